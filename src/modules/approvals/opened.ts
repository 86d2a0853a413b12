import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { approvalTables } from './approvals.tables.ts'
import { readLimits } from './money-limits.contract.ts'

/** Whether the doors of the shop have ever been open: one that was never anybody's to fill began with open ones. */
export async function hasOpened(tx: Read): Promise<boolean> {
  const [row] = await readRows(
    tx,
    z.object({ opened: z.boolean() }),
    sql`select not exists (select from shop_origin where kind = 'own')
      or exists (select from settings_history where name = 'doors' and after ->> 'state' <> 'soon') as opened`,
  )
  return row?.opened ?? true
}

/** The limits of money that leaves. */
export async function findLimits(tx: Read): Promise<ReturnType<typeof readLimits>> {
  const row = await approvalTables(tx).selectFrom('settings').select('value').where('name', '=', 'payouts').executeTakeFirst()
  return readLimits(row?.value)
}
