import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const MOST = 10

const Row = z.object({
  reviewId: z.string(),
  stars: z.int(),
  text: z.string(),
  author: z.string(),
  writtenAt: z.date(),
  brandCode: z.string(),
  brandName: z.string(),
  articleNumber: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
})
const Rating = z.object({ mean: z.number(), count: z.int() })

/** The newest that buyers wrote about pieces of a merchant, and the mean of all. */
export async function listMerchantReviews(tx: Read, merchantId: string) {
  const rows = await readRows(
    tx,
    Row,
    sql`select r.review_id as "reviewId", r.stars, r.body as text, r.author, r.written_at as "writtenAt", p.brand_code as "brandCode",
        b.name as "brandName", p.article_number as "articleNumber", p.name_en as "titleEn", p.name_zh as "titleZh"
      from merchant_reviews r join product_card p on p.product_id = r.product_id join brand_card b on b.brand_code = p.brand_code
      where r.merchant_id = ${merchantId} and p.listed order by r.written_at desc, r.review_id limit ${MOST}`,
  )
  const [rating] = await readRows(
    tx,
    Rating,
    sql`select coalesce(avg(stars), 0)::float8 as mean, count(*)::int as count from merchant_reviews where merchant_id = ${merchantId}`,
  )
  return { rows, rating: rating ?? { mean: 0, count: 0 } }
}
