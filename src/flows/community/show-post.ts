import { countUnmetComments, listAnswers, listComments, type CommentRow } from '#modules/comments/index.server.ts'
import { COMMENT_PAGE } from '#modules/comments/comments.rules.ts'
import {
  feedOfProducts,
  findPost,
  type FoundPost,
  listLists,
  listsWith,
  noteCommunity,
  postTag,
  profileTag,
  readPost,
  readPostCards,
  type WholePost,
} from '#modules/posts/index.server.ts'
import type { CommentWire, PostWire } from '#modules/posts/posts.contract.ts'
import { listPeople, type Person } from '#modules/profiles/index.server.ts'
import { findByCode } from '#modules/profiles/index.server.ts'
import { findCards, listSimilar } from '#modules/search/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Membership } from '#platform/access/memberships.ts'
import { findReader, type Reader } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'
import { readAlong } from '#platform/database/together.server.ts'
import { readCounts } from '#platform/kept-counts.server.ts'
import { refuse } from '#platform/refusal.ts'
import { listWritersPages } from './merchant-pages.ts'
import { hashOf, peopleIn, presentPerson, presentText, presentViewer } from './present-people.ts'
import { cutPage, placeOf, presentFound, readFoundPosts } from './present-posts.ts'

const MOST_MORE = 3
const MOST_INSTEAD = 3
type Asked = { accountId: string | undefined; memberships: readonly Membership[]; language: Language }

/** A post with its comments, as this reader sees it. Refuses NOT_FOUND for what is not there for them. */
export async function showPost(
  tx: Read,
  { accountId, memberships, language }: Asked,
  { code, before }: { code: string; before: string },
): Promise<PostWire> {
  const reader = await findReader(tx, accountId)
  const pages = await theirPages(tx, { accountId, memberships })
  const found = (await findPost(tx, reader, code, pages)) ?? refuse('NOT_FOUND')
  noteCommunity(postTag(found.postId), profileTag(found.authorId))
  const post = await readPost(tx, found.postId)
  const comments = await commentsOf(tx, reader, found.postId, placeOf(before)?.id)
  const rows = [...comments.page, ...comments.answers]
  const wanted = [
    found.authorId,
    ...rows.map(({ authorId }) => authorId),
    ...peopleIn([post.body, ...rows.map(({ body }) => body)]),
  ]
  const people = await listPeople(tx, reader, [...new Set(wanted)])
  const author = people.get(found.authorId) ?? refuse('NOT_FOUND')
  const mine = found.authorId === reader.profileId || pages.includes(found.authorId)
  const present = (row: CommentRow): CommentWire => presentComment(row, people, { reader, language, mine })
  return {
    ...faceOf(post, people),
    // At their addresses they are while others may see them.
    ownPictures: mine && !(found.isShown && found.isOpen) ? post.pictures.map(({ uploadId }) => uploadId) : [],
    author: presentPerson(author, language),
    indexed: (await findByCode(tx, reader, author.code))?.isIndexed ?? false,
    products: await productsOf(post, language),
    ...(await countsOf(tx, reader, found)),
    ...(await listsOf(tx, reader, found.postId)),
    mine,
    hiddenReason: found.isShown ? '' : post.hiddenReason || '—',
    comments: comments.page.map((row) => ({
      ...present(row),
      answers: comments.answers.filter(({ parentId }) => parentId === row.commentId).map(present),
    })),
    next: comments.next,
    more: await moreAbout(tx, reader, language, { found, post }),
    viewer: await presentViewer(tx, reader, language),
    isMember: accountId !== undefined,
  }
}

/** The pages on which they write besides their own: those of merchants for which they talk. */
async function theirPages(tx: Read, { accountId, memberships }: Omit<Asked, 'language'>): Promise<string[]> {
  if (accountId === undefined || memberships.length === 0) return []
  return (await listWritersPages(tx, { accountId, memberships })).map(({ profile_id }) => profile_id)
}

const faceOf = (post: WholePost, people: ReadonlyMap<string, Person>) => {
  const { code, title, language, time, edits, place, paid, topics, pictures } = post
  return {
    ...{ code, title, language, edits, place, paid, topics },
    time: time.toISOString(),
    parts: presentText(post.body, people),
    pictures: pictures.map(({ uploadId, width, height }) => ({ hash: hashOf(uploadId), width, height, alt: title })),
  }
}

async function commentsOf(tx: Read, reader: Reader, postId: string, after: string | undefined) {
  const rows = await listComments(tx, reader, { postId, after, limit: COMMENT_PAGE + 1 })
  const { page, next } = cutPage(
    rows.map((row) => ({ ...row, id: row.commentId })),
    COMMENT_PAGE,
  )
  const answers = await listAnswers(
    tx,
    reader,
    page.map(({ commentId }) => commentId),
  )
  return { page, next, answers }
}

type Below = { reader: Reader; language: Language; mine: boolean }

function presentComment(row: CommentRow, people: ReadonlyMap<string, Person>, below: Below): CommentWire {
  const { commentId, authorId, body, time, isShown } = row
  const author = isShown ? people.get(authorId) : undefined
  const mine = author !== undefined && authorId === below.reader.profileId
  return {
    commentId,
    author: author ? presentPerson(author, below.language) : null,
    parts: author ? presentText(body, people) : [],
    time: time.toISOString(),
    mine,
    mayDelete: author !== undefined && (mine || below.mine),
  }
}

/** Products as they are now, and what is like those that are sold out. What the shop does not show any more is left out. */
async function productsOf({ products }: WholePost, language: Language): Promise<PostWire['products']> {
  const cards = new Map(
    (
      await findCards(
        products.map(({ spuCode }) => spuCode),
        language,
      )
    ).map((card) => [card.spuCode, card]),
  )
  const shown: PostWire['products'] = []
  for (const { spuCode, picture, x, y } of products) {
    const card = cards.get(spuCode)
    if (!card) continue
    const instead =
      card.stock === 'out' ? (await listSimilar(spuCode, [], language, MOST_INSTEAD)).filter(({ stock }) => stock !== 'out') : []
    shown.push({ card, at: picture === null || x === null || y === null ? null : { picture, x, y }, instead })
  }
  return shown
}

async function countsOf(tx: Read, reader: Reader, { postId, authorId }: FoundPost) {
  const counts = await readCounts(tx, [postId, authorId])
  const card = (await readPostCards(tx, reader, [postId])).get(postId)
  const blocked = (await countUnmetComments(tx, reader, [postId])).get(postId) ?? 0
  return {
    likeNum: Math.max(0, counts(postId, 'likes') - (card?.blockedLikes ?? 0)),
    commentNum: Math.max(0, counts(postId, 'comments') - blocked),
    liked: card?.liked ?? false,
    authorPosts: counts(authorId, 'posts'),
  }
}

async function listsOf(tx: Read, reader: Reader, postId: string) {
  const { profileId } = reader
  if (profileId === undefined) return { lists: [], savedIn: [] }
  const lists = await listLists(tx, reader, profileId)
  return { lists: lists.map(({ listId, name }) => ({ listId, name })), savedIn: await listsWith(tx, profileId, postId) }
}

async function moreAbout(tx: Read, reader: Reader, language: Language, { found, post }: { found: FoundPost; post: WholePost }) {
  const spuCodes = post.products.map(({ spuCode }) => spuCode)
  if (spuCodes.length === 0) return []
  const feed = feedOfProducts(reader, { spuCodes }, { after: undefined, limit: MOST_MORE }, found.postId)
  const rows = await readAlong(tx, feed, (read) => readFoundPosts(read, reader))
  return (await presentFound(rows, language)).list
}
