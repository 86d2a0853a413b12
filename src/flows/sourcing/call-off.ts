import { askDepositBack, lockOrder, moveOrder } from '#modules/orders/index.server.ts'
import { findAccepted, moveRequest, type RequestRow } from '#modules/sourcing/index.server.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { notifyAsker, notifyBuyer } from './notify-sourcing.ts'

export type CallOff = 'cancel' | 'miss' | 'give-up' | 'fail'

/** Nothing comes of it: the deposit is asked back at once, by itself, and both sides are told. */
export async function callOff(tx: Tx, request: Locked<RequestRow>, act: CallOff, by: Actor, words = ''): Promise<void> {
  await moveRequest(tx, request, act, by, { words, due_at: null })
  if (request.deposit_order_id) {
    const order = await lockOrder(tx, { orderId: request.deposit_order_id })
    const refund = await askDepositBack(tx, order, { reason: `sourcing ${act}` })
    if (refund) await moveOrder(tx, order, 'request-refund', by)
  }
  const moved = { ...request, version: request.version + 1 }
  await notifyAsker(tx, moved, act)
  const quote = await findAccepted(tx, request)
  if (quote) await notifyBuyer(tx, moved, quote.merchant_id, act)
}
