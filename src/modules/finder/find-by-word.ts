import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { fitsWords } from '#platform/text/fits-words.server.ts'
import type { FoundThing } from './finder.contract.ts'

const MOST_OF_A_KIND = 5
const Row = z.object({ id: z.string(), name: z.string(), note: z.string() })
type Look = (tx: Read, folded: string, language: Language) => Promise<FoundThing[]>

const like = (folded: string): string => `%${folded.replace(/[\\%_]/g, '\\$&')}%`
const looking =
  (kind: FoundThing['kind'], question: (folded: string, language: Language) => RawBuilder<unknown>): Look =>
  async (tx, folded, language) =>
    (await readRows(tx, Row, question(folded, language))).map((row) => ({ kind, ...row }))

/** By number, telephone, e-mail or name of who receives it; the newest first. */
export const findOrdersByWord = looking(
  'order',
  (folded) => sql`select order_number as id, order_number as name, receiver_name as note
    from order_contact where ${fitsWords(sql`search_text`, folded)} order by placed_at desc limit ${MOST_OF_A_KIND}`,
)

/** By code, number of the article or name; what begins with the word as its code first. */
export const findProductsByWord = looking('product', (folded, language) => {
  const name = sql.ref(`p.name_${language}`)
  return sql`select p.product_id as id, concat_ws(' ', b.name, ${name}) as name, concat_ws(' · ', p.spu_code, p.article_number) as note
    from product_card p join brand_card b using (brand_code) where p.search_text like ${like(folded)}
    order by lower(p.spu_code) = ${folded} desc, lower(p.article_number) = ${folded} desc, p.arrived_at desc, p.product_id desc
    limit ${MOST_OF_A_KIND}`
})

export const findBrandsByWord = looking(
  'brand',
  (folded) => sql`select brand_code as id, name, brand_code as note from brand_card
    where lower(name) like ${like(folded)} or lower(array_to_string(aliases, ' ')) like ${like(folded)}
    order by position(${folded} in lower(name)), name limit ${MOST_OF_A_KIND}`,
)

/** By a piece of their e-mail address, number or name. */
export const findMembersByWord = looking(
  'member',
  (folded) => sql`select m.account_id as id, coalesce(d.name, min(c.value)) as name,
      string_agg(c.value, ' · ' order by c.kind) as note
    from member_card m join account_contacts c using (account_id) left join account_names d using (account_id)
    where m.account_id in (select account_id from account_contacts where ${fitsWords(sql`lower(value)`, folded)}
      union select account_id from account_names
        where ${fitsWords(sql`lower(concat_ws(' ', first_name, last_name, person_name(first_name, last_name)))`, folded)} limit 50)
    group by m.account_id, d.name order by m.account_id desc limit ${MOST_OF_A_KIND}`,
)
