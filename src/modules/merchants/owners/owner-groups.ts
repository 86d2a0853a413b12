import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type OwnerMark, ownerGroups } from './owner-groups.rules.ts'

/** A bank account is known by its bank, its last digits and its holder together: the same of all three is the same account. */
const accountOf = (holder: string) => `lower(regexp_replace(${holder}, '[^[:alnum:]]', '', 'g'))`

/** By what each merchant is known to belong to its owner. */
const MARKS = sql`select p.merchant_id, 'person ' || p.account_id as mark from merchant_people p where p.role = 'owner' and p.ended_at is null
    union all
    select a.merchant_id, 'company ' || a.value from application_links a
      where a.merchant_id is not null and a.mark = 'company-number' and a.value <> ''
    union all
    select b.merchant_id, concat_ws(' ', 'account', b.bank_code, right(b.account, 4), ${sql.raw(accountOf('b.holder'))})
      from merchant_bank_accounts b where b.ended_at is null
    union all
    select c.merchant_id, concat_ws(' ', 'account', c.bank_code, c.last_digits, ${sql.raw(accountOf('c.holder'))})
      from accepted_bank_accounts c where c.holder <> ''`

const Mark = z.object({ merchantId: z.string(), mark: z.string() })

const listOwnerMarks = (tx: Read): Promise<OwnerMark[]> =>
  readRows(tx, Mark, sql`select merchant_id as "merchantId", mark from (${MARKS}) m order by 1, 2`)

/**
 * Works out anew which merchants have one owner. There are few merchants, and seldom does one of them change its owner, its company or its
 * account. Of two at once the second sees what the first has written.
 */
export async function regroupOwners(tx: Tx): Promise<void> {
  await lockNames(tx, ['owner groups'])
  const groups = [...ownerGroups(await listOwnerMarks(tx))].map(([merchant_id, owner_group]) => ({ merchant_id, owner_group }))
  await sql`with wanted as (select * from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as t (merchant_id uuid, owner_group uuid)),
      other as (select m.merchant_id, w.owner_group from merchants m left join wanted w using (merchant_id)
        where m.owner_group is distinct from w.owner_group order by m.merchant_id for no key update of m)
    update merchants m set owner_group = o.owner_group from other o where o.merchant_id = m.merchant_id`.execute(tx)
}
