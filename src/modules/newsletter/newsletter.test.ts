import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { RefusalData } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { confirmNews, stopNews, subscribeToNews } from './newsletter.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const askByMail = (email: string) => shop.ask(subscribeToNews, { email, emailConsent: true, source: 'footer' })

async function mailsTo(email: string): Promise<{ subject: string; body: string; token: string }[]> {
  const found = await readRows(
    shop.database.pool,
    z.object({ subject: z.string(), body: z.string() }),
    sql`select subject, body from mails where recipient = ${email}
    order by created_at, mail_id`,
  )
  return found.map((mail) => ({ ...mail, token: /token=([\w-]+)/.exec(mail.body)?.[1] ?? '' }))
}

async function stateOf(contact: string): Promise<string | undefined> {
  const found = await readRows(
    shop.database.pool,
    z.object({ state: z.string() }),
    sql`select state from newsletter_subscriptions where contact = ${contact}`,
  )
  return found[0]?.state
}

test('news begins only when the mailbox itself confirms, and ends by the link of any mail, a year later too', async () => {
  await askByMail('Mei@Example.com')
  const [first] = await mailsTo('mei@example.com')
  expect(await stateOf('mei@example.com')).toBe('pending')
  expect(first!.body).toContain('Praya Limited')
  expect(await shop.ask(confirmNews, { token: first!.token })).toMatchObject({ code: 200 })
  expect(await stateOf('mei@example.com')).toBe('confirmed')
  const [, welcome] = await mailsTo('mei@example.com')
  clock.advance(365 * DAY)
  for (let again = 0; again < 2; again += 1)
    expect((await shop.ask(stopNews, { token: welcome!.token })).code, 'stopping twice').toBe(200)
  expect(await stateOf('mei@example.com')).toBe('stopped')
  const kinds = await readRows(
    shop.database.pool,
    z.object({ kind: z.string(), text_version: z.string().nullable(), source: z.string().nullable() }),
    sql`select kind, text_version, source
    from newsletter_events order by happened_at, event_id`,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['asked', 'confirmed', 'stopped'])
  expect(kinds[0]).toMatchObject({ text_version: expect.stringMatching(/^\d{4}/), source: 'footer' })
})

test('a known address and a new one get the same answer, and one mailbox one mail a day', async () => {
  const answers = [await askByMail('known@example.com'), await askByMail('known@example.com'), await askByMail('new@example.com')]
  const [mail, ...more] = await mailsTo('known@example.com')
  expect(more).toEqual([])
  await shop.ask(confirmNews, { token: mail!.token })
  answers.push(await askByMail('known@example.com'))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('who has stopped stays stopped until the mailbox confirms a new wish; an old link to confirm brings nothing back', async () => {
  await askByMail('once@example.com')
  const [mail] = await mailsTo('once@example.com')
  await shop.ask(confirmNews, { token: mail!.token })
  clock.advance(1_000)
  await shop.ask(stopNews, { token: mail!.token })
  clock.advance(DAY)
  expect((await shop.ask(confirmNews, { token: mail!.token })).code).toBe(refusals.NOT_FOUND.code)
  await askByMail('once@example.com')
  expect(await stateOf('once@example.com')).toBe('stopped')
  await shop.ask(confirmNews, { token: mail!.token })
  expect(await stateOf('once@example.com')).toBe('confirmed')
})

test('a link to confirm is over after 30 days', async () => {
  await askByMail('late@example.com')
  const [mail] = await mailsTo('late@example.com')
  clock.advance(31 * DAY)
  expect((await shop.ask(confirmNews, { token: mail!.token })).code).toBe(refusals.NOT_FOUND.code)
})

test('a number waits until messages can be sent; nothing is mailed', async () => {
  const answer = await shop.ask(subscribeToNews, { areaNum: '+853', mobile: '6612 3456', smsConsent: true })
  expect(answer.data).toEqual({ email: false, sms: true })
  expect(await stateOf('+85366123456')).toBe('pending')
})

test.each([
  [{}, ['email']],
  [{ email: 'no address', emailConsent: true }, ['email']],
  [{ email: 'mei@example.com' }, ['emailConsent']],
  [{ emailConsent: true }, ['email']],
  [{ mobile: '9123 4567' }, ['smsConsent']],
  [{ mobile: '123', smsConsent: true }, ['mobile']],
  [{ smsConsent: true }, ['mobile']],
  [{ areaNum: '+1', mobile: '91234567', smsConsent: true }, ['mobile']],
  [{ email: 'mei@example.com', mobile: '9123 4567' }, ['emailConsent', 'smsConsent']],
])('%j is told beside its field', async (input, fields) => {
  const answer = await shop.ask(subscribeToNews, input, { language: 'cht_CN' })
  expect(answer.code).toBe(refusals.BAD_INPUT.code)
  const { fields: told = {} } = answer.data as RefusalData
  expect(Object.keys(told).toSorted()).toEqual(fields)
  expect(Object.values(told).join('')).toMatch(/^[^a-z]*$|name@example/)
})

test('the form of a browser without script does the same, and every answer is a page', async () => {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(shop.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const done = await post('/zh/newsletter', { email: 'plain@example.com', emailConsent: 'on', source: 'page' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/zh/newsletter/thanks'])
  const [mail] = await mailsTo('plain@example.com')
  expect(mail!.subject).toMatch(/praya最新消息/)
  expect((await post('/newsletter', { email: 'plain@example.com' })).headers.get('location')).toBe('/newsletter/again')
  expect((await post('/newsletter/confirm', { token: mail!.token })).headers.get('location')).toBe('/newsletter/confirmed')
  expect((await post('/newsletter/stop', { token: mail!.token })).headers.get('location')).toBe('/newsletter/stopped')
  expect((await post('/newsletter/stop', { token: 'guessed' })).headers.get('location')).toBe('/newsletter/over')
})
