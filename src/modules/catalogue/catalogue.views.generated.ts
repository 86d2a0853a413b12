// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Json } from '#platform/tables/column-types.ts'

export type CatalogueViewRows = {
  brand_card: {
    brand_code: string
    name: string
    aliases: string[]
  }
  category_card: {
    path: string
    parent: string | null
    name_en: string
    name_zh: string
    handled_as: string | null
  }
  category_products: {
    product_id: string
    path: string
    is_primary: boolean
  }
  colour_card: {
    colour_row_id: string
    product_id: string
    position: number
    name_en: string
    name_zh: string
  }
  colour_photos: {
    colour_row_id: string
    position: number
    media_hash: string
    alt_en: string
    alt_zh: string
    width: number
    height: number
  }
  product_card: {
    product_id: string
    spu_code: string
    article_number: string
    brand_code: string
    name_en: string
    name_zh: string
    arrived_at: Date
    listed: boolean
    version: number
    search_text: string
    sellers: 'everyone' | 'stores' | 'brand'
    precious: boolean
    exotic: boolean
    most_per_order: number
    release_at: Date | null
    lowest_price: boolean
    points_allowed: boolean
  }
  product_marks: {
    product_id: string
    fineness: Json
    grams: Json
    stones: Json
  }
  variant_card: {
    sku_id: string
    product_id: string
    colour_row_id: string
    position: number
    size: string
    size_system: string
    item_number: string
    retired: boolean
    barcode: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CatalogueViewRows {}
}
