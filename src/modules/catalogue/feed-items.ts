import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const FeedItem = z.object({
  productId: z.string(),
  itemNumber: z.string(),
  spuCode: z.string(),
  articleNumber: z.string(),
  barcode: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  title: z.string(),
  description: z.string(),
  gender: z.enum(['women', 'men', 'unisex']),
  colourId: z.string(),
  colour: z.string(),
  size: z.string(),
  sizeSystem: z.string(),
  listCents: z.number(),
  saleCents: z.number(),
  available: z.number(),
  comesAt: z.date().nullable(),
  pictures: z.array(z.string()),
  /** Of the category a piece belongs to first, and its names from the top. */
  path: z.string().nullable(),
  category: z.array(z.string()),
})
/** A variant that is for sale, as programs of other companies are told of it. */
export type FeedItem = z.output<typeof FeedItem>

/** All variants for sale that have a picture, in a lasting order, of so many products at a time: the database holds nothing in between. */
export async function* listFeedItems(tx: Read, language: Language, limit: number): AsyncGenerator<FeedItem[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const last = await lastOf(tx, after, limit)
    if (last === undefined) return
    yield await readItems(tx, language, after, last)
    after = last
  }
}

async function lastOf(tx: Read, after: string, limit: number): Promise<string | undefined> {
  const query = sql`select product_id as last from (select product_id from products where listed and product_id > ${after}
    order by product_id limit ${limit}) as chosen order by product_id desc limit 1`
  return (await readRows(tx, z.object({ last: z.string() }), query))[0]?.last
}

function readItems(tx: Read, language: Language, after: string, last: string): Promise<FeedItem[]> {
  const [name, description] = [sql.ref(`p.name_${language}`), sql.ref(`p.description_${language}`)]
  return readRows(
    tx,
    FeedItem,
    sql`select p.product_id as "productId", v.item_number as "itemNumber", p.spu_code as "spuCode",
      p.article_number as "articleNumber", v.barcode, p.brand_code as "brandCode", b.name as "brandName", ${name} as title,
      ${description} as description, p.gender, c.colour_id as "colourId", ${sql.ref(`c.name_${language}`)} as colour, v.size,
      v.size_system as "sizeSystem", best.list_price_cents as "listCents", best.sale_price_cents as "saleCents",
      best.available, case when p.release_at > now() then p.release_at end as "comesAt", shown.pictures, k.path,
      array(select ${sql.ref(`up.name_${language}`)} from categories up
        where up.path = k.path or starts_with(k.path, up.path || '/') order by length(up.path)) as category
    from products p
    join brands b on b.brand_code = p.brand_code and not b.hidden
    join product_colours c on c.product_id = p.product_id
    join variants v on v.colour_row_id = c.colour_row_id and not v.retired
    join lateral (select list_price_cents, sale_price_cents, available from live_offers o where o.sku_id = v.sku_id
      order by (available > 0) desc, sale_price_cents, priority limit 1) best on true
    join lateral (select array_agg(i.media_hash order by i.position) as pictures from colour_pictures i
      where i.colour_row_id = c.colour_row_id) shown on shown.pictures is not null
    left join lateral (select pc.path from product_categories pc where pc.product_id = p.product_id
      order by pc.is_primary desc, pc.path limit 1) k on true
    where p.listed and p.product_id > ${after} and p.product_id <= ${last}
    order by p.product_id, c.position, v.position`,
  )
}
