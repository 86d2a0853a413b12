import { writeMessage } from '#modules/inbox/index.server.ts'
import { noteTold, takeInteractions, type TakenInteraction } from '#modules/interactions/index.server.ts'
import { emitCommunityChange, findPost, findPostTitles, holdPost, postTag, profileTag } from '#modules/posts/index.server.ts'
import { listAccounts, listPeople, type Person } from '#modules/profiles/index.server.ts'
import { findReader } from '#platform/access/may-see.server.ts'
import type { Bundle } from '#platform/access/told-of.server.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { foldCounts } from '#platform/kept-counts.server.ts'
import { bundleKey, followersPage, sumBundle, wordsOf } from './bundles.ts'

/** Adds up what was counted, and says whose pages look different for it. Answers how much there was. */
export async function foldCommunityCounts(tx: Tx): Promise<number> {
  const { changes, subjectIds } = await foldCounts(tx)
  if (subjectIds.length > 0) await emitCommunityChange(tx, ...subjectIds.flatMap((id) => [postTag(id), profileTag(id)]))
  return changes
}

/** Tells members what others did: of one thing done to one post once, however many did it. Answers how many were taken. */
export async function tellInteractions(tx: Tx, most: number): Promise<number> {
  const taken = await takeInteractions(tx, most)
  const bundles = Map.groupBy(
    taken,
    ({ ownerId, kind, postId, time }) => `${ownerId} ${kind} ${postId ?? ''} ${dayInHongKong(time)}`,
  )
  const accounts = await listAccounts(tx, [...new Set(taken.map(({ ownerId }) => ownerId))])
  // None of them is hidden or deleted between what is read of it and what is said.
  const postIds = [...new Set(taken.flatMap(({ postId }) => postId ?? []))].toSorted()
  for (const postId of postIds) await holdPost(tx, postId)
  const titles = await findPostTitles(tx, postIds)
  for (const bundle of bundles.values()) {
    const accountId = accounts.get(bundle[0]?.ownerId ?? '')
    if (accountId !== undefined) await tellOne(tx, accountId, bundle, titles)
  }
  return taken.length
}

type Titles = ReadonlyMap<string, { title: string; code: string }>

/** Nobody is told of whom a block parts them from, or whom they have muted. */
async function tellOne(tx: Tx, accountId: string, taken: readonly TakenInteraction[], titles: Titles): Promise<void> {
  const reader = await findReader(tx, accountId)
  const ids = [...new Set(taken.map(({ actorId }) => actorId))].filter((id) => !reader.muted.includes(id))
  const people = await listPeople(tx, reader, ids)
  const last = taken.at(-1)
  if (!last) return
  const post = last.postId === null ? undefined : titles.get(last.postId)
  if (last.postId !== null && !post) return
  // Whose post is for others does not reach them by its title.
  if (post && (last.kind === 'mention' || last.kind === 'answer') && !(await findPost(tx, reader, post.code))) return
  const seen = ids.flatMap((id) => people.get(id) ?? [])
  const bundle = bundleOf(last)
  const actors = bundle?.kind === 'follow' ? await newFollowers(tx, bundle, seen) : seen
  const actor = actors.at(-1)
  if (!actor) return
  const sum = bundle && (await sumBundle(tx, bundle))
  const others = Math.max(actors.length, sum?.num ?? 0) - 1
  await writeMessage(tx, accountId, {
    kind: 'interactions',
    title: wordsOf(last.kind, actor.name, others),
    text: { en: post?.title ?? '', zh: post?.title ?? '' },
    link: post ? `/community/post/${post.code}` : await pageOf(tx, last, actor, others),
    dedupeKey: bundle ? bundleKey(bundle) : keyOf(last, actor),
    actorId: actor.profileId,
    postId: last.postId ?? undefined,
    ...(bundle ? { replaces: true as const } : {}),
  })
}

/** What grows over a day: likes and comments of one post, and followers. */
function bundleOf({ kind, postId, ownerId, time }: TakenInteraction): Bundle | undefined {
  const day = dayInHongKong(time)
  if (kind === 'follow') return { kind, subjectId: ownerId, ownerId, day }
  return (kind === 'like' || kind === 'comment') && postId !== null ? { kind, subjectId: postId, ownerId, day } : undefined
}

/** Those of whom the member is told now, the last of them last: a follower is told of once. */
async function newFollowers(tx: Tx, { subjectId, day }: Bundle, followers: readonly Person[]): Promise<readonly Person[]> {
  const told = await noteTold(
    tx,
    subjectId,
    day,
    followers.map(({ profileId }) => profileId),
  )
  return followers.filter(({ profileId }) => told.includes(profileId))
}

const pageOf = async (tx: Tx, { kind, ownerId }: TakenInteraction, actor: Person, others: number): Promise<string> =>
  kind === 'asked' ? '/community/profile' : followersPage(tx, { ownerId }, actor.code, kind === 'follow' ? others : 0)

const keyOf = ({ id, kind, time }: TakenInteraction, { profileId }: Person): string =>
  kind === 'asked' ? `asked ${profileId} ${dayInHongKong(time)}` : `${kind} ${id}`
