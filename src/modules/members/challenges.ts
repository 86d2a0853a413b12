import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { ChallengeAnswer } from './challenges.contract.ts'
import type { Own } from './identities.ts'
import { memberTables } from './members.tables.ts'

const hashAnswer = (challengeId: string, answer: string): Buffer =>
  createHash('sha256').update(`${challengeId} ${answer}`).digest()

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
  const row = await memberTables(tx)
    .deleteFrom('challenges')
    .where('challenge_id', '=', challengeId)
    .where('session_id', '=', own.sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('answer_hash')
    .executeTakeFirst()
  return row !== undefined && timingSafeEqual(row.answer_hash, hashAnswer(challengeId, challengeAnswer))
}

export async function purgeAnswers(tx: Tx): Promise<void> {
  await memberTables(tx).deleteFrom('challenges').where('expires_at', '<', sql<Date>`now()`).execute()
}
