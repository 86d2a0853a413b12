import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { clock, DAY } from './clock.ts'
import type { Tx } from './database.server.ts'
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
  if (!request.key || !KEY.test(request.key)) refuse('KEY_MISSING')
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest()
  const claimed = await sql`insert into idempotency_keys (caller_id, call, key, body_hash, created_at)
    values (${request.callerId}, ${request.call}, ${request.key}, ${bodyHash}, ${clock.now()})
    on conflict do nothing`.execute(tx)
  if (claimed.numAffectedRows === 0n) return storedAnswer<T>(tx, request, bodyHash)
  const answer = await work()
  await sql`update idempotency_keys set answer = ${JSON.stringify(answer)}
    where caller_id = ${request.callerId} and call = ${request.call} and key = ${request.key}`.execute(tx)
  return answer
}

async function storedAnswer<T>(
  tx: Tx,
  request: { callerId: string; call: string; key: string | undefined },
  bodyHash: Buffer,
): Promise<T> {
  const found = await sql<{ body_hash: Buffer; answer: T | null }>`select body_hash, answer from idempotency_keys
    where caller_id = ${request.callerId} and call = ${request.call} and key = ${request.key}`.execute(tx)
  const row = found.rows[0]
  if (!row) refuse('STILL_RUNNING')
  if (!row.body_hash.equals(bodyHash)) refuse('KEY_REUSED')
  if (row.answer === null) refuse('STILL_RUNNING')
  return row.answer
}

/** Keys are kept for three days: far longer than any browser retries. */
export async function purgeIdempotencyKeys(tx: Tx): Promise<void> {
  await sql`delete from idempotency_keys where created_at < ${new Date(clock.now().getTime() - 3 * DAY)}`.execute(tx)
}
