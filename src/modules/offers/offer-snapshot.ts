import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { idList, type Ids, isNone, unseenArray } from '#platform/database/unseen-array.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { conditionText } from '#language/product/conditions.text.ts'
import { MerchantKindWire } from './offers.contract.ts'
import { ConditionWire } from './selling/selling.contract.ts'

const Both = z.object({ en: z.string(), zh: z.string() })
/** An offer with everything about its piece that a bag or an order keeps. Both languages, amounts in cents. */
const OfferSnapshot = z.object({
  offerId: z.string(),
  skuId: z.string(),
  /** By what a buyer names it: its variant, whoever sells it new, or this very offer of an item that is not. */
  buyId: z.string(),
  condition: ConditionWire,
  productId: z.string(),
  merchantId: z.string(),
  merchantNameEn: z.string(),
  merchantNameZh: z.string(),
  merchantKind: MerchantKindWire,
  listPriceCents: z.int(),
  salePriceCents: z.int(),
  /** Within how many its merchant sends. */
  dispatchDays: z.int(),
  /** Units this offer holds; 0 when it is withdrawn. */
  available: z.int(),
  withdrawn: z.boolean(),
  /** False when the product is no longer shown or sold. */
  listed: z.boolean(),
  precious: z.boolean(),
  /** It is precious, and the shop has accepted its merchant’s registration as dealer, which is valid today. */
  isDealer: z.boolean(),
  /** Of precious goods: what their invoice says of metal and stones, as far as it is known. */
  marks: z.object({ fineness: Both.nullable(), grams: z.number().nullable(), stones: z.string().nullable() }).nullable(),
  /** Of a skin that leaves Hong Kong only with a licence. */
  exotic: z.boolean(),
  /** Pieces of its product in one order; 0: as many as of any other. */
  mostPerOrder: z.int(),
  /** It is shown, and cannot be bought yet. */
  coming: z.boolean(),
  /** Path of its main category, or of the one it is handled as; or empty. */
  category: z.string(),
  /** Points can be spent on it. */
  pointsAllowed: z.boolean(),
  /** All its categories with those above them. */
  categories: z.array(z.string()),
  /** It is in the lowest-price zone, and new. */
  lowestPrice: z.boolean(),
  spuCode: z.string(),
  articleNumber: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  colourEn: z.string(),
  colourZh: z.string(),
  size: z.string(),
  sizeSystem: z.string(),
  itemNumber: z.string(),
  picture: z.object({
    hash: z.string(),
    width: z.int(),
    height: z.int(),
    altEn: z.string(),
    altZh: z.string(),
  }),
})
export type OfferSnapshot = z.output<typeof OfferSnapshot>

/**
 * Per variant the offer a shopper is sold: one with stock before one without, then the lowest price, then the earliest. What is not new is
 * named by its offer, and is that one or none.
 */
export async function findBestOffers(tx: Read, buyIds: Ids): Promise<Map<string, OfferSnapshot>> {
  if (isNone(buyIds)) return new Map()
  const wanted = idList(buyIds)
  const best = sql`((select distinct on (sku_id) offer_id from live_offers where sku_id = any(${wanted})
    order by sku_id, available = 0, sale_price_cents, priority)
    union all select offer_id from offers where offer_id = any(${wanted}) and condition <> 'new')`
  const rows = await readSnapshots(tx, best)
  return new Map(rows.map((row) => [row.buyId, row]))
}

/** The named offers, withdrawn ones too, by offer id. */
export async function findOffers(tx: Read, offerIds: readonly string[]): Promise<Map<string, OfferSnapshot>> {
  if (offerIds.length === 0) return new Map()
  const rows = await readSnapshots(tx, sql`(select unnest(${unseenArray('uuid', offerIds)}) as offer_id)`)
  return new Map(rows.map((row) => [row.offerId, row]))
}

/** The merchants of these offers, asked for within another statement. */
export const merchantsOfOffers = (offerIds: readonly string[]): RawBuilder<string[]> =>
  sql`array(select merchant_id from offers where offer_id = any(${unseenArray('uuid', offerIds)}))`

/** Withdrawn, over by the database's clock, of a merchant who rests or is suspended, or not new where the shop sells only that. */
const GONE = sql`(o.withdrawn or coalesce(o.expires_at <= now(), false) or m.state <> 'active'
  or o.condition <> 'new' and not exists (select from used_offers x where x.offer_id = o.offer_id))`

const PHOTO = sql`(select json_build_object('hash', replace(x.upload_id::text, '-', ''), 'width', x.width, 'height', x.height,
    'altEn', '', 'altZh', '') from used_offer_photos x where x.offer_id = o.offer_id and o.condition <> 'new' order by x.position limit 1)`

const DEALER = sql`(p.precious and exists (select from merchant_documents d where d.merchant_id = o.merchant_id
  and d.kind = 'dealer-registration' and d.last_day >= to_char(now() at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD')))`

/** What is not new says so wherever it is named, as long as it is kept. */
const named = (row: OfferSnapshot): OfferSnapshot =>
  row.condition === 'new'
    ? row
    : {
        ...row,
        titleEn: `${row.titleEn} · ${conditionText[row.condition].en}`,
        titleZh: `${row.titleZh} · ${conditionText[row.condition].zh}`,
      }

/** Plain SQL: every bag and every order passes here, and building so long a query takes longer than checking its rows. */
async function readSnapshots(tx: Read, chosen: RawBuilder<unknown>): Promise<OfferSnapshot[]> {
  const query = sql`select o.offer_id as "offerId", o.sku_id as "skuId", o.condition,
      case when o.condition = 'new' then o.sku_id else o.offer_id end as "buyId", p.product_id as "productId",
      o.merchant_id as "merchantId", m.name_en as "merchantNameEn", m.name_zh as "merchantNameZh",
      m.kind as "merchantKind",
      o.list_price_cents as "listPriceCents", o.sale_price_cents as "salePriceCents", o.dispatch_days as "dispatchDays",
      case when ${GONE} then 0 else o.available end as available, ${GONE} as withdrawn, p.listed, p.precious, ${DEALER} as "isDealer",
      case when p.precious then (select json_build_object('fineness', k.fineness, 'grams', k.grams, 'stones', k.stones)
        from product_marks k where k.product_id = p.product_id) end as marks,
      p.exotic, p.most_per_order as "mostPerOrder",
      coalesce(p.release_at > now(), false) as coming, p.lowest_price and o.condition = 'new' as "lowestPrice", p.points_allowed as "pointsAllowed",
      array(select f.path from category_products f where f.product_id = p.product_id) as categories,
      coalesce((select k.handled_as from category_products f join category_card k on k.path = f.path
        where f.product_id = p.product_id and f.is_primary limit 1), '') as category,
      p.spu_code as "spuCode", p.article_number as "articleNumber", p.brand_code as "brandCode", b.name as "brandName",
      p.name_en as "titleEn", p.name_zh as "titleZh", c.name_en as "colourEn", c.name_zh as "colourZh",
      v.size, v.size_system as "sizeSystem", v.item_number as "itemNumber",
      coalesce(${PHOTO}, json_build_object('hash', coalesce(i.media_hash, ''), 'width', coalesce(i.width, 0), 'height', coalesce(i.height, 0),
        'altEn', coalesce(i.alt_en, ''), 'altZh', coalesce(i.alt_zh, ''))) as picture
    from ${chosen} chosen
    join offers o on o.offer_id = chosen.offer_id
    join variant_card v on v.sku_id = o.sku_id
    join colour_card c on c.colour_row_id = v.colour_row_id
    join product_card p on p.product_id = v.product_id
    join brand_card b on b.brand_code = p.brand_code
    join merchant_card m on m.merchant_id = o.merchant_id
    left join lateral (select cp.media_hash, cp.alt_en, cp.alt_zh, cp.width, cp.height
      from colour_photos cp
      where cp.colour_row_id = v.colour_row_id order by cp.position limit 1) i on true`
  return (await readRows(tx, OfferSnapshot, query)).map(named)
}
