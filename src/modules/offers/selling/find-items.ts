import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { barcodeKey, barcodeOf, isBarcode } from '#platform/text/barcode.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { ITEM, ITEM_JOINS, ItemRow } from './own-offers.ts'
import { ConditionWire } from './selling.contract.ts'
import { namedProducts } from './named-products.ts'

const MOST_FOUND = 60

const Found = ItemRow.extend({
  offerId: z.string(),
  /** In which conditions this merchant offers it already. */
  own: z.array(ConditionWire),
  sellers: z.enum(['everyone', 'stores', 'brand']),
  listed: z.boolean(),
  precious: z.boolean(),
  /** What it is usually sold for; 0 while no one offers it. */
  listCents: z.number(),
})
export type FoundRow = z.output<typeof Found>

/** Listed variants by their item number or barcode, or by words of their products; and whether this merchant offers them already. */
export async function findListed(tx: Read, { merchantId }: Seller, word: string): Promise<FoundRow[]> {
  const printed = barcodeOf(word)
  const byBarcode = sql`v.barcode <> '' and lpad(v.barcode, 14, '0') = ${barcodeKey(printed)}`
  const byNumber = sql`v.item_number = ${word} or v.item_number = ${word.toUpperCase()}`
  const exact = await readFound(tx, merchantId, isBarcode(printed) ? sql`${byNumber} or (${byBarcode})` : byNumber)
  return exact.length > 0 ? exact : readFound(tx, merchantId, sql`v.product_id in (${namedProducts(word)})`)
}

function readFound(tx: Read, merchantId: string, which: RawBuilder<unknown>): Promise<FoundRow[]> {
  return readRows(
    tx,
    Found,
    sql`select ${ITEM}, p.sellers, p.listed, p.precious, coalesce(own.offer_id::text, '') as "offerId",
        array(select o.condition from offers o where o.sku_id = v.sku_id and o.merchant_id = ${merchantId} and o.state = 'live') as own,
        coalesce((select min(l.list_price_cents) from live_offers l where l.sku_id = v.sku_id), 0)::float8 as "listCents"
      from variant_card v ${ITEM_JOINS}
      left join offers own on own.sku_id = v.sku_id and own.merchant_id = ${merchantId} and own.condition = 'new' and own.state = 'live'
      where p.listed and not v.retired and (${which})
      order by b.name, p.name_en, v.product_id, c.position, v.position limit ${MOST_FOUND}`,
  )
}
