import { lockOrder, type OrderRow } from '#modules/orders/index.server.ts'
import { getClaim } from '#modules/claims/index.server.ts'
import { isOwnMerchant } from '#modules/merchants/index.server.ts'
import {
  getAnswer,
  listAnswerUnits,
  moveAnswer,
  postAppeal,
  type SellerAnswerRow,
  sumOtherGrants,
} from '#modules/seller-answers/index.server.ts'
import type { AppealDecision } from '#modules/seller-answers/seller-answers.contract.ts'
import { listSettledPieces } from '#modules/settlement/index.server.ts'
import { divide, generalTerms } from '#modules/settlement/settlement.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * Somebody else than who has decided decides about an appeal. The buyer keeps what was refunded; what is granted the shop gives to the merchant,
 * at most what that has lost by it.
 */
export async function decideAppeal(
  tx: Tx,
  operator: Operator,
  { answerNo, act, amount, reason }: AppealDecision,
  settings: ShopSettings,
): Promise<void> {
  const order = await lockOrder(tx, { orderId: (await getAnswer(tx, answerNo)).order_id })
  const row = await getAnswer(tx, answerNo)
  if (row.decided_by === operator.id) refuse('OWN_APPEAL')
  if (await isOwnMerchant(tx, row.merchant_id, operator.id)) refuse('MERCHANT_OWN')
  const cents = act === 'grant' ? await requireAmount(tx, order, row, amount, settings) : 0
  await moveAnswer(tx, order, row, act, { ...operator, words: reason }, { grantedCents: cents })
  const { answer_id: answerId, merchant_id: merchantId } = row
  if (cents > 0) {
    // A debt is not written off while this makes up for it.
    await lockHolders(tx, [merchantId])
    await postAppeal(tx, { answerId, orderId: order.order_id, merchantId, cents })
  }
  await recordAudit(tx, {
    by: operator,
    action: `seller-appeal-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { answerNo, reason, amount: toWire(cents) },
  })
}

async function requireAmount(tx: Read, order: OrderRow, row: SellerAnswerRow, amount: string, settings: ShopSettings) {
  const cents = amount === '' ? 0 : fromWire(amount)
  if (cents <= 0 || cents > (await lostBy(tx, order, row, settings)))
    refuse('BAD_INPUT', { field: 'amount', fields: { amount: 'appeal-amount' } })
  return cents
}

/** What a merchant has less by refunds of these pieces and by what was paid on top of a fake, but for what other appeals have given it. */
export async function lostBy(tx: Read, order: OrderRow, row: SellerAnswerRow, { settlement }: ShopSettings): Promise<number> {
  const own = await listAnswerUnits(tx, row.answer_id)
  const older = generalTerms(settlement)
  const isCard = order.pay_type === 'card'
  const pieces = (await listSettledPieces(tx, order.order_id)).filter(({ unitId }) => own.includes(unitId))
  const lost = pieces.reduce((sum, { goodsCents, paidCents, terms }) => {
    const due = (cents: number): number => divide(cents, terms ?? older, isCard).dueCents
    return sum + due(paidCents) - due(goodsCents)
  }, 0)
  const extra = row.claim_id ? (await getClaim(tx, row.claim_id)).extra_cents : 0
  return Math.max(0, lost + extra - (await sumOtherGrants(tx, row.answer_id)))
}
