import { findPriceCase, openRejections } from '#modules/bench-cases/index.server.ts'
import { isAsked } from '#modules/bench-cases/bench-cases.rules.ts'
import { settlePieces } from '#modules/offers/index.server.ts'
import { askBack, lockOrder, moveOrder, type OrderRow, settleShelf, withTheirParcels } from '#modules/orders/index.server.ts'
import { isShelfAct, needsReason, type UnitAct } from '#modules/orders/pieces/unit.rules.ts'
import { findSellerCases } from '#modules/shop-settings/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

export type SaidOfPieces = { orderNo: string; act: UnitAct; unitIds: readonly string[]; note: string }

/**
 * The order desk says what became of single pieces: rejected, lost, come back; and of those that nobody will have, whether they
 * are for sale again. Only what was never touched goes back on sale by itself.
 */
export async function handlePieces(
  tx: Tx,
  operator: Operator,
  { orderNo, act, unitIds: named, note }: SaidOfPieces,
): Promise<void> {
  if (needsReason(act) && note === '') refuse('BAD_INPUT', { field: 'note', fields: { note: 'required' } })
  const order = await lockOrder(tx, { orderNumber: orderNo })
  const by = { ...operator, note }
  const travels = act === 'lose' || act === 'come-back'
  const unitIds = travels ? await withTheirParcels(tx, order.order_id, named) : named
  const pieces = isShelfAct(act)
    ? await settleShelf(tx, order, unitIds, act === 'on-sale' ? 'on-sale' : 'written-off')
    : undefined
  if (act === 'reject') await requireNotAsked(tx, unitIds)
  if (act === 'lose') await lose(tx, order, by, unitIds)
  else if (!isShelfAct(act)) await moveOrder(tx, order, act, by, { unitIds })
  if (act === 'reject') {
    await openRejections(tx, order, operator, { unitIds, finding: note }, await findSellerCases(tx))
  }
  await recordAudit(tx, {
    by: operator,
    action: `pieces-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { unitIds, note },
  })
  if (pieces) await settlePieces(tx, pieces, act === 'on-sale' ? 'returned' : 'damaged', by)
}

/** Merchant or buyer is asked about their price. */
async function requireNotAsked(tx: Tx, unitIds: readonly string[]): Promise<void> {
  for (const unitId of unitIds) {
    const asked = await findPriceCase(tx, unitId)
    if (asked && isAsked(asked.state)) refuse('PIECE_IN_QUESTION')
  }
}

/** Nobody has them any more. An order of which nothing else is to come has failed, until what was paid for it is asked back. */
async function lose(tx: Tx, order: Locked<OrderRow>, by: Operator & { note: string }, unitIds: readonly string[]): Promise<void> {
  const lost = await moveOrder(tx, order, 'lose', by, { unitIds })
  const { refund } = await askBack(tx, lost, unitIds, { reason: by.note, requestedBy: by.id })
  if (refund) await moveOrder(tx, lost, 'request-part', by, { unitIds: [] })
  await settlePieces(tx, await settleShelf(tx, lost, unitIds, 'written-off'), 'damaged', by)
}
