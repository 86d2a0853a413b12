import { findAnswers, keepAnswers } from '#modules/conversations/index.server.ts'
import type { AnswersWire, SavedAnswers } from '#modules/conversations/conversations.contract.ts'
import { type Actor, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'

const OF_SHOP = 'shop'

/** Answers that a merchant has ready, or the shop (`null`). Refuses MOVED_ON when others were saved meanwhile. */
export async function keepReadyAnswers(tx: Tx, by: Actor, merchantId: string | null, saved: SavedAnswers): Promise<AnswersWire> {
  const subjectId = merchantId ?? OF_SHOP
  if (!(await keepAnswers(tx, merchantId, saved))) return refuseMovedOn(tx, 'answers', subjectId)
  await recordAudit(tx, { by, action: 'answers-saved', subject: 'answers', subjectId })
  return findAnswers(tx, merchantId)
}
