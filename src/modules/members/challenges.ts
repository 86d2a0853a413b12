import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { ChallengeAnswer } from './challenges.contract.ts'
import type { Own } from './identities.ts'
import { memberTables } from './members.tables.ts'

const hashAnswer = (challengeId: string, answer: string): Buffer =>
  createHash('sha256').update(`${challengeId} ${answer}`).digest()

const IS_ID = z.uuid()

export type Asked = { challengeId: string; target: string }

/** Asks a session for an answer, in place of what it was asked before: it counts once, for ten minutes. */
export async function askChallenge(tx: Tx, own: Own, kind: 'picture' | 'work', answer: string): Promise<Asked> {
  const challengeId = newId()
  const hash = hashAnswer(challengeId, answer)
  await memberTables(tx).deleteFrom('challenges').where('session_id', '=', own.sessionId).execute()
  await memberTables(tx)
    .insertInto('challenges')
    .values({ challenge_id: challengeId, account_id: own.accountId, session_id: own.sessionId, kind, answer_hash: hash })
    .execute()
  return { challengeId, target: hash.toString('hex') }
}

/** Uses a challenge up, whatever the answer; true where it is right, and this session’s own. */
export async function takeChallengeAnswer(tx: Tx, own: Own, { challengeId, challengeAnswer }: ChallengeAnswer): Promise<boolean> {
  if (!IS_ID.safeParse(challengeId).success) return false
  const row = await memberTables(tx)
    .deleteFrom('challenges')
    .where('challenge_id', '=', challengeId)
    .where('session_id', '=', own.sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('answer_hash')
    .executeTakeFirst()
  return row !== undefined && timingSafeEqual(row.answer_hash, hashAnswer(challengeId, challengeAnswer))
}

const MINUTES = 10
const Sealed = z.object({ until: z.number(), answer: z.string() })
const about = (network: string): string => `a question to ${network}`

/** The same question to somebody without a session: it carries its answer, sealed for their network, and no row is written for it. */
export async function sealChallenge(tx: Read, sealing: Sealing, network: string, answer: string): Promise<Asked> {
  const [row] = await readRows(
    tx,
    z.object({ until: z.number() }),
    sql`select extract(epoch from now() + ${MINUTES} * interval '1 minute')::float8 as until`,
  )
  const challengeId = sealing.seal(JSON.stringify({ until: row?.until ?? 0, answer }), about(network))
  return { challengeId, target: hashAnswer(challengeId, answer).toString('hex') }
}

/** Uses it up, whatever the answer; true where it is right, was put to this network, and is not over. */
export async function takeSealedAnswer(
  tx: Tx,
  sealing: Sealing,
  network: string,
  { challengeId, challengeAnswer }: ChallengeAnswer,
): Promise<boolean> {
  const sealed = openChallenge(sealing, network, challengeId)
  if (!sealed) return false
  const hash = createHash('sha256').update(challengeId).digest()
  const taken = await readRows(
    tx,
    z.object({}),
    sql`insert into used_challenges (challenge_hash) select ${hash} where to_timestamp(${sealed.until}) > now()
      on conflict do nothing returning challenge_hash`,
  )
  return taken.length > 0 && timingSafeEqual(hashAnswer(challengeId, sealed.answer), hashAnswer(challengeId, challengeAnswer))
}

function openChallenge(sealing: Sealing, network: string, challengeId: string): z.output<typeof Sealed> | undefined {
  try {
    return Sealed.parse(JSON.parse(sealing.open(challengeId, about(network))))
  } catch {
    // Not one of ours, or put to somebody else.
    return undefined
  }
}

export async function purgeAnswers(tx: Tx): Promise<void> {
  await memberTables(tx).deleteFrom('used_challenges').where('used_at', '<', sql<Date>`now() - interval '1 hour'`).execute()
  await memberTables(tx).deleteFrom('challenges').where('expires_at', '<', sql<Date>`now()`).execute()
}
