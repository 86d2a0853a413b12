import { emit } from '#events/events.server.ts'
import { findPriceCase, openRejections } from '#modules/bench-cases/index.server.ts'
import { isAsked } from '#modules/bench-cases/bench-cases.rules.ts'
import { recordAuthentication } from '#modules/authentication/index.server.ts'
import type { DecidedWire, Decision } from '#modules/authentication/authentication.contract.ts'
import { pointsThatFit, problemOfFindings } from '#modules/authentication/checklists.rules.ts'
import { type CertifiedPiece, issueCertificate, whyGone } from '#modules/certificates/index.server.ts'
import { isOwnItem } from '#modules/merchants/index.server.ts'
import {
  askBack,
  getOrderOfUnit,
  listLines,
  listUnits,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#modules/orders/index.server.ts'
import { findSellerCases } from '#modules/shop-settings/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { Signing } from '#platform/access/signing.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * The bench has looked at a piece: it passes and has its certificate, or does not, and what was paid for it is asked back. A piece is
 * decided once, by the first.
 */
export async function authenticatePiece(tx: Tx, operator: Operator, signing: Signing, decision: Decision): Promise<DecidedWire> {
  const { unitId, result, reason, pictures } = decision
  const order = await lockOrder(tx, { orderId: await getOrderOfUnit(tx, unitId) })
  if (await isOwnItem(tx, [unitId], operator.id)) refuse('MERCHANT_OWN')
  const asked = await findPriceCase(tx, unitId)
  const problem = problemOfFindings({ ...decision, pictures: pictures.length, isAgreed: asked?.state === 'agreed' })
  if (problem) refuse('BAD_INPUT', { field: problem.field, fields: { [problem.field]: problem.problem } })
  const unit = (await listUnits(tx, order.order_id)).find(({ unit_id }) => unit_id === unitId)
  if (unit?.state !== 'with-us') refuse('PIECE_DECIDED', { state: unit?.state ?? '' })
  if (asked && isAsked(asked.state)) refuse('PIECE_IN_QUESTION')
  for (const { uploadId } of pictures) await claimUpload(tx, { uploadId, ownerId: operator.id, purpose: 'authentication' })
  if (result === 'reject') await askPriceBack(tx, operator, order, unitId, reason)
  await moveOrder(tx, order, result, { ...operator, note: reason }, { unitIds: [unitId] })
  await recordAuthentication(tx, operator, decision)
  if (result === 'reject') {
    await openRejections(tx, order, operator, { unitIds: [unitId], finding: reason }, await findSellerCases(tx))
  }
  await recordAudit(tx, {
    by: operator,
    action: `piece-${result}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { unitIds: [unitId], kind: decision.kind, reason },
  })
  // Of one whose whole price has gone back nothing is certified.
  const isCertified = result === 'pass' && (await whyGone(tx, unitId)) === undefined
  const certificateCode = isCertified ? await issueCertificate(tx, signing, await pieceOf(tx, order, decision)) : ''
  if (isCertified) await emit(tx, 'piece-passed', { orderId: order.order_id, unitId })
  return { unitId, orderNo: order.order_number, result, certificateCode }
}

/** Written before the piece moves: the order follows its money. */
async function askPriceBack(tx: Tx, operator: Operator, order: Locked<OrderRow>, unitId: string, reason: string): Promise<void> {
  const { worthCents } = await askBack(tx, order, [unitId], { reason, requestedBy: operator.id })
  await emit(tx, 'piece-rejected', { orderId: order.order_id, amountCents: worthCents, unitId })
}

async function pieceOf(tx: Tx, order: OrderRow, decision: Decision): Promise<CertifiedPiece> {
  const { unitId, kind } = decision
  const unit = (await listUnits(tx, order.order_id)).find(({ unit_id }) => unit_id === unitId)
  const line = (await listLines(tx, order.order_id)).find(({ line_id }) => line_id === unit?.line_id)
  return { ...(line ?? refuse('NOT_FOUND')).snapshot, unitId, orderedAt: order.placed_at, kind, checks: pointsThatFit(decision) }
}
