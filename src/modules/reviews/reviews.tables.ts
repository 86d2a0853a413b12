import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type ReviewTables = Own<'reviews' | 'review_pictures' | 'review_reports' | 'review_marks'>
export type ReviewRow = Selectable<ReviewTables['reviews']>

export const reviewTables = ownTables<ReviewTables>()
