import type { BatchQueue, Ticket, Wish } from './batch-queue.ts'
import { type Database, isDatabaseAway, type Tx } from '#platform/database.server.ts'
import { onceEach, type OnceRequest } from '#platform/idempotency.server.ts'
import { type Refusal, refuse } from '#platform/refusal.ts'

type Outcome<T> = PromiseSettledResult<T | Refusal>

/** A place in a queue, or the one that this caller has there by the same key. Refuses KEY_REUSED where that was for something else. */
export function joinOnce<R extends OnceRequest, T>(queue: BatchQueue<R, T>, request: R, wish: Wish): Ticket<R, T> {
  const ticket = queue.join(`${request.callerId} ${request.key}`, request, wish)
  if (!ticket.item.bodyHash.equals(request.bodyHash)) refuse('KEY_REUSED')
  return ticket
}

/**
 * Does in one transaction what several callers have asked for, each once. One that breaks it is found by doing each alone, so that no
 * other fails with it; while the database is away none is.
 */
export async function onceTogether<R extends OnceRequest & { database: Database }, T>(
  requests: readonly R[],
  work: (tx: Tx, fresh: readonly R[]) => Promise<readonly (T | Refusal)[]>,
): Promise<Outcome<T>[]> {
  const [{ database } = refuse('BUSY')] = requests
  try {
    const done = await database.inTransaction((tx) => onceEach(tx, requests, (fresh) => work(tx, fresh)))
    return done.map((value) => ({ status: 'fulfilled', value }))
  } catch (problem) {
    if (requests.length === 1 || isDatabaseAway(problem)) return requests.map(() => ({ status: 'rejected', reason: problem }))
    const alone: Outcome<T>[] = []
    for (const request of requests) alone.push(...(await onceTogether([request], work)))
    return alone
  }
}
