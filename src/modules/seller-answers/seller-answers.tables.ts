import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { SellerAnswersTableRows } from './seller-answers.tables.generated.ts'

/** The tables only this module may write. */
export type SellerAnswerTables = Own<
  SellerAnswersTableRows,
  'seller_answers' | 'seller_answer_units' | 'seller_answer_pictures' | 'seller_answer_steps'
>
export type SellerAnswerRow = Selectable<SellerAnswerTables['seller_answers']>

export const sellerAnswerTables = ownTables<SellerAnswerTables>()
