import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '#language/languages.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { ReviewsWire, ReviewWire } from './catalogue.contract.ts'
import { catalogueTables } from './catalogue.tables.ts'

/** As a row of its own or, within another row, as JSON, which writes a time as text. */
export type ReviewRow = {
  reviewId: string
  stars: number
  body: string
  author: string
  writtenAt: Date | string
  reply: string
  helpfulNum: number
  pictures: { uploadId: string; width: number | null; height: number | null }[]
  answers: { answerId: string; nameEn: string; nameZh: string; text: string }[]
}
type Rating = { mean: number; count: number }

const PAGE_SIZE = 5

/** One page of what buyers wrote about a product, newest first, with the average of all. Refuses NOT_FOUND. */
export async function listReviews(tx: Read, spuCode: string, pageNum: number, language: Language): Promise<ReviewsWire> {
  const product = await catalogueTables(tx)
    .selectFrom('products')
    .select('product_id as id')
    .where('spu_code', '=', spuCode)
    .where('listed', '=', true)
    .executeTakeFirst()
  const { id } = product ?? refuse('NOT_FOUND')
  const [reviews, rating] = await Promise.all([reviewsOf(tx, id, pageNum).execute(), ratingOf(tx, id).executeTakeFirstOrThrow()])
  return {
    total: rating.count,
    pageNum,
    pageSize: PAGE_SIZE,
    rating: presentMean(rating),
    list: reviews.map((row) => presentReview(row, language)),
  }
}

export const reviewsOf = (tx: Read, productId: string | Expression<string>, pageNum: number) =>
  catalogueTables(tx)
    .selectFrom('public_reviews as r')
    .select([
      'r.review_id as reviewId',
      'r.stars',
      'r.body',
      'r.author',
      'r.written_at as writtenAt',
      'r.reply',
      'r.helpful_num as helpfulNum',
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('review_photos as i')
          .innerJoin('upload_card as u', 'u.upload_id', 'i.upload_id')
          .select(['u.upload_id as uploadId', 'u.width', 'u.height'])
          .whereRef('i.review_id', '=', 'r.review_id')
          .orderBy('i.position'),
      ).as('pictures'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('shown_answers as a')
          .innerJoin('merchant_card as m', 'm.merchant_id', 'a.merchant_id')
          .select(['a.answer_id as answerId', 'm.name_en as nameEn', 'm.name_zh as nameZh', 'a.body as text'])
          .whereRef('a.review_id', '=', 'r.review_id')
          .orderBy('a.written_at'),
      ).as('answers'),
    )
    .where('r.product_id', '=', productId)
    .orderBy('r.written_at', 'desc')
    .orderBy('r.review_id')
    .limit(sql.lit(PAGE_SIZE))
    .$if(pageNum > 1, (query) => query.offset((pageNum - 1) * PAGE_SIZE))

export const ratingOf = (tx: Read, productId: string | Expression<string>) =>
  catalogueTables(tx)
    .selectFrom('public_reviews')
    .select(({ fn }) => [sql<number>`coalesce(avg(stars), 0)::float8`.as('mean'), fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)

/** Of five, to one decimal. */
export const presentMean = (rating: Rating): number => Math.round(rating.mean * 10) / 10

export const presentReview = (
  { reviewId, stars, body, author, writtenAt, reply, helpfulNum, pictures, answers }: ReviewRow,
  language: Language,
): ReviewWire => ({
  reviewId,
  stars,
  text: body,
  author,
  date: dayInHongKong(new Date(writtenAt)),
  pictures: pictures.map(({ uploadId, width, height }) => ({
    hash: uploadId.replaceAll('-', ''),
    width: width ?? 0,
    height: height ?? 0,
    alt: '',
  })),
  answers: answers.map(({ answerId, nameEn, nameZh, text }) => ({ answerId, name: language === 'zh' ? nameZh : nameEn, text })),
  ...{ reply, helpfulNum },
})
