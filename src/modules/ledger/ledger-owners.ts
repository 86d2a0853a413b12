import { sql } from 'kysely'

/** Whose an account `a` is, as somebody would look for them: a merchant, or a member by name or contact. Nothing: the shop's own. */
export const ownerName = sql`coalesce(
  (select name_en from merchant_card where merchant_id = a.owner_id),
  (select name from account_names where account_id = a.owner_id),
  (select value from account_contacts where account_id = a.owner_id order by kind limit 1), '')`
