import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { sharedMarks } from './holds.rules.ts'

/**
 * By what each merchant, and each application that has made none, is known: its people, their contacts and browsers, what its application
 * says, and where it is paid. A bank account is known by its bank and last digits alone, so that two of a kind are a hint and no proof.
 */
const MARKS = sql`people as (
    select p.merchant_id, null::uuid as application_id, p.account_id from merchant_people p where p.ended_at is null
    union select null, a.application_id, a.account_id from application_links a where a.merchant_id is null
  ), marks as (
    select merchant_id, application_id, 'person' as mark, account_id::text as value from people
    union select n.merchant_id, n.application_id, case c.kind when 'email' then 'email' else 'phone' end, c.value
      from people n join account_contacts c using (account_id)
    union select n.merchant_id, n.application_id, 'device', encode(d.device_hash, 'hex') from people n join account_devices d using (account_id)
    union select a.merchant_id, case when a.merchant_id is null then a.application_id end, a.mark, a.value from application_links a
      where a.mark is not null
    union select b.merchant_id, null, 'bank-account', b.bank_code || ' ' || right(b.account, 4) from merchant_bank_accounts b
  ), owners as (
    select merchant_id, null::uuid as application_id, account_id from merchant_people where role = 'owner' and ended_at is null
    union select null, a.application_id, a.account_id from application_links a where a.merchant_id is null
  ), shared as (
    select m.merchant_id as of_merchant, o.merchant_id, o.application_id, array_agg(distinct o.mark order by o.mark) as by
    from marks m join marks o on o.mark = m.mark and o.value = m.value
    where m.merchant_id is not null and o.merchant_id is distinct from m.merchant_id
    group by 1, 2, 3
  )`
const SAME_OWNER = sql`exists (select from owners own join owners theirs on theirs.account_id = own.account_id
  where own.merchant_id = s.of_merchant and (theirs.merchant_id = s.merchant_id or theirs.application_id = s.application_id))`

const Shared = z.object({
  merchantId: z.string().nullable(),
  applicationId: z.string().nullable(),
  by: z.array(z.enum(sharedMarks)),
  isSameOwner: z.boolean(),
})
type SharedRow = z.output<typeof Shared>

/** Far more than anybody goes through. */
const MOST = 100

/** Who shares something with a merchant: strangers first, whoever shares most before the others. */
export const listShared = (tx: Read, merchantId: string): Promise<SharedRow[]> =>
  readRows(
    tx,
    Shared,
    sql`with ${MARKS} select s.merchant_id as "merchantId", s.application_id as "applicationId", s.by, ${SAME_OWNER} as "isSameOwner"
      from shared s where s.of_merchant = ${merchantId} order by 4, cardinality(s.by) desc, 1, 2 limit ${MOST}`,
  )

const Counted = z.object({ merchantId: z.string(), num: z.int() })

/** How many share something with each of these who are not of its owners. */
export async function countStrangers(tx: Read, merchantIds: readonly string[]): Promise<Map<string, number>> {
  if (merchantIds.length === 0) return new Map()
  const rows = await readRows(
    tx,
    Counted,
    sql`with ${MARKS} select s.of_merchant as "merchantId", count(*)::int as num from shared s
      where s.of_merchant = any(${unseenArray('uuid', merchantIds)}) and not ${SAME_OWNER} group by 1`,
  )
  return new Map(rows.map(({ merchantId, num }) => [merchantId, num]))
}
