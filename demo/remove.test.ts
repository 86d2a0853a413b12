import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { requireInvariants } from '../src/flows/invariants.builders.ts'
import { placeAsGuest } from '../src/flows/order.builders.ts'
import { ensureCategories } from '../src/modules/catalogue/index.server.ts'
import { listBench } from '../src/modules/authentication/authentication.paths.ts'
import { checkLedger } from '../src/modules/ledger/index.server.ts'
import { checkTrail, sealTrail } from '../src/modules/audit/index.server.ts'
import { listAdminMembers } from '../src/modules/members/admin-members.paths.ts'
import { listMerchants } from '../src/modules/settlement/settlement.paths.ts'
import { listDisputes } from '../src/modules/orders/payments/payments.paths.ts'
import { listWaiting } from '../src/modules/orders/orders.paths.ts'
import { orderStates } from '../src/modules/orders/orders.rules.ts'
import { showReport, showToday } from '../src/modules/reports/reports.paths.ts'
import { signingWith } from '../src/platform/access/signing.server.ts'
import { readSettings } from '../src/platform/settings.server.ts'
import { clock, dayAfter, dayInHongKong } from '../src/platform/clock.ts'
import { findOrigin } from '../src/modules/shop-origin/index.server.ts'
import { databaseOf, templateVariable } from '../src/platform/test-database.server.ts'
import { readRows } from '../src/platform/read-rows.server.ts'
import type { Schema } from '../src/platform/value-schema.ts'
import { runSql } from '../src/platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../src/test-shop.builders.ts'
import { buildDemoCatalogue } from './catalogue/demo-catalogue.ts'
import { findTables } from './demo-rows.ts'
import { loadDemo } from './load.ts'
import { removeDemo } from './remove.ts'
import { demoMember } from './sign-ins.ts'

let shop: TestShop
let databaseUrl: string
beforeAll(async () => {
  shop = await startTestShop()
  const [row] = await ask(z.object({ name: z.string() }), sql`select current_database()::text as name`)
  const template = process.env[templateVariable] ?? ''
  databaseUrl = template.replace(databaseOf(template), row?.name ?? '')
  await shop.database.inTransaction(ensureCategories)
})
afterAll(() => shop.stop())

const ask = <Row extends Schema>(row: Row, query: ReturnType<typeof sql>) => readRows(shop.database.pool, row, query)

/** Which files the storage is still asked to remove. */
const FILES = 'removed_files'

/** Of every table what stands in it: so many rows, with this content. Events say what has happened, and are no part of it. */
async function everything(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name } of (await findTables(shop.database.pool)).filter((table) => table.name !== FILES)) {
    const Row = z.object({ rows: z.number(), hash: z.string().nullable() })
    const content = sql`select count(*) as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash`
    const [row] = await ask(Row, sql`${content} from ${sql.id(name)} t`)
    found[name] = `${row?.rows} ${row?.hash}`
  }
  return found
}
const remove = () => shop.database.inTransaction(removeDemo)
const count = async (from: ReturnType<typeof sql>): Promise<number> =>
  (await ask(z.object({ count: z.number() }), sql`select count(*) as count from ${from}`))[0]?.count ?? 0
/** Rows that indexes of the variants have been asked for since the database was made. */
const readOfVariants = async (): Promise<number> =>
  (
    await ask(
      z.object({ rows: z.coerce.number() }),
      sql`select sum(idx_tup_read) as rows from pg_stat_user_indexes where relname = 'variants'`,
    )
  )[0]?.rows ?? 0

let operator: string
let before: Record<string, string>

/** How many orders stand in each state. */
const ordersByState = async (): Promise<Record<string, number>> => {
  const rows = await ask(
    z.object({ state: z.string(), num: z.number() }),
    sql`select state, count(*) as num from orders group by 1`,
  )
  return Object.fromEntries(rows.map(({ state, num }) => [state, num]))
}
const statesOf = async (table: string): Promise<string[]> => {
  const rows = await ask(z.object({ state: z.string() }), sql`select distinct state from ${sql.id(table)} order by 1`)
  return rows.map(({ state }) => state)
}

/** Ten weeks take their time, even with fewer orders than the demo has. */
const PATIENCE_MS = 900_000
const FEWER_ORDERS = 45

test('the demo has lived: orders in every state, books that balance, and nothing that waits to be sent', {
  timeout: PATIENCE_MS,
}, async () => {
  operator = await shop.operator()
  await shop.product({ brandCode: 'lane', spuCode: 'LANE1' })
  before = await everything()
  const said: string[] = []
  await loadDemo({ databaseUrl, dataDir: shop.dataDir, orders: FEWER_ORDERS, onProgress: (line) => said.push(line) })
  expect(said.filter((line) => line.includes('without its ten weeks'))).toEqual([])
  await requireInvariants(shop.database)
  await checkLedger(shop.database.pool)
  const states = await ordersByState()
  expect(Object.values(states).reduce((sum, num) => sum + num, 0)).toBeGreaterThan(FEWER_ORDERS + 25)
  // All but lost without a refund, which no flow leaves behind.
  expect(Object.keys(states).sort()).toEqual(orderStates.filter((state) => state !== 'failed').toSorted())
  expect(
    await count(sql`orders where placed_at > now() or placed_at < now() - interval '11 weeks'`),
    'in the last ten weeks',
  ).toBe(0)
  const rest = sql`graphile_worker.jobs where task_identifier not in ('event:product-list', 'event:wish-drops')`
  expect(await count(rest), 'nothing waits to be done, but that lists are worked out').toBe(0)
  expect(await count(sql`outside_calls where state in ('waiting', 'sent')`), 'and nothing to be said').toBe(0)
  expect(await count(sql`outbox where topic like 'order-%'`), 'and nothing to be told').toBe(0)
  expect(await count(sql`pg_attrdef where pg_get_expr(adbin, adrelid) like '%past%'`), 'time goes on as ever').toBe(0)
})

test('every room has something in it, and the member six kinds of orders', async () => {
  const rooms = {
    refunds: ['approved', 'confirmed', 'requested'],
    returns: ['agreed', 'arrived', 'asked', 'declined', 'done'],
    claims: ['asked'],
    payouts: ['confirmed', 'requested'],
    reviews: ['approved', 'hidden', 'waiting'],
    statement_lines: ['held', 'order'],
    coupons: ['unused', 'used'],
    disputes: ['lost', 'open', 'won'],
    point_corrections: ['made', 'waiting'],
  }
  const found: Record<string, string[]> = {}
  for (const table of Object.keys(rooms)) found[table] = await statesOf(table)
  expect(found).toMatchObject(
    Object.fromEntries(Object.entries(rooms).map(([table, states]) => [table, expect.arrayContaining(states)])),
  )
  const asked = { token: operator }
  const [today, bench, waiting, disputes, members] = await Promise.all([
    shop.ask(showToday, {}, asked),
    shop.ask(listBench, {}, asked),
    shop.ask(listWaiting, {}, asked),
    shop.ask(listDisputes, {}, asked),
    shop.ask(listAdminMembers, {}, asked),
  ])
  const num = (room: string) => today.data.waiting.find((one) => one.room === room)?.num ?? 0
  const empty = ['receipts', 'bench', 'returns', 'claims', 'money', 'payouts', 'moderation', 'work'].filter(
    (room) => num(room) === 0,
  )
  expect(empty).toEqual([])
  expect(num('work'), 'one mail that found nobody').toBe(1)
  expect(today.data.orders?.length).toBeGreaterThan(4)
  for (const list of [bench.data.list, waiting.data.list, disputes.data.list, members.data.list])
    expect(list.length).toBeGreaterThan(0)
  expect(await count(sql`care_bookings`)).toBeGreaterThan(0)
  const shown = sql`uploads where purpose = 'authentication' and object_key not like 'media/%'`
  expect(await count(shown), 'photographs of the bench are where pages find them').toBe(0)
  expect(await count(sql`authentication_pictures`)).toBeGreaterThan(0)
  const report = await Promise.all(
    (['days', 'brands', 'merchants', 'way', 'searches', 'unsold'] as const).map((kind) =>
      shop.ask(showReport, { kind, from: dayAfter(dayInHongKong(clock.now()), -27), to: dayInHongKong(clock.now()) }, asked),
    ),
  )
  for (const { data } of report) expect(data.rows.length).toBeGreaterThan(4)
  const hers = sql`(select account_id from contacts where value = ${demoMember.email})`
  expect(await count(sql`(select distinct state from orders where owner_id = ${hers}) states`)).toBeGreaterThanOrEqual(6)
  expect(await count(sql`inbox_messages where account_id = ${hers}`)).toBeGreaterThan(9)
  expect(await count(sql`addresses where account_id = ${hers}`)).toBeGreaterThan(2)
  expect(await count(sql`coupons where owner_id = ${hers}`)).toBeGreaterThan(2)
  expect(await count(sql`wish_list_items where owner_id = ${hers}`)).toBeGreaterThan(2)
})

test('merchants of the demo have lived, too: each room of theirs and of the shop has something true to show', async () => {
  expect(await statesOf('applications')).toEqual(['approved', 'declined', 'draft', 'rejected', 'submitted', 'withdrawn'])
  expect(await statesOf('application_requirements')).toEqual(['accepted', 'in-review', 'needed', 'refused'])
  const again = sql`application_requirements where replaces is not null and state = 'in-review'`
  expect(await count(again), 'one that was refused was sent again').toBeGreaterThan(0)
  const kinds = sql`(select distinct kind from merchants where kind <> 'platform') kinds`
  expect(await count(kinds), 'of every kind').toBe(6)
  expect(await count(sql`merchants where state = 'suspended'`)).toBe(1)
  expect(await count(sql`merchant_holds where kind = 'payouts' and ended_at is null`)).toBe(1)
  expect(await count(sql`merchant_holidays`)).toBe(1)
  const asked = sql`(select distinct asked_again from application_requirements where asked_again < 1000) asked`
  expect(await count(asked), 'of a document that ends soon, and of one that ends sooner').toBe(2)
  expect(await count(sql`merchant_statements where jsonb_array_length(lines::jsonb) > 0`)).toBeGreaterThan(4)
  expect(await count(sql`offer_undercuts where told_at is not null`)).toBeGreaterThan(0)
  expect(await count(sql`(select distinct condition from used_offers) conditions`), 'used items in each condition').toBe(3)

  const waiting = sql`consignments c join units u using (consignment_id) join merchants m using (merchant_id)
    where u.state = 'awaited' and not m.is_house and not exists (select from parcel_units p where p.unit_id = u.unit_id)`
  expect(await count(sql`${waiting} and c.due_at < now()`), 'late').toBeGreaterThan(1)
  expect(await count(sql`${waiting} and c.due_at > now()`), 'in time').toBeGreaterThan(3)
  expect(await count(sql`order_history where move = 'merchant-sent'`)).toBeGreaterThan(9)
  expect(await count(sql`sent_item_pictures`), 'photographed before it was sent').toBeGreaterThan(1)
  expect(await count(sql`inbox_messages where dedupe_key like 'consignment-due:%'`), 'told of what was sold').toBeGreaterThan(3)
  const { merchants } = (await shop.ask(listMerchants, {}, { token: operator })).data
  expect(
    merchants.filter(({ balance }) => Number(balance) < 0),
    'one owes something',
  ).toHaveLength(1)
})

test('a third of the products is offered by several merchants, and none asks less than the best', async () => {
  const offered = sql`(select v.product_id, count(distinct o.merchant_id) as sellers from offers o join variants v using (sku_id)
    where o.available > 0 and o.state = 'live' group by 1) p`
  const [products, against] = [await count(offered), await count(sql`${offered} where sellers > 1`)]
  expect(against / products).toBeGreaterThan(1 / 3)
  const catalogue = buildDemoCatalogue().products.flatMap(({ colours }) => colours.flatMap(({ variants }) => variants))
  const lowest = new Map(
    catalogue.map(({ itemNumber, offers }) => [itemNumber, Math.min(...offers.map((offer) => offer.salePriceCents))]),
  )
  const Best = z.object({ itemNumber: z.string(), cents: z.number() })
  const best = await ask(
    Best,
    sql`select v.item_number as "itemNumber", min(o.sale_price_cents)::int as cents from offers o join variants v using (sku_id)
      where o.condition = 'new' group by 1`,
  )
  expect(best.filter(({ itemNumber, cents }) => cents < (lowest.get(itemNumber) ?? 0))).toEqual([])
})

test('the demo goes as if it had never been, beside what operators have made', async () => {
  expect(await findOrigin(shop.database.pool)).toBe('demo')
  expect(await count(sql`products`)).toBeGreaterThan(1_000)
  const files = await count(sql`uploads`)
  expect((await remove()).kept).toEqual({})
  expect(await findOrigin(shop.database.pool)).toBe('own')
  expect(await everything()).toEqual(before)
  expect(await count(sql`${sql.id(FILES)}`), 'its pictures are to go, too').toBe(files)

  // Once more, after PostgreSQL has looked at the empty tables as it does by itself; and now somebody works with it.
  await runSql(shop.database, sql`analyze`)
  const read = await readOfVariants()
  await loadDemo({ databaseUrl, dataDir: shop.dataDir, quiet: true })
  expect((await readOfVariants()) - read, 'an offer looks for its own variant, not through all of them').toBeLessThan(1_000_000)
  const [ordered] = await ask(
    z.object({ productId: z.string(), brandCode: z.string(), skuId: z.string(), offerId: z.string() }),
    sql`select p.product_id as "productId", p.brand_code as "brandCode", v.sku_id as "skuId", o.offer_id as "offerId"
      from offers o join variants v using (sku_id) join products p using (product_id)
      where o.available > 3 and not p.precious and o.list_price_cents < 1000000 and p.brand_code <> 'lane' limit 1`,
  )
  const piece = { ...ordered!, spuCode: '', articleNumber: '', skuIds: [ordered!.skuId], offerIds: [ordered!.offerId] }
  const { answer } = await placeAsGuest(shop, [piece])
  expect(answer.code).toBe(200)
  const [brand] = await ask(
    z.object({ code: z.string() }),
    sql`select brand_code as code from brands where brand_code not in ('lane', ${ordered!.brandCode}) limit 1`,
  )
  const own = await shop.product({ brandCode: brand!.code, spuCode: 'LANE2' })
  const signing = signingWith(readSettings({}).CERTIFICATE_KEYS)
  const sealAll = async () => {
    while ((await shop.database.inTransaction((tx) => sealTrail(tx, signing))) > 0) continue
  }
  await sealAll()
  const { kept } = await remove()
  await sealAll()
  expect(await checkTrail(shop.database.pool, signing), 'the trail that stays is whole').toMatchObject({
    entries: await count(sql`audit_trail`),
  })
  expect(kept).toMatchObject({ products: 1, brands: 2, offers: 1, variants: 1, merchants: 1 })
  expect(await count(sql`orders`), 'the order stands').toBe(1)
  expect(await count(sql`products where product_id = ${ordered!.productId} and not listed`), 'off the shelves').toBe(1)
  expect(
    await count(sql`products where product_id = ${own.productId} and listed`),
    'their own piece in a brand of the demo',
  ).toBe(1)
  expect(await count(sql`operators where password_published`)).toBe(0)
  expect((await remove()).kept, 'a second time changes nothing').toEqual(kept)
})
