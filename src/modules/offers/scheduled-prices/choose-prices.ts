import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { fromWire } from '#platform/money.ts'
import type { SaleWanted } from './scheduled-prices.contract.ts'
import { datedPrice, type Lowered } from './scheduled-prices.rules.ts'
import { fromHongKong } from '#platform/text/hong-kong-minute.ts'

/** `spuCodes`: the pieces of its collection, when it is for one. */
export type MeantSale = SaleWanted & { spuCodes: string[] | null }

/** So many prices are set at once; a larger sale is set by brand or by category. */
const MOST_PRICES = 20_000

const Chosen = z.object({
  offerId: z.string(),
  itemNumber: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  listCents: z.int(),
  usualCents: z.int(),
})
export type PriceChosen = z.output<typeof Chosen> & { datedCents: number }

export const loweredBy = ({ percent, price }: Pick<SaleWanted, 'percent' | 'price'>): Lowered =>
  percent === '' ? { priceCents: fromWire(price) } : { percent: Number(percent) }

/**
 * The shop's own prices that are asked for, each with what it would be: those that would go down, and how many would not.
 * Refuses TOO_MANY_PRICES, and NOT_FOUND where nothing is meant.
 */
export async function choosePrices(tx: Read, wanted: MeantSale): Promise<{ lowered: PriceChosen[]; unchanged: number }> {
  const rows = await readChosen(tx, wanted)
  if (rows.length === 0) refuse('NO_PRICES', { field: wanted.product === '' ? 'brandCode' : 'product' })
  if (rows.length > MOST_PRICES) refuse('TOO_MANY_PRICES', { field: 'category' })
  const dated = rows.map((row) => ({ ...row, datedCents: datedPrice(row.listCents, loweredBy(wanted)) }))
  const lowered = dated.filter(({ usualCents, datedCents }) => datedCents < usualCents)
  return { lowered, unchanged: rows.length - lowered.length }
}

const readChosen = (tx: Read, { brandCode, category, product, spuCodes }: MeantSale) =>
  readRows(
    tx,
    Chosen,
    sql`select o.offer_id as "offerId", v.item_number as "itemNumber", p.name_en as "titleEn", p.name_zh as "titleZh",
        o.list_price_cents as "listCents", coalesce(o.usual_price_cents, o.sale_price_cents) as "usualCents"
      from offers o join variant_card v on v.sku_id = o.sku_id join product_card p on p.product_id = v.product_id
      where o.merchant_id = (select merchant_id from merchant_card where is_house limit 1) and not o.withdrawn and not v.retired
        and (${brandCode} = '' or p.brand_code = ${brandCode})
        and (${category} = '' or exists (select from category_products c where c.product_id = p.product_id
          and (c.path = ${category} or c.path like ${`${category.replace(/[\\%_]/g, '\\$&')}/%`})))
        and (${product} = '' or p.spu_code = ${product} or p.article_number = ${product} or v.item_number = ${product})
        and (${spuCodes}::text[] is null or p.spu_code = any(${spuCodes}::text[]))
      order by v.item_number limit ${MOST_PRICES + 1}`,
  )

const Clash = z.object({ clashing: z.int(), name: z.string().nullable() })

/** How many of these prices other sales hold within the time, and the name of one of them. */
export async function findClashes(tx: Read, chosen: readonly PriceChosen[], { from, until }: SaleWanted) {
  const [found] = await readRows(
    tx,
    Clash,
    sql`select count(*) as clashing, min(s.name) as name from scheduled_prices d join price_sales s on s.sale_id = d.sale_id
      where d.offer_id = any(${chosen.map(({ offerId }) => offerId)}::uuid[]) and d.state <> 'ended'
        and d.starts_at < ${fromHongKong(until)} and d.ends_at > ${fromHongKong(from)}`,
  )
  return { clashing: found?.clashing ?? 0, clashName: found?.name ?? '' }
}
