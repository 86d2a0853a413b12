import { sql } from 'kysely'
import type { Lister } from '#platform/actor.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { offersOfProducts } from '../offers-of-products.ts'
import type { ColourRows } from './write-colours.ts'
import type { ProductChange } from './read-documents.ts'

/** The id of each variant, by its item number. */
export type Skus = Map<string, string>

/** More than a colour has variants. */
const COLOUR_STEP = 100

/** Writes variants, each known by its item number for good: one that comes back is the one that was there. */
export async function writeVariants(tx: Tx, by: Lister, changes: readonly ProductChange[], colours: ColourRows): Promise<Skus> {
  const productIds = changes.map(({ productId }) => productId)
  const known = await catalogueTables(tx)
    .selectFrom('variants')
    .select(['sku_id as skuId', 'product_id as productId', 'item_number as itemNumber', 'barcode'])
    .where('product_id', 'in', productIds)
    .execute()
  const skus: Skus = new Map(known.map(({ itemNumber, skuId }) => [itemNumber, skuId]))
  const barcodes = new Map(known.map((one) => [one.skuId, one.barcode]))
  const rows = changes.flatMap(({ productId, document }) =>
    document.colours.flatMap(({ variants }, colour) =>
      variants.map(({ itemNumber, barcode, size, sizeSystem }, at) => {
        const skuId = skus.get(itemNumber) ?? newId()
        skus.set(itemNumber, skuId)
        return {
          sku_id: skuId,
          product_id: productId,
          colour_row_id: colours.get(productId)?.[colour] ?? '',
          position: colour * COLOUR_STEP + at,
          size,
          size_system: sizeSystem,
          item_number: itemNumber,
          barcode: barcode ?? barcodes.get(skuId) ?? '',
          retired: false,
        }
      }),
    ),
  )
  await retireRest(tx, by, productIds, new Set(rows.map(({ sku_id: skuId }) => skuId)))
  if (rows.length > 0)
    await catalogueTables(tx)
      .insertInto('variants')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('sku_id').doUpdateSet((column) => ({
          colour_row_id: column.ref('excluded.colour_row_id'),
          position: column.ref('excluded.position'),
          size: column.ref('excluded.size'),
          size_system: column.ref('excluded.size_system'),
          barcode: column.ref('excluded.barcode'),
          retired: false,
        })),
      )
      .execute()
  return skus
}

/** Nobody can buy what is no part of its product any more, whoever offers it. */
async function retireRest(tx: Tx, by: Lister, productIds: readonly string[], stay: ReadonlySet<string>): Promise<void> {
  const retired = await catalogueTables(tx)
    .updateTable('variants')
    .set({ retired: true })
    .where('product_id', 'in', productIds)
    .where('retired', '=', false)
    .where('sku_id', '<>', sql<string>`all(${[...stay]}::uuid[])`)
    .returning('sku_id as skuId')
    .execute()
  if (retired.length === 0) return
  await offersOfProducts().withdraw(
    tx,
    by,
    retired.map(({ skuId }) => skuId),
  )
}
