import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { createOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { refusals } from '#refusals.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { hongKongAddress, orderFor } from '../order.builders.ts'

const NEEDED = refusals.DEALER_NEEDED.code
let shop: TestShop
let ring: BuiltProduct
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
  ring = await shop.product({ precious: true })
  await runSql(shop.database, sql`update offers set available = 500`)
  await saveDealer({ category: '', number: '' })
})
afterAll(() => shop.stop())

async function saveDealer(value: { category: '' | 'A'; number: string }): Promise<void> {
  const token = await shop.operator()
  const { settings } = (await shop.ask(listSettings, {}, { token })).data
  const version = settings.find(({ name }) => name === 'dealer')?.version ?? 0
  await shop.ask(saveSetting, { name: 'dealer', version, value }, { token })
}
let networks = 0
const elsewhere = (): string => `198.51.100.${(networks += 1)}`
/** Six at HK$12,000 each: two such orders are too much together. */
async function place(billEmail: string, mobile: string, given: { token?: string; from?: string } = {}) {
  const { token = await shop.visitor(), from = elsewhere() } = given
  const wanted = orderFor([ring], {
    total: '72000.00',
    quantity: 6,
    billEmail,
    orderAddressIVO: { ...hongKongAddress, mobile },
  })
  return { token, code: (await shop.ask(createOrder, wanted, { token, from })).code }
}

test('precious pieces of one buyer within a day count together: by account, phone, e-mail and address', async () => {
  const first = await place('a@example.com', '61110001', { from: '203.0.113.7' })
  expect(first.code).toBe(200)
  expect((await place('A@example.com', '61110002')).code).toBe(NEEDED)
  expect((await place('b@example.com', '61110001')).code).toBe(NEEDED)
  expect((await place('c@example.com', '61110003', { token: first.token })).code).toBe(NEEDED)
  expect((await place('d@example.com', '61110004', { from: '203.0.113.7' })).code).toBe(NEEDED)
  expect((await place('e@example.com', '61110005')).code).toBe(200)
  const { productItems } = orderFor([ring], { total: '', quantity: 6 })
  const quote = async (token: string) => (await shop.ask(quoteOrder, { productItems }, { token, from: elsewhere() })).code
  expect([await quote(first.token), await quote(await shop.visitor())]).toEqual([NEEDED, 200])
})

test('of orders sent at once for one phone only as many are placed as may be together', async () => {
  const codes = await Promise.all(Array.from({ length: 6 }, async () => (await place('f@example.com', '61110006')).code))
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, ...Array<number>(5).fill(NEEDED)])
})

test('yesterday’s orders and those that were let go count for nothing, and a registered dealer sells on', async () => {
  const first = await place('g@example.com', '61110007')
  await runSql(
    shop.database,
    sql`update orders set placed_at = placed_at - interval '25 hours' where contact_email = 'g@example.com'`,
  )
  expect((await place('g@example.com', '61110007', first)).code).toBe(200)
  await place('h@example.com', '61110008')
  expect((await place('h@example.com', '61110008')).code).toBe(NEEDED)
  await saveDealer({ category: 'A', number: 'A-B-26-11-12345' })
  expect((await place('h@example.com', '61110008')).code).toBe(200)
})
