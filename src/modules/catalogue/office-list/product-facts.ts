import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** Makes what the list of the back office knows of products what it is now. */
export async function refreshProductFacts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await sql`select refresh_product_facts(${[...new Set(productIds)]}::uuid[])`.execute(tx)
}

/** As many as are caught up with at a time. */
export const FACTS_AT_ONCE = 2_000

/**
 * Products that nobody has told the list about, and those whose stock has moved far from "few left", of which no event tells: their order
 * by stock is right again. Answers how many there were.
 */
export async function catchUpProductFacts(tx: Tx): Promise<number> {
  const late = await readRows(
    tx,
    z.object({ productId: z.string() }),
    sql`select p.product_id as "productId" from products p
      left join product_facts f using (product_id)
      left join (select v.product_id, sum(o.available) as available from variants v join offers o using (sku_id)
        where not v.retired and not o.withdrawn group by v.product_id) s using (product_id)
      where f.product_id is null or f.available <> coalesce(s.available, 0)
      limit ${FACTS_AT_ONCE}`,
  )
  await refreshProductFacts(
    tx,
    late.map(({ productId }) => productId),
  )
  return late.length
}
