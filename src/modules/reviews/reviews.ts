import { type RawBuilder, sql } from 'kysely'
import { emit } from '#events/events.server.ts'
import { clock } from '#platform/clock.ts'
import { type Key, type Locked, type Read, type Tx, lockRows } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { ReviewDecision } from './reviews.contract.ts'
import { reviewAfter } from './reviews.rules.ts'
import { type ReviewRow, reviewTables } from './reviews.tables.ts'

export type NewReview = { productId: string; stars: number; body: string; author: string; pictures: readonly string[] }

/** Keeps what a buyer of a locked order writes of a product; it is shown once somebody here has read it. */
export async function addReview(tx: Tx, order: Locked<{ order_id: string }>, wanted: NewReview): Promise<string> {
  const reviewId = newId()
  const { productId: product_id, stars, body, author } = wanted
  await reviewTables(tx)
    .insertInto('reviews')
    .values({
      review_id: reviewId,
      product_id,
      order_id: order.order_id,
      stars,
      body,
      author,
      state: 'waiting',
      written_at: clock.now(),
    })
    .execute()
  const pictures = wanted.pictures.map((upload_id, position) => ({ review_id: reviewId, position, upload_id }))
  if (pictures.length > 0) await reviewTables(tx).insertInto('review_pictures').values(pictures).execute()
  return reviewId
}

/** As it is now, and the product it is about. */
export async function getReview(tx: Read, reviewId: string) {
  const found = await reviewTables(tx)
    .selectFrom('reviews as r')
    .leftJoin('product_card as p', 'p.product_id', 'r.product_id')
    .selectAll('r')
    .select(['p.brand_code', 'p.article_number', 'p.spu_code'])
    .where('r.review_id', '=', reviewId)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** What the newest that are shown say. */
export async function listNewestWords(tx: Read, most: number): Promise<string[]> {
  const rows = await reviewTables(tx)
    .selectFrom('public_reviews')
    .select(['author', 'body'])
    .orderBy('written_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ author, body }) => `${author}: ${body}`)
}

/** What was written about the products of an order. */
export const listReviewsOfOrder = (tx: Read, orderId: Key): Promise<ReviewRow[]> =>
  reviewTables(tx).selectFrom('reviews').selectAll().where('order_id', '=', orderId).execute()

export async function listPictures(tx: Read, reviewId: string): Promise<string[]> {
  const rows = await reviewTables(tx)
    .selectFrom('review_pictures')
    .select('upload_id')
    .where('review_id', '=', reviewId)
    .execute()
  return rows.map(({ upload_id }) => upload_id)
}

/** Somebody finds a review that is shown wrong; of one account one word, the last. */
export async function reportReview(
  tx: Tx,
  accountId: string,
  { reviewId, words }: { reviewId: string; words: string },
): Promise<void> {
  const shown = await reviewTables(tx)
    .selectFrom('reviews')
    .select('review_id')
    .where('review_id', '=', reviewId)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (!shown) refuse('NOT_FOUND')
  await reviewTables(tx)
    .insertInto('review_reports')
    .values({ review_id: reviewId, account_id: accountId, words, reported_at: clock.now() })
    // What was set aside once stays so: the same person does not bring it back.
    .onConflict((conflict) => conflict.columns(['review_id', 'account_id']).doUpdateSet({ words }))
    .execute()
}

/** Shows, hides or answers a review; the pages of its product are drawn anew. Answers it as it was before. */
export async function decideReview(tx: Tx, { reviewId, act, words }: ReviewDecision): Promise<ReviewRow> {
  const [before = refuse('NOT_FOUND')] = await lockRows(
    tx,
    reviewTables(tx).selectFrom('reviews').selectAll().where('review_id', '=', reviewId),
  )
  const said =
    act === 'reply' ? { reply: words, replied_at: words === '' ? null : clock.now() } : { reason: act === 'hide' ? words : '' }
  const change = { ...said, state: reviewAfter(before, act) ?? before.state }
  await reviewTables(tx).updateTable('reviews').set(change).where('review_id', '=', reviewId).execute()
  if (act !== 'reply')
    await reviewTables(tx).updateTable('review_reports').set({ is_open: false }).where('review_id', '=', reviewId).execute()
  await emit(tx, 'product-changed', { productIds: [before.product_id] })
  return before
}

export const isReported = sql<boolean>`exists (select from review_reports p where p.review_id = r.review_id and p.is_open)`

/** Whether the picture of this upload is on the page of a product: someone has read its review, and it is shown. */
export const isShownWithReview = (uploadId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from review_pictures i join reviews r using (review_id)
    where i.upload_id = ${uploadId} and r.state = 'approved')`
