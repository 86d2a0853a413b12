import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const MOST = 12

/** What somebody has bought, received and kept, by the code of the product, the newest first. */
export async function listBought(tx: Read, accountId: string): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ code: z.string() }),
    sql`select p.spu_code as code from order_pieces u join product_card p on p.product_id = u.product_id
      where u.owner_id = ${accountId} and u.state = 'received' and p.listed
      group by p.spu_code order by max(u.placed_at) desc, p.spu_code limit ${MOST}`,
  )
  return rows.map(({ code }) => code)
}
