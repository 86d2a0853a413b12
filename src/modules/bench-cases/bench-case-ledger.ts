import type { Tx } from '#platform/database.server.ts'
import { post } from '#platform/ledger.server.ts'

/** What a merchant owes the shop, and what the shop has for sending its pieces back. */
const DEBTS = 'merchant-debts'
const SENT_BACK = 'charge-send-back'

/** A piece has left for its merchant, who bears what that costs. Posted once for a case. */
export const postSendBack = (
  tx: Tx,
  { caseId, orderId, merchantId, cents }: { caseId: string; orderId: string; merchantId: string; cents: number },
): Promise<boolean> =>
  post(tx, {
    kind: 'send-back',
    subjectId: caseId,
    orderId,
    entries: [
      { ownerId: merchantId, purpose: DEBTS, amount: cents },
      { purpose: SENT_BACK, amount: -cents },
    ],
  })
