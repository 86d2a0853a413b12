import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emit } from '#events/events.server.ts'
import { join, type Joined } from '#flows/members/sign-in.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { tellOfDrops } from './tell-of-offers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const wish = (ownerId: string, { productId }: BuiltProduct, cents: number | null) =>
  runSql(
    shop.database,
    sql`insert into wish_list_items (owner_id, product_id, added_at, price_seen_cents) values (${ownerId}, ${productId}, now(), ${cents})`,
  )
/** Asks another price for all of a product, as its seller does. */
async function price({ productId }: BuiltProduct, cents: number): Promise<void> {
  await runSql(
    shop.database,
    sql`update offers set sale_price_cents = ${cents}, list_price_cents = greatest(list_price_cents, ${cents})
      where sku_id in (select sku_id from variants where product_id = ${productId})`,
  )
  await shop.database.inTransaction((tx) => emit(tx, 'product-changed', { productIds: [productId] }))
  await shop.workOff()
}
const tell = () => shop.database.inTransaction(tellOfDrops)
const told = async ({ token }: Joined, language: 'en_US' | 'cht_CN' = 'en_US') =>
  (await shop.ask(listMessages, { kind: 'offers' }, { token, language })).data.list

test('who wishes for an item hears when it costs less, once a day at most, and never of a price they know', async () => {
  const [keen, late] = [await join(shop), await join(shop)]
  const product = await shop.product()
  await price(product, 100_000)
  await wish(keen.account, product, 100_000)
  await wish(late.account, product, 80_000)
  await price(product, 90_000)
  await Promise.all([tell(), tell()])
  await tell()
  const [first, ...more] = await told(keen)
  expect(more).toEqual([])
  expect(first).toMatchObject({ title: expect.stringMatching(/ is now HK\$900$/), text: expect.stringContaining('HK$1,000') })
  expect(first?.link).toMatch(/^\/product\/detail\//)
  expect((await told(keen, 'cht_CN'))[0]?.title).toMatch(/現售HK\$900$/)
  expect(await told(late)).toEqual([])

  await price(product, 85_000)
  await tell()
  expect(await told(keen)).toHaveLength(1)
  clock.advance(DAY)
  await tell()
  expect((await told(keen)).map(({ text }) => text)).toEqual([
    expect.stringContaining('HK$900'),
    expect.stringContaining('HK$1,000'),
  ])
  // Dearer and cheaper again: they have heard of less.
  await price(product, 120_000)
  await price(product, 88_000)
  clock.advance(DAY)
  await tell()
  expect(await told(keen)).toHaveLength(2)
})

test('what costs more again before anyone is told, is sold out, or was taken from the list is told to nobody', async () => {
  const member = await join(shop)
  const products = [await shop.product(), await shop.product(), await shop.product()] as const
  for (const product of products) {
    await price(product, 100_000)
    await wish(member.account, product, 100_000)
  }
  for (const product of products) await price(product, 70_000)
  const [dearer, gone, removed] = products
  await price(dearer, 110_000)
  await runSql(
    shop.database,
    sql`update offers set available = 0 where sku_id in (select sku_id from variants where product_id = ${gone.productId})`,
  )
  await runSql(shop.database, sql`update wish_list_items set removed_at = now() where product_id = ${removed.productId}`)
  await tell()
  expect(await told(member)).toEqual([])
})
