import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { gapsOf } from '../editing/completeness.rules.ts'
import { readProductDocuments } from '../editing/read-documents.ts'
import { readAttributes } from '../attributes/index.server.ts'
import { lacksOf } from './product-lacks.rules.ts'

/**
 * Makes what the list of the back office knows of what is asked for products, and of how many there are, what it is now. One of which it is
 * so already is left alone: each row that is written goes through all its indexes, those of words among them.
 */
export async function refreshStockFacts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  const ids = sql`${[...new Set(productIds)]}::uuid[]`
  await sql`with known as materialized (select product_id, price_cents, on_sale, available from product_facts where product_id = any(${ids})),
      present as materialized (
        select k.product_id, coalesce(min(o.sale_price_cents), 0) as price_cents, coalesce(sum(o.available), 0)::int as available,
          coalesce(bool_or(o.sale_price_cents < o.list_price_cents), false) as on_sale
        from known k left join (variants v join offer_stock o on o.sku_id = v.sku_id and not o.withdrawn)
          on v.product_id = k.product_id and not v.retired
        group by k.product_id),
      moved as materialized (select f.product_id from product_facts f join present p using (product_id)
        where (f.price_cents, f.on_sale, f.available) is distinct from (p.price_cents, p.on_sale, p.available)
        order by f.product_id for no key update of f)
    update product_facts f set price_cents = p.price_cents, on_sale = p.on_sale, available = p.available
    from moved m join present p using (product_id) where f.product_id = m.product_id`.execute(tx)
  await sql`select refresh_product_facts(array(select id from unnest(${ids}) id
    where not exists (select from product_facts f where f.product_id = id)))`.execute(tx)
}

const refreshFacts = async (tx: Tx, productIds: readonly string[]): Promise<void> =>
  void (await sql`select refresh_product_facts(${[...new Set(productIds)]}::uuid[])`.execute(tx))

/** The same, and what each lacks. */
export async function refreshProductFacts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await refreshFacts(tx, productIds)
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
