import { sql } from 'kysely'
import { z } from 'zod'
import type { Key, Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { limitOf, type ReturnLimit } from './returns.rules.ts'

const Row = z.object({ unitId: z.string(), category: z.string() })

/** Of the pieces of an order, those that are taken back as they left the shop only, or not at all, by what they are. */
export async function limitsOfUnits(tx: Read, orderId: Key): Promise<ReadonlyMap<string, ReturnLimit>> {
  const rows = await readRows(
    tx,
    Row,
    sql`select u.unit_id as "unitId", k.handled_as as category from order_pieces u
      join category_products c on c.product_id = u.product_id and c.is_primary
      join category_card k on k.path = c.path
      where u.order_id = ${orderId}`,
  )
  return new Map(rows.map(({ unitId, category }) => [unitId, limitOf(category)]))
}
