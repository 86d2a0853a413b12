import type { ProductDocument } from '../editing/product-document.contract.ts'
import { guardedCell, joinEntries } from './reading/cell-values.rules.ts'
import { type AttributeValue, isBoth } from '../attributes/attributes.rules.ts'
import { attributeField, type ImportField, importFields } from './import-fields.rules.ts'

/** What only the files of other tools say. */
const OF_OTHERS: ReadonlySet<ImportField> = new Set<ImportField>([
  'handle',
  'parent',
  'row_type',
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
  'row_language',
  'links',
  'status',
  'visibility',
  'gift_card',
  'short_description',
  'tags',
  'sale_from',
  'sale_until',
  'sale_times',
  'cost',
  'weight',
  'weight_grams',
  'in_stock',
])

/** The columns of the shop's own files, in their order; those of attributes stand behind. */
export const ownColumns = (attributes: readonly { id: string }[]): ImportField[] => [
  ...importFields.filter((field) => !OF_OTHERS.has(field)),
  ...attributes.map(({ id }) => attributeField(id)),
]

export type OwnProduct = {
  document: ProductDocument
  brandName: string
  /** Pieces the shop itself has, by item number. */
  available: ReadonlyMap<string, number>
  /** A draft has none yet: its pieces wait beside it. */
  isLive?: boolean
}
type Cells = Partial<Record<ImportField, string>>

/** A product as lines of the shop's own files: one for each variant, what is said of the whole product in the first alone. */
export function ownRows(
  product: OwnProduct,
  columns: readonly ImportField[],
  pictureAddress: (hash: string) => string,
): string[][] {
  const { document, available, isLive = true } = product
  const lines: Cells[] = document.colours.flatMap((colour): Cells[] => {
    const ofColour = { colour: colour.colourId, colour_en: colour.name.en, colour_zh: colour.name.zh }
    const pictures = joinEntries(
      colour.pictures.map(({ hash, alt, focus }) => [
        ...[pictureAddress(hash), alt.en, alt.zh],
        ...(focus ? [`${focus.x}% ${focus.y}%`] : []),
      ]),
    )
    const head: Cells = { ...ofColour, colour_hex: colour.hex, pictures }
    if (colour.variants.length === 0) return [head]
    return colour.variants.map(({ itemNumber, barcode = '', size, sizeSystem, listPrice, salesPrice }, at) => ({
      ...(at === 0 ? head : ofColour),
      item_number: itemNumber,
      barcode,
      size,
      size_system: sizeSystem,
      list_price: listPrice,
      sale_price: salesPrice,
      // What is not offered yet has not been counted.
      stock: listPrice === '' ? '' : String(available.get(itemNumber) ?? ''),
      // So that what is sold until the file comes back stays sold.
      stock_when_exported: listPrice === '' || !isLive ? '' : String(available.get(itemNumber) ?? ''),
    }))
  })
  const [first = {}, ...rest] = lines
  const { spuCode } = document
  return [{ ...ofProduct(product), ...first }, ...rest].map((cells) =>
    columns.map((column) => guardedCell((column === 'product_code' ? spuCode : cells[column]) ?? '')),
  )
}

const yes = (value: boolean): string => (value ? 'yes' : 'no')
const lines = (list: readonly { en: string; zh: string }[], side: 'en' | 'zh'): string =>
  joinEntries(list.map((words) => [words[side]]))

const ofProduct = ({ document, brandName }: OwnProduct): Cells => ({
  brand: document.brandCode,
  brand_name: brandName,
  article_number: document.articleNumber,
  gender: document.gender,
  categories: document.categories.join(', '),
  name_en: document.name.en,
  name_zh: document.name.zh,
  description_en: document.description.en,
  description_zh: document.description.zh,
  highlights_en: lines(document.highlights, 'en'),
  highlights_zh: lines(document.highlights, 'zh'),
  composition: joinEntries(
    document.composition.map(({ part, materialId, percent }) => [part.en, part.zh, materialId, `${percent}%`]),
  ),
  measurements: joinEntries(document.measurements.map(({ label, value }) => [label.en, label.zh, value.en, value.zh])),
  care_en: lines(document.care, 'en'),
  care_zh: lines(document.care, 'zh'),
  made_in_en: document.madeIn.en,
  made_in_zh: document.madeIn.zh,
  size_table: document.sizeTable,
  flags: document.flags.join(', '),
  seasonal_sale: yes(document.seasonalSale),
  precious: yes(document.precious),
  listed: yes(document.listed),
  sellers: document.sellers,
  release_time: document.releaseTime,
  points_allowed: yes(document.pointsAllowed),
  most_per_order: String(document.mostPerOrder),
  related: document.related.join(', '),
  meta_title_en: document.metaTitle.en,
  meta_title_zh: document.metaTitle.zh,
  meta_description_en: document.metaDescription.en,
  meta_description_zh: document.metaDescription.zh,
  search_words_en: document.searchWords.en,
  search_words_zh: document.searchWords.zh,
  ...Object.fromEntries(Object.entries(document.attributes).map(([id, value]) => [attributeField(id), attributeCell(value)])),
})

/** A choice by its id, a text in both languages with a bar between them. */
function attributeCell(value: AttributeValue): string {
  if (typeof value === 'boolean') return yes(value)
  return isBoth(value) ? joinEntries([[value.en, value.zh]]) : String(value)
}
