import { lockPayout, movePayout } from '#modules/payments/index.server.ts'
import type { PayoutMove } from '#modules/payments/payout.rules.ts'
import { type Actor, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'

export type WantedPayout = {
  payoutId: string
  move: PayoutMove
  payee: string
  bankCode: string
  account: string
  note: string
}

/**
 * Finance approves a payout with the account it goes to, sends it from the shop's own, and says that it has arrived or come back.
 * Only then is the money gone from the books; `confirmed` writes that for what the payout is of.
 */
export async function payOut(
  tx: Tx,
  operator: Operator,
  wanted: WantedPayout,
  confirmed: { refund: (tx: Tx, by: Actor, refundId: string) => Promise<void>; held: (tx: Tx, heldId: string) => Promise<void> },
): Promise<void> {
  const payout = await lockPayout(tx, wanted.payoutId)
  await movePayout(tx, payout, wanted.move, factsOf(wanted, operator))
  if (wanted.move === 'confirm' && payout.refund_id !== null) await confirmed.refund(tx, operator, payout.refund_id)
  if (wanted.move === 'confirm' && payout.held_id !== null) await confirmed.held(tx, payout.held_id)
  await recordAudit(tx, {
    ...operator,
    action: `payout-${wanted.move}`,
    subject: 'payout',
    subjectId: payout.payout_id,
    before: { state: payout.state },
    after: { amountCents: payout.amount_cents, note: wanted.note },
  })
}

function factsOf({ move, payee, bankCode, account, note }: WantedPayout, { actorId }: Operator): PayoutFacts {
  if (move === 'approve') return { payee, bank_code: bankCode, account, approved_by: actorId, failure: null }
  if (move === 'send') return { bank_reference: note }
  return move === 'fail' ? { failure: note } : {}
}
type PayoutFacts = Parameters<typeof movePayout>[3]
