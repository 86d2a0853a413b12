import { getDetails } from '#modules/members/members.paths.ts'
import { queryAddress } from '#modules/address-book/address-book.paths.ts'
import type { RenderPage } from '#http/pages/page-routes.server.ts'
import type { Drawing } from '#platform/wire/own-page.ts'
import type { TestShop } from '../test-shop.builders.ts'

/** What a page was drawn with, as its only bytes. */
type Told = Pick<Drawing, 'owner' | 'tried'> & { url: string; details?: unknown; addresses?: { address: string }[] }

export const sayAll: RenderPage = async (request, { drawing: { owner, call, tried } = {} }) => {
  const [details, addresses] = call ? [await call(getDetails, {}), await call(queryAddress, {})] : []
  const told: Told = {
    url: new URL(request.url).pathname,
    ...(owner && { owner }),
    ...(tried && { tried }),
    ...(details?.ok && { details: details.data }),
    ...(addresses?.ok && { addresses: addresses.data }),
  }
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  return { status: 200, headers, body: Buffer.from(JSON.stringify(told)), tags: new Set(['words']) }
}

export type Page = { status: number; headers: Headers; told: Told | undefined }

/** Asks as a browser with this cookie, if any. */
export async function askPage(shop: TestShop, path: string, cookie = '', given: RequestInit = {}): Promise<Page> {
  const response = await fetch(shop.url + path, {
    redirect: 'manual',
    ...given,
    headers: { ...(cookie && { Cookie: cookie }), ...(given.headers as Record<string, string>) },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, told: text ? (JSON.parse(text) as Told) : undefined }
}

type Sending = { cookie?: string; headers?: Record<string, string> }

/** Sends a form as a browser does from a page of the shop. */
export function sendForm(
  shop: TestShop,
  path: string,
  fields: Record<string, string>,
  { cookie, headers }: Sending = {},
): Promise<Page> {
  return askPage(shop, path, cookie, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  })
}

export const ORIGIN = 'https://shop.example'
export const heldBy = ({ token }: { token: string }): string => `__Host-session=${token}`
export const heldByGuest = (token: string): string => `__Host-guest=${token}`

/** A page of theirs, and what a form on it would carry. */
export async function openPage(shop: TestShop, member: { token: string }, path = '/myaccount/info') {
  const cookie = heldBy(member)
  const { told } = await askPage(shop, path, cookie)
  return { cookie, mark: told?.owner?.mark ?? '', key: told?.owner?.key ?? '' }
}

/** The session a browser holds after an answer. */
export const cookieOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .find((one) => /-(session|guest)=/.test(one))
    ?.split(';')[0] ?? ''
