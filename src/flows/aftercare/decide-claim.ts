import { withdrawWithThis } from '#modules/certificates/index.server.ts'
import { type ClaimRow, getClaim, moveClaim, postClaim } from '#modules/claims/index.server.ts'
import type { ClaimDecision } from '#modules/claims/claims.contract.ts'
import { type DeskAct, FAKE_TIMES, type LookAct } from '#modules/claims/claims.rules.ts'
import { isOwnItem } from '#modules/merchants/index.server.ts'
import {
  askBack,
  askOnTop,
  listLines,
  listUnits,
  lockOrder,
  merchantsOfUnits,
  moveOrder,
  type OrderRow,
} from '#modules/orders/index.server.ts'
import { costOf } from '#modules/orders/placing/price.rules.ts'
import { amountOf, type Covered, type UnitShares } from '#modules/orders/refunds/refund.rules.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'

type Agreed = { refundCents: number; extraCents: number }
const NOTHING: Agreed = { refundCents: 0, extraCents: 0 }

/**
 * The desk asks for more, for the piece, or decides. What is agreed to is asked back for the shopper in the same transaction; finance sees
 * to it that it goes, by the way of payment or as a payout.
 */
export async function decideClaim(tx: Tx, operator: Operator, decision: ClaimDecision): Promise<void> {
  const { claimId, act, reason } = decision
  const order = await lockOrder(tx, { orderId: (await getClaim(tx, claimId)).order_id })
  const claim = await getClaim(tx, claimId)
  if (await isOwnItem(tx, [claim.unit_id], operator.id)) refuse('MERCHANT_OWN')
  const agreed = act === 'uphold' ? await agree(tx, operator, order, claim, decision) : NOTHING
  await moveClaim(
    tx,
    order,
    claim,
    act,
    { ...operator, words: reason },
    {
      refund_cents: agreed.refundCents,
      extra_cents: agreed.extraCents,
      reason: isFinal(act) ? reason : '',
      piece_wanted: claim.piece_wanted || act === 'ask-piece',
    },
  )
  // Also where nothing of the price was left to move the order.
  if (act === 'uphold' && claim.kind === 'fake') withdrawWithThis(tx, order.order_id)
  await recordAudit(tx, {
    by: operator,
    action: `claim-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { claimId, kind: claim.kind, unitIds: [claim.unit_id], reason, ...agreed },
  })
}

const isFinal = (act: DeskAct): boolean => act === 'uphold' || act === 'decline'

async function agree(
  tx: Tx,
  operator: Operator,
  order: Locked<OrderRow>,
  claim: ClaimRow,
  { amount, reason }: ClaimDecision,
): Promise<Agreed> {
  // Nothing is asked back for a claim that somebody else has just decided.
  if (claim.state !== 'asked' && claim.state !== 'more-asked') refuse('CLAIM_DECIDED')
  const by = { reason, requestedBy: operator.id, isOwed: true }
  const costCents = claim.kind === 'price' ? await costOfPiece(tx, claim) : 0
  const wanted = claim.kind === 'price' ? (left: UnitShares) => differenceOf(left, claim, amount, costCents) : [claim.unit_id]
  const { refund, worthCents: refundCents, isLast } = await askBack(tx, order, wanted, by)
  const extraCents = claim.kind === 'fake' ? FAKE_TIMES * (await priceOf(tx, claim)) : 0
  if (extraCents > 0) {
    await askOnTop(tx, order, { ...by, kind: 'compensation', amountCents: extraCents })
    const merchantId = (await merchantsOfUnits(tx, order.order_id)).get(claim.unit_id) ?? refuse('NOT_FOUND')
    await postClaim(tx, { claimId: claim.claim_id, orderId: order.order_id, merchantId, cents: extraCents })
  }
  if (refund) await moveOrder(tx, order, 'request-part', { ...operator, note: reason }, { unitIds: isLast ? undefined : [] })
  return { refundCents, extraCents }
}

/** An amount of the goods of this piece alone, at most what it cost more than where it was seen. */
function differenceOf(left: UnitShares, { unit_id, seen_cents }: ClaimRow, amount: string, costCents: number): Covered[] {
  if (amount !== '' && fromWire(amount) > costCents - (seen_cents ?? 0))
    refuse('BAD_INPUT', { field: 'amount', fields: { amount: 'claim-amount' } })
  const shares = left.get(unit_id) ?? {}
  const parts = amount === '' ? undefined : amountOf(new Map([[unit_id, shares]]), 'goods', fromWire(amount))
  return parts ?? refuse('BAD_INPUT', { field: 'amount', fields: { amount: 'claim-amount' } })
}

async function costOfPiece(tx: Tx, { order_id, unit_id }: ClaimRow): Promise<number> {
  const unit = (await listUnits(tx, order_id)).find((one) => one.unit_id === unit_id)
  return costOf(unit?.parts ?? refuse('NOT_FOUND'))
}

async function priceOf(tx: Tx, { order_id, unit_id }: ClaimRow): Promise<number> {
  const unit = (await listUnits(tx, order_id)).find((one) => one.unit_id === unit_id)
  const line = (await listLines(tx, order_id)).find(({ line_id }) => line_id === unit?.line_id)
  return line?.unit_price_cents ?? refuse('NOT_FOUND')
}

/** The bench has looked at a piece again; what follows from that the desk decides. */
export async function recordLook(
  tx: Tx,
  operator: Operator,
  { claimId, found, words }: { claimId: string; found: LookAct; words: string },
): Promise<void> {
  const order = await lockOrder(tx, { orderId: (await getClaim(tx, claimId)).order_id })
  const claim = await getClaim(tx, claimId)
  if (await isOwnItem(tx, [claim.unit_id], operator.id)) refuse('MERCHANT_OWN')
  await moveClaim(tx, order, claim, found, { ...operator, words })
  await recordAudit(tx, {
    by: operator,
    action: `claim-${found}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { claimId, unitIds: [claim.unit_id], note: words },
  })
}
