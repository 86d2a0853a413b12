import { type Selectable, sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { countChange } from '#platform/kept-counts.server.ts'
import { refuse } from '#platform/refusal.ts'
import { areSameParts, dropParts, keepParts, listPictureIds } from './post-parts.ts'
import { writtenLanguage } from './posts.rules.ts'
import { type PostParts, type PostTables, postTables } from './posts.tables.ts'

export type PostRow = Selectable<PostTables['posts']>
/** A post as it is to be kept; what it may hold was looked at before. */
export type KeptPost = PostParts & {
  title: string
  body: string
  /** Without names that are mentioned: by it the language is known. */
  plain: string
  /** By which it is found. */
  words: readonly string[]
  place: string
  paid: boolean
}

/** A post of one of these pages that is not deleted, held for the transaction. Refuses NOT_FOUND. */
export async function lockOwnPost(tx: Tx, authorIds: readonly string[], code: string): Promise<Locked<PostRow>> {
  const [post = refuse('NOT_FOUND')] = await lockRows(
    tx,
    postTables(tx)
      .selectFrom('posts')
      .selectAll()
      .where('post_code', '=', code)
      .where('author_id', 'in', [...authorIds])
      .where('state', '<>', 'deleted'),
  )
  return post
}

/** Keeps a post as it is until the transaction ends: what is read of it from now on is the newest. */
export async function holdPost(tx: Tx, postId: string): Promise<void> {
  await postTables(tx).selectFrom('posts').select('post_id').where('post_id', '=', postId).forShare().execute()
}

/** `writerId`: the page of who writes in the name of a merchant. */
type Byline = { authorId: string; writerId: string | undefined }

/** Keeps a draft, or publishes it. Answers the post as it is then. */
export async function addPost(tx: Tx, { authorId, writerId }: Byline, wanted: KeptPost, publish: boolean): Promise<PostRow> {
  const now = clock.now()
  const post = await postTables(tx)
    .insertInto('posts')
    .values({
      ...{ post_id: newId(), post_code: newSpokenCode(10), author_id: authorId, begun_at: now, writer_id: writerId ?? null },
      ...columnsOf(wanted),
      ...(publish ? { state: 'published', published_at: now } : { state: 'draft' }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (publish) await countChange(tx, { subjectId: authorId, counter: 'posts', amount: 1 })
  await keepParts(tx, post, wanted)
  return post
}

const columnsOf = ({ title, body, plain, words, place, paid }: KeptPost) => ({
  title,
  body,
  place,
  is_paid: paid,
  search_words: [...words],
  saved_at: clock.now(),
  language: writtenLanguage(`${title} ${plain}`),
})

/** How a post is before it is changed. */
type Before = { post: Locked<PostRow>; parts: PostParts }

/**
 * Changes a draft, publishes it, or edits what is published: how it was before is kept, whichever part of it is another. Saved as it was, it
 * is not edited.
 */
export async function changePost(tx: Tx, { post: before, parts }: Before, wanted: KeptPost, publish: boolean): Promise<PostRow> {
  const now = clock.now()
  const isPublished = before.state === 'published'
  const isEdited = isPublished && !isAsBefore(before, parts, wanted)
  if (isEdited) await keepEdit(tx, before, parts, now)
  const post = await postTables(tx)
    .updateTable('posts')
    .set({
      ...columnsOf(wanted),
      ...(isEdited ? { edits: before.edits + 1, edited_at: now } : {}),
      ...(publish && !isPublished ? { state: 'published', published_at: now } : {}),
    })
    .where('post_id', '=', before.post_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (publish && !isPublished) await countChange(tx, { subjectId: before.author_id, counter: 'posts', amount: 1 })
  await keepParts(tx, post, wanted)
  return post
}

const isAsBefore = (before: PostRow, parts: PostParts, wanted: KeptPost): boolean =>
  before.title === wanted.title &&
  before.body === wanted.body &&
  before.place === wanted.place &&
  before.is_paid === wanted.paid &&
  areSameParts(parts, wanted)

async function keepEdit(tx: Tx, before: PostRow, parts: PostParts, now: Date): Promise<void> {
  const { post_id, edits: edit, title, body, place, is_paid: paid } = before
  await postTables(tx)
    .insertInto('post_edits')
    .values({ post_id, edit, title, body, edited_at: now, parts: JSON.stringify({ ...parts, place, paid }) })
    .execute()
}

/** The post is gone: its words, its pictures, and who liked or saved it. Answers the pictures it had. */
export async function deletePost(tx: Tx, post: Locked<PostRow>): Promise<string[]> {
  const { post_id: postId, state, author_id: authorId, hidden_at: hiddenAt } = post
  const pictures = await listPictureIds(tx, [postId])
  await dropParts(tx, postId)
  for (const table of ['post_edits', 'post_likes', 'post_list_items'] as const)
    await postTables(tx).deleteFrom(table).where('post_id', '=', postId).execute()
  await postTables(tx)
    .updateTable('posts')
    .set({ state: 'deleted', deleted_at: clock.now(), title: '', body: '', place: '', search_words: null })
    .where('post_id', '=', postId)
    .execute()
  // One that moderators have hidden is counted no more.
  if (state === 'published' && hiddenAt === null) await countChange(tx, { subjectId: authorId, counter: 'posts', amount: -1 })
  return pictures
}

/** Of who leaves: nothing they posted, liked or saved is left. Answers the pictures there were. */
export async function deleteAllPosts(tx: Tx, authorId: string): Promise<string[]> {
  const posts = await lockRows(
    tx,
    postTables(tx)
      .selectFrom('posts')
      .selectAll()
      .where('author_id', '=', authorId)
      .where('state', '<>', 'deleted')
      .orderBy('post_id'),
  )
  const pictures: string[] = []
  for (const post of posts) pictures.push(...(await deletePost(tx, post)))
  const liked = await postTables(tx).deleteFrom('post_likes').where('profile_id', '=', authorId).returning('post_id').execute()
  await countChange(tx, ...liked.map(({ post_id }) => ({ subjectId: post_id, counter: 'likes' as const, amount: -1 })))
  await postTables(tx).deleteFrom('post_lists').where('owner_id', '=', authorId).execute()
  return pictures
}

/** Drafts of these pages, the newest first. */
export const listDrafts = (tx: Read, authorIds: readonly string[]): Promise<PostRow[]> =>
  postTables(tx)
    .selectFrom('posts')
    .selectAll()
    .where('author_id', 'in', [...authorIds])
    .where('state', '=', 'draft')
    .orderBy('begun_at', 'desc')
    .limit(50)
    .execute()

/** A post of one of these pages as it is to be edited, with how it was before. Refuses NOT_FOUND. */
export async function getOwnPost(tx: Read, authorIds: readonly string[], code: string) {
  const post =
    (await postTables(tx)
      .selectFrom('posts')
      .selectAll()
      .where('post_code', '=', code)
      .where('author_id', 'in', [...authorIds])
      .where('state', '<>', 'deleted')
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  const edits = await postTables(tx)
    .selectFrom('post_edits')
    .selectAll()
    .where('post_id', '=', post.post_id)
    .orderBy('edit', 'desc')
    .execute()
  return { post, edits }
}

/** Published ones whose words nobody has read yet, so many at a time; answers how many. */
export async function readWords(tx: Tx, wordsOf: (text: string) => string[], most: number): Promise<number> {
  const rows = await postTables(tx)
    .selectFrom('posts as p')
    .select(['p.post_id', 'p.title', 'p.body'])
    .select(({ selectFrom }) =>
      selectFrom('post_topics as t')
        .select(({ fn }) => fn.agg<string>('string_agg', ['t.name', sql.lit(' ')]).as('names'))
        .whereRef('t.post_id', '=', 'p.post_id')
        .as('topics'),
    )
    .where('p.state', '=', 'published')
    .where('p.search_words', 'is', null)
    .limit(most)
    .execute()
  for (const { post_id, title, body, topics } of rows)
    await postTables(tx)
      .updateTable('posts')
      .set({ search_words: wordsOf([title, body, topics ?? ''].join(' ')) })
      .where('post_id', '=', post_id)
      .execute()
  return rows.length
}
