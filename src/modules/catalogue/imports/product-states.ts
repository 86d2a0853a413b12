import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import {
  type Kept,
  type LiveProduct,
  lockProducts,
  NOTHING_KEPT,
  readKept,
  readProductDocuments,
} from '../editing/index.server.ts'
import { type HeldSale, offersOfProducts } from '../offers-of-products.ts'
import type { ProductDocument } from '../editing/product-document.contract.ts'

/** A product as it is: what shoppers see of it, what is being made of it, and what the shop itself has of its variants. */
export type ProductState = {
  live: LiveProduct | undefined
  draft: { document: ProductDocument; version: number; kept: unknown } | undefined
  /** What a file is compared with. */
  document: ProductDocument
  available: Map<string, number>
  /** What the shop has of it, in cents. */
  costs: Map<string, number>
  /** Its prices by date. */
  sales: HeldSale[]
  /** What files have said beside its draft. */
  kept: Kept
}

const Pieces = z.object({ productId: z.string(), itemNumber: z.string(), available: z.number(), cost: z.number().nullable() })

export async function readStates(tx: Read, productIds: readonly string[], locked: boolean): Promise<Map<string, ProductState>> {
  if (productIds.length === 0) return new Map()
  const live = locked ? await lockProducts(tx as Tx, productIds) : await readProductDocuments(tx, productIds)
  const drafts = await catalogueTables(tx)
    .selectFrom('product_drafts')
    .select(['product_id as productId', 'document', 'version', 'kept'])
    .where('product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .execute()
  const pieces = await readRows(
    tx,
    Pieces,
    sql`select v.product_id as "productId", v.item_number as "itemNumber", o.available, o.cost_cents as cost
      from variants v
      join offer_stock o on o.sku_id = v.sku_id join merchant_card m on m.merchant_id = o.merchant_id and m.is_house
      where v.product_id = any(${[...productIds]}::uuid[])`,
  )
  const sales = await offersOfProducts().salesOfProducts(tx, productIds)
  const draftOf = new Map(drafts.map(({ productId, ...draft }) => [productId, draft]))
  const piecesOf = Map.groupBy(pieces, ({ productId }) => productId)
  return new Map(
    productIds.flatMap((productId): [string, ProductState][] => {
      const [seen, draft] = [live.get(productId), draftOf.get(productId)]
      const document = seen?.document ?? draft?.document
      if (!document) return []
      const own = piecesOf.get(productId) ?? []
      return [
        [
          productId,
          {
            ...{ live: seen, draft, document, sales: sales.get(productId) ?? [], kept: readKept(draft?.kept ?? NOTHING_KEPT) },
            available: new Map(own.map((one) => [one.itemNumber, one.available])),
            costs: new Map(own.flatMap((one) => (one.cost === null ? [] : [[one.itemNumber, one.cost]]))),
          },
        ],
      ]
    }),
  )
}
