import { LRUCache } from 'lru-cache'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { FEW_LEFT } from '../offers.contract.ts'
import { ConditionWire, type OfferTab, offerTabs } from './selling.contract.ts'
import { ENDING_DAYS } from './selling.rules.ts'
import { likeOf, namedProducts } from './named-products.ts'

export const OFFER_PAGE = 48

/** `not withdrawn` says the same as the state, and is what the index of a merchant's offers is made by. */
const LIVE = sql`(not o.withdrawn and (o.expires_at is null or o.expires_at > now()))`
/** Of what buyers take first: true where a rival asks it, false where only merchants of the same owner do, null where there is none. */
const beatenOf = (merchantId: string) => sql`(select bool_or(bm.owner_group <> (select own.owner_group from merchant_card own
    where own.merchant_id = ${merchantId})) from offers b join merchant_card bm on bm.merchant_id = b.merchant_id
  where b.sku_id = o.sku_id and b.condition = o.condition and b.merchant_id <> o.merchant_id and b.state = 'live' and b.available > 0
    and (b.expires_at is null or b.expires_at > now()) and bm.state = 'active'
    and (b.sale_price_cents, b.priority) < (o.sale_price_cents, o.priority))`
const tabsBy = (live: RawBuilder<unknown>, beaten: RawBuilder<unknown>): Record<OfferTab, RawBuilder<unknown>> => ({
  '': live,
  undercut: sql`(${live} and o.available > 0 and coalesce(${beaten}, false))`,
  first: sql`(${live} and o.available > 0 and ${beaten} is null)`,
  ending: sql`(${live} and o.expires_at <= now() + make_interval(days => ${sql.lit(ENDING_DAYS)}))`,
  low: sql`(${live} and o.available between 1 and ${sql.lit(FEW_LEFT)})`,
  out: sql`(${live} and o.available = 0)`,
  ended: sql`not ${live}`,
})
/** The offers of a merchant under each tab. */
export const tabsOf = (merchantId: string) => tabsBy(LIVE, beatenOf(merchantId))

const Picture = z.object({ hash: z.string(), width: z.int(), height: z.int(), altEn: z.string(), altZh: z.string() })
export const ItemRow = z.object({
  skuId: z.string(),
  productId: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  articleNumber: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  colourEn: z.string(),
  colourZh: z.string(),
  size: z.string(),
  itemNumber: z.string(),
  categories: z.array(z.string()),
  picture: Picture,
})
export type ItemRow = z.output<typeof ItemRow>
const OwnOfferRow = ItemRow.extend({
  offerId: z.string(),
  condition: ConditionWire,
  photos: z.array(z.object({ uploadId: z.string(), width: z.int(), height: z.int() })),
  saleCents: z.number(),
  listCents: z.number(),
  available: z.int(),
  expiresAt: z.date().nullable(),
  dispatchDays: z.int(),
  isLive: z.boolean(),
  isEnded: z.boolean(),
})
export type OwnOfferRow = z.output<typeof OwnOfferRow>

/** What anybody needs to know an item by; `v` is its row of `variant_card`. */
export const ITEM = sql`v.sku_id as "skuId", v.product_id as "productId", p.brand_code as "brandCode", b.name as "brandName",
  p.article_number as "articleNumber", p.name_en as "titleEn", p.name_zh as "titleZh", c.name_en as "colourEn", c.name_zh as "colourZh",
  v.size, v.item_number as "itemNumber", array(select f.path from category_products f where f.product_id = v.product_id) as categories,
  json_build_object('hash', coalesce(i.media_hash, ''), 'width', coalesce(i.width, 0), 'height', coalesce(i.height, 0),
    'altEn', coalesce(i.alt_en, ''), 'altZh', coalesce(i.alt_zh, '')) as picture`
export const ITEM_JOINS = sql`join product_card p on p.product_id = v.product_id join brand_card b on b.brand_code = p.brand_code
  join colour_card c on c.colour_row_id = v.colour_row_id
  left join lateral (select cp.media_hash, cp.alt_en, cp.alt_zh, cp.width, cp.height from colour_photos cp
    where cp.colour_row_id = v.colour_row_id order by cp.position limit 1) i on true`

const PHOTOS = sql`(select coalesce(json_agg(json_build_object('uploadId', u.upload_id, 'width', u.width, 'height', u.height)
    order by u.position), '[]') from used_offer_photos u where u.offer_id = o.offer_id)`

type OfMerchant = Pick<Seller, 'merchantId'>
type Wanted = { state: OfferTab; word: string; pageNum: number }

/** A page of what a merchant offers with everything that competes with it, newest first. Which offers these are is found by themselves: most often the index alone says it. */
export async function listOwn(
  tx: Read,
  { merchantId }: OfMerchant,
  { state, word, pageNum }: Wanted,
): Promise<{ total: number; rows: OwnOfferRow[]; ranked: RankedOffer[] }> {
  const byWord = word === '' ? sql`true` : sql`o.sku_id in (${skusNamed(word)})`
  const which = sql`o.merchant_id = ${merchantId} and ${tabsOf(merchantId)[state]} and ${byWord}`
  const page = readRows(
    tx,
    z.object({ offerId: z.string(), skuId: z.string() }),
    sql`select o.offer_id as "offerId", o.sku_id as "skuId" from offers o where ${which} order by o.created_at desc, o.offer_id desc
      limit ${OFFER_PAGE} offset ${(pageNum - 1) * OFFER_PAGE}`,
  )
  const listed = page.then((some) => findOwn(tx, some))
  const competing = page.then((some) => listRanked(tx, [...new Set(some.map(({ skuId }) => skuId))]))
  const counted = totalOf([merchantId, state, word].join(' '), async () => {
    const [count] = await readRows(
      tx,
      z.object({ total: z.int() }),
      sql`select count(*)::int as total from offers o where ${which}`,
    )
    return count?.total ?? 0
  })
  const [total, rows, ranked] = await Promise.all([counted, listed, competing])
  return { total, rows, ranked }
}

const MANY = 1_000
const large = new LRUCache<string, number>({ max: 1_000, ttl: 10_000 })

/** To count ten thousand offers whose prices have just changed each is looked up. Of so many a total may be ten seconds old. */
async function totalOf(key: string, count: () => Promise<number>): Promise<number> {
  const held = large.get(key)
  if (held !== undefined) return held
  const total = await count()
  if (total > MANY) large.set(key, total)
  return total
}

/** Asked by ids alone, so that PostgreSQL plans its ten tables once and not for each page anew. */
async function findOwn(tx: Read, page: readonly { offerId: string }[]): Promise<OwnOfferRow[]> {
  if (page.length === 0) return []
  const query = sql`select ${ITEM}, o.offer_id as "offerId", o.condition, ${PHOTOS} as photos, o.sale_price_cents as "saleCents",
      o.list_price_cents as "listCents", o.available, o.expires_at as "expiresAt", o.dispatch_days as "dispatchDays", ${LIVE} as "isLive",
      o.state = 'withdrawn' as "isEnded"
    from offers o join variant_card v on v.sku_id = o.sku_id ${ITEM_JOINS}
    where o.offer_id = any(${page.map(({ offerId }) => offerId)}::uuid[]) order by o.created_at desc, o.offer_id desc`
  return readRows(tx, OwnOfferRow, query)
}

const skusNamed = (word: string) => sql`select n.sku_id from variant_card n
  where n.item_number ilike ${likeOf(word)} or n.product_id in (${namedProducts(word)})`

/** Each is compared with its rivals once, for both tabs that ask. */
const COUNTED = tabsBy(sql`o.is_live`, sql`o.is_beaten`)

/** How many offers there are under each tab. */
export async function countOwn(tx: Read, { merchantId }: OfMerchant): Promise<Record<OfferTab, number>> {
  const columns = offerTabs.map((tab) => sql`count(*) filter (where ${COUNTED[tab]})::int as ${sql.id(tab || 'all')}`)
  const Counts = z.object(Object.fromEntries(offerTabs.map((tab) => [tab || 'all', z.int()])))
  const [row] = await readRows(
    tx,
    Counts,
    sql`with own as materialized (select o.available, o.expires_at, ${LIVE} as is_live,
          case when ${LIVE} and o.available > 0 then ${beatenOf(merchantId)} end as is_beaten
        from offers o where o.merchant_id = ${merchantId})
      select ${sql.join(columns)} from own o`,
  )
  return Object.fromEntries(offerTabs.map((tab) => [tab, row?.[tab || 'all'] ?? 0])) as Record<OfferTab, number>
}

const Ranked = z.object({
  offerId: z.string(),
  skuId: z.string(),
  merchantId: z.string(),
  condition: ConditionWire,
  saleCents: z.number(),
  available: z.int(),
  isTwin: z.boolean(),
  rank: z.int(),
  ranked: z.int(),
  bestCents: z.number(),
})
export type RankedOffer = z.output<typeof Ranked>

/** Everything that competes for these variants, first of all the best. */
export async function listRanked(tx: Read, skuIds: readonly string[]): Promise<RankedOffer[]> {
  if (skuIds.length === 0) return []
  return readRows(
    tx,
    Ranked,
    sql`select offer_id as "offerId", sku_id as "skuId", merchant_id as "merchantId", condition, sale_price_cents as "saleCents", available,
        is_twin as "isTwin", rank::int as rank, ranked::int as ranked, best_cents as "bestCents"
      from offer_ranks where sku_id = any(${[...skuIds]}::uuid[]) order by sku_id, condition, sale_price_cents, priority`,
  )
}

/** Brands of what a merchant offers. */
export async function brandsOffered(tx: Read, { merchantId }: Seller): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ brand: z.string() }),
    sql`select distinct p.brand_code as brand from offers o join variant_card v on v.sku_id = o.sku_id
      join product_card p on p.product_id = v.product_id where o.merchant_id = ${merchantId}`,
  )
  return rows.map(({ brand }) => brand)
}
