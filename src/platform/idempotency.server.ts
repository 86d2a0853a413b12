import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from './clock.ts'
import { unseenArray } from './database/unseen-array.server.ts'
import type { Tx } from './database.server.ts'
import { platformTables } from './tables/platform.tables.ts'
import { readRows } from './read-rows.server.ts'
import { orRefusal, Refusal, refuse } from './refusal.ts'

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
  const { callerId, call } = request
  const place = { caller_id: callerId, call, key: requireKey(request.key) }
  const bodyHash = hashBody(request.body)
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

/** The key a call came with; refuses what is none. */
export function requireKey(key: string | undefined): string {
  return key && KEY.test(key) ? key : refuse('KEY_MISSING')
}

export const hashBody = (body: unknown): Buffer => createHash('sha256').update(JSON.stringify(body)).digest()

export type OnceRequest = { callerId: string; call: string; key: string; bodyHash: Buffer }

const Claimed = z.object({ callerId: z.string(), key: z.string() })

/**
 * The same for several requests in one transaction, no two of them alike: `work` is given those that nobody has done, and does or
 * refuses each by itself, having stored nothing for what it refuses.
 */
export async function onceEach<R extends OnceRequest, T>(
  tx: Tx,
  requests: readonly R[],
  work: (fresh: readonly R[]) => Promise<readonly (T | Refusal)[]>,
): Promise<(T | Refusal)[]> {
  const fresh = await claimEach(tx, requests)
  const answers = fresh.length === 0 ? [] : await work(fresh)
  const answerOf = new Map(fresh.map((request, index) => [request, answers[index]]))
  await storeAnswers(tx, answerOf)
  const all: (T | Refusal)[] = []
  for (const request of requests) {
    const { callerId, call, key, bodyHash } = request
    const place = { caller_id: callerId, call, key }
    all.push(answerOf.get(request) ?? (await orRefusal(() => storedAnswer<T>(tx, place, bodyHash))))
  }
  return all
}

/** In the order of their names, so that two transactions never wait for each other. */
async function claimEach<R extends OnceRequest>(tx: Tx, requests: readonly R[]): Promise<R[]> {
  const hashes = requests.map(({ bodyHash }) => bodyHash)
  const columns = sql`unnest(${placesOf(requests)}, ${unseenArray('bytea', hashes)})`
  const claimed = await readRows(
    tx,
    Claimed,
    sql`insert into idempotency_keys (caller_id, call, key, body_hash, created_at)
      select *, ${clock.now()}::timestamptz from ${columns} wanted (caller_id, call, key, body_hash) order by 1, 2, 3
      on conflict do nothing returning caller_id as "callerId", key`,
  )
  const names = new Set(claimed.map(({ callerId, key }) => `${callerId} ${key}`))
  return requests.filter(({ callerId, key }) => names.has(`${callerId} ${key}`))
}

/** Callers, calls and keys, as columns. */
function placesOf(requests: readonly OnceRequest[]) {
  const callers = requests.map(({ callerId }) => callerId)
  const calls = requests.map(({ call }) => call)
  const keys = requests.map(({ key }) => key)
  return sql`${unseenArray('uuid', callers)}, ${unseenArray('text', calls)}, ${unseenArray('text', keys)}`
}

async function storeAnswers(tx: Tx, answers: ReadonlyMap<OnceRequest, unknown>): Promise<void> {
  if (answers.size === 0) return
  const places = [...answers.keys()]
  const texts = [...answers.values()].map((answer) => (answer instanceof Refusal ? null : JSON.stringify(answer)))
  const answered = sql`unnest(${placesOf(places)}, ${unseenArray('jsonb', texts)})`
  const isPlace = sql`k.caller_id = a.caller_id and k.call = a.call and k.key = a.key`
  await sql`update idempotency_keys k set answer = a.answer from ${answered} a (caller_id, call, key, answer)
    where ${isPlace} and a.answer is not null`.execute(tx)
  if (!texts.includes(null)) return
  await sql`delete from idempotency_keys k using ${answered} a (caller_id, call, key, answer)
    where ${isPlace} and a.answer is null`.execute(tx)
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
  // Anyone who made the call checks what it answers, stored or new.
  return row.answer as T
}

/** Keys are kept for three days: far longer than any browser retries. */
export async function purgeIdempotencyKeys(tx: Tx): Promise<void> {
  await platformTables(tx)
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(clock.now().getTime() - 3 * DAY))
    .execute()
}
