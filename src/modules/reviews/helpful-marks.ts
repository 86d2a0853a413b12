import { emit } from '#events/events.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { reviewTables } from './reviews.tables.ts'

type Mark = { reviewId: string; helpful: boolean }

/** A member finds a review that is shown helpful, or no longer; twice is once. Answers how many do. */
export async function markHelpful(tx: Tx, accountId: string, { reviewId, helpful }: Mark): Promise<{ helpfulNum: number }> {
  const shown = await reviewTables(tx)
    .selectFrom('reviews')
    .select('product_id')
    .where('review_id', '=', reviewId)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  const { product_id: productId } = shown ?? refuse('NOT_FOUND')
  const changed = helpful
    ? await reviewTables(tx)
        .insertInto('review_marks')
        .values({ review_id: reviewId, account_id: accountId, marked_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('review_id')
        .execute()
    : await reviewTables(tx)
        .deleteFrom('review_marks')
        .where('review_id', '=', reviewId)
        .where('account_id', '=', accountId)
        .returning('review_id')
        .execute()
  if (changed.length > 0) await emit(tx, 'product-changed', { productIds: [productId] })
  const { num } = await reviewTables(tx)
    .selectFrom('review_marks')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow()
  return { helpfulNum: num }
}

/** Those of a product that a member found helpful. */
export async function listHelpful(tx: Read, accountId: string, spuCode: string): Promise<string[]> {
  const rows = await reviewTables(tx)
    .selectFrom('review_marks as m')
    .innerJoin('public_reviews as r', 'r.review_id', 'm.review_id')
    .innerJoin('product_card as p', 'p.product_id', 'r.product_id')
    .select('m.review_id')
    .where('m.account_id', '=', accountId)
    .where('p.spu_code', '=', spuCode)
    .execute()
  return rows.map(({ review_id }) => review_id)
}

/** Of who leaves nothing is counted any more. */
export const forgetMarks = async (tx: Tx, accountId: string): Promise<void> => {
  await reviewTables(tx).deleteFrom('review_marks').where('account_id', '=', accountId).execute()
}
