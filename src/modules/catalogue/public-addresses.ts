import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** One English address that search engines may keep; its Chinese twin is the same under /zh. */
export type PublicAddress = { path: string; changedAt: Date; pictures: string[] }

/** `offset 0`: asked of each product that is looked at. Else PostgreSQL reads every live offer first, seven seconds of a million. */
const LISTED = sql`p.listed and exists (select from variants v join live_offers o on o.sku_id = v.sku_id
  where v.product_id = p.product_id offset 0)`
/** What changes a product's page and is dated. */
const CHANGED = sql`greatest(p.arrived_at,
  (select max(o.created_at) from variants v join offer_stock o on o.sku_id = v.sku_id where v.product_id = p.product_id),
  (select max(r.written_at) from public_reviews r where r.product_id = p.product_id))`

/** No further than to `most`. */
export async function countListedProducts(tx: Read, most: number): Promise<number> {
  const listed = sql`select from products p where ${LISTED} limit ${most}`
  const [found] = await readRows(tx, z.object({ count: z.int() }), sql`select count(*) as count from (${listed}) as listed`)
  return found?.count ?? 0
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const ListedTotals = z.object({ count: z.int(), signs: z.coerce.number(), last: z.string().nullable() })
/** So many are looked at in one statement: no statement takes longer in a large shop than in a small one. */
const TOTALLED_AT_ONCE = 100_000

/** How many products are listed, and which: the sum of the last seven digits of their ids. */
export async function totalListedProducts(tx: Read): Promise<{ count: number; signs: number }> {
  const total = { count: 0, signs: 0 }
  for (let after: string | null = BEFORE_ALL; after !== null; ) {
    const some: RawBuilder<unknown> = sql`select p.product_id, ${LISTED} as is_listed from products p
      where p.product_id > ${after} order by p.product_id limit ${TOTALLED_AT_ONCE}`
    const [found] = await readRows(
      tx,
      ListedTotals,
      sql`select count(*) filter (where is_listed) as count, max(product_id::text) as last,
        coalesce(sum(('x' || right(product_id::text, 7))::bit(28)::int) filter (where is_listed), 0)::text as signs
        from (${some}) as part`,
    )
    total.count += found?.count ?? 0
    total.signs += found?.signs ?? 0
    after = found?.last ?? null
  }
  return total
}

const ProductAddress = z.object({
  brandCode: z.string(),
  code: z.string(),
  changedAt: z.date(),
  pictures: z.array(z.string()).nullable(),
})

/** Products that are shown, in a lasting order, with the pictures of all their colours. */
export async function listProductAddresses(
  tx: Read,
  { offset, limit }: { offset: number; limit: number },
): Promise<PublicAddress[]> {
  const query = sql`select p.brand_code as "brandCode", coalesce(nullif(p.article_number, ''), p.spu_code) as code,
      ${CHANGED} as "changedAt", (select array_agg(i.media_hash order by c.position, i.position) from product_colours c
        join colour_pictures i on i.colour_row_id = c.colour_row_id where c.product_id = p.product_id) as pictures
    from products p where ${LISTED} order by p.product_id offset ${offset} limit ${limit}`
  const found = await readRows(tx, ProductAddress, query)
  return found.map(({ brandCode, code, changedAt, pictures }) => ({
    path: `/product/detail/${encodeURIComponent(brandCode)}/${encodeURIComponent(code)}`,
    changedAt,
    pictures: [...new Set(pictures)],
  }))
}

const ListAddress = z.object({ path: z.string(), rank: z.int(), changedAt: z.date().nullable() })
/** So many are looked at in one statement, which asks more of each. */
const DATED_AT_ONCE = 50_000

/** Lists that are not empty, each as new as its newest product: the zones, the designers and their pages, and the categories. */
export async function listListAddresses(tx: Read): Promise<PublicAddress[]> {
  const newest = new Map<string, { path: string; rank: number; changedAt: Date }>()
  let after = BEFORE_ALL
  for (let last = await lastOfPart(tx, after); last !== null; last = await lastOfPart(tx, after)) {
    for (const { path, rank, changedAt } of await listsBetween(tx, after, last))
      if (changedAt && changedAt > (newest.get(path)?.changedAt ?? 0)) newest.set(path, { path, rank, changedAt })
    after = last
  }
  const inOrder = [...newest.values()].sort((one, other) => one.rank - other.rank || (one.path < other.path ? -1 : 1))
  return inOrder.map(({ path, changedAt }) => ({ path: encodeURI(path), changedAt, pictures: [] }))
}

/** The last of the products that come after one, as far as one statement goes. */
async function lastOfPart(tx: Read, after: string): Promise<string | null> {
  const part = sql`select p.product_id from products p where p.product_id > ${after} order by p.product_id limit ${DATED_AT_ONCE}`
  const Last = z.object({ last: z.string().nullable() })
  const [found] = await readRows(tx, Last, sql`select max(product_id::text) as last from (${part}) part`)
  return found?.last ?? null
}

const listsBetween = (tx: Read, after: string, last: string): Promise<z.infer<typeof ListAddress>[]> =>
  readRows(
    tx,
    ListAddress,
    sql`with shown as materialized (
        select p.product_id, p.brand_code, p.seasonal_sale, p.lowest_price, ${CHANGED} as changed from products p
          where p.product_id > ${after} and p.product_id <= ${last} and ${LISTED}),
      filed as (select pc.path, max(s.changed) as changed from product_categories pc join shown s using (product_id) group by pc.path)
      select '/product/brand' as path, max(changed) as "changedAt", 0 as rank from shown
      union all select '/product/list?searchOrderType=1', max(changed), 1 from shown where seasonal_sale
      union all select '/product/list?searchOrderType=3', max(changed), 2 from shown where lowest_price
      union all select '/product/list/' || c.path, max(f.changed), 3 from categories c join filed f
        on f.path = c.path or starts_with(f.path, c.path || '/')
        where not exists (select from categories h where h.hidden and (h.path = c.path or starts_with(c.path, h.path || '/')))
        group by c.path
      union all select '/product/brand/' || brand_code, max(changed), 4 from shown join brands b using (brand_code) where not b.hidden
        group by brand_code`,
  )
