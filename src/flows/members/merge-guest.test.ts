import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { addToBag, getBag, mergeBags } from '#modules/bag/bag.paths.ts'
import { cancelOrder, createOrder, findOrder, getOrder, listOrders } from '#modules/orders/orders.paths.ts'
import { signInWithPassword } from '#modules/members/sign-in.paths.ts'
import { getWishCodes, mergeWishLists, setWish } from '#modules/wishlist/wishlist.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { hongKongAddress, orderFor, placeAsGuest } from '../order.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { join, type Joined, PASSWORD } from './sign-in.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

/** A product of one variant, of which there are so many. */
const stocked = async (available: number) => {
  const product = await shop.product()
  await runSql(shop.database, sql`update offers set available = ${available} where offer_id = any(${product.offerIds})`)
  return product
}
const add = (token: string, skuId: string, quantity: number) => shop.ask(addToBag, { list: [{ skuId, quantity }] }, { token })
const bagOf = async (token: string) =>
  Object.fromEntries((await shop.ask(getBag, {}, { token })).data.productList.map((line) => [line.skuId, line.quantity]))
const comeIn = async ({ email }: Joined, token: string) =>
  (await shop.ask(signInWithPassword, { email, password: PASSWORD }, { token })).data.token

describe('on signing in', () => {
  test('the bag of the visitor joins the member’s: quantities add up to the stock, and the visitor’s session is over', async () => {
    const member = await join(shop)
    const [scarce, plenty, own] = [await stocked(3), await stocked(9), await shop.product()]
    const sku = (product: { skuIds: string[] }): string => product.skuIds[0] ?? ''
    await add(member.token, sku(scarce), 2)
    await add(member.token, sku(own), 1)
    const visitor = await shop.visitor()
    await add(visitor, sku(scarce), 2)
    await add(visitor, sku(plenty), 4)
    const token = await comeIn(member, visitor)
    expect(await bagOf(token)).toEqual({ [sku(scarce)]: 3, [sku(plenty)]: 4, [sku(own)]: 1 })
    expect((await shop.ask(getBag, {}, { token: visitor })).code).toBe(refusals.SESSION_INVALID.code)
    expect(await shop.ask(mergeBags, {}, { token })).toEqual(await shop.ask(getBag, {}, { token }))
  })

  test('orders placed as a guest with the member’s own contact become theirs, and a repeat of placing one finds its answer', async () => {
    const member = await join(shop)
    const visitor = await shop.visitor()
    const product = await stocked(5)
    const key = newId()
    const told = { orderAddressIVO: hongKongAddress, billEmail: member.email.toUpperCase() }
    const { answer, total } = await placeAsGuest(shop, [product], { token: visitor, key, ...told })
    const token = await comeIn(member, visitor)
    expect((await shop.ask(listOrders, {}, { token })).data.list.map(({ orderNo }) => orderNo)).toEqual([answer.data.orderNo])
    const again = orderFor([product], { total, ...told })
    expect((await shop.ask(createOrder, again, { token, key })).data.orderNo).toBe(answer.data.orderNo)
  })

  test('an order that names somebody else stays theirs: it is asked for by its number and contact, as by any guest', async () => {
    const [member, visitor] = [await join(shop), await shop.visitor()]
    const billEmail = 'first.on.this.device@mail.test'
    const { answer } = await placeAsGuest(shop, [await stocked(5)], { token: visitor, billEmail })
    const { orderNo } = answer.data
    expect((await shop.ask(listOrders, {}, { token: visitor })).data.list).toHaveLength(1)
    const token = await comeIn(member, visitor)
    expect((await shop.ask(listOrders, {}, { token })).data.list).toEqual([])
    expect((await shop.ask(getOrder, { orderNo }, { token })).code).toBe(refusals.NOT_FOUND.code)
    expect((await shop.ask(findOrder, { orderNo, contact: billEmail }, { token })).code).toBe(200)
  })

  test('what such an order gives up when it closes is in nobody else’s bag', async () => {
    const [member, visitor, product] = [await join(shop), await shop.visitor(), await stocked(5)]
    await add(visitor, product.skuIds[0] ?? '', 1)
    const contact = 'before.me@mail.test'
    const { answer } = await placeAsGuest(shop, [product], { token: visitor, billEmail: contact, quick: false })
    const { orderNo } = answer.data
    const token = await comeIn(member, visitor)
    await shop.ask(findOrder, { orderNo, contact }, { token })
    await runSql(
      shop.database,
      sql`update order_grants set proven_until = now() + interval '1 hour' where owner_id = ${member.account}`,
    )
    expect((await shop.ask(cancelOrder, { orderNo }, { token })).code).toBe(200)
    expect(await bagOf(token)).toEqual({})
    const left = await readRows(
      shop.database.pool,
      z.object({ lines: z.number() }),
      sql`select count(*) as lines from bag_lines b join accounts a on a.account_id = b.owner_id where a.merged_into is not null`,
    )
    expect(left[0]?.lines).toBe(0)
  })

  test('twenty at once fold a visitor once', async () => {
    const [one, other] = [await join(shop), await join(shop)]
    const product = await stocked(50)
    const skuId = product.skuIds[0] ?? ''
    const visitor = await shop.visitor()
    await add(visitor, skuId, 2)
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, at) => comeIn(at % 2 ? one : other, visitor)))
    const held = await Promise.all([bagOf(tokens[0] ?? ''), bagOf(tokens[1] ?? '')])
    expect(held.map((bag) => bag[skuId] ?? 0).toSorted((a, b) => a - b)).toEqual([0, 2])
  })

  test('what is added to the bag meanwhile is in the member’s bag or is refused, and never with nobody', async () => {
    const member = await join(shop)
    const products = await Promise.all(Array.from({ length: 12 }, () => stocked(5)))
    const visitor = await shop.visitor()
    const adding = products.map((product) => add(visitor, product.skuIds[0] ?? '', 1))
    const [token, ...answers] = await Promise.all([comeIn(member, visitor), ...adding])
    const bag = await bagOf(token)
    for (const [at, answer] of answers.entries())
      expect([at, Object.hasOwn(bag, products[at]?.skuIds[0] ?? '')]).toEqual([at, answer.code === 200])
    const left = await readRows(
      shop.database.pool,
      z.object({ lines: z.number() }),
      sql`select count(*) as lines from bag_lines b join accounts a on a.account_id = b.owner_id where a.merged_into is not null`,
    )
    expect(left[0]?.lines).toBe(0)
  })

  test('wishes are folded, too, and the merge call answers what came of it', async () => {
    const member = await join(shop)
    const codes = await shop.ask(getWishCodes, {}, { token: member.token })
    expect(codes.data).toEqual([])
    expect((await shop.ask(mergeWishLists, {}, { token: member.token })).data).toEqual([])
    expect((await shop.ask(setWish, { spuCode: newId(), wished: true }, { token: member.token })).code).toBe(
      refusals.NOT_FOUND.code,
    )
  })
})

test('a visitor’s token that somebody else planted opens nothing of the member’s', async () => {
  const member = await join(shop)
  const planted = await shop.visitor()
  const token = await comeIn(member, planted)
  expect(token).not.toBe(planted)
  expect((await shop.ask(listOrders, {}, { token: planted })).code).toBe(refusals.SESSION_INVALID.code)
})
