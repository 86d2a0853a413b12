import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Read } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'
import type { AdminReviewsWire } from './reviews.contract.ts'
import { isReported } from './reviews.ts'
import { reviewTables } from './reviews.tables.ts'

const PAGE = 30

type Wanted = { queue: keyof AdminReviewsWire['queues']; pageNum: number }

/** What waits to be read, or was reported, the oldest first; what is decided, the newest first. */
export async function listAdminReviews(tx: Read, { queue, pageNum }: Wanted, language: Language): Promise<AdminReviewsWire> {
  const queues = await countQueues(tx)
  const rows = await readQueue(tx, queue, pageNum, language)
  return {
    total: queues[queue],
    pageNum,
    pageSize: PAGE,
    queues,
    list: rows.map((row) => ({
      reviewId: row.review_id,
      state: row.state,
      stars: row.stars,
      text: row.body,
      author: row.author,
      date: row.written_at.toISOString(),
      reason: row.reason,
      reply: row.reply,
      brandCode: row.brand_code,
      articleNumber: row.article_number,
      brandName: row.brand,
      title: row.title,
      orderNo: row.order_number ?? '',
      pictureIds: row.pictures.map(({ uploadId }) => uploadId),
      reports: row.reports.map(({ words }) => words),
    })),
  }
}

function readQueue(tx: Read, queue: Wanted['queue'], pageNum: number, language: Language) {
  const isOver = queue === 'hidden' || queue === 'approved'
  return reviewTables(tx)
    .selectFrom('reviews as r')
    .innerJoin('product_card as p', 'p.product_id', 'r.product_id')
    .innerJoin('brand_card as b', 'b.brand_code', 'p.brand_code')
    .leftJoin('order_card as o', 'o.order_id', 'r.order_id')
    .selectAll('r')
    .select([
      'p.brand_code',
      'p.article_number',
      'b.name as brand',
      language === 'zh' ? 'p.name_zh as title' : 'p.name_en as title',
    ])
    .select('o.order_number')
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('review_pictures as i')
          .select('i.upload_id as uploadId')
          .whereRef('i.review_id', '=', 'r.review_id')
          .orderBy('i.position'),
      ).as('pictures'),
      jsonArrayFrom(
        selectFrom('review_reports as q')
          .select('q.words')
          .whereRef('q.review_id', '=', 'r.review_id')
          .where('q.is_open', '=', true)
          .orderBy('q.reported_at'),
      ).as('reports'),
    ])
    .where(queue === 'reported' ? isReported : sql<boolean>`r.state = ${queue}`)
    .orderBy('r.written_at', isOver ? 'desc' : 'asc')
    .orderBy('r.review_id')
    .limit(PAGE)
    .offset((pageNum - 1) * PAGE)
    .execute()
}

async function countQueues(tx: Read): Promise<AdminReviewsWire['queues']> {
  const states = await reviewTables(tx)
    .selectFrom('reviews')
    .select(({ fn }) => ['state', fn.countAll<number>().as('num')])
    .groupBy('state')
    .execute()
  const { reported } = await reviewTables(tx)
    .selectFrom('review_reports')
    .select(({ fn }) => fn.count<number>('review_id').distinct().as('reported'))
    .where('is_open', '=', true)
    .executeTakeFirstOrThrow()
  const countOf = (wanted: string) => states.find(({ state }) => state === wanted)?.num ?? 0
  return { waiting: countOf('waiting'), reported, hidden: countOf('hidden'), approved: countOf('approved') }
}
