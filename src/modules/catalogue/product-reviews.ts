import { sql } from 'kysely'
import { dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { ReviewsWire, ReviewWire } from './catalogue.contract.ts'

export type ReviewRow = { stars: number; body: string; author: string; writtenAt: Date }
export type Rating = { mean: number; count: number }

const PAGE_SIZE = 5

/** One page of what buyers wrote about a product, newest first, with the average of all. Refuses NOT_FOUND. */
export async function listReviews(tx: Tx, spuCode: string, pageNum: number): Promise<ReviewsWire> {
  const product = await sql<{ id: string }>`select product_id as id from products where spu_code = ${spuCode} and listed`.execute(
    tx,
  )
  const id = product.rows[0]?.id ?? refuse('NOT_FOUND')
  const [reviews, rating] = await Promise.all([readReviews(tx, id, pageNum), readRating(tx, id)])
  return {
    total: rating.count,
    pageNum,
    pageSize: PAGE_SIZE,
    rating: presentMean(rating),
    list: reviews.map(presentReview),
  }
}

export async function readReviews(tx: Tx, productId: string, pageNum: number): Promise<ReviewRow[]> {
  const found = await sql<ReviewRow>`select stars, body, author, written_at as "writtenAt" from reviews
    where product_id = ${productId} order by written_at desc, review_id
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(tx)
  return found.rows
}

export async function readRating(tx: Tx, productId: string): Promise<Rating> {
  const found = await sql<Rating>`select coalesce(avg(stars), 0)::float8 as mean, count(*)::int as count
    from reviews where product_id = ${productId}`.execute(tx)
  return found.rows[0] ?? { mean: 0, count: 0 }
}

/** Of five, to one decimal. */
export const presentMean = (rating: Rating): number => Math.round(rating.mean * 10) / 10

export const presentReview = ({ stars, body, author, writtenAt }: ReviewRow): ReviewWire => ({
  stars,
  text: body,
  author,
  date: dayInHongKong(writtenAt),
})
