import type { lateShopperMessages, unableShopperMessages } from '#language/seller/late-messages.text.ts'
import { settlePieces } from '#modules/offers/index.server.ts'
import { askBack, moveOrder, type OrderRow, settleShelf } from '#modules/orders/index.server.ts'
import { chargeLate, type SettledPiece, sumLateFees } from '#modules/settlement/index.server.ts'
import { divide } from '#modules/settlement/settlement.rules.ts'
import { isOfShop } from '#platform/actor.ts'
import { type Actor, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { notifyShopper } from './notify-shopper.ts'
import type { UnsentCost } from './tell-shippers.ts'

type Calling = {
  by: Actor
  action: 'order-late-cancelled' | 'order-cannot-send'
  /** Of the refund, by which health counts it; and of the history, for the desk. */
  reason: string
  note: string
  /** Their time is over: what the rules charge for it is owed. */
  isLate: boolean
  dueAt: Date | null
  told: typeof lateShopperMessages | typeof unableShopperMessages
}

/** What the merchant would receive for these, and what it is charged if they are called off late. */
export const costOfUnsent = (pieces: readonly SettledPiece[], payType: string): UnsentCost => ({
  cents: pieces.reduce(
    (sum, { goodsCents, terms }) => (terms ? sum + divide(goodsCents, terms, payType === 'card').dueCents : sum),
    0,
  ),
  feeCents: sumLateFees(pieces),
})

/** An item is called off once: of several messages by this key only the first is written. */
export const calledOffKey = (unitIds: readonly string[]): string => `called-off:${unitIds.toSorted()[0] ?? ''}`

/**
 * Items that their merchant has not sent are called off, as they are before what was paid for them is asked back. The buyer loses nothing by
 * it, no part of a coupon either. What was not sent is not for sale again by itself: perhaps it is not there.
 */
export async function callOffUnsent(
  tx: Tx,
  order: Locked<OrderRow>,
  pieces: readonly SettledPiece[],
  { by, action, reason, note, isLate, dueAt, told }: Calling,
  publicUrl: string,
): Promise<UnsentCost> {
  const unitIds = pieces.map(({ unitId }) => unitId)
  const { cents, feeCents } = costOfUnsent(pieces, order.pay_type)
  const cost = { cents, feeCents: isLate ? feeCents : 0 }
  // A seller is none of the two who let money out.
  const { isLast, worthCents } = await askBack(tx, order, unitIds, { reason, ...(isOfShop(by) ? { requestedBy: by.id } : {}) })
  const moved = await moveOrder(tx, order, 'request-part', { ...by, note }, { unitIds: isLast ? undefined : unitIds })
  if (isLate) await chargeLate(tx, order.order_id, pieces)
  await recordAudit(tx, {
    by,
    action,
    subject: 'order',
    subjectId: order.order_number,
    after: {
      unitIds,
      dueTime: dueAt?.toISOString() ?? '',
      ...(note === reason ? {} : { note }),
      ...(cost.feeCents > 0 ? { feeCents: cost.feeCents } : {}),
    },
  })
  const words = { number: order.order_number, amount: showHkdExactly(worthCents) }
  const link = `/myaccount/orders/orderDetail?orderNo=${order.order_number}`
  await notifyShopper(tx, order, { kind: 'logistics', told, words, unitIds, link, key: calledOffKey(unitIds) }, publicUrl)
  await settlePieces(tx, await settleShelf(tx, moved, unitIds, 'written-off'), 'damaged', { ...by, note })
  return cost
}
