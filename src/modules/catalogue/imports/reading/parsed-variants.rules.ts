import { barcodeOf, isBarcode } from '#platform/text/barcode.ts'
import { codeOf, folded } from './cell-values.rules.ts'
import { isRounded, type Judged, readAmount, readPieces } from './figures.rules.ts'
import type { ImportKind, ImportRow } from '../import-fields.rules.ts'
import { isParentRow } from './linked-rows.rules.ts'
import type { RowOptions, StatedColour } from './options.rules.ts'
import type { RowProblem } from '../problem-places.rules.ts'
import type { Reading } from './reading.rules.ts'
import { type SaleTimes, saleTimesOf } from './sale-times.rules.ts'
import { isInStock } from './standing.rules.ts'

/** A lower price that holds for a time: the usual one is asked before and after. */
type StatedSale = { cents: number; from?: string; until?: string }
export type ParsedVariant = {
  row: number
  /** Empty in a line that says only something about its colour. */
  itemNumber: string
  barcode?: string
  /** Nobody has given it that number: a variant of its colour and size is this one, whatever its number. */
  isNumberMade?: boolean
  colour: StatedColour | undefined
  size?: string
  sizeSystem?: string
  listCents?: number
  saleCents?: number
  sale?: StatedSale
  costCents?: number
  pieces?: number
  /** As many there were when the shop itself wrote the file: what was sold since stays sold. */
  piecesThen?: number
}

type VariantContext = { kind: ImportKind; handle: string; reading: Reading; problems: RowProblem[] }
type Cells = ImportRow['cells']

const SAYS = ['item_number', 'sale_price', 'list_price', 'stock', 'size', 'option_1'] as const

/** The variants that rows state, each with its colour and size; those that share a number are told apart or refused. */
export function variantsOf(given: VariantContext, rows: readonly ImportRow[], options: readonly RowOptions[]): ParsedVariant[] {
  const { kind, problems } = given
  const stated = rows.flatMap(({ row, cells }, at): ParsedVariant[] => {
    const { colour, size } = options[at] ?? { colour: undefined, size: undefined }
    const isVariant = !isParentRow(kind, cells) && !isLeftOut(kind, cells) && SAYS.some((field) => cells[field])
    if (!isVariant && !(kind === 'praya' && colour)) return []
    const variant = { row, colour, ...(size ? { size } : {}), ...(cells.size_system ? { sizeSystem: cells.size_system } : {}) }
    if (!isVariant) return [{ ...variant, itemNumber: '' }]
    return [{ ...variant, ...numberOf(given, cells, variant), ...barcodeIn(given, row, cells), ...figuresOf(given, row, cells) }]
  })
  return toldApart(kind, stated, problems)
}

/** A variation that its own shop has turned off, or the words of a row in another language. */
const isLeftOut = (kind: ImportKind, { row_type: type = '', listed, row_language: language }: Cells): boolean =>
  (kind === 'woocommerce' && type.startsWith('variation') && (listed === '0' || listed === '-1')) ||
  (kind === 'magento' && (language ?? '') !== '')

type Numbered = Pick<ParsedVariant, 'itemNumber' | 'isNumberMade'>

function numberOf({ kind, handle }: VariantContext, cells: Cells, { colour, size }: Omit<ParsedVariant, 'itemNumber'>): Numbered {
  const own = cells.item_number ?? ''
  if (own !== '') return { itemNumber: kind === 'praya' ? own.replace(/^'+(?=\d)/, '') : codeOf(own) }
  const of = kind === 'praya' ? (cells.article_number ?? handle) : handle
  return { itemNumber: codeOf([of, wordsOf(colour), size ?? ''].filter(Boolean).join('-')), isNumberMade: true }
}

/** Other tools keep anything there: what is none is left out. */
function barcodeIn({ kind, problems }: VariantContext, row: number, { barcode }: Cells): { barcode?: string } {
  if (!barcode) return {}
  const digits = barcodeOf(barcode.replace(/^'+(?=\d)/, ''))
  if (isBarcode(digits)) return { barcode: digits }
  if (kind === 'praya') problems.push({ row, field: 'barcode', problem: isRounded(barcode) ? 'excel-changed' : 'barcode' })
  return {}
}

const wordsOf = (colour: StatedColour | undefined): string => colour?.name.en ?? colour?.name.zh ?? colour?.word ?? ''

/**
 * Of two variants with one number neither is lost: what differs in colour or size is numbered by that, anything else is refused. Two rows
 * that say the same, or leave out what the other says, are one.
 */
function toldApart(kind: ImportKind, stated: ParsedVariant[], problems: RowProblem[]): ParsedVariant[] {
  const byNumber = Map.groupBy(
    stated.filter(({ itemNumber }) => itemNumber !== ''),
    ({ itemNumber }) => itemNumber,
  )
  for (const [number, twins] of byNumber) {
    if (twins.length < 2 || !twins.some((one) => twins.some((other) => contradicts(one, other)))) continue
    const names = twins.map(({ colour, size }) => [wordsOf(colour), size ?? ''].filter(Boolean).join('-'))
    const isTold = kind !== 'praya' && new Set(names).size === twins.length
    for (const [at, twin] of twins.entries())
      if (isTold) {
        twin.itemNumber = codeOf([number, names[at]].filter(Boolean).join('-'))
        problems.push({ row: twin.row, field: 'item_number', problem: 'number-shared' })
      } else if (at > 0) problems.push({ row: twin.row, field: 'item_number', problem: 'item-number-twice' })
  }
  return stated
}

function contradicts(one: ParsedVariant, other: ParsedVariant): boolean {
  const differs = <Value>(left: Value | undefined, right: Value | undefined): boolean =>
    left !== undefined && right !== undefined && left !== right
  return (
    differs(one.size, other.size) ||
    (one.colour !== undefined && other.colour !== undefined && folded(wordsOf(one.colour)) !== folded(wordsOf(other.colour))) ||
    (['listCents', 'saleCents', 'pieces', 'barcode'] as const).some((field) => differs(one[field], other[field]))
  )
}

function figuresOf(given: VariantContext, row: number, cells: Cells): Partial<ParsedVariant> {
  const pieces = piecesOf(given, row, cells, 'stock')
  const piecesThen = piecesOf(given, row, cells, 'stock_when_exported')
  const costCents = priceIn(given, row, cells, 'cost')
  return {
    ...pricesOf(given, row, cells),
    ...(costCents === undefined ? {} : { costCents }),
    ...(pieces === undefined ? {} : { pieces }),
    ...(piecesThen === undefined ? {} : { piecesThen }),
  }
}

function piecesOf(
  { reading, problems }: VariantContext,
  row: number,
  cells: Cells,
  field: 'stock' | 'stock_when_exported',
): number | undefined {
  const isHere = field === 'stock' ? isInStock(cells.in_stock) : undefined
  if (isHere === false) return 0
  const cell = cells[field]
  if (!cell) return isHere ? reading.piecesInStock : undefined
  const read = readPieces(cell, reading.figures.stock, reading.figures.price)
  if (typeof read === 'number') return read
  problems.push({ row, field, problem: read ?? (isRounded(cell) ? 'excel-changed' : 'count') })
  return undefined
}

type PriceField = 'list_price' | 'sale_price' | 'cost'

/** In cents of Hong Kong; one of nothing is none. */
function priceIn({ reading, problems }: VariantContext, row: number, cells: Cells, field: PriceField): number | undefined {
  const cell = cells[field]
  if (!cell) return undefined
  const judged: Judged | undefined = reading.figures[field] ?? reading.figures.price
  const amount = readAmount(cell, judged)
  if (amount === undefined || amount === 'unsure') {
    problems.push({ row, field, problem: amount ?? (isRounded(cell) ? 'excel-changed' : 'amount') })
    return undefined
  }
  const { code, rate } = reading.currency
  const isOfFile = amount.currency === '' || amount.currency === code || (amount.currency === '¥' && /^(JPY|CNY)$/.test(code))
  const factor = isOfFile ? rate : amount.currency === 'HKD' ? 1 : undefined
  if (factor === undefined) problems.push({ row, field, problem: 'currency' })
  return factor === undefined ? undefined : Math.round(amount.cents * factor) || undefined
}

/** List and selling price. Where a tool has one of the two alone, they are the same; one that is dated is asked in its time alone. */
function pricesOf(given: VariantContext, row: number, cells: Cells): Pick<ParsedVariant, 'listCents' | 'saleCents' | 'sale'> {
  const { kind, reading, problems } = given
  const [list, stated] = [priceIn(given, row, cells, 'list_price'), priceIn(given, row, cells, 'sale_price')]
  const times = stated === undefined ? {} : saleTimesOf(cells)
  if (times === undefined) problems.push({ row, field: 'sale_until', problem: 'time' })
  const { asked, sale } = inTime(list, stated, times ?? {}, reading.now)
  const of = { ...(sale ? { sale } : {}) }
  if (kind === 'praya')
    return { ...of, ...(list === undefined ? {} : { listCents: list }), ...(asked === undefined ? {} : { saleCents: asked }) }
  const selling = asked ?? list
  return selling === undefined ? of : { ...of, listCents: Math.max(list ?? 0, selling), saleCents: selling }
}

/** What is asked usually, and the lower price of a time that is still to come or to end. */
function inTime(
  list: number | undefined,
  stated: number | undefined,
  { from, until }: SaleTimes,
  now: Date,
): { asked: number | undefined; sale?: StatedSale } {
  const isOver = until !== undefined && until <= now
  if (stated === undefined || list === undefined || stated >= list) return { asked: stated }
  if (isOver) return { asked: list }
  if (until === undefined && (from === undefined || from <= now)) return { asked: stated }
  const sale = { cents: stated, ...(from ? { from: from.toISOString() } : {}), ...(until ? { until: until.toISOString() } : {}) }
  return { asked: list, sale }
}
