import type { Tx } from '#platform/database.server.ts'
import { post } from '#platform/ledger.server.ts'

/** What a merchant owes the shop, less what it is given; and what the shop bears after appeals. */
const DEBTS = 'merchant-debts'
const APPEALS = 'appeals'

/** An appeal was granted: the buyer keeps what was refunded, and the shop bears so much of it. Posted once for an answer. */
export const postAppeal = (
  tx: Tx,
  { answerId, orderId, merchantId, cents }: { answerId: string; orderId: string; merchantId: string; cents: number },
): Promise<boolean> =>
  post(tx, {
    kind: 'appeal',
    subjectId: answerId,
    orderId,
    entries: [
      { ownerId: merchantId, purpose: DEBTS, amount: -cents },
      { purpose: APPEALS, amount: cents },
    ],
  })
