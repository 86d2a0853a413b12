import { sql } from 'kysely'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type LedgerEntry, lockHolders, post } from '#platform/ledger.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Friend } from './friends.ts'
import { type Credit, creditPoints } from './credits.ts'
import { listDebts, listLots, sumHeld } from './lots.ts'
import { takeFrom } from './lots.rules.ts'
import type { PointRules } from './points.rules.ts'
import { pointTables } from './points.tables.ts'

/** Asked before a friend is looked for: whoever could give nothing learns nothing of whom the shop knows. */
export async function requireGiftable(tx: Read, rules: PointRules, giverId: string, points: number): Promise<void> {
  if (points > Math.min(rules.giftMost, rules.giftMostADay)) refuse('GIFT_TOO_LARGE', { field: 'points' })
  if (((await listDebts(tx, [giverId])).get(giverId) ?? 0) > 0) refuse('POINTS_OWED', { field: 'points' })
  if (points > (await sumHeld(tx, giverId))) refuse('POINTS_SHORT', { field: 'points' })
}

export type Gift = { giverId: string; friend: Friend; points: number; message: string }

/**
 * Gives a friend some of a member's points, those that end first, which end for the friend when they would have for the member. Refuses
 * POINTS_SHORT, and GIFT_TOO_LARGE for more than the rules allow at a time, or a Hong Kong day and friend. Answers the gift's id.
 */
export async function giveGift(tx: Tx, rules: PointRules, { giverId, friend, points, message }: Gift): Promise<string> {
  const { friendId, named } = friend
  await lockHolders(tx, [giverId, friendId])
  // Both the limit's day and the lots are those of this moment, not of when the request began to wait.
  const now = clock.now()
  const today = dayInHongKong(now)
  const most = Math.min(rules.giftMost, rules.giftMostADay - (await sumGiven(tx, giverId, friendId, today)))
  if (points > most) refuse('GIFT_TOO_LARGE', { field: 'points' })
  const lots = (await listLots(tx, [giverId])).get(giverId) ?? []
  const { entries, missing } = takeFrom(lots, points)
  if (missing > 0) refuse('POINTS_SHORT', { field: 'points' })
  const giftId = newId()
  await pointTables(tx)
    .insertInto('point_gifts')
    .values({ gift_id: giftId, giver_id: giverId, friend_id: friendId, points, message, named, given_at: now, given_on: today })
    .execute()
  const expiries = new Map(lots.map(({ lotId, expiresAt }) => [lotId, expiresAt]))
  const given = await creditPoints(tx, forFriend(friendId, giftId, entries, expiries))
  await post(tx, { kind: 'points-gift', subjectId: giftId, entries: [...entries, ...given] })
  return giftId
}

/** The other side: for each day on which some of them end a lot of its own. */
function forFriend(
  friendId: string,
  giftId: string,
  taken: readonly LedgerEntry[],
  expiries: ReadonlyMap<string, Date>,
): Credit[] {
  const byExpiry = Map.groupBy(taken, ({ lot = '' }) => expiries.get(lot)?.getTime() ?? 0)
  return [...byExpiry].map(([expiresAt, own]) => ({
    ownerId: friendId,
    points: own.reduce((sum, { amount }) => sum - amount, 0),
    into: { expiresAt: new Date(expiresAt), source: 'gift', sourceId: giftId },
  }))
}

async function sumGiven(tx: Read, giverId: string, friendId: string, day: string): Promise<number> {
  const { given } = await pointTables(tx)
    .selectFrom('point_gifts')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('points'), val('0')).as('given'))
    .where('giver_id', '=', giverId)
    .where('friend_id', '=', friendId)
    .where('given_on', '=', sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow()
  return Number(given)
}
