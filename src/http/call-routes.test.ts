import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { refusals } from '#refusals.ts'
import { getMiniBag } from '#modules/bag/bag.paths.ts'
import { updateDetails } from '#modules/members/members.paths.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { REPORTS_PATH } from './policy-reports.server.ts'
import { policyFor } from './security-policy.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

describe('what is typed', () => {
  const sent = { lastName: 'Chan', areaNum: '+852', mobile: '', email: '', language: 'cht_CN', sexType: 1 } as const
  const code = (point: number): string => String.fromCharCode(point)

  test.each([
    ['a NUL', `Tai${code(0)}Man`, 'unreadable'],
    ['half a letter', `Tai ${code(0xd83d)}`, 'unreadable'],
    ['text that runs the other way', `Tai${code(0x202e)}naM`, 'unreadable'],
    ['nothing that can be seen', code(0x200b), 'invisible'],
  ] as const)('with %s is refused beside its field, in the caller’s language', async (_, firstName, problem) => {
    const answer = await shop.ask(updateDetails, { ...sent, firstName }, { token: await shop.visitor(), language: 'cht_CN' })
    expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { firstName: allFieldProblems[problem].zh } } })
  })

  test('as the name of something is refused beside what it is in', async () => {
    const answer = await shop.ask(
      updateDetails,
      { ...sent, firstName: 'Tai', [`a${code(0)}`]: 1 },
      { token: await shop.visitor() },
    )
    expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { '': allFieldProblems.unreadable.en } } })
  })

  test('into a search is no error of ours either', async () => {
    const response = await fetch(`${shop.url}${BASE_PATH}${getOrder.path}?orderNo=%00`, {
      headers: { Authorization: `Bearer ${await shop.visitor()}` },
    })
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([200, refusals.BAD_INPUT.code])
  })
})

test('a call without fields may send nothing at all as its JSON', async () => {
  const response = await fetch(`${shop.url}${BASE_PATH}${getMiniBag.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await shop.visitor()}` },
  })
  expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([200, 200])
})

/** What the server says to these bytes. */
async function say(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes)
  let said = ''
  for await (const part of socket) said += String(part)
  return said
}

describe('a request', () => {
  const end = 'Connection: close\r\n\r\n'

  test.each([
    ['two hosts', 'Host: a.example\r\nHost: b.example\r\n'],
    ['two authorizations', 'Host: a.example\r\nAuthorization: Bearer a\r\nauthorization: Bearer b\r\n'],
  ])('that names %s is not taken, whichever is meant', async (_, headers) => {
    for (const path of [`${BASE_PATH}${getMiniBag.path}`, '/', '/livez'])
      expect(await say(`GET ${path} HTTP/1.1\r\n${headers}${end}`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await say(`GET /livez HTTP/1.1\r\nHost: a.example\r\n${end}`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400, '未能讀取此要求。'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a.example\r\nCookie: ${'x'.repeat(100_000)}\r\n${end}`, 431, 'Cookie'],
  ])('of %s is answered in words, and guarded as every answer is', async (_, bytes, status, words) => {
    const said = await say(bytes)
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(said).toContain(words)
    expect(said).toContain('Content-Type: text/plain; charset=utf-8')
    expect(said).toContain('X-Content-Type-Options: nosniff')
  })
})

describe('what a page’s policy has kept from happening', () => {
  const tell = (type: string, body: string) =>
    fetch(`${shop.url}${REPORTS_PATH}`, { method: 'POST', headers: { 'Content-Type': type }, body })
  const older = JSON.stringify({ 'csp-report': { 'document-uri': 'https://a.example/?code=1', 'blocked-uri': 'inline' } })

  test.each([
    ['as browsers told it first', 'application/csp-report', older],
    [
      'as they tell it now',
      'application/reports+json',
      JSON.stringify([{ type: 'csp-violation', body: { blockedURL: 'eval' } }]),
    ],
    ['in words that are none', 'application/csp-report', '{'],
    ['and is none of ours', 'application/reports+json', '[1,{"type":"deprecation"},null]'],
  ])('is taken %s', async (_, type, body) => {
    expect((await tell(type, body)).status).toBe(204)
  })

  test('is taken in no other form, nor when it is long', async () => {
    expect((await tell('application/csp-report', 'x'.repeat(20_000))).status).toBe(413)
    expect((await tell('text/html', older)).status).toBe(415)
  })

  test('is told to an address that every policy of a page names', () => {
    expect(policyFor([])).toContain(`report-uri ${REPORTS_PATH}; report-to policy`)
  })

  test('every answer says what no page of the shop uses', async () => {
    for (const path of ['/', '/livez', `${BASE_PATH}/nowhere`, '/robots.txt']) {
      const policy = (await fetch(shop.url + path)).headers.get('permissions-policy') ?? ''
      for (const feature of ['geolocation=()', 'microphone=()', 'payment=()', 'camera=(self)']) expect(policy).toContain(feature)
    }
  })
})
