import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Seller } from './memberships.ts'

const Row = z.object({
  keyId: z.string(),
  name: z.string(),
  lastFour: z.string(),
  state: z.enum(['open', 'expired', 'ended', 'stopped']),
  madeBy: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  usedAt: z.date().nullable(),
})

/** Every key a merchant has or had, those that open something first. */
export const listKeysOf = (tx: Read, { merchantId }: Seller) =>
  readRows(
    tx,
    Row,
    sql`select * from (select k.key_id as "keyId", k.name, k.last_four as "lastFour", k.made_by as "madeBy", k.created_at as "createdAt",
          k.expires_at as "expiresAt", k.last_used_at as "usedAt",
          case when k.ended_at is not null then 'ended' when k.expires_at <= now() then 'expired'
            when p.person_id is null then 'stopped' else 'open' end as state
        from api_keys k left join merchant_people p on p.merchant_id = k.merchant_id and p.account_id = k.made_by and p.ended_at is null
          and (p.role = 'owner' or 'offer' = any (p.scopes))
        where k.merchant_id = ${merchantId}) keys
      order by state <> 'open', "createdAt" desc, "keyId" limit 200`,
  )

export async function countOpenKeys(tx: Read, merchantId: string): Promise<number> {
  const [count] = await readRows(
    tx,
    z.object({ open: z.int() }),
    sql`select count(*)::int as open from api_keys where merchant_id = ${merchantId} and ended_at is null and expires_at > now()`,
  )
  return count?.open ?? 0
}
