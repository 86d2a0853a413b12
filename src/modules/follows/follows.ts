import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { countChange } from '#platform/kept-counts.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { followTables } from './follows.tables.ts'

type Pair = readonly [one: string, other: string]

/** Whatever is done between two is done one after the other: a follow never slips past a block. */
const lockPair = (tx: Tx, [one, other]: Pair): Promise<void> => lockNames(tx, [`pair ${[one, other].sort().join(' ')}`])

/** Follows a page, or asks to where its posts are for fans. Answers what is new; nothing where it was so before. */
export async function follow(
  tx: Tx,
  followerId: string,
  { profileId, asks }: { profileId: string; asks: boolean },
): Promise<'asked' | 'following' | undefined> {
  if (followerId === profileId) refuse('NOT_FOUND')
  await lockPair(tx, [followerId, profileId])
  if (await isBlocked(tx, [followerId, profileId])) refuse('NOT_FOUND')
  const state = asks ? 'asked' : 'following'
  const added = await followTables(tx)
    .insertInto('follows')
    .values({ follower_id: followerId, followed_id: profileId, state, since: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!added.numInsertedOrUpdatedRows) return undefined
  if (state === 'following') await countFollow(tx, followerId, profileId, 1)
  return state
}

/** Ends a follow, or a wish to; nothing where there was none. */
export async function unfollow(tx: Tx, followerId: string, followedId: string): Promise<void> {
  await lockPair(tx, [followerId, followedId])
  await endFollow(tx, followerId, followedId)
}

async function endFollow(tx: Tx, followerId: string, followedId: string): Promise<void> {
  const ended = await followTables(tx)
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .returning('state')
    .executeTakeFirst()
  if (ended?.state === 'following') await countFollow(tx, followerId, followedId, -1)
}

const countFollow = (tx: Tx, followerId: string, followedId: string, amount: 1 | -1): Promise<void> =>
  countChange(tx, { subjectId: followerId, counter: 'following', amount }, { subjectId: followedId, counter: 'fans', amount })

/** Lets somebody in who has asked, or not. Answers whether they were let in just now. */
export async function answerRequest(tx: Tx, ownerId: string, followerId: string, letIn: boolean): Promise<boolean> {
  await lockPair(tx, [ownerId, followerId])
  const request = followTables(tx)
    .updateTable('follows')
    .set({ state: 'following', since: clock.now() })
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', ownerId)
    .where('state', '=', 'asked')
  if (letIn) {
    const { numUpdatedRows } = await request.executeTakeFirst()
    if (numUpdatedRows > 0n) await countFollow(tx, followerId, ownerId, 1)
    return numUpdatedRows > 0n
  }
  await followTables(tx)
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', ownerId)
    .where('state', '=', 'asked')
    .execute()
  return false
}

/** Who opens their posts to all has nobody waiting any more. */
export async function letAllIn(tx: Tx, ownerId: string): Promise<void> {
  const asked = await listRequests(tx, ownerId)
  for (const followerId of asked) await answerRequest(tx, ownerId, followerId, true)
}

export async function listRequests(tx: Read, ownerId: string): Promise<string[]> {
  const rows = await followTables(tx)
    .selectFrom('follows')
    .select('follower_id')
    .where('followed_id', '=', ownerId)
    .where('state', '=', 'asked')
    .orderBy('since', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ follower_id }) => follower_id)
}

async function isBlocked(tx: Read, [one, other]: Pair): Promise<boolean> {
  const found = await followTables(tx)
    .selectFrom('profile_blocks')
    .select('blocker_id')
    .where('blocker_id', 'in', [one, other])
    .where('blocked_id', 'in', [one, other])
    .executeTakeFirst()
  return found !== undefined
}

/** From now on nothing of one reaches the other; neither follows the other any more. */
export async function block(tx: Tx, blockerId: string, blockedId: string): Promise<void> {
  if (blockerId === blockedId) refuse('NOT_FOUND')
  await lockPair(tx, [blockerId, blockedId])
  await endFollow(tx, blockerId, blockedId)
  await endFollow(tx, blockedId, blockerId)
  await followTables(tx)
    .insertInto('profile_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, since: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unblock(tx: Tx, blockerId: string, blockedId: string): Promise<void> {
  await lockPair(tx, [blockerId, blockedId])
  await followTables(tx)
    .deleteFrom('profile_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

export async function setMute(tx: Tx, muterId: string, mutedId: string, muted: boolean): Promise<void> {
  if (muterId === mutedId) refuse('NOT_FOUND')
  const tables = followTables(tx)
  if (muted)
    await tables
      .insertInto('profile_mutes')
      .values({ muter_id: muterId, muted_id: mutedId, since: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await tables.deleteFrom('profile_mutes').where('muter_id', '=', muterId).where('muted_id', '=', mutedId).execute()
}

/** Whom a member has shut out themselves. */
export async function listBlocks(tx: Read, blockerId: string): Promise<string[]> {
  const rows = await followTables(tx)
    .selectFrom('profile_blocks')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .execute()
  return rows.map(({ blocked_id }) => blocked_id)
}

/** Who leaves follows nobody and has no fans; blocks stay, should they come again. */
export async function endFollows(tx: Tx, profileId: string): Promise<void> {
  const ended = await followTables(tx)
    .deleteFrom('follows')
    .where(({ eb, or }) => or([eb('follower_id', '=', profileId), eb('followed_id', '=', profileId)]))
    .returning(['follower_id', 'followed_id', 'state'])
    .execute()
  for (const { follower_id, followed_id, state } of ended)
    if (state === 'following') await countFollow(tx, follower_id, followed_id, -1)
}
