import { writeMessage } from '#modules/inbox/index.server.ts'
import { countTold, noteTold, takeInteractions, type TakenInteraction } from '#modules/interactions/index.server.ts'
import { countLikers, emitCommunityChange, findPost, findPostTitles, postTag, profileTag } from '#modules/posts/index.server.ts'
import { getProfile, listAccounts, listPeople, type Person } from '#modules/profiles/index.server.ts'
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
  const last = bundle.at(-1)
  if (!last) return
  const post = last.postId === null ? undefined : titles.get(last.postId)
  if (last.postId !== null && !post) return
  // Whose post is for others does not reach them by its title.
  if (post && (last.kind === 'mention' || last.kind === 'answer') && !(await findPost(tx, reader, post.code))) return
  const seen = ids.flatMap((id) => people.get(id) ?? [])
  const actors = await toTellOf(tx, last, seen)
  const actor = actors.at(-1)
  if (!actor) return
  const others = await othersOf(tx, reader, last, actors)
  await writeMessage(tx, accountId, {
    kind: 'interactions',
    ...wordsOf(last, actor, others, post?.title),
    link: post ? `/community/post/${post.code}` : await pageOf(tx, last, actor, others),
    dedupeKey: keyOf(last, actor),
    actorId: actor.profileId,
    ...(growsOf(last) ? { replaces: true as const } : {}),
  })
}

/** What grows over a day: likes and comments of one post, and followers. */
const growsOf = ({ kind }: TakenInteraction): boolean => kind === 'like' || kind === 'comment' || kind === 'follow'

/** Of what the people of a day are kept; of likes the post keeps them itself. */
const aboutOf = ({ kind, postId, ownerId }: TakenInteraction) =>
  kind === 'comment' && postId !== null
    ? ({ kind, subjectId: postId } as const)
    : kind === 'follow'
      ? ({ kind, subjectId: ownerId } as const)
      : undefined

/** Those of whom the member is told now, the last of them last: a follower is told of once. */
async function toTellOf(tx: Tx, last: TakenInteraction, actors: readonly Person[]): Promise<readonly Person[]> {
  const about = aboutOf(last)
  if (!about) return actors
  const told = await noteTold(
    tx,
    about,
    actors.map(({ profileId }) => profileId),
  )
  return actors.filter(({ profileId }) => told.includes(profileId))
}

/** A follower’s own page; of several the member’s own, with its fans. */
async function pageOf(tx: Tx, { kind, ownerId }: TakenInteraction, actor: Person, others: number): Promise<string> {
  if (kind === 'asked') return '/community/profile'
  if (kind !== 'follow' || others === 0) return `/community/member/${actor.code}`
  return `/community/member/${(await getProfile(tx, ownerId)).profile_code}?show=fans`
}

/** What grows over a day is one message of that day. */
function keyOf({ id, kind, postId }: TakenInteraction, { profileId }: Person): string {
  const day = dayInHongKong(clock.now())
  if (kind === 'like' || kind === 'comment') return `${kind} ${postId} ${day}`
  if (kind === 'follow') return `follow ${day}`
  return kind === 'asked' ? `asked ${profileId} ${day}` : `${kind} ${id}`
}

async function othersOf(tx: Tx, reader: Reader, last: TakenInteraction, actors: readonly Person[]): Promise<number> {
  const about = aboutOf(last)
  if (about) return Math.max(actors.length, await countTold(tx, reader, about)) - 1
  const { kind, postId } = last
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
