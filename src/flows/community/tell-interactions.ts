import { writeMessage } from '#modules/inbox/index.server.ts'
import { takeInteractions, type TakenInteraction } from '#modules/interactions/index.server.ts'
import { countLikers, emitCommunityChange, findPostTitles, postTag, profileTag } from '#modules/posts/index.server.ts'
import { listAccounts, listPeople, type Person } from '#modules/profiles/index.server.ts'
import { interactionText } from '#language/community/interactions.text.ts'
import { findReader, type Reader } from '#platform/access/may-see.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { foldCounts } from '#platform/kept-counts.server.ts'

/** Adds up what was counted, and says whose pages look different for it. Answers how much there was. */
export async function foldCommunityCounts(tx: Tx): Promise<number> {
  const { changes, subjectIds } = await foldCounts(tx)
  if (subjectIds.length > 0) await emitCommunityChange(tx, ...subjectIds.flatMap((id) => [postTag(id), profileTag(id)]))
  return changes
}

/** Tells members what others did: of one thing done to one post once, however many did it. Answers how many were taken. */
export async function tellInteractions(tx: Tx, most: number): Promise<number> {
  const taken = await takeInteractions(tx, most)
  const bundles = Map.groupBy(taken, ({ ownerId, kind, postId }) => `${ownerId} ${kind} ${postId ?? ''}`)
  const accounts = await listAccounts(tx, [...new Set(taken.map(({ ownerId }) => ownerId))])
  const titles = await findPostTitles(tx, [...new Set(taken.flatMap(({ postId }) => postId ?? []))])
  for (const bundle of bundles.values()) {
    const accountId = accounts.get(bundle[0]?.ownerId ?? '')
    if (accountId !== undefined) await tellOne(tx, accountId, bundle, titles)
  }
  return taken.length
}

type Titles = ReadonlyMap<string, { title: string; code: string }>

/** Nobody is told of whom a block parts them from, or whom they have muted. */
async function tellOne(tx: Tx, accountId: string, bundle: readonly TakenInteraction[], titles: Titles): Promise<void> {
  const reader = await findReader(tx, accountId)
  const ids = [...new Set(bundle.map(({ actorId }) => actorId))].filter((id) => !reader.muted.includes(id))
  const people = await listPeople(tx, reader, ids)
  const actors = ids.flatMap((id) => people.get(id) ?? [])
  const [last, actor] = [bundle.at(-1), actors.at(-1)]
  if (!last || !actor) return
  const post = last.postId === null ? undefined : titles.get(last.postId)
  if (last.postId !== null && !post) return
  await writeMessage(tx, accountId, {
    kind: 'interactions',
    ...wordsOf(last, actor, await othersOf(tx, reader, last, actors), post?.title),
    link: post
      ? `/community/post/${post.code}`
      : last.kind === 'asked'
        ? '/community/profile'
        : `/community/member/${actor.code}`,
    dedupeKey: keyOf(last, actor),
    actorId: actor.profileId,
    ...(last.kind === 'like' ? { replaces: true as const } : {}),
  })
}

/** Likes of a day are one message, which grows; a follower is told of once. */
function keyOf({ id, kind, postId }: TakenInteraction, { profileId }: Person): string {
  const day = dayInHongKong(clock.now())
  if (kind === 'like') return `like ${postId} ${day}`
  if (kind === 'follow') return `follow ${profileId}`
  return kind === 'asked' ? `asked ${profileId} ${day}` : `${kind} ${id}`
}

async function othersOf(tx: Tx, reader: Reader, { kind, postId }: TakenInteraction, actors: readonly Person[]): Promise<number> {
  if (kind !== 'like' || postId === null) return actors.length - 1
  const [year, month, day] = dayInHongKong(clock.now()).split('-').map(Number)
  const since = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1) - 8 * 3_600_000)
  return Math.max(actors.length, await countLikers(tx, reader, postId, since)) - 1
}

function wordsOf({ kind }: TakenInteraction, { name }: Person, others: number, title = '') {
  const words = interactionText[kind]
  return {
    title: { en: words.en(name, others), zh: words.zh(name, others) },
    text: { en: title, zh: title },
  }
}
