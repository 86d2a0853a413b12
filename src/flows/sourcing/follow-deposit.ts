import type { EventFor } from '#events/events.server.ts'
import { findOperatorName } from '#modules/approvals/index.server.ts'
import { findMerchantState } from '#modules/merchants/index.server.ts'
import {
  countOpenDisputes,
  getOrderById,
  giveUpOpenPayments,
  listPayments,
  listRefunds,
  lockOrder,
  moveOrder,
} from '#modules/orders/index.server.ts'
import { isOfPrice } from '#modules/orders/refunds/refund.rules.ts'
import { findSourcing } from '#modules/shop-settings/index.server.ts'
import {
  findAccepted,
  listSteps,
  lockRequestOf,
  lockTakenOn,
  moveRequest,
  type RequestRow,
  setQuotes,
} from '#modules/sourcing/index.server.ts'
import { held } from '#modules/sourcing/sourcing.rules.ts'
import { type Actor, CLOCK } from '#platform/actor.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { callOff } from './call-off.ts'
import { notifyAsker, notifyBuyer } from './notify-sourcing.ts'

/** A request follows its deposit, the order of what was found, and whether its buyer may still sell. Told twice, it changes nothing. */
export async function followSourcing(tx: Tx, event: EventFor<'sourcing'>): Promise<void> {
  if (event.topic === 'merchant-suspended') return releaseTakenOn(tx, event.payload)
  if (event.topic === 'deposit-moved') return followDeposit(tx, event.payload.orderId)
  await followFound(tx, event.payload.orderId, event.payload.by.kind)
}

/** Paid, the item is where it is examined already; unpaid, the deposit is the buyer’s, or the member’s where the shop has closed it. */
async function followFound(tx: Tx, orderId: string, by: Actor['kind']): Promise<void> {
  const request = await lockRequestOf(tx, 'order_id', orderId)
  if (request?.state !== 'passed') return
  const order = await lockOrder(tx, { orderId })
  // Money that came late for one that had closed makes it no order again.
  const act = order.paid_at !== null ? 'complete' : by === 'operator' ? 'cancel' : 'keep'
  if (order.state === 'pending-seller-delivery') await moveOrder(tx, order, 'seller-sent', CLOCK)
  await moveRequest(tx, request, act, CLOCK, { due_at: null })
  const moved = { ...request, version: request.version + 1 }
  await notifyAsker(tx, moved, act)
  const quote = await findAccepted(tx, request)
  if (quote) await notifyBuyer(tx, moved, quote.merchant_id, act)
}

async function followDeposit(tx: Tx, orderId: string): Promise<void> {
  const request = await lockRequestOf(tx, 'deposit_order_id', orderId)
  if (!request) return
  const order = await getOrderById(tx, orderId)
  if (request.state === 'chosen' && order.paid_at !== null) return beginSearch(tx, request)
  if (request.state === 'chosen' && order.state !== 'payment-pending') return reopen(tx, request)
  if (!held.some((state) => state === request.state)) return
  // It was not asked back here, or the request would be over.
  if ((await listRefunds(tx, orderId)).some(({ kind }) => isOfPrice(kind)))
    return callOff(tx, request, 'cancel', CLOCK, 'deposit gone')
  if ((await countOpenDisputes(tx, orderId)) > 0) await noteDispute(tx, request)
}

/** Its time begins, and the other quotes are over. */
async function beginSearch(tx: Tx, request: Locked<RequestRow>): Promise<void> {
  const quote = await findAccepted(tx, request)
  if (!quote) throw new Error(`no quote was accepted for ${request.request_number}`)
  await setQuotes(tx, request, { from: 'open', to: 'lost' })
  const { buyDays } = await findSourcing(tx)
  const due_at = new Date(clock.now().getTime() + buyDays * DAY)
  const state = await moveRequest(tx, request, 'pay', { kind: 'shopper', id: request.account_id }, { due_at })
  const searching = { ...request, state, due_at, version: request.version + 1 }
  // Stopped while it was being paid.
  if ((await findMerchantState(tx, quote.merchant_id)) !== 'active') return callOff(tx, searching, 'cancel', CLOCK, 'suspended')
  await notifyAsker(tx, searching, 'pay')
  await notifyBuyer(tx, searching, quote.merchant_id, 'pay')
}

/** The window of the deposit is over, or it was given up: all quotes can be taken again. */
async function reopen(tx: Tx, request: Locked<RequestRow>): Promise<void> {
  await setQuotes(tx, request, { from: 'accepted', to: 'open' })
  await moveRequest(tx, request, 'unchoose', CLOCK)
}

/** Nothing is to be bought while a bank decides whose the deposit is. */
async function noteDispute(tx: Tx, request: Locked<RequestRow>): Promise<void> {
  if ((await listSteps(tx, request.request_id)).some(({ act }) => act === 'dispute')) return
  await moveRequest(tx, request, 'dispute', CLOCK)
  const quote = await findAccepted(tx, request)
  if (quote) await notifyBuyer(tx, { ...request, version: request.version + 1 }, quote.merchant_id, 'dispute')
}

/** A global buyer is suspended: what it has taken on and not sent is called off. What is on its way goes on. */
async function releaseTakenOn(tx: Tx, { merchantId, by }: { merchantId: string; by: string }): Promise<void> {
  if ((await findMerchantState(tx, merchantId)) !== 'suspended') return
  const actor = { kind: 'operator' as const, id: by, name: await findOperatorName(tx, by) }
  for (const request of await lockTakenOn(tx, merchantId))
    if (request.state === 'chosen') await closeDeposit(tx, request, actor)
    else await callOff(tx, request, 'cancel', actor, 'suspended')
}

/** Where somebody says that the transfer is made it stays open: the money may be here already, and goes back once it is recorded. */
async function closeDeposit(tx: Tx, request: Locked<RequestRow>, by: Actor): Promise<void> {
  if (!request.deposit_order_id) return
  const order = await lockOrder(tx, { orderId: request.deposit_order_id })
  const payments = await listPayments(tx, order.order_id)
  if (order.state !== 'payment-pending' || payments.some(({ state }) => state === 'under-review')) return
  await moveOrder(tx, order, 'close', by)
  await giveUpOpenPayments(tx, order)
}
