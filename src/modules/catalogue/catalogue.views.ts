import type { CatalogueViewRows } from './catalogue.views.generated.ts'

/** What other modules may read of the catalogue. Made in migrations. */
export const catalogueViews = [
  'product_card',
  'variant_card',
  'colour_card',
  'brand_card',
  'category_card',
  'category_products',
  'colour_photos',
  'product_marks',
] as const satisfies readonly (keyof CatalogueViewRows)[]
