import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ProductDocument } from './editing/product-document.contract.ts'
import type { DocumentChange } from './editing/product-editing.contract.ts'
import type { RowProblem } from './imports/problem-places.rules.ts'
import type { StoredOperation } from './bulk-edits/bulk-edits.contract.ts'
import type { LeftOut } from './bulk-edits/product-edits.rules.ts'
import type { ProductListQuery } from './admin-list/admin-list.contract.ts'
import type { ProductColumn } from './admin-list/product-sorts.rules.ts'
import type { BrandPicture } from './taxonomy/brand-taxonomy.contract.ts'
import type { waitingStates, WaitingPrice } from './price-guard/price-guard.contract.ts'
import type { ProductDetails } from './product-details.ts'
import type { TermKind } from './attributes/attribute-terms.contract.ts'
import type { CatalogueTableRows } from './catalogue.tables.generated.ts'

/** The tables only this module may write. */
export type CatalogueTables = Own<
  CatalogueTableRows,
  | 'categories'
  | 'category_addresses'
  | 'brands'
  | 'shelf_terms'
  | 'waiting_prices'
  | 'brand_addresses'
  | 'media'
  | 'pictures_to_make'
  | 'products'
  | 'product_categories'
  | 'product_colours'
  | 'colour_pictures'
  | 'variants'
  | 'product_versions'
  | 'product_drafts'
  | 'product_imports'
  | 'import_rows'
  | 'import_items'
  | 'import_columns'
  | 'import_words'
  | 'import_pictures'
  | 'product_previews'
  | 'product_facts'
  | 'product_views'
  | 'bulk_edits'
  | 'bulk_edit_products',
  {
    brands: { logo: Json<BrandPicture> | null; hero: Json<BrandPicture> | null }
    waiting_prices: { prices: Json<WaitingPrice[]>; state: (typeof waitingStates)[number] }
    shelf_terms: { kind: TermKind; facts: Json<Record<string, unknown>> }
    products: { details: Json<ProductDetails> }
    product_versions: { document: Json<ProductDocument> }
    product_drafts: { document: Json<ProductDocument> }
    import_items: { problems: Json<RowProblem[]>; changes: Json<DocumentChange[]> }
    bulk_edits: { operation: Json<StoredOperation> }
    bulk_edit_products: { reason: LeftOut | null }
    product_views: { query: Json<ProductListQuery>; columns: Json<ProductColumn[]> }
  }
>

export const catalogueTables = ownTables<CatalogueTables>()
