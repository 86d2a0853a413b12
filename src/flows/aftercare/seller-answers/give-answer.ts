import { lockOrder } from '#modules/orders/index.server.ts'
import { getAnswer, moveAnswer } from '#modules/seller-answers/index.server.ts'
import type { GivenAnswer } from '#modules/seller-answers/seller-answers.contract.ts'
import { isAnswerInTime } from '#modules/seller-answers/seller-answers.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { type Actor, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** A merchant says what it thinks of a return or claim, or appeals once. Refuses NOT_FOUND for another merchant's. */
export async function giveAnswer(
  tx: Tx,
  seller: Seller,
  by: Actor & { kind: 'seller' | 'operator' },
  { answerNo, act, words, pictures: named }: GivenAnswer,
): Promise<void> {
  // The desk decides: it does not answer itself in the merchant's seller centre.
  requirePerson(seller)
  const { merchantId, accountId } = seller
  const found = await getAnswer(tx, answerNo)
  if (found.merchant_id !== merchantId) refuse('NOT_FOUND')
  const order = await lockOrder(tx, { orderId: found.order_id })
  const row = await getAnswer(tx, answerNo)
  if (!isAnswerInTime(row, clock.now())) refuse('ANSWER_MOVED_ON')
  const pictures = [...new Set(named)]
  for (const uploadId of pictures) await claimUpload(tx, { uploadId, ownerId: accountId, purpose: 'seller-answer' })
  await moveAnswer(tx, order, row, act, { ...by, words }, { pictures })
  await recordAudit(tx, {
    by,
    action: `seller-answer-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { answerNo, note: words },
  })
}
