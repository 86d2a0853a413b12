// Made by `npm run tables` from the migrations. Never changed by hand.
import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type CatalogueTableRows = {
  brand_addresses: {
    former: string
    brand_code: string
  }
  brands: {
    brand_code: string
    name: string
    aliases: Generated<string[]>
    story_en: string
    story_zh: string
    origin_en: string
    origin_zh: string
    founded_year: number | null
    position: Generated<number>
    hidden: Generated<boolean>
    logo: Json | null
    hero: Json | null
    version: Generated<number>
    changed_by: Generated<string>
    changed_at: Date | null
  }
  bulk_edit_products: {
    edit_id: string
    product_id: string
    state: 'waiting' | 'changed' | 'same' | 'left-out' | 'taken-back' | 'kept'
    reason: string | null
    version: number | null
  }
  bulk_edits: {
    edit_id: string
    operation: Json
    state: 'running' | 'stopped' | 'done' | 'undoing' | 'undone'
    total: number
    done: Generated<number>
    changed: Generated<number>
    left_out: Generated<number>
    looked_back: Generated<number>
    taken_back: Generated<number>
    asked_by: string
    asked_by_id: string
    asked_at: Date
    undone_by: string | null
    undone_by_id: string | null
    ended_at: Date | null
  }
  categories: {
    path: string
    parent: string | null
    slug: string
    name_en: string
    name_zh: string
    position: number
    precious: Generated<boolean>
    size_table: string | null
    hidden: Generated<boolean>
    handled_as: string | null
    version: Generated<number>
  }
  category_addresses: {
    former: string
    path: string
  }
  colour_pictures: {
    colour_row_id: string
    position: number
    media_hash: string
    alt_en: string
    alt_zh: string
    focus_x: Generated<number>
    focus_y: Generated<number>
  }
  import_columns: {
    head_key: string
    columns: string[]
  }
  import_items: {
    import_id: string
    item_no: number
    item_key: string
    first_row: number
    state: Generated<'open' | 'planned' | 'waiting' | 'settled'>
    outcome: 'new' | 'changed' | 'same' | 'refused' | null
    is_live: boolean | null
    title_en: Generated<string>
    product_id: string | null
    match_key: string | null
    problems: Generated<Json>
    changes: Generated<Json>
    marks: Generated<string[]>
    awaited: Generated<string[]>
    title_zh: Generated<string>
    variants: Generated<number>
    pieces: Generated<number>
    pictures: Generated<number>
  }
  import_pictures: {
    source: string
    media_hash: string | null
    width: number | null
    height: number | null
    state: 'waiting' | 'here' | 'failed'
    attempts: Generated<number>
    due_at: Generated<Date>
    problem: string | null
  }
  import_rows: {
    import_id: string
    row_no: number
    cells: Json
    item_key: string | null
  }
  import_words: {
    about: 'brand' | 'category' | 'colour'
    word: string
    target: string
  }
  media: {
    media_hash: string
    content_type: string
    width: number
    height: number
    placeholder: string
  }
  pictures_to_make: {
    media_hash: string
    asked_at: Generated<Date>
    width: Generated<number>
  }
  product_categories: {
    product_id: string
    path: string
    is_primary: boolean
  }
  product_colours: {
    colour_row_id: string
    product_id: string
    position: number
    colour_id: string
    name_en: string
    name_zh: string
    hex: string
  }
  product_drafts: {
    product_id: string
    document: Json
    version: number
    base_version: number
    state: Generated<'draft' | 'checked'>
    publish_at: Date | null
    held_up: string | null
    changed_at: Date
    changed_by: string
    changed_by_id: string | null
    kept: Json | null
  }
  product_facts: {
    product_id: string
    brand_code: string
    gender: string
    listed: boolean
    seasonal_sale: boolean
    arrived_at: Date
    changed_at: Date
    name_en: string
    name_zh: string
    categories: string[]
    price_cents: number
    on_sale: boolean
    available: number
    search_text: string
    grams: GeneratedAlways<string[]>
    lacks: string[] | null
    incomplete: GeneratedAlways<boolean>
    points_allowed: Generated<boolean>
  }
  product_imports: {
    import_id: string
    file_name: string
    object_key: string | null
    archive_key: string | null
    archive_done: Generated<number>
    kind: 'praya' | 'shopify' | 'woocommerce' | 'google' | 'magento' | 'medusa'
    header: string[]
    columns: string[]
    state: 'reading' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
    failure: string | null
    publish: Generated<boolean>
    count_stock: Generated<boolean>
    rows_read: Generated<number>
    items: Generated<number>
    created_at: Date
    created_by: string
    created_by_id: string
    started_at: Date | null
    finished_at: Date | null
    far_prices: Generated<'leave' | 'take'>
    takes_prices: Generated<boolean>
    judged: Generated<Json>
    ways: Generated<Json>
    new_stock: Generated<boolean>
    takes_costs: Generated<boolean>
    one_language: Generated<boolean>
  }
  product_previews: {
    preview_id: string
    product_id: string
    code_hash: Buffer
    made_by: string
    made_at: Date
    ends_at: Date
  }
  product_versions: {
    product_id: string
    version: number
    document: Json
    changed_at: Date
    changed_by: string
  }
  product_views: {
    view_id: string
    owner_id: string
    name: string
    shared: boolean
    query: Json
    columns: Json
    saved_at: Date
  }
  products: {
    product_id: string
    spu_code: string
    article_number: string
    brand_code: string
    gender: 'women' | 'men' | 'unisex'
    name_en: string
    name_zh: string
    description_en: string
    description_zh: string
    details: Json
    size_table: string | null
    arrived_at: Date
    seasonal_sale: boolean
    lowest_price: Generated<boolean>
    precious: boolean
    listed: Generated<boolean>
    care_service: Generated<boolean>
    exotic: GeneratedAlways<boolean>
    version: Generated<number>
    search_text: GeneratedAlways<string>
    most_per_order: Generated<number>
    sellers: Generated<'everyone' | 'stores' | 'brand'>
    release_at: Date | null
    coming: Generated<boolean>
    points_allowed: Generated<boolean>
    one_language: Generated<boolean>
  }
  shelf_terms: {
    kind: 'attribute' | 'colour' | 'material' | 'size-table'
    term_id: string
    name_en: string
    name_zh: string
    facts: Generated<Json>
    position: number
    retired: Generated<boolean>
    merged_into: string | null
    version: Generated<number>
    changed_by: Generated<string>
    changed_at: Date | null
  }
  variants: {
    sku_id: string
    product_id: string
    colour_row_id: string
    position: number
    size: string
    size_system: string
    item_number: string
    retired: Generated<boolean>
    barcode: Generated<string>
  }
  waiting_prices: {
    change_id: string
    product_id: string
    prices: Json
    state: 'waiting' | 'agreed' | 'refused' | 'passed'
    asked_by: string
    asked_by_id: string
    asked_at: Date
    decided_by: string | null
    decided_by_id: string | null
    decided_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CatalogueTableRows {}
}
