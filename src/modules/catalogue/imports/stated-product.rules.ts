import { codeOf, readPieces, readPrice, readYes, sourcesIn, splitEntries, wordsOfHtml } from './cell-values.rules.ts'
import { attributeIn, type ImportField, type ImportKind, type ImportRow } from './import-fields.rules.ts'
import type { RowProblem } from './problem-places.rules.ts'
import { optionsOf, type StatedColour } from './options.rules.ts'
import { focusOf, sellingOf, type StatedSelling } from './selling-cells.rules.ts'

type Words = { en?: string; zh?: string }
export type StatedVariant = {
  row: number
  /** Empty in a line that says only something about its colour. */
  itemNumber: string
  colour: StatedColour | undefined
  size?: string
  sizeSystem?: string
  listCents?: number
  saleCents?: number
  pieces?: number
}
export type StatedPicture = {
  row: number
  source: string
  alt: Words
  focus?: { x: number; y: number }
  colour: StatedColour | undefined
}

/** What the rows of one product say of it; what they say nothing of stays as it is. */
export type StatedProduct = StatedSelling & {
  row: number
  code: string
  articleNumber: string
  brand: string
  brandName: string
  gender?: 'women' | 'men' | 'unisex'
  categories: string[]
  name: Words
  description: Words
  madeIn: Words
  highlights: { en?: string[]; zh?: string[] }
  care: { en?: string[]; zh?: string[] }
  composition?: string[][]
  measurements?: string[][]
  sizeTable?: string
  /** By id, as its cell says. */
  attributes: Record<string, string>
  flags?: string[]
  seasonalSale?: boolean
  precious?: boolean
  pointsAllowed?: boolean
  listed?: boolean
  variants: StatedVariant[]
  pictures: StatedPicture[]
  problems: RowProblem[]
}

/** One product out of its rows. */
export function stateProduct(kind: ImportKind, given: readonly ImportRow[]): StatedProduct {
  const rows = withOptionNames(given)
  const problems: RowProblem[] = []
  const first = (field: ImportField): string => rows.map(({ cells }) => cells[field]).find((cell) => cell) ?? ''
  const rowOf = (field: ImportField): number => (rows.find(({ cells }) => cells[field]) ?? rows[0])?.row ?? 0
  const yes = (field: ImportField): boolean | undefined => {
    const cell = first(field)
    if (cell === '') return undefined
    const read = readYes(cell)
    if (read === undefined) problems.push({ row: rowOf(field), field, problem: 'yes-or-no' })
    return read
  }
  const handle = first('parent') || first('handle') || first('item_number')
  const gender = genderOf(first('gender'))
  if (gender === null) problems.push({ row: rowOf('gender'), field: 'gender', problem: 'gender' })
  problems.push(...changedByExcel(rows).map((place) => ({ ...place, problem: 'excel-changed' as const })))
  const flags = {
    ...{ seasonalSale: yes('seasonal_sale'), precious: yes('precious'), listed: yes('listed') },
    pointsAllowed: yes('points_allowed'),
  }
  return {
    row: rows[0]?.row ?? 0,
    code: first('product_code'),
    articleNumber: first('article_number') || (kind === 'praya' ? '' : codeOf(handle)),
    brand: first('brand'),
    brandName: first('brand_name'),
    ...(gender ? { gender } : {}),
    categories: first('categories')
      .split(kind === 'praya' || kind === 'woocommerce' ? /[,\n]/ : '\n')
      .map((path) => path.trim())
      .filter(Boolean),
    ...wordsOf(kind, first),
    ...listsOf(first),
    ...sellingOf({ first, refuse: (field, problem) => void problems.push({ row: rowOf(field), field, problem }) }),
    attributes: attributesIn(rows),
    ...(first('size_table') ? { sizeTable: first('size_table') } : {}),
    ...(first('flags') ? { flags: first('flags').split(/[,\s]+/) } : {}),
    ...Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)),
    variants: variantsOf(kind, rows, handle, problems),
    pictures: picturesOf(kind, rows),
    problems,
  }
}

/** Shopify names the options in the first row of a product alone; what later rows say is of the same. */
function withOptionNames(rows: readonly ImportRow[]): ImportRow[] {
  const names: ImportRow['cells'] = {}
  return rows.map(({ row, cells }) => {
    for (const field of ['option_1_name', 'option_2_name', 'option_3_name'] as const)
      if (cells[field]) names[field] = cells[field]
    return { row, cells: { ...names, ...cells } }
  })
}

function attributesIn(rows: readonly ImportRow[]): Record<string, string> {
  const cells = rows.flatMap((row) => Object.entries(row.cells)).toReversed()
  return Object.fromEntries(
    cells.flatMap(([field, cell]) => {
      const id = attributeIn(field)
      return id === undefined || !cell ? [] : [[id, cell]]
    }),
  )
}

/** Null for a word that says none. */
function genderOf(cell: string): StatedProduct['gender'] | null {
  const word = cell.trim().toLowerCase()
  if (word === '') return undefined
  if (['women', 'woman', 'female', 'ladies', '女裝', '女士', '女'].includes(word)) return 'women'
  if (['men', 'man', 'male', 'gentlemen', '男裝', '男士', '男'].includes(word)) return 'men'
  return ['unisex', '中性', '男女'].includes(word) ? 'unisex' : null
}

const HAN = /\p{Script=Han}/u

/** Where another tool has one language, Chinese words are taken for what they are. */
function wordsOf(
  kind: ImportKind,
  first: (field: ImportField) => string,
): Pick<StatedProduct, 'name' | 'description' | 'madeIn'> {
  const read = (en: ImportField, zh: ImportField): Words => {
    const [left = '', right = ''] = [en, zh].map((field) => (kind === 'praya' ? first(field) : wordsOfHtml(first(field))))
    if (kind !== 'praya' && right === '' && HAN.test(left)) return { zh: left }
    return { ...(left ? { en: left } : {}), ...(right ? { zh: right } : {}) }
  }
  return {
    name: read('name_en', 'name_zh'),
    description: read('description_en', 'description_zh'),
    madeIn: read('made_in_en', 'made_in_zh'),
  }
}

function listsOf(first: (field: ImportField) => string) {
  const entries = (field: ImportField): string[][] | undefined => (first(field) ? splitEntries(first(field)) : undefined)
  const lines = (field: ImportField): string[] | undefined => entries(field)?.map(([line]) => line ?? '')
  const both = (en: ImportField, zh: ImportField) => {
    const [left, right] = [lines(en), lines(zh)]
    return { ...(left ? { en: left } : {}), ...(right ? { zh: right } : {}) }
  }
  const [composition, measurements] = [entries('composition'), entries('measurements')]
  return {
    highlights: both('highlights_en', 'highlights_zh'),
    care: both('care_en', 'care_zh'),
    ...(composition ? { composition } : {}),
    ...(measurements ? { measurements } : {}),
  }
}

function variantsOf(kind: ImportKind, rows: readonly ImportRow[], handle: string, problems: RowProblem[]): StatedVariant[] {
  return rows.flatMap(({ row, cells }) => {
    const { colour, size } = optionsOf(kind, cells)
    const isParent = kind === 'woocommerce' && /^(variable|grouped|external)\b/.test(cells.row_type ?? '')
    const says = ['item_number', 'sale_price', 'list_price', 'stock', 'size', 'option_1'] as const
    const isVariant = !isParent && says.some((field) => cells[field])
    if (!isVariant && !(kind === 'praya' && colour)) return []
    const own = cells.item_number ?? ''
    const made = codeOf([handle, colour?.word ?? '', size ?? ''].filter(Boolean).join('-'))
    const itemNumber = isVariant ? (kind === 'praya' ? own : own === '' ? made : codeOf(own)) : ''
    const pieces = numberOf(row, cells, 'stock', problems)
    const [listCents, saleCents] = pricesOf(kind, row, cells, problems)
    return {
      row,
      itemNumber,
      colour,
      ...(size ? { size } : {}),
      ...(cells.size_system ? { sizeSystem: cells.size_system } : {}),
      ...(listCents === undefined ? {} : { listCents }),
      ...(saleCents === undefined ? {} : { saleCents }),
      ...(pieces === undefined ? {} : { pieces }),
    }
  })
}

function numberOf(row: number, cells: ImportRow['cells'], field: 'stock', problems: RowProblem[]): number | undefined {
  const cell = cells[field]
  if (!cell) return undefined
  const read = readPieces(cell)
  if (read === undefined) problems.push({ row, field, problem: 'count' })
  return read
}

/** List and selling price. Where a tool has one of the two alone, they are the same; one of nothing is none. */
function pricesOf(
  kind: ImportKind,
  row: number,
  cells: ImportRow['cells'],
  problems: RowProblem[],
): [number | undefined, number | undefined] {
  const read = (field: 'list_price' | 'sale_price'): number | undefined => {
    const cell = cells[field]
    if (!cell) return undefined
    const cents = readPrice(cell)
    if (typeof cents === 'number') return cents === 0 ? undefined : cents
    problems.push({ row, field, problem: cents ?? 'amount' })
    return undefined
  }
  const [list, sale] = [read('list_price'), read('sale_price')]
  if (kind === 'praya' || (list === undefined && sale === undefined)) return [list, sale]
  const asked = sale ?? list ?? 0
  return [Math.max(list ?? 0, asked), asked]
}

function picturesOf(kind: ImportKind, rows: readonly ImportRow[]): StatedPicture[] {
  return rows.flatMap(({ row, cells }) => {
    const { colour } = optionsOf(kind, cells)
    const alt = cells.picture_words
      ? HAN.test(cells.picture_words)
        ? { zh: cells.picture_words }
        : { en: cells.picture_words }
      : {}
    const of = kind === 'praya' || kind === 'google' || cells.row_type?.startsWith('variation') ? colour : undefined
    if (kind === 'praya')
      return splitEntries(cells.pictures ?? '').map(([source = '', en, zh, side]) => {
        const focus = focusOf(side)
        return { row, source, alt: { ...(en ? { en } : {}), ...(zh ? { zh } : {}) }, ...(focus ? { focus } : {}), colour: of }
      })
    const own = [cells.pictures, cells.more_pictures].flatMap((cell) => sourcesIn(cell))
    const ofVariant = sourcesIn(cells.variant_picture).map((source) => ({ row, source, alt: {}, colour }))
    return [...own.map((source) => ({ row, source, alt, colour: of })), ...ofVariant]
  })
}

/** 10-12 became a day in October, and a long number 1.23E+12: what was meant is lost. */
const BY_EXCEL = /^(\d{4}-\d{2}-\d{2}|\d{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(-\d{2})?|\d(\.\d+)?E\+\d{1,2})$/i

function changedByExcel(rows: readonly ImportRow[]): { row: number; field: ImportField }[] {
  const fields = ['size', 'item_number', 'article_number', 'option_1', 'option_2'] as const
  return rows.flatMap(({ row, cells }) =>
    fields.filter((field) => BY_EXCEL.test(cells[field] ?? '')).map((field) => ({ row, field })),
  )
}
