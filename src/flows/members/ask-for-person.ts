import { randomInt } from 'node:crypto'
import { countCodesFrom } from '#modules/codes/index.server.ts'
import type { ChallengeAnswer, ChallengeWire } from '#modules/members/challenges.contract.ts'
import {
  CODES_BEFORE_CHALLENGE,
  HARDEST_WORK,
  WRONG_BEFORE_CHALLENGE,
  WRONG_CODES_BEFORE_CHALLENGE,
} from '#modules/members/challenges.rules.ts'
import { askChallenge, countWrongFrom, type Own, takeChallengeAnswer } from '#modules/members/index.server.ts'
import type { Caller } from '#platform/access/sessions.server.ts'
import { drawDigits, newDigits } from '#platform/challenge-picture.server.ts'
import type { Database, Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** A new challenge for a session: digits to be read, or, for whoever cannot see them, a number its browser finds. */
export async function challenge(database: Database, own: Own, kind: 'picture' | 'work'): Promise<ChallengeWire> {
  const answer = kind === 'picture' ? newDigits() : String(randomInt(HARDEST_WORK))
  const picture = kind === 'picture' ? `data:image/png;base64,${(await drawDigits(answer)).toString('base64')}` : null
  const { challengeId, target } = await database.inTransaction((tx) => askChallenge(tx, own, kind, answer))
  return { challengeId, picture, target: kind === 'work' ? target : null, most: HARDEST_WORK }
}

type Asking = { caller: Caller; network: string; given: ChallengeAnswer; scale: number }

/**
 * Where much was wrong lately, whoever asks shows to be a person first: once for each time. Nobody else notices that there is such a thing,
 * members who are signed in least. Refuses CHALLENGE_NEEDED, CHALLENGE_WRONG. Begins a transaction of its own: an answer is used up even
 * though it is refused.
 */
export async function requirePerson(database: Database, about: 'password' | 'codes', asking: Asking): Promise<void> {
  const { caller, given } = asking
  if (caller.kind === 'member' || !(await isSuspicious(database.pool, about, asking))) return
  if (caller.kind !== 'visitor' || given.challengeId === '') return refuse('CHALLENGE_NEEDED', { field: 'challengeAnswer' })
  const isRight = await database.inTransaction((tx) => takeChallengeAnswer(tx, caller, given))
  if (!isRight) refuse('CHALLENGE_WRONG', { field: 'challengeAnswer' })
}

async function isSuspicious(tx: Read, about: 'password' | 'codes', { network, scale }: Asking): Promise<boolean> {
  if (about === 'password') return (await countWrongFrom(tx, network)) >= WRONG_BEFORE_CHALLENGE * scale
  const { sent, wrong } = await countCodesFrom(tx, network)
  return sent >= CODES_BEFORE_CHALLENGE * scale || wrong >= WRONG_CODES_BEFORE_CHALLENGE * scale
}
