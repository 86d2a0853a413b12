import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'

/** What Stripe charges for a dispute in Hong Kong, in cents. */
const FEE = 8_500
const DAYS_FOR_EVIDENCE = 9

export type BookedDispute = NonNullable<Awaited<ReturnType<typeof findDispute>>>
const disputes = (tx: Read) => platformTables(tx).selectFrom('sandbox_stripe_disputes').selectAll()
export const findDispute = (tx: Read, id: string) => disputes(tx).where('dispute_id', '=', id).executeTakeFirst()
export const listDisputes = (tx: Read, since: Date) =>
  disputes(tx).where('created_at', '>=', since).orderBy('created_at', 'desc').limit(100).execute()

/** The holder of a card asks its issuer for the money. An inquiry holds nothing back. */
export async function openDispute(
  tx: Tx,
  { sessionId, amountCents }: { sessionId: string; amountCents: number },
  isInquiry: boolean,
): Promise<BookedDispute> {
  const now = clock.now()
  return platformTables(tx)
    .insertInto('sandbox_stripe_disputes')
    .values({
      dispute_id: `dp_${newSpokenCode(24)}`,
      session_id: sessionId,
      amount_cents: amountCents,
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
      reason: 'product_not_received',
      due_by: new Date(now.getTime() + DAYS_FOR_EVIDENCE * DAY),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const ENDS_FROM = {
  won: ['needs_response', 'lost'],
  lost: ['needs_response'],
  warning_closed: ['warning_needs_response'],
} as const

/** The issuer decides; only what the shop has lost may yet be given back. */
export async function endDispute(tx: Tx, id: string, status: 'won' | 'lost' | 'warning_closed'): Promise<boolean> {
  const done = await platformTables(tx)
    .updateTable('sandbox_stripe_disputes')
    .set({ status, decided_at: clock.now() })
    .where('dispute_id', '=', id)
    .where('status', 'in', ENDS_FROM[status])
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

const unixOf = (at: Date): number => Math.floor(at.getTime() / 1000)

export function disputeOnWire(dispute: BookedDispute) {
  const { dispute_id: id, session_id: sessionId, amount_cents: amount, status } = dispute
  const isInquiry = status.startsWith('warning')
  const moved = (cents: number, fee: number) => ({
    object: 'balance_transaction',
    amount: cents,
    fee,
    net: cents - fee,
    currency: 'hkd',
  })
  return {
    id,
    object: 'dispute',
    amount,
    currency: 'hkd',
    charge: `ch_${sessionId}`,
    payment_intent: `pi_${sessionId}`,
    livemode: false,
    status,
    reason: dispute.reason,
    created: unixOf(dispute.created_at),
    is_charge_refundable: false,
    evidence_details: { due_by: unixOf(dispute.due_by), has_evidence: false, past_due: false, submission_count: 0 },
    balance_transactions: isInquiry ? [] : [moved(-amount, FEE), ...(status === 'won' ? [moved(amount, 0)] : [])],
  }
}
