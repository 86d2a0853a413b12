import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listMadeStatements, madeStatementFile } from '#modules/settlement/merchant-money.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { clock, DAY, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { fromWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { makeStatements } from './make-statements.ts'
import { type BuiltMerchant, merchantOf } from './sellers.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const REFUSED = /added to and never changed/

let serial = 0
const merchant = (): Promise<BuiltMerchant> => merchantOf(shop, `Plover${(serial += 1)}`)
const START = '2026-01-05'
/** From here on the clock of the shop is what the test says. */
const at = (day: number, hours = 0): void => {
  clock.reset()
  clock.advance(startOfDay(dayAfter(START, day)).getTime() + hours * 3_600_000 - clock.now().getTime())
}
type Booking = { day: number; hours: number; cents: number; purpose: 'merchant-due' | 'merchant-debts' | 'merchant-paid' }

async function book({ merchantId }: BuiltMerchant, { day, hours, cents, purpose }: Booking): Promise<void> {
  at(day, hours)
  const entries = [
    { ownerId: merchantId, purpose, amount: -cents },
    { purpose: 'sales', amount: cents },
  ]
  await shop.database.inTransaction((tx) => post(tx, { kind: 'share-due', subjectId: newId(), entries }))
}

const made = async ({ token }: BuiltMerchant) => {
  clock.reset()
  return (await shop.ask(listMadeStatements, {}, { token })).data.list.toReversed()
}
async function ledgerUntil({ merchantId }: BuiltMerchant, day: string): Promise<number> {
  const [row] = await readRows(
    shop.database.pool,
    z.object({ cents: z.number() }),
    sql`select coalesce(-sum(amount), 0)::bigint as cents from ledger_lines where owner_id = ${merchantId}
      and purpose in ('merchant-due', 'merchant-debts', 'merchant-paid') and posted_at < ${startOfDay(dayAfter(day, 1))}`,
  )
  return row?.cents ?? 0
}
async function rhythm(statements: 'monthly' | 'weekly'): Promise<void> {
  clock.reset()
  const token = await shop.operator()
  const { settings } = (await shop.ask(listSettings, {}, { token })).data as {
    settings: { name: string; value: { kinds: object[] }; version: number }[]
  }
  const found = settings.find(({ name }) => name === 'merchantKinds')!
  const value = { kinds: found.value.kinds.map((kind) => ({ ...kind, statements })) }
  await shop.ask(saveSetting, { name: 'merchantKinds', version: found.version, value } as never, { token })
}

const bookings = fc.array(
  fc.record<Booking>({
    day: fc.integer({ min: 0, max: 150 }),
    hours: fc.integer({ min: 0, max: 23 }),
    cents: fc.integer({ min: -900_000, max: 900_000 }).filter((cents) => cents !== 0),
    purpose: fc.constantFrom('merchant-due', 'merchant-debts', 'merchant-paid'),
  }),
  { minLength: 1, maxLength: 12 },
)

test('whatever is booked, statements follow each other, say each line once, and close with what the ledger says, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(bookings, async (booked) => {
      const of = await merchant()
      for (const one of booked) await book(of, one)
      at(200)
      await makeStatements(shop.database)
      const list = await made(of)
      let closed = 0
      for (const [turn, { firstDay, lastDay, opening, closing }] of list.entries()) {
        expect(fromSigned(opening)).toBe(closed)
        closed = fromSigned(closing)
        expect(closed).toBe(await ledgerUntil(of, lastDay))
        expect(firstDay > (list[turn - 1]?.lastDay ?? '')).toBe(true)
      }
      expect(closed).toBe(booked.reduce((sum, { cents }) => sum + cents, 0))
      const [lines] = await readRows(
        shop.database.pool,
        z.object({ num: z.int(), cents: z.number() }),
        sql`select count(*)::int as num, coalesce(sum((l ->> 'cents')::bigint), 0)::bigint as cents from merchant_statements s,
          jsonb_array_elements(s.lines) l where s.merchant_id = ${of.merchantId}`,
      )
      expect(lines).toEqual({ num: booked.length, cents: closed })
    }),
    { numRuns: 12 },
  )
})
const fromSigned = (wire: string): number => (wire.startsWith('-') ? -fromWire(wire.slice(1)) : fromWire(wire))

const booking = (day: number, cents: number): Booking => ({ day, hours: 12, cents, purpose: 'merchant-due' })

test('a month is stated once it is over, by whoever comes first, and never written again', async () => {
  const of = await merchant()
  await book(of, booking(3, 1_056_000))
  // January ends on day 26; what was under way then is booked within the hour.
  at(27, 0.5)
  await makeStatements(shop.database)
  expect(await made(of)).toEqual([])
  at(27, 2)
  await Promise.all([makeStatements(shop.database), makeStatements(shop.database)])
  await makeStatements(shop.database)
  const [statement, ...more] = await made(of)
  expect(more).toEqual([])
  expect(statement).toMatchObject({ firstDay: '2026-01-01', lastDay: '2026-01-31', opening: '0.00', closing: '10560.00' })
  await expect(runSql(shop.database, sql`update merchant_statements set closing_cents = 0, moved_cents = 0`)).rejects.toThrow(
    REFUSED,
  )
  await expect(runSql(shop.database, sql`delete from merchant_statements`)).rejects.toThrow(REFUSED)
})

test('where the rule of the kind says so it is a week, and what a month left open is stated first', async () => {
  const of = await merchant()
  await book(of, booking(3, 100))
  at(30, 2)
  await makeStatements(shop.database)
  await rhythm('weekly')
  await book(of, booking(29, 200))
  await book(of, booking(36, 300))
  at(60)
  await makeStatements(shop.database)
  await rhythm('monthly')
  expect((await made(of)).map(({ firstDay, lastDay, closing }) => [firstDay, lastDay, closing])).toEqual([
    ['2026-01-01', '2026-01-31', '1.00'],
    ['2026-02-02', '2026-02-08', '3.00'],
    ['2026-02-09', '2026-02-15', '6.00'],
  ])
})

test('its people keep it as a table and on paper; for another merchant it is not there', async () => {
  const [of, other] = [await merchant(), await merchant()]
  await book(of, booking(1, 777))
  at(100)
  await makeStatements(shop.database)
  const [statement] = await made(of)
  const file = (format: 'csv' | 'pdf', language = 'en', token = of.token) => {
    const asked = new URLSearchParams({ statementId: statement?.statementId ?? '', format, language })
    return fetch(`${shop.url}${BASE_PATH}${madeStatementFile.path}?${asked}`, { headers: { Authorization: `Bearer ${token}` } })
  }
  const csv = await (await file('csv')).text()
  expect(csv.split('\r\n').map((line) => line.split(',').at(-1))).toEqual(['Balance', '0.00', '7.77', '7.77', ''])
  for (const language of ['en', 'zh']) {
    const pdf = await file('pdf', language)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
  expect((await file('csv', 'en', other.token)).headers.get('content-type')).toMatch(/^application\/json/)
  expect((await shop.ask(listMadeStatements, {}, { token: other.token })).data.list).toEqual([])
})

test('nothing is stated of a day that is not over', async () => {
  const of = await merchant()
  const today = dayInHongKong(clock.now())
  await shop.database.inTransaction((tx) =>
    post(tx, {
      kind: 'share-due',
      subjectId: newId(),
      entries: [
        { ownerId: of.merchantId, purpose: 'merchant-due', amount: -100 },
        { purpose: 'sales', amount: 100 },
      ],
    }),
  )
  await makeStatements(shop.database)
  expect((await made(of)).every(({ lastDay }) => lastDay < today)).toBe(true)
  clock.advance(40 * DAY)
  await makeStatements(shop.database)
  expect(await made(of)).toHaveLength(1)
})
