import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import type { SmsLimits } from './codes.rules.ts'
import { type CodeAsked, issueCode, redeemCode } from './codes.ts'

const LIMITS: SmsLimits = {
  countries: '+852 +853 +86 +44 +1',
  mostADay: 500,
  alarmPercent: 70,
  mostToPrefixAnHour: 20,
  mostFromDeviceADay: 10,
}
let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 30 })
})
beforeEach(async () => {
  await runSql(database, sql`truncate one_time_codes, sms_alarms, outbox cascade`)
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

async function visitors(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  await runSql(database, sql`insert into accounts (account_id, kind) select unnest(${ids}::uuid[]), 'visitor'`)
  return ids
}
const visitor = async (): Promise<string> => (await visitors(1))[0]!

let networks = 0
/** The code, or the name of the refusal; of a network nobody else asks from, unless one is named. */
async function ask(contact: string, more: Partial<CodeAsked> = {}): Promise<string> {
  const asked: CodeAsked = {
    purpose: 'sign-in',
    subject: contact,
    ownerId: more.ownerId ?? (await visitor()),
    contact,
    network: `network ${(networks += 1)}`,
    channel: 'sms',
    sms: LIMITS,
    ...more,
  }
  try {
    return (await database.inTransaction((tx) => issueCode(tx, asked, 1))).code ?? 'too soon'
  } catch (problem) {
    if (problem instanceof Refusal) return problem.reason
    throw problem
  }
}
const isCode = (answer: string): boolean => /^\d{6}$/.test(answer)
const mobile = (at: number, first = '+8529'): string => first + String(at * 7_919).padStart(12 - first.length, '0')
const hourLater = sql`update one_time_codes set created_at = created_at - interval '61 minutes', expires_at = expires_at - interval '61 minutes'`

test.each([
  ['to a country that is not on the list', '+9647901234567', 'SMS_COUNTRY'],
  ['to a landline', '+85221234567', 'SMS_NUMBER'],
  ['to an island that shares a country code', '+18765551234', 'SMS_NUMBER'],
  ['to a line that costs a multiple', '+447012345678', 'SMS_NUMBER'],
  ['to a service number', '+19005551234', 'SMS_NUMBER'],
  ['to what is no number', '+8529123456x', 'SMS_NUMBER'],
])('nothing is sent %s', async (_, contact, refused) => {
  expect(await ask(contact)).toBe(refused)
})

test.each(['+85291234567', '+85366123456', '+8613812345678', '+447400123456', '+14155552671'])(
  '%s gets a code',
  async (contact) => {
    expect(await ask(contact)).toMatch(/^\d{6}$/)
  },
)

test('where nobody sends messages, or nobody has said what they may cost, no code is made for one', async () => {
  expect(await ask('+85291234567', { sms: undefined })).toBe('SMS_OFF')
  expect(await ask('somebody@example.com', { channel: 'mail', sms: undefined })).toMatch(/^\d{6}$/)
})

test('of a thousand numbers in sequence, each asked for from another device and network, an hour brings twenty', async () => {
  const devices = await visitors(1_000)
  const answers: string[] = []
  const inSequence = devices.map((ownerId, at) => ({ ownerId, contact: `+8529123${String(at).padStart(4, '0')}` }))
  while (inSequence.length > 0)
    answers.push(...(await Promise.all(inSequence.splice(0, 10).map(({ ownerId, contact }) => ask(contact, { ownerId })))))
  expect(answers.filter(isCode)).toHaveLength(20)
  expect(answers.filter((answer) => answer === 'SMS_TOO_MANY')).toHaveLength(980)
  expect(await ask('+85328123456')).toBe('SMS_NUMBER')
  expect(await ask('+85366000001')).toMatch(/^\d{6}$/)
  await runSql(database, hourLater)
  expect(await ask('+85291239999')).toMatch(/^\d{6}$/)
})

test('one device asks for ten a day, however it mixes numbers of Hong Kong and Macau', async () => {
  const ownerId = await visitor()
  const answers: string[] = []
  for (let at = 1; at <= 15; at += 1) answers.push(await ask(mobile(at, at % 2 ? '+8529' : '+8536'), { ownerId }))
  expect(answers.filter(isCode)).toHaveLength(10)
  expect(answers.slice(10)).toEqual(Array.from({ length: 5 }, () => 'SMS_TOO_MANY'))
})

test('asking again and again for one number sends one code a minute, and ten a day from all devices together', async () => {
  const ownerId = await visitor()
  const contact = '+85361234567'
  expect(await ask(contact, { ownerId })).toMatch(/^\d{6}$/)
  for (let at = 0; at < 5; at += 1) expect(await ask(contact, { ownerId })).toBe('too soon')
  for (let at = 0; at < 9; at += 1) expect(await ask(contact)).toMatch(/^\d{6}$/)
  expect(await ask(contact)).toBe('CODES_TOO_MANY')
})

test('fifty at once send no more than is allowed: to numbers in a row, from one device, and in all', async () => {
  const race = async (asked: (at: number) => Promise<string>) =>
    (await Promise.all(Array.from({ length: 50 }, (_, at) => asked(at)))).filter(isCode)
  expect(await race((at) => ask(`+8529777${String(at).padStart(4, '0')}`))).toHaveLength(20)
  const ownerId = await visitor()
  expect(await race((at) => ask(mobile(at + 1, '+8536'), { ownerId }))).toHaveLength(10)
  const sms = { ...LIMITS, mostADay: 42 }
  expect(await race((at) => ask(mobile(at + 1, '+86138').padEnd(14, '0'), { sms }))).toHaveLength(12)
  expect(
    await readRows(database.pool, z.object({ codes: z.number() }), sql`select count(*) as codes from one_time_codes`),
  ).toEqual([{ codes: 42 }])
})

test('operators are warned once when the share of the day is used, once when nothing is left, and again for a new limit', async () => {
  const sms = { ...LIMITS, mostADay: 10 }
  const alarms = () =>
    readRows(
      database.pool,
      z.object({ sent: z.number(), most: z.number() }),
      sql`select sent, most from sms_alarms order by raised_at`,
    )
  for (let at = 1; at <= 6; at += 1) await ask(mobile(at), { sms })
  expect(await alarms()).toEqual([])
  await ask(mobile(7), { sms })
  await ask(mobile(8), { sms })
  expect(await alarms()).toEqual([{ sent: 7, most: 10 }])
  for (let at = 9; at <= 12; at += 1) await ask(mobile(at), { sms })
  expect(await alarms()).toEqual([
    { sent: 7, most: 10 },
    { sent: 10, most: 10 },
  ])
  await ask(mobile(13), { sms: { ...LIMITS, mostADay: 12 } })
  expect((await alarms()).at(-1)).toEqual({ sent: 11, most: 12 })
  const told = sql`select payload from outbox where topic = 'sms-alarm' order by event_id`
  expect(await readRows(database.pool, z.object({ payload: z.unknown() }), told)).toHaveLength(3)
})

test('a code opens for its own phone and purpose alone, once, for ten minutes; of many guesses at once five are looked at', async () => {
  const ownerId = await visitor()
  const [mine, other] = ['+85291110001', '+85261110002']
  const open = (place: { subject?: string; purpose?: string; ownerId?: string }, typed: string) =>
    redeemCode(database, { purpose: 'sign-in', subject: mine, ownerId, ...place }, typed, async () => {}).then(
      () => 'open',
      (problem: unknown) => (problem instanceof Refusal ? problem.reason : String(problem)),
    )
  const code = await ask(mine, { ownerId })
  await ask(other, { ownerId })
  expect(await open({ subject: other }, code)).toBe('CODE_WRONG')
  expect(await open({ purpose: 'recover' }, code)).toBe('CODE_OVER')
  expect(await open({ ownerId: await visitor() }, code)).toBe('CODE_OVER')
  expect(await open({}, code)).toBe('open')
  expect(await open({}, code)).toBe('CODE_OVER')

  await runSql(database, sql`update one_time_codes set created_at = created_at - interval '2 minutes'`)
  const late = await ask(mine, { ownerId })
  await runSql(database, sql`update one_time_codes set expires_at = expires_at - interval '11 minutes'`)
  expect(await open({}, late)).toBe('CODE_OVER')

  await runSql(database, sql`update one_time_codes set created_at = created_at - interval '2 minutes'`)
  const guessed = await ask(mine, { ownerId })
  const wrong = Array.from({ length: 200 }, (_, at) => String((Number(guessed) + 1 + at) % 1_000_000).padStart(6, '0'))
  const answers: string[] = []
  while (wrong.length > 0) answers.push(...(await Promise.all(wrong.splice(0, 10).map((typed) => open({}, typed)))))
  expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(4)
  expect(answers.filter((answer) => answer === 'CODE_OVER')).toHaveLength(196)
  expect(await open({}, guessed)).toBe('CODE_OVER')
})
