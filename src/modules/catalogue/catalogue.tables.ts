import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ProductDocument } from './editing/product-document.contract.ts'
import type { ProductDetails } from './product-details.ts'

/** The tables only this module may write. */
export type CatalogueTables = Own<
  | 'categories'
  | 'brands'
  | 'merchants'
  | 'media'
  | 'products'
  | 'product_categories'
  | 'product_colours'
  | 'colour_pictures'
  | 'variants'
  | 'offers'
  | 'stock_changes'
  | 'product_versions'
  | 'product_drafts'
  | 'product_previews',
  {
    products: { details: Json<ProductDetails> }
    product_versions: { document: Json<ProductDocument> }
    product_drafts: { document: Json<ProductDocument> }
  }
>

export const catalogueTables = ownTables<CatalogueTables>()
