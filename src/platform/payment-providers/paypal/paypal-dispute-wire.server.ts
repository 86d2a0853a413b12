import { type Case, DISPUTE_FEE } from './paypal-dispute-books.server.ts'
import { amountOf } from './paypal-wire.server.ts'

/** As a list has it: what it is about, and how it ended, only the case itself tells. */
export const caseInList = ({ dispute: one }: Case) => ({
  dispute_id: one.dispute_id,
  create_time: one.created_at.toISOString(),
  update_time: (one.decided_at ?? one.created_at).toISOString(),
  reason: one.reason,
  status: one.outcome === null ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
  dispute_state: one.outcome === null ? 'REQUIRED_ACTION' : 'RESOLVED',
  dispute_amount: amountOf(one.amount_cents),
  dispute_life_cycle_stage: one.held_at === null ? 'INQUIRY' : 'CHARGEBACK',
  dispute_channel: 'INTERNAL',
  seller_response_due_date: one.due_by.toISOString(),
})

export function caseOnWire(found: Case) {
  const { dispute, captureId, customId, invoiceId } = found
  const { outcome, amount_cents: cents, given_cents: given, taken_cents: taken, decided_at: decidedAt } = dispute
  const moved = (amount: number, reason: string) => ({
    affected_party: 'SELLER',
    amount: amountOf(amount),
    initiated_time: decidedAt?.toISOString(),
    type: 'DEBIT',
    reason,
  })
  return {
    ...caseInList(found),
    disputed_transactions: [
      {
        seller_transaction_id: captureId,
        transaction_status: dispute.held_at !== null && outcome === null ? 'HELD' : 'COMPLETED',
        gross_amount: amountOf(cents),
        invoice_number: invoiceId,
        custom: customId,
      },
    ],
    ...(outcome === null ? {} : { dispute_outcome: { outcome_code: outcome, amount_refunded: amountOf(given) } }),
    ...(taken > 0 ? { money_movements: [moved(taken, 'DISPUTE_SETTLEMENT'), moved(DISPUTE_FEE, 'DISPUTE_FEE')] } : {}),
  }
}
