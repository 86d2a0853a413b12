import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder, confirmReceipt, getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { type OperatorMove, type OrderState, operatorMoves } from '#modules/orders/orders.rules.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { closeExpiredOrders } from './close-order.ts'
import { requireInvariants } from './invariants.builders.ts'
import { completeEarly, payOutAll, placeAsGuest } from './order.builders.ts'

let shop: TestShop
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

test('what has happened to an order is told in its order, also when one process is ahead of the other', async () => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'bank' })
  const { orderNo } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  clock.advance(-MINUTE)
  await shop.ask(confirmPayment, { paymentId }, { token: operator })
  clock.reset()
  const { history } = (await shop.ask(getOrder, { orderNo }, { token })).data
  expect(history.map(({ move }) => move)).toEqual(['place', 'pay'])
  await requireInvariants(shop.database)
})

type Act = 'shopper-cancels' | 'window-passes' | 'money-arrives' | 'shopper-receives' | OperatorMove
const acts: Act[] = ['shopper-cancels', 'window-passes', 'money-arrives', 'shopper-receives', ...operatorMoves]

/** The only moves that exist for an order of one piece (readings: "order states"). */
const MOVES: Partial<Record<OrderState, Partial<Record<Act, OrderState>>>> = {
  'payment-pending': { 'shopper-cancels': 'closed', 'window-passes': 'closed', 'money-arrives': 'pending-seller-delivery' },
  closed: { 'money-arrives': 'refund-pending' },
  'pending-seller-delivery': { 'seller-sent': 'pending-platform-delivery', 'request-refund': 'refund-pending' },
  'pending-platform-delivery': { dispatch: 'to-be-received', 'request-refund': 'refund-pending' },
  'to-be-received': { receive: 'received', 'shopper-receives': 'received', 'request-refund': 'refund-pending' },
  received: { complete: 'successful', 'request-refund': 'refund-pending' },
  'refund-pending': { refund: 'refunded' },
}
const expected = (state: OrderState, act: Act): OrderState => MOVES[state]?.[act] ?? state

type Subject = { orderNo: string; token: string; paymentId: string }

async function perform(act: Act, { orderNo, token, paymentId }: Subject): Promise<void> {
  if (act === 'shopper-cancels') await shop.ask(cancelOrder, { orderNo }, { token })
  else if (act === 'shopper-receives') await shop.ask(confirmReceipt, { orderNo }, { token })
  else if (act === 'money-arrives') await shop.ask(confirmPayment, { paymentId }, { token: operator })
  else if (act === 'window-passes') {
    clock.advance(31 * MINUTE)
    await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 100))
  } else {
    if (act === 'dispatch') await authenticateAll(benchOf(shop, operator), orderNo)
    // Anyone who asked for the refund does not approve it, and an order that can still come back is completed by two.
    if (act === 'complete') await completeEarly(shop, orderNo, operator)
    else await shop.ask(moveOrder, { orderNo, move: act }, { token: act === 'refund' ? await shop.colleague() : operator })
    if (act === 'refund') await payOutAll(shop, operator, orderNo)
  }
}

test('whatever is done to an order in whatever sequence, it takes only moves that exist and its books balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 12 }), async (sequence) => {
      // Half a day of closed windows would end the operator's session.
      clock.reset()
      const { token, answer } = await placeAsGuest(shop, [await shop.product()])
      const { orderNo } = answer.data
      const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
      const subject = { orderNo, token, paymentId: payment.data.paymentId }
      let state: OrderState = 'payment-pending'
      for (const act of sequence) {
        await perform(act, subject)
        state = expected(state, act)
        const order = await shop.ask(getOrder, { orderNo }, { token })
        expect(order.data.state, `after ${act}`).toBe(state)
      }
      await requireInvariants(shop.database)
    }),
    { numRuns: 40, seed: 20_261_120 },
  )
})
