import { sql } from 'kysely'

export const likeOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const MOST_WORDS = 6

/** Listed products each of these words is found in: in a code, a name or the brand. */
export function namedProducts(typed: string) {
  const words = [...new Set(typed.toLowerCase().split(/\s+/))].filter(Boolean).slice(0, MOST_WORDS)
  const found = words.map(
    (word) => sql`(np.search_text like ${likeOf(word)}
      or np.brand_code in (select brand_code from brand_card where name ilike ${likeOf(word)} or array_to_string(aliases, ' ') ilike ${likeOf(word)}))`,
  )
  return sql`select np.product_id from product_card np where np.listed and ${sql.join(found, sql` and `)}`
}
