import { createHash } from 'node:crypto'
import { clock, DAY } from './clock.ts'
import type { Tx } from './database.server.ts'
import { platformTables } from './platform.tables.ts'
import { refuse } from './refusal.ts'

const KEY = /^[\w.:-]{8,128}$/

/**
 * Runs `work` once per caller, call and key, inside the transaction that does the work: the answer and the effect are
 * stored together or not at all. A twin that comes meanwhile waits for the first and gets its answer. The same key
 * with another body is refused; a refused piece of work stores nothing and may be tried again.
 */
export async function once<T>(
  tx: Tx,
  request: { callerId: string; call: string; key: string | undefined; body: unknown },
  work: () => Promise<T>,
): Promise<T> {
  const { callerId, call, key } = request
  if (!key || !KEY.test(key)) refuse('KEY_MISSING')
  const place = { caller_id: callerId, call, key }
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest()
  const claimed = await platformTables(tx)
    .insertInto('idempotency_keys')
    .values({ ...place, body_hash: bodyHash, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 0n) return storedAnswer<T>(tx, place, bodyHash)
  const answer = await work()
  await platformTables(tx)
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where((column) => column.and(place))
    .execute()
  return answer
}

type Place = { caller_id: string; call: string; key: string }

async function storedAnswer<T>(tx: Tx, place: Place, bodyHash: Buffer): Promise<T> {
  const row = await platformTables(tx)
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where((column) => column.and(place))
    .executeTakeFirst()
  if (!row) refuse('STILL_RUNNING')
  if (!row.body_hash.equals(bodyHash)) refuse('KEY_REUSED')
  if (row.answer === null) refuse('STILL_RUNNING')
  // Whoever made the call checks what it answers, stored or new.
  return row.answer as T
}

/** Keys are kept for three days: far longer than any browser retries. */
export async function purgeIdempotencyKeys(tx: Tx): Promise<void> {
  await platformTables(tx)
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(clock.now().getTime() - 3 * DAY))
    .execute()
}
