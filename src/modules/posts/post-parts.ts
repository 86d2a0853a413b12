import { isDeepStrictEqual } from 'node:util'
import type { Read, Tx } from '#platform/database.server.ts'
import { topicKey } from './posts.rules.ts'
import { type PostParts, postTables } from './posts.tables.ts'

export const NO_PARTS: PostParts = { topics: [], pictures: [], products: [] }

/** As they are kept: topics in the order of their keys. */
export async function readParts(tx: Read, postId: string): Promise<PostParts> {
  const tables = postTables(tx)
  const products = await tables
    .selectFrom('post_products')
    .select(['product_id', 'picture', 'x', 'y'])
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute()
  const topics = await tables.selectFrom('post_topics').select('name').where('post_id', '=', postId).execute()
  return {
    topics: inOrder(topics.map(({ name }) => name)),
    pictures: await listPictureIds(tx, [postId]),
    products: products.map(({ product_id: productId, picture, x, y }) => ({
      productId,
      at: picture === null || x === null || y === null ? null : { picture, x, y },
    })),
  }
}

const inOrder = (topics: readonly string[]): string[] =>
  topics.toSorted((one, other) => (topicKey(one) < topicKey(other) ? -1 : 1))

/** Whether two posts are about the same topics, in any order. */
export const haveSameTopics = (one: Pick<PostParts, 'topics'>, other: Pick<PostParts, 'topics'>): boolean =>
  isDeepStrictEqual(inOrder(one.topics), inOrder(other.topics))

export const areSameParts = (one: PostParts, other: PostParts): boolean =>
  haveSameTopics(one, other) && isDeepStrictEqual([...one.pictures], [...other.pictures]) && areSameProducts(one, other)

const areSameProducts = (one: PostParts, other: PostParts): boolean => isDeepStrictEqual([...one.products], [...other.products])

type Kept = { post_id: string; published_at: Date | null }

export async function keepParts(
  tx: Tx,
  { post_id, published_at }: Kept,
  { pictures, products, topics }: PostParts,
): Promise<void> {
  await dropParts(tx, post_id)
  const tables = postTables(tx)
  if (pictures.length > 0)
    await tables
      .insertInto('post_pictures')
      .values(pictures.map((upload_id, position) => ({ post_id, position, upload_id })))
      .execute()
  if (products.length > 0)
    await tables
      .insertInto('post_products')
      .values(
        products.map(({ productId, at }, position) => ({
          ...{ post_id, position, product_id: productId, shown_at: published_at },
          ...{ picture: at?.picture ?? null, x: at?.x ?? null, y: at?.y ?? null },
        })),
      )
      .execute()
  if (topics.length > 0)
    await tables
      .insertInto('post_topics')
      .values(topics.map((name) => ({ post_id, topic: topicKey(name), name, shown_at: published_at })))
      .execute()
}

export async function dropParts(tx: Tx, postId: string): Promise<void> {
  for (const table of ['post_pictures', 'post_products', 'post_topics'] as const)
    await postTables(tx).deleteFrom(table).where('post_id', '=', postId).execute()
}

export async function listPictureIds(tx: Read, postIds: readonly string[]): Promise<string[]> {
  if (postIds.length === 0) return []
  const rows = await postTables(tx)
    .selectFrom('post_pictures')
    .select('upload_id')
    .where('post_id', 'in', [...postIds])
    .orderBy('post_id')
    .orderBy('position')
    .execute()
  return rows.map(({ upload_id }) => upload_id)
}
