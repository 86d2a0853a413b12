/** As which tool's file it is read. */
export const importKinds = ['praya', 'shopify', 'woocommerce', 'google', 'magento', 'medusa'] as const
export type ImportKind = (typeof importKinds)[number]

/** What a column may say; the shop's own files call their columns so. */
export const importFields = [
  'product_code',
  'handle',
  'parent',
  'row_type',
  'row_language',
  'links',
  'status',
  'visibility',
  'gift_card',
  'brand',
  'brand_name',
  'article_number',
  'gender',
  'categories',
  'name_en',
  'name_zh',
  'description_en',
  'description_zh',
  'short_description',
  'highlights_en',
  'highlights_zh',
  'composition',
  'measurements',
  'care_en',
  'care_zh',
  'made_in_en',
  'made_in_zh',
  'size_table',
  'flags',
  'seasonal_sale',
  'precious',
  'listed',
  'sellers',
  'release_time',
  'points_allowed',
  'most_per_order',
  'related',
  'meta_title_en',
  'meta_title_zh',
  'meta_description_en',
  'meta_description_zh',
  'search_words_en',
  'search_words_zh',
  'tags',
  'colour',
  'colour_en',
  'colour_zh',
  'colour_hex',
  'pictures',
  'more_pictures',
  'picture_words',
  'variant_picture',
  'option_1_name',
  'option_1',
  'option_2_name',
  'option_2',
  'option_3_name',
  'option_3',
  'option_pairs',
  'item_number',
  'barcode',
  'size',
  'size_system',
  'list_price',
  'sale_price',
  'sale_from',
  'sale_until',
  'sale_times',
  'cost',
  'weight',
  'weight_grams',
  'stock',
  'in_stock',
  'stock_when_exported',
] as const
export type FixedField = (typeof importFields)[number]
/** What a piece answers to an attribute stands in a column of its own: attribute:heel-height. */
export type AttributeField = `attribute:${string}`
export type ImportField = FixedField | AttributeField
export const attributeField = (id: string): AttributeField => `attribute:${id}`
/** The id of the attribute. */
export const attributeIn = (field: string): string | undefined => /^attribute:([a-z0-9-]{1,60})$/.exec(field)?.[1]
export const isFixedField = (name: string): name is FixedField => importFields.some((field) => field === name)
export const isImportField = (name: string): name is ImportField => isFixedField(name) || attributeIn(name) !== undefined

/** One line of a file: what its columns say, and the row of the sheet it stands in. */
export type ImportRow = { row: number; cells: Partial<Record<ImportField, string>> }

/** For each column of a file what it says; null: nothing that is taken over. */
export type Columns = (ImportField | null)[]

/** As it stands in a file: a workbook has numbers, too. */
export type Cell = string | number

/** A number has no mark for thousands: 701.922 is a price of 701.92, and a hat of that size stays one. */
export function textOfCell(field: ImportField | null, cell: Cell): string {
  if (typeof cell === 'string') return cell
  const isPrice = field === 'list_price' || field === 'sale_price' || field === 'cost'
  // A half cent as a spreadsheet shows it, whatever it is in binary.
  return isPrice ? (Math.round(Number((cell * 100).toPrecision(15))) / 100).toFixed(2) : String(cell)
}

/** Pictures in several columns, or sizes in two, are one. */
export function cellsOf(columns: Columns, cells: readonly Cell[]): ImportRow['cells'] {
  const read: ImportRow['cells'] = {}
  columns.forEach((field, at) => {
    const cell = textOfCell(field, cells[at] ?? '')
    if (field === null || cell === '') return
    read[field] = read[field] === undefined ? cell : `${read[field]}\n${cell}`
  })
  return read
}

/** reading and checking go on by themselves, running until it is done or somebody stops it. */
export const importStates = ['reading', 'checking', 'checked', 'running', 'stopped', 'done', 'failed'] as const
/** What becomes of a product. */
export const importOutcomes = ['new', 'changed', 'same', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]
