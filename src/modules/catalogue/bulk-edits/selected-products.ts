import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { matchingProducts, wantedOf } from '../admin-list/index.server.ts'
import { ProductListQuery } from '../admin-list/admin-list.contract.ts'
import type { Selection } from './bulk-edits.contract.ts'
import type { BulkEdit, PriceEdit } from './product-edits.contract.ts'

/** At once. */
const MOST_PRODUCTS = 100_000

const EVERYTHING = ProductListQuery.parse({})

/** The ids of what was selected, as a query to be part of others. */
export async function selectedProducts(tx: Read, selection: Selection) {
  const wanted = await wantedOf(tx, 'query' in selection ? selection.query : EVERYTHING)
  const all = matchingProducts(tx, wanted).select('f.product_id as productId')
  const ids = 'query' in selection ? all : all.where('f.product_id', '=', sql<string>`any(${selection.productIds}::uuid[])`)
  return { ids }
}

/** Refuses TOO_MANY_PRODUCTS, and NOT_FOUND where there are none. */
export async function countSelected(tx: Read, selection: Selection): Promise<number> {
  const { ids } = await selectedProducts(tx, selection)
  const [count] = await readRows(
    tx,
    z.object({ total: z.number() }),
    sql`select count(*) as total from (${ids.limit(MOST_PRODUCTS + 1)}) counted`,
  )
  const total = count?.total ?? 0
  if (total > MOST_PRODUCTS) refuse('TOO_MANY_PRODUCTS')
  return total > 0 ? total : refuse('NOT_FOUND')
}

/** Of how many products the price would move by more than so many per cent, rounding aside. */
export async function countFarOff(tx: Read, selection: Selection, edit: BulkEdit, percent: number): Promise<number> {
  if (edit.kind !== 'price') return 0
  if (edit.way === 'percent' && Math.abs(Number(edit.by)) <= percent) return 0
  const { ids } = await selectedProducts(tx, selection)
  const [count] = await readRows(
    tx,
    z.object({ total: z.number() }),
    sql`select count(distinct v.product_id) as total from (${ids}) s join variants v on v.product_id = s."productId"
      join offer_stock o using (sku_id) join merchant_card m using (merchant_id)
      where m.is_house and not o.withdrawn and not v.retired and abs(${moveOf(edit)}) * 100 > ${percent}::numeric * ${USUAL_PRICE}`,
  )
  return count?.total ?? 0
}

/** What is edited is the usual price, whatever a date makes of it meanwhile. */
const USUAL_PRICE = sql`coalesce(o.usual_price_cents, o.sale_price_cents)`

/** By how many cents a price moves. */
function moveOf({ way, by }: PriceEdit) {
  if (way === 'percent') return sql`(${USUAL_PRICE} * ${by}::numeric / 100)`
  if (way === 'amount') return sql`(${by}::numeric * 100)`
  return sql`(o.list_price_cents * (100 - ${by}::numeric) / 100 - ${USUAL_PRICE})`
}
