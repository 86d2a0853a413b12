import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import { emit } from '#events/events.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { ReviewOfSeller, type ReviewsOfSellerWire } from './merchant-answers.contract.ts'
import type { AnswerState, answerQueues } from './reviews.rules.ts'
import { type ReviewTables, reviewTables } from './reviews.tables.ts'

export type AnswerRow = Selectable<ReviewTables['review_answers']>

const PAGE = 20
const Counts = z.object({ open: z.int(), answered: z.int() })
type Wanted = { state: (typeof answerQueues)[number]; pageNum: number }

/** Reviews that are shown of what a merchant sold: without its answer, the oldest first; with it, the newest first. */
export async function listReviewsOf(
  tx: Read,
  { merchantId }: Seller,
  { state, pageNum }: Wanted,
  language: Language,
): Promise<ReviewsOfSellerWire> {
  const from = sql`from merchant_reviews r join product_card p on p.product_id = r.product_id join brand_card b on b.brand_code = p.brand_code
      left join review_answers a on a.review_id = r.review_id and a.merchant_id = r.merchant_id
      where r.merchant_id = ${merchantId}`
  const [counts] = await readRows(
    tx,
    Counts,
    sql`select count(*) filter (where a.answer_id is null)::int as open, count(a.answer_id)::int as answered ${from}`,
  )
  const queues = counts ?? { open: 0, answered: 0 }
  const isOpen = state === 'open'
  const list = await readRows(
    tx,
    ReviewOfSeller,
    sql`select r.review_id as "reviewId", r.stars, r.body as text, r.author, to_json(r.written_at) #>> '{}' as date,
        p.brand_code as "brandCode", p.article_number as "articleNumber", b.name as "brandName",
        ${language === 'zh' ? sql`p.name_zh` : sql`p.name_en`} as title,
        case when a.answer_id is not null
          then json_build_object('text', a.body, 'state', a.state, 'reason', a.reason, 'version', a.version) end as answer
      ${from} and (a.answer_id is null) = ${isOpen}
      order by r.written_at ${isOpen ? sql`asc` : sql`desc`}, r.review_id limit ${PAGE} offset ${(pageNum - 1) * PAGE}`,
  )
  return { total: queues[state], pageNum, pageSize: PAGE, queues, list }
}

const Sold = z.object({ productId: z.string() })

/** The product of a review that everybody reads and that is of what this merchant sold. Refuses NOT_FOUND. */
async function requireSold(tx: Read, { merchantId }: Seller, reviewId: string): Promise<string> {
  const [found] = await readRows(
    tx,
    Sold,
    sql`select product_id as "productId" from merchant_reviews where review_id = ${reviewId} and merchant_id = ${merchantId} limit 1`,
  )
  return found?.productId ?? refuse('NOT_FOUND')
}

async function lockAnswer(tx: Tx, { merchantId }: Seller, reviewId: string): Promise<Locked<AnswerRow> | undefined> {
  await lockNames(tx, [`answer ${reviewId} ${merchantId}`])
  const own = reviewTables(tx).selectFrom('review_answers').selectAll().where('review_id', '=', reviewId)
  return (await lockRows(tx, own.where('merchant_id', '=', merchantId)))[0]
}

type Words = { reviewId: string; version: number; text: string; isHeld: boolean }
/** What was said before, and what is there now. */
export type KeptAnswer = { before: AnswerRow | undefined; answer: AnswerRow; productId: string }

/** A merchant has one answer to a review, and may write it anew. What a moderator has hidden is read by one before it is shown again. */
export async function keepAnswer(tx: Tx, seller: Seller, { reviewId, version, text, isHeld }: Words): Promise<KeptAnswer> {
  const productId = await requireSold(tx, seller, reviewId)
  const before = await lockAnswer(tx, seller, reviewId)
  if ((before?.version ?? 0) !== version) refuse('REVIEW_ANSWER_MOVED_ON')
  const isClosed = isHeld || (before !== undefined && before.state !== 'shown')
  const state: AnswerState = isClosed ? 'waiting' : 'shown'
  const now = { account_id: seller.accountId, body: text, state, reason: '', version: version + 1, written_at: clock.now() }
  const tables = reviewTables(tx)
  const answer = before
    ? await tables
        .updateTable('review_answers')
        .set(now)
        .where('answer_id', '=', before.answer_id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tables
        .insertInto('review_answers')
        .values({ ...now, answer_id: newId(), review_id: reviewId, merchant_id: seller.merchantId })
        .returningAll()
        .executeTakeFirstOrThrow()
  await emit(tx, 'product-changed', { productIds: [productId] })
  return { before, answer, productId }
}

/** What a moderator has hidden, or is to read, stays until then: it could be written anew as if nothing had been said of it. */
export async function removeAnswer(
  tx: Tx,
  seller: Seller,
  { reviewId, version }: { reviewId: string; version: number },
): Promise<AnswerRow> {
  const productId = await requireSold(tx, seller, reviewId)
  const before = (await lockAnswer(tx, seller, reviewId)) ?? refuse('NOT_FOUND')
  if (before.version !== version) refuse('REVIEW_ANSWER_MOVED_ON')
  if (before.state !== 'shown') refuse('REVIEW_ANSWER_HIDDEN')
  await reviewTables(tx).deleteFrom('review_answers').where('answer_id', '=', before.answer_id).execute()
  await emit(tx, 'product-changed', { productIds: [productId] })
  return before
}

/** One that everybody reads. Refuses NOT_FOUND. */
export async function getShownAnswer(tx: Read, answerId: string): Promise<AnswerRow> {
  const found = await reviewTables(tx)
    .selectFrom('review_answers')
    .selectAll()
    .where('answer_id', '=', answerId)
    .where('state', '=', 'shown')
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** Hides an answer with the reason its merchant reads, or shows it; one that was removed stays so. */
export async function judgeAnswer(tx: Tx, answerId: string, hidden: { reason: string } | undefined): Promise<void> {
  const changed = await reviewTables(tx)
    .updateTable('review_answers')
    .set({ state: hidden ? 'hidden' : 'shown', reason: hidden?.reason ?? '' })
    .where('answer_id', '=', answerId)
    .returning('review_id')
    .executeTakeFirst()
  if (!changed) return
  const { product_id } = await reviewTables(tx)
    .selectFrom('reviews')
    .select('product_id')
    .where('review_id', '=', changed.review_id)
    .executeTakeFirstOrThrow()
  await emit(tx, 'product-changed', { productIds: [product_id] })
}

/** The merchant keeps what it said; who wrote it is no longer known. */
export async function partFromAnswers(tx: Tx, accountId: string): Promise<void> {
  await reviewTables(tx).updateTable('review_answers').set({ account_id: null }).where('account_id', '=', accountId).execute()
}
