import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledIn, statesOf } from '#calls/sellers/applications.builders.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { receipt } from '#flows/receipt.builders.ts'
import type { FieldName } from '#modules/applications/application-parts.rules.ts'
import { getOwnApplication } from '#modules/applications/applications.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { askPage, openPage, ORIGIN, type Page, sayAll, sendForm } from '../own-pages.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: ORIGIN }, sayAll)
})
afterAll(() => shop.stop())

type Typed = Record<string, string>
const only = (...names: FieldName[]): Typed => {
  const fields = filledIn()
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
}

async function applicant() {
  const member = await join(shop)
  const { cookie, mark, key } = await openPage(shop, member, '/seller/apply')
  const own = async () => (await shop.ask(getOwnApplication, {}, { token: member.token })).data
  const begin = (typed: Typed) => sendForm(shop, '/seller/apply?part=kind', { mark, key, act: 'begin', ...typed }, { cookie })
  const at = (applicationNo: string, part = '') => `/seller/apply?${new URLSearchParams({ application: applicationNo, part })}`
  /** A form with pictures as a browser sends it: the mark stands first. */
  const send = async (path: string, typed: Typed, pictures: Buffer[] = []): Promise<Page> => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ mark, ...typed })) body.append(name, value)
    for (const picture of pictures) body.append('picture', new Blob([new Uint8Array(picture)]), 'page.png')
    // What a browser sends of a field in which nothing was chosen.
    if (pictures.length === 0) body.append('picture', new Blob([]), '')
    return askPage(shop, path, cookie, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  }
  return { ...member, cookie, mark, own, begin, at, send }
}

test('somebody without script begins, is told what is missing beside its field, and may come back to what was typed', async () => {
  const { begin, own, at, send } = await applicant()
  const young = await begin({ kind: 'individual', terms: 'yes' })
  expect(young).toMatchObject({ status: 422, told: { tried: { problems: { adult: expect.any(String) } } } })
  expect((await own()).application).toBeNull()
  const begun = await begin({ kind: 'individual', adult: 'yes', terms: 'yes' })
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/seller/apply'])
  const { applicationNo = '' } = (await own()).application ?? {}
  const typed = only('shopName', 'contactName', 'contactPhone')
  const later = await send(at(applicationNo, 'details'), { ...typed, act: 'later' })
  expect([later.status, later.headers.get('location')]).toEqual([303, `/seller/apply?application=${applicationNo}&done=saved`])
  expect((await own()).application?.draft).toMatchObject(typed)
  const lacks = await send(at(applicationNo, 'details'), { ...typed, act: 'details' })
  expect(lacks.told?.tried).toMatchObject({
    values: { shopName: typed.shopName },
    problems: { contactEmail: expect.any(String), categories: expect.any(String) },
  })
})

test('every part is sent with its pictures, and a picture that was taken is not asked for again beside a problem', async () => {
  const { begin, own, at, send, token } = await applicant()
  await begin({ kind: 'individual', adult: 'yes', terms: 'yes' })
  const { applicationNo = '', requirements = [] } = (await own()).application ?? {}
  const all = filledIn()
  const details = only('shopName', 'contactName', 'contactPhone', 'contactEmail', 'categories')
  await send(at(applicationNo, 'details'), { ...details, act: 'details' })
  const path = at(applicationNo, 'identity')
  const nameless = await send(path, { representative: '', act: 'send identity' }, [await receipt()])
  expect(nameless.told?.tried?.problems).toEqual({ representative: expect.any(String) })
  const pictures = nameless.told?.tried?.values.pictures ?? ''
  expect(pictures).not.toBe('')
  const sent = await send(path, { representative: 'Mei Tang', pictures, act: 'send identity' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/seller/apply?application=${applicationNo}&done=sent`])
  for (const { requirement } of requirements.filter((one) => one.requirement !== 'identity'))
    await send(at(applicationNo, requirement), { ...(all as Typed), act: `send ${requirement}` }, [
      await receipt(),
      await receipt(),
    ])
  const { application } = await own()
  expect(new Set(Object.values(statesOf(application!)))).toEqual(new Set(['in-review']))
  expect(application?.state).toBe('submitted')
  // Another's number, typed by hand, is no application of theirs.
  const stranger = await applicant()
  const foreign = await stranger.send(at(applicationNo, 'identity'), { representative: 'Mei Tang', act: 'send identity' }, [
    await receipt(),
  ])
  expect(foreign.headers.get('location')).toBeNull()
  const script = await stranger.send(at(applicationNo), { act: 'withdraw-surely' })
  expect(script.headers.get('location')).toBeNull()
  expect((await shop.ask(getOwnApplication, {}, { token })).data.application?.state).toBe('submitted')
})

test('it is withdrawn when that is said twice, and not from a page of somebody else’s', async () => {
  const { begin, own, at, send, cookie } = await applicant()
  await begin({ kind: 'company', adult: 'yes', terms: 'yes' })
  const { applicationNo = '' } = (await own()).application ?? {}
  const forged = { act: 'withdraw-surely', mark: 'of another page' }
  expect((await sendForm(shop, at(applicationNo), forged, { cookie })).headers.get('location')).toBeNull()
  expect((await send(at(applicationNo), { act: 'withdraw' })).status).toBe(200)
  expect((await own()).application?.state).toBe('draft')
  const withdrawn = await send(at(applicationNo), { act: 'withdraw-surely' })
  expect(withdrawn.headers.get('location')).toBe(`/seller/apply?application=${applicationNo}&done=withdrawn`)
  expect((await own()).application?.state).toBe('withdrawn')
})
