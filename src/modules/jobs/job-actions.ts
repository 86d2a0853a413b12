import { holds, type Permission } from '#platform/access/permissions.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { actorOf } from '#platform/call.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { findKind, findState, type FoundCall, retryOutside } from '#platform/outside/outside-calls.server.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'
import { refuse } from '#platform/refusal.ts'
import { dropJob, findTask, retryQueuedJob } from '#platform/jobs/job-queue.server.ts'
import { makeDue } from '#platform/jobs/timed-tasks.server.ts'
import { DESK_KINDS, listJobs, MONEY_KINDS, type JobsOfPages } from './job-list.ts'

type Actor = { kind: 'operator' | 'machine'; name: string; accountId: string; permissions: readonly Permission[] }
type Piece = { source: 'event' | 'outside' | 'timed'; id: string }

/** The desk sees its own; who may end it, all of it. */
export const workOf = (actor: Pick<Actor, 'permissions'>): readonly string[] | undefined =>
  holds(actor, 'end-work') ? undefined : DESK_KINDS

/** Tries it again at once, and as often as at first. Refuses WORK_IS_DONE when there is nothing left to try. */
export async function retryJob(tx: Tx, actor: Actor, piece: Piece): Promise<JobsOfPages> {
  const kind = await requireOwn(tx, actor, piece)
  if (piece.source === 'outside' && MONEY_KINDS.includes(kind) && isOver(await findState(tx, piece.id))) refuse('WORK_IS_DONE')
  const again = { event: retryQueuedJob, outside: retryOutside, timed: makeDue }
  if (!(await again[piece.source](tx, piece.id))) refuse('WORK_IS_DONE')
  await recordAudit(tx, { by: actorOf(actor), action: 'work-retried', subject: 'work', subjectId: piece.id, after: { kind } })
  return listJobs(tx, workOf(actor))
}

/** Nobody tries it any more, for a reason that stays. What it was about is left as it is. */
export async function giveUpJob(
  tx: Tx,
  outside: OutsideWork,
  actor: Actor,
  { reason, ...piece }: Piece & { reason: string },
): Promise<JobsOfPages> {
  const kind = await requireOwn(tx, actor, piece)
  const isGivenUp = piece.source === 'event' ? await dropJob(tx, piece.id) : await outside.giveUp(tx, piece.id, reason)
  if (!isGivenUp) refuse('WORK_IS_DONE')
  const after = { kind, reason }
  await recordAudit(tx, { by: actorOf(actor), action: 'work-given-up', subject: 'work', subjectId: piece.id, after })
  return listJobs(tx, workOf(actor))
}

const isOver = ({ state }: FoundCall): boolean => state === 'failed' || state === 'given-up'

async function requireOwn(tx: Tx, actor: Actor, { source, id }: Piece): Promise<string> {
  const kind = source === 'timed' ? id : await (source === 'event' ? findTask : findKind)(tx, id)
  if (!kind) refuse('WORK_IS_DONE')
  if (workOf(actor)?.includes(kind) === false) refuse('NOT_PERMITTED')
  return kind
}
