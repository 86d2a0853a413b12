import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { lastDayOfReturn } from '#modules/returns/returns.rules.ts'
import { clock } from '#platform/clock.ts'
import { confirmReceipt, getAdminOrder, getOrder, handlePieces, moveOrder } from '#modules/orders/orders.paths.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import type { UnitAct } from '#modules/orders/pieces/unit.rules.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { requireInvariants, requireStockAccounted } from './invariants.builders.ts'
import { placeAsGuest } from './order.builders.ts'

let shop: TestShop
let operator: string
const began = new Map<string, number>()
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await requireStockAccounted(shop.database, began)
  await shop.stop()
})

/** Some pieces of one product, paid for. */
async function paidFor(quantity: number) {
  const product = await shop.product()
  began.set(product.offerIds[0] ?? '', 5)
  const { token, answer } = await placeAsGuest(shop, [product], { quantity })
  const { orderNo } = answer.data
  const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
  await shop.ask(confirmPayment, { paymentId: payment.data.paymentId }, { token: operator })
  return { product, token, orderNo }
}
const move = (
  orderNo: string,
  wanted: OperatorMove,
  given: { unitIds?: string[]; courier?: string; trackingNumber?: string } = {},
) => shop.ask(moveOrder, { orderNo, move: wanted, ...given }, { token: operator })
const say = (orderNo: string, act: UnitAct, unitIds: string[], note = 'as seen', token = operator) =>
  shop.ask(handlePieces, { orderNo, act, unitIds, note }, { token })
const look = async (orderNo: string): Promise<AdminOrderWire> =>
  (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data
const idsOf = ({ units }: AdminOrderWire): string[] => units.map((unit) => unit.unitId)
const forSale = async (product: BuiltProduct): Promise<number> =>
  (
    await readRows(
      shop.database.pool,
      z.object({ available: z.number() }),
      sql`select available from offers where offer_id = ${product.offerIds[0]}`,
    )
  )[0]?.available ?? -1

test('a refunded piece that has not left is for sale again only when the desk says so, once, and who said so is kept', async () => {
  const { product, orderNo } = await paidFor(2)
  await move(orderNo, 'seller-sent')
  const asked = await move(orderNo, 'request-refund')
  expect(asked.data).toMatchObject({ state: 'refund-pending' })
  expect(asked.data.units).toMatchObject([
    { state: 'cancelled', isWithUs: true, acts: ['on-sale', 'damaged'] },
    { state: 'cancelled', isWithUs: true, acts: ['on-sale', 'damaged'] },
  ])
  expect(await forSale(product)).toBe(3)
  const [one = '', other = ''] = idsOf(asked.data)
  expect((await say(orderNo, 'on-sale', [one])).data.units).toMatchObject([{ shelf: 'on-sale', acts: [] }, { shelf: 'taken' }])
  expect(await forSale(product)).toBe(4)
  expect((await say(orderNo, 'on-sale', [one])).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect((await say(orderNo, 'damaged', [other], '')).code).toBe(refusals.BAD_INPUT.code)
  expect((await say(orderNo, 'damaged', [other], 'the heel is broken')).data.units[1]).toMatchObject({ shelf: 'written-off' })
  expect(await forSale(product)).toBe(4)
  const kept = await readRows(
    shop.database.pool,
    z.object({ kind: z.string(), change: z.number(), reason: z.string(), actor: z.string() }),
    sql`select kind, change, reason, actor from stock_changes where offer_id = ${product.offerIds[0]} order by changed_at`,
  )
  expect(kept).toEqual([
    { kind: 'returned', change: 1, reason: 'as seen', actor: 'Ada' },
    { kind: 'damaged', change: 0, reason: 'the heel is broken', actor: 'Ada' },
  ])
})

test('pieces leave in several parcels, and the order follows the last of them', async () => {
  const { token, orderNo } = await paidFor(3)
  const [one = '', two = '', three = ''] = idsOf(await look(orderNo))
  expect((await move(orderNo, 'seller-sent', { unitIds: [one, two] })).data).toMatchObject({
    state: 'pending-seller-delivery',
    consignments: [{ state: 'awaited' }],
  })
  expect((await move(orderNo, 'dispatch', { unitIds: [three] })).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect((await move(orderNo, 'dispatch', { unitIds: [one, two] })).code).toBe(refusals.ORDER_MOVED_ON.code)
  await authenticateAll(benchOf(shop, operator), orderNo)
  await move(orderNo, 'dispatch', { unitIds: [one, two], courier: 'SF Express', trackingNumber: 'SF1234567890123' })
  expect((await move(orderNo, 'seller-sent')).data.state).toBe('pending-platform-delivery')
  await authenticateAll(benchOf(shop, operator), orderNo)
  const sent = await move(orderNo, 'dispatch', { courier: 'DHL Express', trackingNumber: '9876543210' })
  expect(sent.data.state).toBe('to-be-received')
  const seen = await shop.ask(getOrder, { orderNo }, { token })
  expect(seen.data.parcels).toMatchObject([
    { courier: 'SF Express', trackingNumber: 'SF1234567890123', receivedAt: null, pieces: [{ quantity: 2 }] },
    { courier: 'DHL Express', trackingNumber: '9876543210', receivedAt: null, pieces: [{ quantity: 1 }] },
  ])
  const first = await shop.ask(confirmReceipt, { orderNo, parcel: 0 }, { token })
  expect(first.data).toMatchObject({
    state: 'to-be-received',
    parcels: [{ receivedAt: expect.any(String) }, { receivedAt: null }],
  })
  const pieces = first.data.productItems.flatMap(({ units }) => units)
  expect(pieces).toMatchObject([
    { state: 'received', lastReturnDay: lastDayOfReturn(clock.now()), acts: expect.arrayContaining(['return']) },
    { state: 'received', lastReturnDay: lastDayOfReturn(clock.now()) },
    { state: 'sent', lastReturnDay: '', returned: null, claimed: null },
  ])
  expect(first.data.history.map(({ move }) => move)).toContain('receive')
  // It has come already, and there is no third.
  expect((await shop.ask(confirmReceipt, { orderNo, parcel: 0 }, { token })).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect((await shop.ask(confirmReceipt, { orderNo, parcel: 2 }, { token })).code).toBe(refusals.NOT_FOUND.code)
  const received = await shop.ask(confirmReceipt, { orderNo, parcel: 1 }, { token })
  expect(received.data.state).toBe('received')
  expect(received.data.parcels.every((parcel) => parcel.receivedAt !== null)).toBe(true)
})

test('a piece in which the desk finds a fault stays here, the others go on, and an order of which none is left has failed', async () => {
  const { product, orderNo } = await paidFor(2)
  await move(orderNo, 'seller-sent')
  const [, other = ''] = idsOf(await look(orderNo))
  await authenticateAll(benchOf(shop, operator), orderNo)
  expect((await say(orderNo, 'reject', [other], 'the clasp broke')).data).toMatchObject({
    state: 'pending-platform-delivery',
    units: [{ state: 'passed' }, { state: 'rejected', isWithUs: true, acts: ['on-sale', 'damaged'] }],
  })
  expect((await move(orderNo, 'dispatch')).data).toMatchObject({ state: 'to-be-received' })
  expect(await forSale(product)).toBe(3)
  const alone = await paidFor(1)
  await move(alone.orderNo, 'seller-sent')
  expect((await say(alone.orderNo, 'reject', idsOf(await look(alone.orderNo)), 'not genuine')).data.state).toBe('failed')
  expect((await move(alone.orderNo, 'request-refund')).data.state).toBe('refund-pending')
})

test('a piece comes back to us in a parcel of its own, and nobody else’s piece can be named', async () => {
  const { product, orderNo } = await paidFor(1)
  await move(orderNo, 'seller-sent')
  await authenticateAll(benchOf(shop, operator), orderNo)
  await move(orderNo, 'dispatch')
  const ids = idsOf(await look(orderNo))
  expect((await say(orderNo, 'on-sale', ids)).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect((await say(orderNo, 'return', ids)).data).toMatchObject({
    state: 'received',
    units: [{ state: 'returned', isWithUs: true }],
  })
  expect(await forSale(product)).toBe(4)
  const another = await paidFor(1)
  await move(another.orderNo, 'request-refund')
  expect((await say(another.orderNo, 'on-sale', ids)).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect((await say(orderNo, 'on-sale', ids, '', await shop.operator(['finance']))).code).toBe(refusals.NOT_PERMITTED.code)
  await say(orderNo, 'on-sale', ids)
  expect(await forSale(product)).toBe(5)
})
