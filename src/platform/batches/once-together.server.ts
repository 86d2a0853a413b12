import { type Database, isDatabaseAway, type Tx } from '#platform/database.server.ts'
import { onceEach, type OnceRequest } from '#platform/idempotency.server.ts'
import { type Refusal, refuse } from '#platform/refusal.ts'

type Outcome<T> = PromiseSettledResult<T | Refusal>

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
