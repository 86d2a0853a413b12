import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { type Cents, toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type { AdminProductsWire } from './catalogue.contract.ts'

const PAGE_SIZE = 50

type AdminRow = Omit<AdminProductsWire['list'][number], 'productTitle' | 'productImg' | 'category' | 'salesPrice'> & {
  nameEn: string
  nameZh: string
  categoryEn: string | null
  categoryZh: string | null
  cheapest: Cents | null
  picture: { hash: string; width: number; height: number; altEn: string; altZh: string; placeholder: string } | null
}

/** Products for the back office, newest first; `word` is part of a code, a name or a brand. */
export async function listAdminProducts(
  tx: Tx,
  { word, pageNum }: { word: string; pageNum: number },
  language: Language,
): Promise<AdminProductsWire> {
  const like = `%${word.trim().replace(/[\\%_]/g, '\\$&')}%`
  const which = sql`(${word.trim()} = '' or p.spu_code ilike ${like} or p.article_number ilike ${like} or p.name_en ilike ${like}
    or p.name_zh ilike ${like} or b.name ilike ${like})`
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from products p join brands b using (brand_code) where ${which}`.execute(tx)
  const page = sql<string>`select p.* , b.name as brand_name from products p join brands b using (brand_code) where ${which}
    order by p.arrived_at desc, p.product_id desc limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`
  const found = await readPage(tx, page)
  return { total: counted.rows[0]?.total ?? 0, pageNum, pageSize: PAGE_SIZE, list: found.map((row) => present(row, language)) }
}

/** `held` are units in orders that wait for payment. */
async function readPage(tx: Tx, page: ReturnType<typeof sql>): Promise<AdminRow[]> {
  const found = await sql<AdminRow>`with page as (${page})
    select p.spu_code as "spuCode", p.article_number as "articleNumber", p.brand_code as "brandCode", p.brand_name as "brandName",
      p.name_en as "nameEn", p.name_zh as "nameZh", c.name_en as "categoryEn", c.name_zh as "categoryZh", p.listed,
      (select count(*)::int from variants v where v.product_id = p.product_id) as "variantNum",
      o.num as "offerNum", o.available, o.cheapest,
      (select coalesce(sum(l.quantity), 0)::int from variants v join offers h on h.sku_id = v.sku_id join order_lines l on l.offer_id = h.offer_id
        join orders on orders.order_id = l.order_id and orders.state = 'payment-pending' where v.product_id = p.product_id) as held,
      (select json_build_object('hash', m.media_hash, 'width', m.width, 'height', m.height, 'altEn', cp.alt_en, 'altZh', cp.alt_zh, 'placeholder', m.placeholder)
        from product_colours pc join colour_pictures cp on cp.colour_row_id = pc.colour_row_id join media m on m.media_hash = cp.media_hash
        where pc.product_id = p.product_id order by pc.position, cp.position limit 1) as picture
    from page p
    left join product_categories f on f.product_id = p.product_id and f.is_primary
    left join categories c on c.path = f.path
    left join lateral (select count(*)::int as num, coalesce(sum(o.available), 0)::int as available, min(o.sale_price_cents) as cheapest
      from variants v join offers o on o.sku_id = v.sku_id and not o.withdrawn where v.product_id = p.product_id) o on true
    order by p.arrived_at desc, p.product_id desc`.execute(tx)
  return found.rows
}

function present(
  { nameEn, nameZh, categoryEn, categoryZh, cheapest, picture, ...row }: AdminRow,
  language: Language,
): AdminProductsWire['list'][number] {
  const zh = language === 'zh'
  const { hash, width, height, altEn, altZh, placeholder } = picture ?? {
    hash: '',
    width: 0,
    height: 0,
    altEn: '',
    altZh: '',
    placeholder: '',
  }
  return {
    ...row,
    productTitle: zh ? nameZh : nameEn,
    category: (zh ? categoryZh : categoryEn) ?? '',
    salesPrice: toWire(cheapest ?? 0),
    productImg: { hash, width, height, placeholder, alt: zh ? altZh : altEn },
  }
}
