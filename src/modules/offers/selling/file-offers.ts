import { sql } from 'kysely'
import { z } from 'zod'
import { barcodeKey } from '#platform/text/barcode.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { tabsOf } from './own-offers.ts'
import { ConditionWire, type OfferTab } from './selling.contract.ts'

const AT_ONCE = 1_000
const FIRST = '00000000-0000-0000-0000-000000000000'

const Item = z.object({
  skuId: z.string(),
  itemNumber: z.string(),
  barcode: z.string(),
  ...{
    brandCode: z.string(),
    brandName: z.string(),
    titleEn: z.string(),
    titleZh: z.string(),
    colourEn: z.string(),
    colourZh: z.string(),
    size: z.string(),
  },
  listed: z.boolean(),
  sellers: z.enum(['everyone', 'stores', 'brand']),
  precious: z.boolean(),
})
export type FileItem = z.output<typeof Item>
const Offer = Item.extend({
  offerId: z.string(),
  condition: ConditionWire,
  saleCents: z.number(),
  listCents: z.number(),
  available: z.int(),
  expiresAt: z.date().nullable(),
  dispatchDays: z.int(),
  isLive: z.boolean(),
})
type Row = z.output<typeof Offer>
/** An offer as files say it: its end is the last day on which it holds. */
export type FileOffer = Omit<Row, 'expiresAt'> & { endDay: string }

const ITEM = sql`v.sku_id as "skuId", v.item_number as "itemNumber", v.barcode, p.listed and not v.retired as listed, p.sellers, p.precious,
  p.brand_code as "brandCode", b.name as "brandName", p.name_en as "titleEn", p.name_zh as "titleZh", c.name_en as "colourEn", c.name_zh as "colourZh", v.size`
const OFFER = sql`o.offer_id as "offerId", o.condition, o.sale_price_cents as "saleCents", o.list_price_cents as "listCents", o.available,
  o.expires_at as "expiresAt", o.dispatch_days as "dispatchDays",
  o.state = 'live' and (o.expires_at is null or o.expires_at > now()) as "isLive"`
const PLACES = sql`join product_card p on p.product_id = v.product_id join brand_card b on b.brand_code = p.brand_code
  join colour_card c on c.colour_row_id = v.colour_row_id`

const presented = ({ expiresAt, ...offer }: Row): FileOffer => ({
  ...offer,
  endDay: expiresAt ? dayInHongKong(new Date(expiresAt.getTime() - 1)) : '',
})

/** What is sold under these numbers or barcodes, whoever offers it. */
export const findFileItems = (tx: Read, itemNumbers: readonly string[], barcodes: readonly string[] = []): Promise<FileItem[]> =>
  readRows(
    tx,
    Item,
    sql`select ${ITEM} from variant_card v ${PLACES} where v.item_number = any(${[...itemNumbers]}::text[])
      or (v.barcode <> '' and not v.retired and lpad(v.barcode, 14, '0') = any(${barcodes.map(barcodeKey)}::text[]))`,
  )

type Wanted = { offerIds: readonly string[]; skuIds: readonly string[]; isLocked: boolean }

/** Offers of this merchant by their ids, or of these variants; another's are not there. In the order in which orders lock them. */
export async function findFileOffers(
  tx: Read,
  { merchantId }: Seller,
  { offerIds, skuIds, isLocked }: Wanted,
): Promise<FileOffer[]> {
  const rows = await readRows(
    tx,
    Offer,
    sql`select ${ITEM}, ${OFFER} from offers o join variant_card v on v.sku_id = o.sku_id ${PLACES}
      where o.merchant_id = ${merchantId} and (o.offer_id = any(${[...offerIds]}::uuid[]) or o.sku_id = any(${[...skuIds]}::uuid[]))
      order by o.offer_id ${isLocked ? sql`for no key update of o` : sql``}`,
  )
  return rows.map(presented)
}

/** A merchant's offers as files say them, part by part. */
export async function* exportOwn(tx: Read, { merchantId }: Seller, state: OfferTab): AsyncGenerator<FileOffer[]> {
  for (let after = FIRST; ; ) {
    const rows = await readRows(
      tx,
      Offer,
      sql`select ${ITEM}, ${OFFER} from offers o join variant_card v on v.sku_id = o.sku_id ${PLACES}
        where o.merchant_id = ${merchantId} and ${tabsOf(merchantId)[state]} and o.offer_id > ${after} order by o.offer_id limit ${AT_ONCE}`,
    )
    yield rows.map(presented)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.offerId ?? after
  }
}
