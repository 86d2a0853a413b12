import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { gapsOf } from '../editing/completeness.rules.ts'
import { readProductDocuments } from '../editing/read-documents.ts'
import { readAttributes } from '../attributes/index.server.ts'
import { lacksOf } from './product-lacks.rules.ts'

/** Makes what the list of the back office knows of products what it is now; of what each lacks no move of stock tells. */
export async function refreshStockFacts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await sql`select refresh_product_facts(${[...new Set(productIds)]}::uuid[])`.execute(tx)
}

/** The same, and what each lacks. */
export async function refreshProductFacts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await refreshStockFacts(tx, productIds)
  const ids = [...new Set(productIds)]
  const attributes = await readAttributes(tx)
  for (let at = 0; at < ids.length; at += JUDGED_AT_ONCE) {
    const products = await readProductDocuments(tx, ids.slice(at, at + JUDGED_AT_ONCE))
    const judged = [...products.values()].map(({ productId, document, offeredByOthers }) => ({
      id: productId,
      lacks: lacksOf(gapsOf(document, { offeredByOthers, attributes })),
    }))
    await sql`update product_facts f set lacks = j.lacks from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j (id uuid, lacks text[])
      where f.product_id = j.id and f.lacks is distinct from j.lacks`.execute(tx)
  }
}

/** So many documents are in memory at a time. */
const JUDGED_AT_ONCE = 500

/** As many as are caught up with at a time. */
export const FACTS_AT_ONCE = 2_000

/**
 * Products that nobody has told the list about, those that nobody has judged yet, and those whose stock has moved far from "few left", of
 * which no event tells: their order by stock is right again. Answers how many there were.
 */
export async function catchUpProductFacts(tx: Tx): Promise<number> {
  const late = await readRows(
    tx,
    z.object({ productId: z.string() }),
    sql`select p.product_id as "productId" from products p
      left join product_facts f using (product_id)
      left join (select v.product_id, sum(o.available) as available from variants v join offer_stock o using (sku_id)
        where not v.retired and not o.withdrawn group by v.product_id) s using (product_id)
      where f.product_id is null or f.lacks is null or f.available <> coalesce(s.available, 0)
      limit ${FACTS_AT_ONCE}`,
  )
  await refreshProductFacts(
    tx,
    late.map(({ productId }) => productId),
  )
  return late.length
}
