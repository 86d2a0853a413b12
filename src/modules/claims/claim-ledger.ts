import type { Tx } from '#platform/database.server.ts'
import { post } from '#platform/ledger.server.ts'

/** What a merchant owes the shop: positive until it is settled. */
const DEBTS = 'merchant-debts'
/** What the shop pays on top of a price; once the buyer has it, the two postings leave the debt alone. */
const COMPENSATION = 'compensation'

/** A fake was agreed to: what the buyer has on top of the price is owed by whoever sold it. Posted once for a claim. */
export const postClaim = (
  tx: Tx,
  { claimId, orderId, merchantId, cents }: { claimId: string; orderId: string; merchantId: string; cents: number },
): Promise<boolean> =>
  post(tx, {
    kind: 'claim',
    subjectId: claimId,
    orderId,
    entries: [
      { ownerId: merchantId, purpose: DEBTS, amount: cents },
      { purpose: COMPENSATION, amount: -cents },
    ],
  })
