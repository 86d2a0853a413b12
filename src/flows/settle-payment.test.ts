import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { findOrder, getAdminOrder, getOrder, listAdminOrders, moveOrder } from '#modules/orders/orders.paths.ts'
import {
  confirmPayment,
  getPaymentState,
  refundPayment,
  rejectPayment,
  startPayment,
  uploadReceipt,
} from '#modules/orders/payments/payments.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { closeExpiredOrders } from './close-order.ts'
import { requireInvariants } from './invariants.builders.ts'
import { payOutAll, stateOf, unpaidOrder } from './order.builders.ts'
import { receipt, upload } from './receipt.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  clock.reset()
  await requireInvariants(shop.database)
  await shop.stop()
})

describe('a bank transfer', () => {
  test('is shown with account, reference and exact amount, and pays the order when finance confirms it', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'bank')
    expect(payment).toMatchObject({
      amount: '12000.00',
      reference: orderNo,
      bank: { payee: 'Praya Limited', bankCode: '024' },
      fps: null,
    })
    const finance = await shop.operator(['finance'])
    const answer = await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: finance })
    expect(answer.data).toMatchObject({ state: 'pending-seller-delivery', payments: [{ state: 'succeeded' }] })
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
  })

  test('with a receipt keeps its order open past the window until an operator has looked', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'bank')
    const stored = await upload(shop, token, await receipt())
    await shop.ask(uploadReceipt, { orderNo, uploadId: stored.data.uploadId }, { token })
    clock.advance(40 * MINUTE)
    await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
    // Its page is there for anyone who looks again, and no other way is begun beside it.
    const again = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
    expect(again.data).toMatchObject({ paymentId: payment.paymentId, receiptUploaded: true })
    expect((await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })).code).toBe(refusals.ORDER_MOVED_ON.code)
    const rejected = await shop.ask(
      rejectPayment,
      { paymentId: payment.paymentId, reason: 'The amount is HK$100 short.' },
      { token: await shop.operator(['finance']) },
    )
    expect(rejected.data.payments[0]).toMatchObject({ state: 'failed', rejectReason: 'The amount is HK$100 short.' })
    const state = await shop.ask(getPaymentState, { orderNo }, { token })
    expect(state.data).toMatchObject({ orderState: 'payment-pending', rejectReason: 'The amount is HK$100 short.' })
    expect(Date.parse(state.data.expiresAt)).toBeGreaterThan(clock.now().getTime() + 29 * MINUTE)
    clock.reset()
  })

  test('confirmed by the order desk, by a shopper or by nobody is refused', async () => {
    const { token, payment } = await unpaidOrder(shop, 'bank')
    const desk = await shop.operator(['order-desk'])
    expect((await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: desk })).code).toBe(
      refusals.NOT_PERMITTED.code,
    )
    expect((await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token })).code).toBe(refusals.NOT_PERMITTED.code)
    expect((await shop.ask(confirmPayment, { paymentId: payment.paymentId })).code).toBe(refusals.SESSION_INVALID.code)
  })

  test('that arrives for a closed order is kept account of and goes back', async () => {
    const { product, token, orderNo, payment } = await unpaidOrder(shop, 'bank')
    clock.advance(31 * MINUTE)
    await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))
    expect(await stateOf(shop, orderNo, token)).toBe('closed')
    const finance = await shop.operator(['finance'])
    const late = await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: finance })
    expect(late.data).toMatchObject({ state: 'refund-pending', payments: [{ state: 'refund-pending' }] })
    const listed = await shop.ask(listAdminOrders, { word: orderNo }, { token: finance })
    expect(listed.data.list).toMatchObject([{ orderNo, paymentState: 'refund-pending' }])
    const colleague = await shop.colleague()
    const back = await shop.ask(refundPayment, { paymentId: payment.paymentId }, { token: colleague })
    expect(back.data).toMatchObject({ state: 'refund-pending', payments: [{ state: 'refund-pending' }] })
    await payOutAll(shop, finance, orderNo)
    const done = await shop.ask(getAdminOrder, { orderNo }, { token: finance })
    expect(done.data).toMatchObject({ state: 'refunded', payments: [{ state: 'refunded' }] })
    const left = await readRows(
      shop.database.pool,
      z.object({ available: z.number() }),
      sql`select available from offers where offer_id = ${product.offerIds[0]}`,
    )
    expect(left[0]?.available).toBe(5)
    clock.reset()
  })
})

test('an order that is back as a whole and is paid once more waits until that money is back, too', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'bank')
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })).data
  const desk = { token: await shop.operator(['order-desk', 'finance']) }
  await shop.ask(confirmPayment, { paymentId: payment.paymentId }, desk)
  await shop.ask(moveOrder, { orderNo, move: 'request-refund' }, desk)
  await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: await shop.colleague() })
  await payOutAll(shop, desk.token, orderNo)
  expect(await stateOf(shop, orderNo, token)).toBe('refunded')
  expect((await shop.ask(confirmPayment, { paymentId }, desk)).data.state).toBe('refund-pending')
  await requireInvariants(shop.database)
  await shop.ask(refundPayment, { paymentId }, { token: await shop.colleague() })
  await payOutAll(shop, desk.token, orderNo)
  expect(await stateOf(shop, orderNo, token)).toBe('refunded')
})

describe('an FPS payment', () => {
  test('carries the order’s exact amount in a code that checks out', async () => {
    const { payment } = await unpaidOrder(shop, 'fps')
    expect(payment.fps?.payload).toMatch(/^000201010212/)
    expect(payment.fps?.payload).toContain('540812000.00')
    expect(payment.fps?.qrSvg).toContain('<svg')
  })

  test('opened twice, or after the card was tried, is one open payment a way, and looking changes nothing of the order', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'fps')
    const again = await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })
    expect(again.data.paymentId).toBe(payment.paymentId)
    const card = await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })
    expect(card.data.amount).toBe('12234.00')
    expect((await shop.ask(getOrder, { orderNo }, { token })).data).toMatchObject({
      payType: 'fps',
      payServiceFee: '0.00',
      total: '12000.00',
    })
    expect((await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })).data).toMatchObject({
      amount: '12000.00',
      paymentId: payment.paymentId,
    })
  })
})

describe('an order', () => {
  test('is hidden from other sessions until they name its phone or e-mail', async () => {
    const { orderNo } = await unpaidOrder(shop, 'bank')
    const stranger = await shop.visitor()
    expect((await shop.ask(getOrder, { orderNo }, { token: stranger })).code).toBe(refusals.NOT_FOUND.code)
    expect((await shop.ask(findOrder, { orderNo, contact: 'someone@example.com' }, { token: stranger })).code).toBe(
      refusals.ORDER_NOT_FOUND.code,
    )
    expect(
      (await shop.ask(findOrder, { orderNo: orderNo.toLowerCase(), contact: 'Tai.Man@example.com' }, { token: stranger })).data
        .orderNo,
    ).toBe(orderNo)
    expect((await shop.ask(getOrder, { orderNo }, { token: stranger })).data.orderNo).toBe(orderNo)
  })

  test('is moved on by the order desk only along the moves that exist', async () => {
    const { orderNo, payment } = await unpaidOrder(shop, 'bank')
    const desk = await shop.operator(['order-desk'])
    expect((await shop.ask(moveOrder, { orderNo, move: 'dispatch' }, { token: desk })).code).toBe(refusals.ORDER_MOVED_ON.code)
    await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: await shop.operator() })
    await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: desk })
    await authenticateAll(benchOf(shop, await shop.operator(['authenticator'])), orderNo)
    const sent = await shop.ask(
      moveOrder,
      { orderNo, move: 'dispatch', courier: 'SF Express', trackingNumber: 'SF1234567890123' },
      { token: desk },
    )
    expect(sent.data).toMatchObject({
      state: 'to-be-received',
      parcels: [{ courier: 'SF Express', trackingNumber: 'SF1234567890123' }],
      moves: ['receive', 'request-refund'],
    })
    const shown = await shop.ask(getAdminOrder, { orderNo }, { token: desk })
    expect(shown.data.history.map((entry) => [entry.move, entry.actorKind, entry.actor])).toEqual([
      ['place', 'shopper', ''],
      ['pay', 'operator', 'Ada'],
      ['seller-sent', 'operator', 'Ada'],
      ['pass', 'operator', 'Ada'],
      ['dispatch', 'operator', 'Ada'],
    ])
  })
})
