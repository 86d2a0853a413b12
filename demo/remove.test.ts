import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { placeAsGuest } from '../src/flows/order.builders.ts'
import { ensureCategories } from '../src/modules/catalogue/index.server.ts'
import { findOrigin } from '../src/modules/shop-origin/index.server.ts'
import { databaseOf, templateVariable } from '../src/platform/test-database.server.ts'
import { readRows } from '../src/platform/read-rows.server.ts'
import type { Schema } from '../src/platform/value-schema.ts'
import { runSql } from '../src/platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../src/test-shop.builders.ts'
import { findTables } from './demo-rows.ts'
import { loadDemo } from './load.ts'
import { removeDemo } from './remove.ts'

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

/** Of every table what stands in it: so many rows, with this content. Events say what has happened, and are no part of it. */
async function everything(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name } of await findTables(shop.database.pool)) {
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

test('the demo goes as if it had never been, beside what operators have made', async () => {
  await shop.operator()
  await shop.product({ brandCode: 'lane', spuCode: 'LANE1' })
  const before = await everything()
  await loadDemo({ databaseUrl, dataDir: shop.dataDir })
  expect(await findOrigin(shop.database.pool)).toBe('demo')
  expect(await count(sql`products`)).toBeGreaterThan(1_000)
  expect((await remove()).kept).toEqual({})
  expect(await findOrigin(shop.database.pool)).toBe('own')
  expect(await everything()).toEqual(before)

  // Once more, after PostgreSQL has looked at the empty tables as it does by itself; and now somebody works with it.
  await runSql(shop.database, sql`analyze`)
  const read = await readOfVariants()
  await loadDemo({ databaseUrl, dataDir: shop.dataDir })
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
  const { kept } = await remove()
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
