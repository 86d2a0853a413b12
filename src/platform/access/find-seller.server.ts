import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { membershipOf, type Seller, sellerFor } from './memberships.ts'
import type { SellerScope } from './permissions.ts'

const Row = z.object({ merchantId: z.string(), role: z.enum(['owner', 'staff']), scopes: z.array(z.string()) })

/** For work that goes on after its call: whoever began it must still act for the merchant. Refuses NOT_PERMITTED. */
export async function findSeller(
  tx: Read,
  { accountId, merchantId }: { accountId: string; merchantId: string },
  scope: SellerScope,
): Promise<Seller> {
  const rows = await readRows(
    tx,
    Row,
    sql`select p.merchant_id as "merchantId", p.role, p.scopes from merchant_people p join members m on m.account_id = p.account_id
      where p.account_id = ${accountId} and p.merchant_id = ${merchantId} and p.ended_at is null
        and m.disabled_at is null and m.left_at is null`,
  )
  return sellerFor({ accountId, memberships: rows.map(membershipOf) }, scope, undefined)
}
