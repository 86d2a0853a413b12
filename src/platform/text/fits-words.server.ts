import { type RawBuilder, sql } from 'kysely'
import { patternsToFind } from './words-to-find.ts'

/** Whether a text of the database, in small letters, has all that somebody looks for. */
export const fitsWords = (text: RawBuilder<unknown>, typed: string): RawBuilder<unknown> =>
  sql.join(
    patternsToFind(typed).map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )
