import { isOwnItem } from '#modules/merchants/index.server.ts'
import { askBack, lockOrder, moveOrder, type OrderRow, sharesLeft } from '#modules/orders/index.server.ts'
import { getReturn, inspectUnit, listReturnedUnits, moveReturn, type ReturnRow } from '#modules/returns/index.server.ts'
import type { Inspection, ReturnDecision } from '#modules/returns/returns.contract.ts'
import { feeGoesBack } from '#modules/returns/returns.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { cancelPieces } from './ask-return.ts'
import { partsOf } from './returnable-pieces.ts'

/** The order desk agrees, declines with a reason, has the parcel, or sends back what was not taken. */
export async function decideReturn(tx: Tx, operator: Operator, decision: ReturnDecision): Promise<void> {
  const { returnNo, act, reason, courier, trackingNumber } = decision
  if (act === 'decline' && reason === '') refuse('BAD_INPUT', { field: 'reason', fields: { reason: 'required' } })
  if (act === 'send-back' && courier === '') refuse('BAD_INPUT', { field: 'courier', fields: { courier: 'required' } })
  const order = await lockOrder(tx, { orderId: (await getReturn(tx, returnNo)).order_id })
  const row = await getReturn(tx, returnNo)
  const unitIds = (await listReturnedUnits(tx, [row.return_id])).map(({ unit_id }) => unit_id)
  if (await isOwnItem(tx, unitIds, operator.id)) refuse('MERCHANT_OWN')
  const given = act === 'send-back' ? { back_courier: courier, back_tracking_number: trackingNumber } : {}
  await moveReturn(tx, order, row, act, { ...operator, words: reason }, given)
  // What left meanwhile is not cancelled any more: the desk is told that the order has moved on.
  if (row.kind === 'cancel' && act === 'agree') await cancelAll(tx, order, operator, row, unitIds, reason)
  await recordAudit(tx, {
    by: operator,
    action: `return-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { returnNo, kind: row.kind, unitIds, reason, ...given },
  })
}

async function cancelAll(
  tx: Tx,
  order: Locked<OrderRow>,
  by: Operator,
  { to_balance: toBalance }: ReturnRow,
  unitIds: readonly string[],
  note: string,
): Promise<void> {
  const before = await sharesLeft(tx, order)
  if (unitIds.some((unitId) => partsOf(before, unitId, true).length === 0)) refuse('ORDER_MOVED_ON', { state: order.state })
  await cancelPieces(tx, order, by, { unitIds, note, toBalance })
}

/**
 * One piece of a parcel that came back has been looked at: it is taken back, and its own parts of the price are asked back, or it goes to
 * the shopper again. It stays theirs until it is taken.
 */
export async function inspectReturned(tx: Tx, operator: Operator, found: Inspection): Promise<void> {
  const { returnNo, unitId, result, reason, pictures } = found
  if (result === 'rejected' && reason === '') refuse('BAD_INPUT', { field: 'reason', fields: { reason: 'required' } })
  const order = await lockOrder(tx, { orderId: (await getReturn(tx, returnNo)).order_id })
  const row = await getReturn(tx, returnNo)
  if (await isOwnItem(tx, [unitId], operator.id)) refuse('MERCHANT_OWN')
  const unit = (await listReturnedUnits(tx, [row.return_id])).find(({ unit_id }) => unit_id === unitId) ?? refuse('NOT_FOUND')
  if (row.state !== 'arrived' || unit.result !== null) refuse('RETURN_MOVED_ON')
  for (const uploadId of new Set(pictures)) await claimUpload(tx, { uploadId, ownerId: operator.id, purpose: 'inspection' })
  const withFee = feeGoesBack(row.kind, unit.reason)
  const refundCents = result === 'accepted' ? await takeBack(tx, operator, order, row, { unitId, withFee, note: reason }) : 0
  await inspectUnit(tx, order, row, operator, { unitId, result, finding: reason, refundCents, pictures: [...new Set(pictures)] })
  await recordAudit(tx, {
    by: operator,
    action: `return-${result}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { returnNo, unitIds: [unitId], reason, refundCents },
  })
}

type Taken = { unitId: string; withFee: boolean; note: string }

/** The money is written before the piece moves: the order follows both. */
async function takeBack(
  tx: Tx,
  operator: Operator,
  order: Locked<OrderRow>,
  row: ReturnRow,
  { unitId, withFee, note }: Taken,
): Promise<number> {
  // A number is the same in both languages.
  const reason = [row.return_number, note].filter(Boolean).join(' · ')
  const why = { reason, requestedBy: operator.id, isOwed: true, toBalance: row.to_balance }
  const { worthCents } = await askBack(tx, order, (left) => partsOf(left, unitId, withFee), why)
  const parcel = { courier: row.courier, trackingNumber: row.tracking_number }
  await moveOrder(tx, order, 'return', { ...operator, note: reason }, { unitIds: [unitId], parcel })
  return worthCents
}
