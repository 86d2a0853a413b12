import { type Case, type CaseMove, heldNow } from './paypal-dispute-books.server.ts'
import { amountOf } from './paypal-wire.server.ts'

/** As a list has it: what it is about, and how it ended, only the case itself tells. */
export const caseInList = ({ dispute: one }: Case) => ({
  dispute_id: one.dispute_id,
  create_time: one.created_at.toISOString(),
  update_time: one.changed_at.toISOString(),
  reason: one.reason,
  status: one.outcome === null ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
  dispute_state: one.outcome === null ? 'REQUIRED_ACTION' : 'RESOLVED',
  dispute_amount: amountOf(one.amount_cents),
  dispute_life_cycle_stage: one.held_at === null ? 'INQUIRY' : 'CHARGEBACK',
  dispute_channel: 'INTERNAL',
  seller_response_due_date: one.due_by.toISOString(),
})

/** What of a move of its account PayPal tells with the case; holds are told as the state of the payment. */
const MOVED: Partial<Record<CaseMove['code'], { type: string; reason: string }>> = {
  T1106: { type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT' },
  T1202: { type: 'CREDIT', reason: 'DISPUTE_SETTLEMENT' },
  T0106: { type: 'DEBIT', reason: 'DISPUTE_FEE' },
}

export function caseOnWire(found: Case) {
  const { dispute, captureId, customId, invoiceId, moves } = found
  const { outcome, amount_cents: cents, given_cents: given } = dispute
  const moved = moves.flatMap(({ code, cents: amount, moved_at: at }) => {
    const told = MOVED[code]
    return told
      ? [{ affected_party: 'SELLER', amount: amountOf(Math.abs(amount)), initiated_time: at.toISOString(), ...told }]
      : []
  })
  return {
    ...caseInList(found),
    disputed_transactions: [
      {
        seller_transaction_id: captureId,
        transaction_status: heldNow(moves) < 0 ? 'HELD' : 'COMPLETED',
        gross_amount: amountOf(cents),
        invoice_number: invoiceId,
        custom: customId,
      },
    ],
    ...(outcome === null ? {} : { dispute_outcome: { outcome_code: outcome, amount_refunded: amountOf(given) } }),
    ...(moved.length > 0 ? { money_movements: moved } : {}),
  }
}
