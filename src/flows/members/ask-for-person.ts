import { randomInt } from 'node:crypto'
import { countCodesFrom } from '#modules/codes/index.server.ts'
import { countInAll, raiseAlarm } from '#modules/floods/index.server.ts'
import { MOST_LOOKUPS, WRONG_OF_STRANGERS } from '#modules/floods/floods.rules.ts'
import type { ChallengeAnswer, ChallengeWire } from '#modules/members/challenges.contract.ts'
import {
  CODES_BEFORE_CHALLENGE,
  HARDEST_WORK,
  WRONG_BEFORE_CHALLENGE,
  WRONG_CODES_BEFORE_CHALLENGE,
} from '#modules/members/challenges.rules.ts'
import {
  askChallenge,
  countWrongFrom,
  countWrongOfStrangers,
  isKnownHere,
  type Place,
  sealChallenge,
  takeChallengeAnswer,
  takeSealedAnswer,
} from '#modules/members/index.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { CallContext } from '#platform/call.server.ts'
import type { Caller } from '#platform/access/sessions.server.ts'
import { drawDigits, newDigits } from '#platform/challenge-picture.server.ts'
import type { Database } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

type Putting = { caller: Caller; network: string; sealing: Sealing }

/**
 * A new challenge for a session, or for a network where there is none yet: digits to be read, or, for anyone who cannot see them, a number its
 * browser finds.
 */
export async function challenge(
  database: Database,
  { caller, network, sealing }: Putting,
  kind: 'picture' | 'work',
): Promise<ChallengeWire> {
  const answer = kind === 'picture' ? newDigits() : String(randomInt(HARDEST_WORK))
  const picture = kind === 'picture' ? `data:image/png;base64,${(await drawDigits(answer)).toString('base64')}` : null
  const { challengeId, target } = isShopper(caller)
    ? await database.inTransaction((tx) => askChallenge(tx, caller, kind, answer))
    : await sealChallenge(database.pool, sealing, network, answer)
  return { challengeId, picture, target: kind === 'work' ? target : null, most: HARDEST_WORK }
}

const isShopper = (caller: Caller): caller is Extract<Caller, { kind: 'visitor' | 'member' }> =>
  caller.kind === 'visitor' || caller.kind === 'member'

/** What somebody brings who may be asked. `scale` widens what is allowed. */
export type Asking = Pick<CallContext, 'database' | 'caller' | 'deviceId'> & {
  network: string
  given: ChallengeAnswer
  scale: number
  sealing: Sealing
}

type Limits = { limitScale: number; sealing: Sealing }

export const askingOf = (
  { database, caller, deviceId, ip }: Pick<CallContext, 'database' | 'caller' | 'deviceId' | 'ip'>,
  { challengeId, challengeAnswer }: ChallengeAnswer,
  { limitScale, sealing }: Limits,
): Asking => ({
  ...{ database, caller, deviceId, network: networkOf(ip) },
  given: { challengeId, challengeAnswer },
  ...{ scale: limitScale, sealing },
})

/**
 * Anyone who asks shows to be a person. Refuses CHALLENGE_NEEDED, CHALLENGE_WRONG. Begins a transaction of its own: an answer is used up even
 * though what it was given for is refused.
 */
export async function showPerson({ database, caller, network, given, sealing }: Asking): Promise<void> {
  if (given.challengeId === '') return refuse('CHALLENGE_NEEDED', { field: 'challengeAnswer' })
  const isRight = await database.inTransaction((tx) =>
    isShopper(caller) ? takeChallengeAnswer(tx, caller, given) : takeSealedAnswer(tx, sealing, network, given),
  )
  if (!isRight) refuse('CHALLENGE_WRONG', { field: 'challengeAnswer' })
}

/**
 * Where many passwords were wrong lately, from one network or of strangers in all, a stranger shows to be a person first, once for each
 * try. Nobody else notices that there is such a thing: members who are signed in, and owners where they are known, least. Answers whether
 * they have shown it.
 */
export async function askStranger(asking: Asking, place: Place): Promise<boolean> {
  if (place !== 'stranger' || asking.caller.kind === 'member') return true
  const { database, network, scale } = asking
  const isHere = (await countWrongFrom(database.pool, network)) >= WRONG_BEFORE_CHALLENGE * scale
  if (!isHere && !(await isFlooded(asking, WRONG_OF_STRANGERS))) return false
  await showPerson(asking)
  return true
}

/**
 * Of many strangers’ tries at once no more are looked at than the limit says, in however many processes: each is counted before it is
 * looked at, and then asks how many there are with it.
 */
export const isTryTooMany = (asking: Asking): Promise<boolean> => isFlooded(asking, WRONG_OF_STRANGERS + 1)

async function isFlooded({ database, scale }: Asking, most: number): Promise<boolean> {
  // A scale that takes limits out of the way leaves nothing to count.
  const limit = Math.ceil(most * scale)
  if (limit > MOST_COUNTED) return false
  const wrong = await countWrongOfStrangers(database.pool, limit)
  if (wrong < limit) return false
  await raiseAlarm(database, 'passwords', wrong)
  return true
}
const MOST_COUNTED = 1_000_000

/** Codes that were asked for or typed wrongly: where there were many, the next is sent to a person alone. */
export async function askForCodes(asking: Asking): Promise<void> {
  const { database, caller, network, scale } = asking
  if (caller.kind === 'member') return
  const { sent, wrong } = await countCodesFrom(database.pool, network)
  if (sent >= CODES_BEFORE_CHALLENGE * scale || wrong >= WRONG_CODES_BEFORE_CHALLENGE * scale) await showPerson(asking)
}

/**
 * Questions who is a member, counted over all addresses, in the database: while there are too many, who is known here passes, with a browser
 * or from a network somebody has signed in with, and everybody else shows to be a person.
 */
export async function askInFlood(asking: Asking): Promise<void> {
  const { database, network, deviceId, scale } = asking
  const counted = await database.inTransaction((tx) => countInAll(tx, 'lookups'))
  if (counted <= MOST_LOOKUPS * scale) return
  await raiseAlarm(database, 'lookups', counted)
  if (!(await isKnownHere(database.pool, network, deviceId))) await showPerson(asking)
}
