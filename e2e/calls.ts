import { setTimeout as pause } from 'node:timers/promises'
import { visitorLogin } from '../src/modules/members/members.paths.ts'
import { OK_CODE } from '../src/language/screen-codes.ts'
import { WIRE_LANGUAGE } from '../src/language/languages.ts'
import { newId } from '../src/platform/ids.server.ts'
import { BASE_PATH, type CallPath, type Envelope } from '../src/platform/wire/call-path.ts'
import { refusals } from '../src/refusals.ts'
import type { Person } from './shop-test.ts'

const PASSING = new Set<number>([refusals.BUSY.code, refusals.IN_LINE.code])

/**
 * A call as this browser makes it, with its cookies and in its language, past the page: who is told to come again comes again with
 * the same key. Any other refusal ends the test.
 */
export async function ask<Input extends object, Output>(
  person: Person,
  path: CallPath<Input, Output>,
  input: Input,
  token?: string,
  key: string = newId(),
): Promise<Output> {
  const { page, language } = person
  const headers = {
    'Accept-Language': WIRE_LANGUAGE[language],
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(path.once ? { 'Idempotency-Key': key } : {}),
  }
  const sent = path.method === 'GET' ? { params: { ...input } as Record<string, string> } : { data: input }
  const answer = await page.request.fetch(new URL(BASE_PATH + path.path, page.url()).href, {
    method: path.method,
    headers,
    ...sent,
  })
  const { code, msg, data } = (await answer.json()) as Envelope<Output>
  if (PASSING.has(code)) {
    await pause(200)
    return ask(person, path, input, token, key)
  }
  if (code !== OK_CODE) throw new Error(`${path.path} answers ${code}: ${msg} ${JSON.stringify(data)}`)
  return data
}

/** By what this browser is known to the shop; a new one is let in as a guest, as its first page would. */
export async function shopperToken(person: Person): Promise<string> {
  const { page } = person
  const known = await page.evaluate(() => localStorage.getItem('access_token'))
  if (known) return known
  const { token, account } = await ask(person, visitorLogin, { deviceType: 'web' })
  await page.evaluate((kept) => Object.assign(localStorage, kept), { access_token: token, account, isVisitor: 'true' })
  return token
}
