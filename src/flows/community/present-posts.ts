import { countUnmetComments } from '#modules/comments/index.server.ts'
import {
  type FeedPlace,
  type FeedRow,
  noteCommunity,
  type PostCard,
  postTag,
  readFound,
  readPostCards,
  type Reason,
} from '#modules/posts/index.server.ts'
import type { PostCardWire } from '#modules/posts/posts.contract.ts'
import { FEED_PAGE } from '#modules/posts/posts.rules.ts'
import { listPeople } from '#modules/profiles/index.server.ts'
import { findCards } from '#modules/search/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Reader } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'
import { foundIds } from '#platform/database/together.server.ts'
import type { Ids } from '#platform/database/unseen-array.server.ts'
import { readCounts } from '#platform/kept-counts.server.ts'
import { hashOf, presentPerson } from './present-people.ts'

export type Readership = { reader: Reader; language: Language }

/** Where a page begins that was asked for by the end of the one before. */
export function placeOf(before: string): FeedPlace | undefined {
  const [time = '', id = ''] = before.split('.')
  return before === '' ? undefined : { time: new Date(Number(time)), id }
}

/** A page of what was asked for with one more than it holds, and where the next begins. */
export function cutPage<Row extends { id: string; time: Date }>(
  rows: readonly Row[],
  size = FEED_PAGE,
): { page: Row[]; next: string } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, next: rows.length > size && last ? `${last.time.getTime()}.${last.id}` : '' }
}

/** What cards say, asked of all of them at once. */
async function readParts(tx: Read, reader: Reader, ids: Ids, authors: Ids) {
  const [cards, people, counts, unmetComments] = await Promise.all([
    readPostCards(tx, reader, ids),
    listPeople(tx, reader, authors),
    readCounts(tx, ids),
    countUnmetComments(tx, reader, ids),
  ])
  return { cards, people, counts, unmetComments }
}
type CardParts = Awaited<ReturnType<typeof readParts>>

/** Posts that the same statement finds. */
export const FOUND_POSTS = foundIds('id')
const FOUND_AUTHORS = foundIds('authorId')

export type FoundPosts = { rows: FeedRow[]; parts: CardParts }

/** A page of the feed that is `found` by the same statement, and all that its cards say. */
export async function readFoundPosts(read: Read, reader: Reader): Promise<FoundPosts> {
  const [rows, parts] = await Promise.all([readFound(read), readParts(read, reader, FOUND_POSTS, FOUND_AUTHORS)])
  return { rows, parts }
}

/** Posts as they are shown in a feed, in its order: counts without those whom a block parts from the reader, products as they are now. */
export async function presentCards(
  tx: Read,
  { reader, language }: Readership,
  rows: readonly FeedRow[],
): Promise<PostCardWire[]> {
  const authors = [...new Set(rows.map(({ authorId }) => authorId))]
  const ids = rows.map(({ id }) => id)
  return presentParts(rows, await readParts(tx, reader, ids, authors), language)
}

/** A page of posts that were found, and where the next begins. */
export async function presentFound(
  { rows, parts }: FoundPosts,
  language: Language,
  reasons: ReadonlyMap<string, Reason> = new Map(),
): Promise<{ list: PostCardWire[]; next: string }> {
  const { page, next } = cutPage(rows)
  return { list: await presentParts(page, parts, language, reasons), next }
}

async function presentParts(
  rows: readonly FeedRow[],
  { cards, people, counts, unmetComments }: CardParts,
  language: Language,
  reasons: ReadonlyMap<string, Reason> = new Map(),
): Promise<PostCardWire[]> {
  noteCommunity(...rows.map(({ id }) => postTag(id)))
  const posts = rows.flatMap(({ id }) => cards.get(id) ?? [])
  const codes = new Set(posts.flatMap(({ spuCodes }) => spuCodes))
  const products = new Map((await findCards([...codes], language)).map((card) => [card.spuCode, card]))
  return posts.flatMap((post) => {
    const author = people.get(post.authorId)
    if (!author) return []
    const reason = reasons.get(post.postId)
    return [
      {
        ...faceOf(post),
        author: presentPerson(author, language),
        product: post.spuCodes.flatMap((code) => products.get(code) ?? [])[0] ?? null,
        likeNum: Math.max(0, counts(post.postId, 'likes') - post.blockedLikes),
        commentNum: Math.max(0, counts(post.postId, 'comments') - (unmetComments.get(post.postId) ?? 0)),
        why: reason ? { kind: reason.kind, name: nameOf(reason, author.merchant?.[language] ?? author.name, products) } : null,
      },
    ]
  })
}

const faceOf = ({ code, title, language, picture, pictureNum, paid, time, liked, saved }: PostCard) => ({
  ...{ code, title, language, pictureNum, paid, liked, saved },
  picture: picture && { hash: hashOf(picture.uploadId), width: picture.width, height: picture.height, alt: title },
  time: time.toISOString(),
})

/** What a reason names: a product by its title, the author by their name. */
function nameOf({ kind, name }: Reason, author: string, products: ReadonlyMap<string, { productTitle: string }>): string {
  if (kind === 'follow') return author
  return kind === 'wish' ? (products.get(name)?.productTitle ?? '') : name
}
