import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ReviewsTableRows } from './reviews.tables.generated.ts'

/** The tables only this module may write. */
export type ReviewTables = Own<
  ReviewsTableRows,
  'reviews' | 'review_pictures' | 'review_reports' | 'review_marks' | 'review_answers'
>
export type ReviewRow = Selectable<ReviewTables['reviews']>

export const reviewTables = ownTables<ReviewTables>()
