import { findReview, hideReview, lockRequest, moveRequest, requireVersion } from '#modules/sourcing/index.server.ts'
import type { JudgedRequest } from '#modules/sourcing/sourcing.contract.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { callOff } from './call-off.ts'
import { notifyAsker } from './notify-sourcing.ts'

/** A colleague shows what the lists of words have stopped, takes it or a review down, or calls off what is being looked for. */
export async function judgeAsked(tx: Tx, operator: Operator, { requestNo, version, act, reason }: JudgedRequest): Promise<void> {
  const request = await lockRequest(tx, requestNo)
  requireVersion(request, version)
  await recordAudit(tx, { by: operator, action: `sourcing-${act}`, subject: 'sourcing', subjectId: requestNo, after: { reason } })
  if (act === 'cancel') return callOff(tx, request, act, operator, reason)
  await moveRequest(tx, request, act, operator, { words: reason })
  if (act === 'hide-review') {
    if ((await findReview(tx, request))?.hidden_at !== null) refuse('SOURCING_MOVED_ON')
    await hideReview(tx, request)
  }
  await notifyAsker(tx, request, act)
}
