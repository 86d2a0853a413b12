import { unableReasonText } from '#language/seller/unable-to-send.text.ts'
import { unableShopperMessages } from '#language/seller/late-messages.text.ts'
import { CANNOT_SEND, findConsignment, isPastDue, lockOrder } from '#modules/orders/index.server.ts'
import { type CannotSend, isUnsent } from '#modules/orders/pieces/consignments.contract.ts'
import { lateFeeOf, listSettledPieces } from '#modules/settlement/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Actor } from '#platform/actor.ts'
import type { Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { calledOffKey, callOffUnsent } from './call-off-unsent.ts'
import { tellShippers } from './tell-shippers.ts'

/**
 * A merchant says that it cannot send items of an order: they are called off as the clock would, at once. Refuses NOT_FOUND for what is not
 * its own, ORDER_MOVED_ON for what is sent already or not wanted any more, LATE_FEE_CHANGED where more would be charged than it was shown.
 */
export async function cannotSend(
  tx: Tx,
  seller: Seller,
  by: Actor & { id: string },
  { orderNo, unitIds: named, reason, words, fee }: CannotSend,
  publicUrl: string,
): Promise<void> {
  const { orderId } = (await findConsignment(tx, seller, orderNo)) ?? refuse('NOT_FOUND')
  const order = await lockOrder(tx, { orderId })
  // What a buyer has found is here before the rest of its price is asked.
  if (order.purpose === 'found') refuse('ORDER_MOVED_ON', { state: order.state })
  const unitIds = [...new Set(named)]
  // Once more: others may have sent, or cancelled, until the order was locked.
  const own = (await findConsignment(tx, seller, orderNo)) ?? refuse('NOT_FOUND')
  const chosen = own.pieces.filter(({ unitId }) => unitIds.includes(unitId))
  if (chosen.length !== unitIds.length) refuse('NOT_FOUND')
  if (!chosen.every(isUnsent)) refuse('ORDER_MOVED_ON', { state: order.state })
  const isLate = isPastDue(own)
  const feeCents = isLate ? chosen.reduce((sum, piece) => sum + lateFeeOf(piece), 0) : 0
  if (feeCents > fromWire(fee)) refuse('LATE_FEE_CHANGED')
  const note = [CANNOT_SEND, unableReasonText[reason].en, words].filter(Boolean).join(': ')
  const pieces = (await listSettledPieces(tx, orderId)).filter(({ unitId }) => unitIds.includes(unitId))
  const why = { by, action: 'order-cannot-send', reason: CANNOT_SEND, note, isLate, dueAt: own.dueAt } as const
  const cost = await callOffUnsent(tx, order, pieces, { ...why, told: unableShopperMessages }, publicUrl)
  const told = { orderNo: own.orderNo, merchantId: seller.merchantId, dueAt: own.dueAt }
  await tellShippers(tx, 'cannot-send', told, { key: calledOffKey(unitIds), ...cost })
}
