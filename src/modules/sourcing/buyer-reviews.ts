import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import type { QuoteRow, RequestRow } from './sourcing.tables.ts'
import { sourcingTables } from './sourcing.tables.ts'

export const findReview = (tx: Read, { request_id }: Pick<RequestRow, 'request_id'>) =>
  sourcingTables(tx).selectFrom('sourcing_reviews').selectAll().where('request_id', '=', request_id).executeTakeFirst()

type Said = { stars: number; words: string; language: 'en' | 'zh' }

/** Once for a request, which is locked. */
export async function addReview(tx: Tx, request: Locked<RequestRow>, { merchant_id }: QuoteRow, said: Said): Promise<void> {
  await sourcingTables(tx)
    .insertInto('sourcing_reviews')
    .values({ ...said, request_id: request.request_id, merchant_id, reviewed_at: clock.now() })
    .execute()
}

export async function hideReview(tx: Tx, { request_id }: Locked<RequestRow>): Promise<void> {
  await sourcingTables(tx)
    .updateTable('sourcing_reviews')
    .set({ hidden_at: clock.now() })
    .where('request_id', '=', request_id)
    .execute()
}
