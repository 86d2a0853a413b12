import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { payOutAll, placeAsGuest } from '#flows/order.builders.ts'
import { count, writeCounts } from '#modules/daily-counts/index.server.ts'
import { getAdminOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { ReportInput, ReportWire } from '#modules/reports/reports.contract.ts'
import { rollDays } from '#modules/reports/index.server.ts'
import { reportFile, showReport } from '#modules/reports/reports.paths.ts'
import { type ReportKind, reportColumns } from '#modules/reports/reports.rules.ts'
import { clock, DAY, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let desk: string
let finance: string
let merchandiser: string
/** The day of the first order; each of the next has some, too. */
let first: string
const SALES = ['brands', 'categories', 'merchants'] as const
const DAYS = 5

/** Nobody stays signed in overnight. */
const signIn = async (): Promise<void> => {
  desk = await shop.operator(['order-desk'])
  finance = await shop.operator(['finance'])
  merchandiser = await shop.operator(['merchandiser'])
}
const pay = async (token: string, orderNo: string): Promise<void> => {
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: finance })
}
/** The first pieces of an order go back to whoever bought them, as a part or as a whole. */
const giveBack = async (orderNo: string, num: number): Promise<void> => {
  const unitIds = (await shop.ask(getAdminOrder, { orderNo }, { token: finance })).data.units
    .slice(0, num)
    .map(({ unitId }) => unitId)
  await shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'as agreed', unitIds }, { token: desk })
  const { refunds } = (await shop.ask(getAdminOrder, { orderNo }, { token: finance })).data
  await shop.ask(approveRefund, { refundId: refunds[0]?.refundId ?? '' }, { token: finance })
  await payOutAll(shop, finance, orderNo)
}

beforeAll(async () => {
  shop = await startTestShop()
  // What tests of other shops in this process have left to be written is not about this one.
  await writeCounts((work) => shop.database.inTransaction(work))
  await shop.database.inTransaction((tx) => sql`truncate daily_counts`.execute(tx))
  // A day is worked out an hour after it is over: at noon none is just over, whenever this runs.
  const sinceMidnight = clock.now().getTime() - startOfDay(dayInHongKong(clock.now())).getTime()
  clock.advance((1.5 * DAY - sinceMidnight) % DAY)
  first = dayInHongKong(clock.now())
  const offer = (merchantCode: string, salePriceCents: number) => ({ merchantCode, salePriceCents, available: 40 })
  const colour = { colourId: 'black', nameEn: 'Black', nameZh: '黑色' }
  const bag = await shop.product({ categories: ['women/bags/totes'], brandCode: 'aurelie' })
  const others = await Promise.all(
    [offer('M2', 333_33), offer('M3', 199_99)].map((one, at) =>
      shop.product({
        brandCode: `brand-${at}`,
        categories: ['men/shoes'],
        colours: [{ ...colour, variants: [{ offers: [one] }] }],
      }),
    ),
  )
  for (let day = 0; day < DAYS; day += 1) {
    await signIn()
    const wanted = day % 2 === 0 ? [bag, ...others] : others
    const { token, answer } = await placeAsGuest(shop, wanted, { quantity: day === 0 ? 1 : 2 })
    await placeAsGuest(shop, others)
    await pay(token, answer.data.orderNo)
    if (day === 1) await giveBack(answer.data.orderNo, 1)
    if (day === 3) await giveBack(answer.data.orderNo, 9)
    clock.advance(DAY)
  }
  await signIn()
}, 60_000)
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

const show = async (kind: ReportKind, wanted: Partial<ReportInput> = {}): Promise<ReportWire> =>
  (await shop.ask(showReport, { kind, from: first, to: dayAfter(first, DAYS), ...wanted }, { token: merchandiser })).data
const cents = (amount: string | number | undefined): number => Math.round(Number(amount) * 100)
const sum = ({ rows }: ReportWire, column: string): number =>
  rows.reduce((total, { figures }) => total + cents(figures[column]), 0)

/** What the books say of some days, entry by entry. */
const booked = async (from: string, to: string): Promise<{ goods: number; charges: number; goodsBack: number; back: number }> => {
  const rows = await readRows(
    shop.database.pool,
    z.object({ kind: z.string(), purpose: z.string(), amount: z.number() }),
    sql`select p.kind, a.purpose, e.amount from ledger_postings p join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
      where to_char(p.posted_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD') between ${from} and ${to}`,
  )
  const total = (kinds: string[], purpose: RegExp): number =>
    rows.reduce((all, row) => (kinds.includes(row.kind) && purpose.test(row.purpose) ? all + row.amount : all), 0)
  return {
    goods: 0 - total(['sale'], /^merchant-sales$/),
    charges: 0 - total(['sale'], /^charge-/),
    goodsBack: total(['refund', 'difference-undone'], /^merchant-sales$/),
    back: total(['refund', 'difference-undone'], /^(merchant-sales|charge-.*)$/),
  }
}

/** Of every period the reports and the ledger are the same to the cent, and so are both ways to read the reports. */
async function requireAgreement(): Promise<void> {
  const day = fc.integer({ min: 0, max: DAYS })
  await fc.assert(
    fc.asyncProperty(day, day, async (one, other) => {
      const [from, to] = [dayAfter(first, Math.min(one, other)), dayAfter(first, Math.max(one, other))]
      const books = await booked(from, to)
      const days = await show('days', { from, to })
      expect([sum(days, 'sales'), sum(days, 'back')]).toEqual([books.goods + books.charges, books.back])
      for (const kind of SALES) {
        const report = await show(kind, { from, to })
        expect([kind, sum(report, 'goods'), sum(report, 'back')]).toEqual([kind, books.goods, books.goodsBack])
        expect(cents(report.total?.net)).toBe(books.goods - books.goodsBack)
      }
    }),
    { numRuns: 6 },
  )
}

test('figures of any days are those of the ledger to the cent, before days are worked out, with half of them, and after', async () => {
  const books = await booked(first, dayAfter(first, DAYS))
  expect(books.goods).toBeGreaterThan(0)
  expect(books.goodsBack).toBeGreaterThan(0)
  const before = await Promise.all([...SALES, 'days' as const].map((kind) => show(kind)))
  await requireAgreement()
  clock.advance(-2 * DAY)
  expect(await shop.database.inTransaction(rollDays)).toBe(3)
  clock.advance(2 * DAY)
  await requireAgreement()
  expect(await shop.database.inTransaction(rollDays)).toBe(2)
  expect(await shop.database.inTransaction(rollDays)).toBe(0)
  await requireAgreement()
  expect(await Promise.all([...SALES, 'days' as const].map((kind) => show(kind)))).toEqual(before)
})

test('a period stands beside another: day by day, and each brand beside itself', async () => {
  const against = { from: dayAfter(first, 1), to: dayAfter(first, 1), againstFrom: first, againstTo: first }
  const [day] = (await show('days', against)).rows
  expect(day).toMatchObject({ key: against.from, againstKey: first, figures: { paid: 1 }, against: { paid: 1 } })
  const brands = await show('brands', against)
  expect(brands.rows.find(({ key }) => key === 'aurelie')).toMatchObject({
    figures: { net: '0.00' },
    against: { goods: '12000.00' },
  })
  expect((await show('categories')).rows.map(({ key }) => key).toSorted()).toEqual(['men/shoes', 'women/bags'])
})

test('stock ends by the rate of four weeks, and what was seen and not bought is found by its looks', async () => {
  const unsold = await shop.product()
  const sold = await shop.product()
  for (let times = 0; times < 7; times += 1) count('product-seen', unsold.spuCode)
  count('product-seen', sold.spuCode)
  count('bag-add', unsold.skuIds[0])
  await writeCounts((work) => shop.database.inTransaction(work))
  const { token, answer } = await placeAsGuest(shop, [sold], { quantity: 4 })
  await pay(token, answer.data.orderNo)
  const found = (await show('unsold')).rows
  expect(found).toMatchObject([{ spuCode: unsold.spuCode, figures: { seen: 7, bagged: 1, available: 5 } }])
  const ending = (await show('stock')).rows
  expect(ending.map(({ figures }) => figures.days)).toEqual(
    ending.map(({ figures }) => figures.days).toSorted((a, b) => Number(a) - Number(b)),
  )
  expect(ending.find(({ spuCode }) => spuCode === sold.spuCode)).toMatchObject({ figures: { available: 1, sold: 4, days: 7 } })
})

test('the way from visit to payment counts every step, and a search that finds nothing is read with its language', async () => {
  await writeCounts((work) => shop.database.inTransaction(work))
  const way = (await show('way')).rows.map(({ key, figures }) => [key, figures.num])
  expect(Object.fromEntries(way)).toMatchObject({ placed: DAYS * 2 + 1, paid: DAYS + 1, checkout: DAYS * 2 + 1 })
  count('search-nothing', 'en purple unicorn')
  await writeCounts((work) => shop.database.inTransaction(work))
  expect((await show('searches')).rows).toMatchObject([{ name: 'purple unicorn', note: 'en', figures: { num: 1 } }])
})

test('a file has every row, and no spreadsheet takes words of strangers for a formula', async () => {
  count('search-nothing', 'en =hyperlink("http://evil")')
  await writeCounts((work) => shop.database.inTransaction(work))
  const fetchFile = async (kind: ReportKind, token: string) =>
    fetch(`${shop.url}${BASE_PATH}${reportFile.path}?${new URLSearchParams({ kind, from: first, to: dayAfter(first, DAYS) })}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  const rows = parse(Buffer.from(await (await fetchFile('searches', merchandiser)).arrayBuffer()), { bom: true })
  expect(rows.map(([, name]) => name)).toContain(`'=hyperlink("http://evil")`)
  const days = parse(Buffer.from(await (await fetchFile('days', merchandiser)).arrayBuffer()), { bom: true })
  expect(days).toHaveLength(DAYS + 2)
  expect(days[0]).toHaveLength(3 + reportColumns.days.length)
  expect((await fetchFile('days', desk)).status).toBe(403)
})

test('days out of order, of no calendar or beyond eight hundred are refused by their field', async () => {
  const ask = (wanted: Partial<ReportInput>) =>
    shop.ask(showReport, { kind: 'days', from: first, to: first, ...wanted }, { token: merchandiser })
  const field = async (wanted: Partial<ReportInput>) => (await ask(wanted)).data as unknown
  expect(await field({ to: dayAfter(first, -1) })).toMatchObject({ field: 'to' })
  expect(await field({ to: dayAfter(first, 800) })).toMatchObject({ field: 'to' })
  expect(await field({ from: '2026-02-30' })).toMatchObject({ field: 'from' })
  expect(await field({ againstFrom: first })).toMatchObject({ field: 'againstTo' })
})
