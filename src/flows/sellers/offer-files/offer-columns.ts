import { folded, judgeFigures, REASON_HEAD } from '#modules/catalogue/imports/index.server.ts'
import { textOfCell } from '#modules/catalogue/imports/import-fields.rules.ts'
import type { Cell, JudgedOffers } from '#modules/offers/index.server.ts'
import { type OfferField, offerFields } from '#modules/offers/selling/offer-files.rules.ts'
import { judgeDays } from './days-in-files.rules.ts'

/** What else people call these columns. */
const ALIASES: Record<OfferField, readonly string[]> = {
  offer_id: ['offer', '報價編號'],
  item_number: ['item no', 'sku', '貨品編號', 'SKU編號'],
  barcode: ['ean', 'upc', 'gtin', '條碼'],
  brand: ['品牌'],
  item: ['title', 'product', '貨品', '貨品名稱'],
  colour: ['color', '顏色'],
  size: ['尺寸', '尺碼'],
  condition: ['貨品狀況', '新舊'],
  price: ['your price', 'sale price', 'sales price', '報價', '售價'],
  list_price: ['原價'],
  stock: ['quantity', 'qty', '存貨', '數量'],
  stock_when_exported: ['匯出時存貨'],
  last_day: ['ends', 'end day', '有效期至'],
  dispatch_days: ['dispatch', '送交所需日數'],
  state: ['status', '狀態'],
}
const HEADS = new Map(offerFields.flatMap((field) => [field, ...ALIASES[field]].map((head) => [folded(head), field] as const)))

export type OfferColumns = readonly (OfferField | null)[]

/** What each column says; of two for one thing the first counts. */
export function offerColumns(header: readonly string[]): OfferColumns {
  const fields = header.map((head) => HEADS.get(folded(head)) ?? null)
  return fields.map((field, at) => (field !== null && fields.indexOf(field) === at ? field : null))
}

/** Headings that people wrote and nothing is read from. */
export const unreadHeads = (header: readonly string[]): string[] => {
  const columns = offerColumns(header)
  return header.filter((head, at) => columns[at] === null && head !== '' && head !== REASON_HEAD)
}

export type OfferCells = Partial<Record<OfferField, string>>

export function offerCells(columns: OfferColumns, cells: readonly Cell[]): OfferCells {
  const read: OfferCells = {}
  for (const [at, field] of columns.entries()) {
    // Figures, marks and letters are also typed in full width.
    const text =
      field === null
        ? ''
        : cellText(field, cells[at] ?? '')
            .normalize('NFKC')
            .trim()
    if (field !== null && text !== '') read[field] = text
  }
  return read
}

/** As it is written back: a workbook's price has two places, whatever it is in binary. */
export const cellText = (field: OfferField | null, cell: Cell): string =>
  textOfCell(field === 'price' ? 'sale_price' : field === 'list_price' ? 'list_price' : null, cell)

/** How figures and days are written is told by their whole column. */
export function judgeOffers(rows: readonly OfferCells[]): JudgedOffers {
  const column = (field: OfferField): string[] => rows.flatMap((cells) => cells[field] ?? [])
  const judged = {
    price: judgeFigures(column('price')),
    list_price: judgeFigures(column('list_price')),
    stock: judgeFigures([...column('stock'), ...column('stock_when_exported')], true),
    last_day: judgeDays(column('last_day')),
  }
  return JSON.parse(JSON.stringify(judged)) as JudgedOffers
}
