import { codeOf, folded, readYes, sourcesIn, splitEntries } from './cell-values.rules.ts'
import { wordsOfHtml } from './html-words.rules.ts'
import { attributeIn, type ImportField, type ImportKind, type ImportRow } from '../import-fields.rules.ts'
import { optionsOfRows, type RowOptions, type StatedColour } from './options.rules.ts'
import type { RowProblem } from '../problem-places.rules.ts'
import { plainReading, type Reading } from './reading.rules.ts'
import { focusOf, sellingOf, type ParsedSelling } from './selling-cells.rules.ts'
import { type NotSold, standingOf } from './standing.rules.ts'
import { type ParsedVariant, variantsOf } from './parsed-variants.rules.ts'
import { isParentRow, linkedOptions, ofEachValue } from './linked-rows.rules.ts'

type Words = { en?: string; zh?: string }
export type { ParsedVariant } from './parsed-variants.rules.ts'
export type StatedPicture = {
  row: number
  source: string
  alt: Words
  focus?: { x: number; y: number }
  colour: StatedColour | undefined
}

/** What the rows of one product say of it; what they say nothing of stays as it is. */
export type ParsedProduct = ParsedSelling & {
  row: number
  code: string
  articleNumber: string
  /** It has no number of its own: this one is made of what it says. */
  isNumberMade: boolean
  brand: string
  brandName: string
  gender?: 'women' | 'men' | 'unisex'
  categories: string[]
  name: Words
  description: Words
  madeIn: Words
  highlights: { en?: string[]; zh?: string[] }
  /** What another tool says of it that is neither its colour nor its size. */
  facts: string[]
  care: { en?: string[]; zh?: string[] }
  composition?: string[][]
  measurements?: string[][]
  weight?: string
  sizeTable?: string
  /** By id, as its cell says. */
  attributes: Record<string, string>
  flags?: string[]
  seasonalSale?: boolean
  precious?: boolean
  pointsAllowed?: boolean
  listed?: boolean
  /** It is still being made where it comes from. */
  isDraft: boolean
  notSold?: NotSold
  variants: ParsedVariant[]
  pictures: StatedPicture[]
  problems: RowProblem[]
}

type First = (field: ImportField) => string

/** One product out of its rows. */
export function parseProduct(
  kind: ImportKind,
  given: readonly ImportRow[],
  reading: Reading = plainReading(new Date()),
): ParsedProduct {
  const rows = ofEachValue(kind, inOrder(kind, withOptionNames(given)))
  const problems: RowProblem[] = []
  const first: First = (field) => rows.map(({ cells }) => cells[field]).find((cell) => cell) ?? ''
  const rowOf = (field: ImportField): number => (rows.find(({ cells }) => cells[field]) ?? rows[0])?.row ?? 0
  const refuse = (field: ImportField, problem: RowProblem['problem']): void =>
    void problems.push({ row: rowOf(field), field, problem })
  const keyFields = kind === 'medusa' ? (['handle', 'parent'] as const) : (['parent', 'handle'] as const)
  const handle = keyFields.map(first).find(Boolean) || first('item_number') || madeFrom(first)
  const own = first('article_number')
  const isNamed = first('name_en') !== '' || first('name_zh') !== ''
  const isNumberMade = own === '' && (kind !== 'praya' || (isNamed && first('product_code') === ''))
  const gender = genderOf(first('gender') || sideInTags(kind, first('tags')))
  if (gender === null) refuse('gender', 'gender')
  problems.push(...changedByExcel(rows).map((place) => ({ ...place, problem: 'excel-changed' as const })))
  const { of: options, facts } = optionsOfRows(kind, rows, linkedOptions(kind, rows))
  const standing = standingOf(kind, rows[0]?.cells ?? {}, first, () => refuse('listed', 'yes-or-no'))
  const said = { kind, handle: parentNumber(kind, rows) || handle, reading, problems }
  return {
    row: given[0]?.row ?? 0,
    code: first('product_code'),
    articleNumber: isNumberMade ? codeOf(said.handle) : own,
    isNumberMade,
    brand: first('brand'),
    brandName: first('brand_name'),
    ...(gender ? { gender } : {}),
    categories: categoriesIn(kind, first('categories')),
    ...wordsOf(kind, first),
    ...listsOf(first),
    facts: kind === 'praya' ? [] : facts.map(({ name, value }) => `${name}: ${value}`.slice(0, 200)),
    ...sellingOf({ kind, first, refuse }),
    ...weightOf(first),
    attributes: attributesIn(rows),
    ...(first('size_table') ? { sizeTable: first('size_table') } : {}),
    ...(first('flags') ? { flags: first('flags').split(/[,\s]+/) } : {}),
    ...flagsOf(first, refuse),
    ...standing,
    variants: variantsOf(said, rows, options),
    pictures: picturesOf(kind, rows, options),
    problems,
  }
}

/** A number for what has none, the same each time: out of its brand and name. */
const madeFrom = (first: First): string =>
  folded([first('brand'), first('name_en') || first('name_zh')].filter(Boolean).join(' ')).replaceAll(' ', '-')

/** Variations name their parent by its id, which is no number of the product if it has another. */
const parentNumber = (kind: ImportKind, rows: readonly ImportRow[]): string => {
  const parent = rows.find(({ cells }) => isParentRow(kind, cells)) ?? (kind === 'woocommerce' ? rows[0] : undefined)
  return parent?.cells.parent ? '' : (parent?.cells.item_number ?? '')
}

/** The product's own row first, wherever it stands among its variants; words in another language last. */
function inOrder(kind: ImportKind, rows: readonly ImportRow[]): ImportRow[] {
  if (kind !== 'woocommerce' && kind !== 'magento') return [...rows]
  const place = ({ cells }: ImportRow): number => (isParentRow(kind, cells) ? 0 : cells.row_language ? 2 : 1)
  return rows.toSorted((one, other) => place(one) - place(other))
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

function flagsOf(first: First, refuse: (field: ImportField, problem: 'yes-or-no') => void) {
  const yes = (field: ImportField): boolean | undefined => {
    const cell = first(field)
    if (cell === '') return undefined
    const read = readYes(cell)
    if (read === undefined) refuse(field, 'yes-or-no')
    return read
  }
  const flags = { seasonalSale: yes('seasonal_sale'), precious: yes('precious'), pointsAllowed: yes('points_allowed') }
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
}

/** Tools that name the way to a category name each step, too: only the last one counts. */
export function categoriesIn(kind: ImportKind, cell: string): string[] {
  const isList = kind === 'praya' || kind === 'woocommerce' || kind === 'magento'
  const words = cell
    .split(isList ? /(?<!\\),|\n/ : '\n')
    .map((path) =>
      path
        .replaceAll('\\,', ',')
        .replaceAll(/\\([/>])/g, '$1')
        .trim(),
    )
    .map((path) => (kind === 'magento' ? path.replace(/^(default category|root catalog)(\/|$)/i, '') : path))
    .filter(Boolean)
  if (kind === 'praya') return words
  return words.filter((word) => !words.some((other) => other !== word && /^\s*[>/]/.test(startOf(other, word))))
}

/** What of a text stands behind its beginning; nothing where it begins otherwise. */
const startOf = (text: string, beginning: string): string => (text.startsWith(beginning) ? text.slice(beginning.length) : '')

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
function genderOf(cell: string): ParsedProduct['gender'] | null {
  const word = cell.trim().toLowerCase()
  if (word === '') return undefined
  if (['women', 'woman', 'female', 'ladies', '女裝', '女装', '女士', '女'].includes(word)) return 'women'
  if (['men', 'man', 'male', 'gentlemen', '男裝', '男装', '男士', '男'].includes(word)) return 'men'
  return ['unisex', '中性', '男女'].includes(word) ? 'unisex' : null
}

/** Tools without a column for it have it among their tags. */
function sideInTags(kind: ImportKind, cell: string): string {
  if (kind === 'praya') return ''
  const sides = new Set(cell.split(',').map((tag) => genderOf(tag) ?? ''))
  sides.delete('')
  return sides.size === 2 ? 'unisex' : ([...sides][0] ?? '')
}

const HAN = /\p{Script=Han}/u
const MOST_LETTERS = { name: 120, description: 4_000 }

/** Where another tool has one language, Chinese words are taken for what they are. */
function wordsOf(kind: ImportKind, first: First): Pick<ParsedProduct, 'name' | 'description' | 'madeIn'> {
  const read = (en: ImportField, zh: ImportField, instead = '', most = 4_000): Words => {
    const cells = [first(en) || instead, first(zh)]
    const [left = '', right = ''] = cells.map((cell) => (kind === 'praya' ? cell : shortened(wordsOfHtml(cell), most)))
    if (kind !== 'praya' && right === '' && HAN.test(left)) return { zh: left }
    return { ...(left ? { en: left } : {}), ...(right ? { zh: right } : {}) }
  }
  return {
    name: read('name_en', 'name_zh', '', MOST_LETTERS.name),
    description: read('description_en', 'description_zh', first('short_description'), MOST_LETTERS.description),
    madeIn: read('made_in_en', 'made_in_zh'),
  }
}

/** At the end of a sentence or a word, where a tool allows more than fits. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, most - 1)
  const end = Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf(' '))
  return `${(end > most / 2 ? kept.slice(0, end) : kept).trimEnd().toWellFormed()}…`
}

function weightOf(first: First): { weight?: string } {
  const [kilos, grams] = [first('weight'), first('weight_grams')].map((cell) => Number(cell.trim().replace(',', '.')))
  if (kilos) return { weight: `${Number(kilos.toFixed(3))} kg` }
  return grams ? { weight: grams < 1_000 ? `${Number(grams.toFixed(0))} g` : `${Number((grams / 1_000).toFixed(3))} kg` } : {}
}

function listsOf(first: First) {
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

const MOST_PICTURES = 20

function picturesOf(kind: ImportKind, rows: readonly ImportRow[], options: readonly RowOptions[]): StatedPicture[] {
  const found = rows.flatMap(({ row, cells }, at) => {
    const colour = options[at]?.colour
    const alt = cells.picture_words ? wordsOfPicture(cells.picture_words) : {}
    const isOfRow = kind === 'praya' || kind === 'google' || cells.row_type?.startsWith('variation')
    if (kind === 'praya')
      return splitEntries(cells.pictures ?? '').map(([source = '', en, zh, side]): StatedPicture => {
        const focus = focusOf(side)
        return { row, source, alt: { ...(en ? { en } : {}), ...(zh ? { zh } : {}) }, ...(focus ? { focus } : {}), colour }
      })
    const own = [cells.pictures, cells.more_pictures].flatMap((cell) => (kind === 'magento' ? namesIn(cell) : sourcesIn(cell)))
    const ofVariant = sourcesIn(cells.variant_picture).map((source) => ({ row, source, alt: {}, colour }))
    const isOfLook = isOfRow || (kind === 'magento' && colour !== undefined)
    return [...own.map((source) => ({ row, source, alt, colour: isOfLook ? colour : undefined })), ...ofVariant]
  })
  return kind === 'praya' ? found : mostOfEach(found)
}

/** More than a colour can hold are left out, the last ones. */
function mostOfEach(pictures: readonly StatedPicture[]): StatedPicture[] {
  const num = new Map<string, number>()
  return pictures.filter(({ colour }) => {
    const key = colour ? (colour.name.en ?? colour.name.zh ?? colour.word) : ''
    num.set(key, (num.get(key) ?? 0) + 1)
    return (num.get(key) ?? 0) <= MOST_PICTURES
  })
}

const namesIn = (cell = ''): string[] =>
  cell
    .split(/[\n,]/)
    .map((source) => source.trim())
    .filter((source) => source !== '' && source !== 'no_selection')

const wordsOfPicture = (text: string): Words => {
  const words = shortened(wordsOfHtml(text), 160)
  return HAN.test(words) ? { zh: words } : { en: words }
}

/** 10-12 became a day in October, and a long number 1.23E+12: what was meant is lost. */
const BY_EXCEL =
  /^(\d{4}-\d{2}-\d{2}|\d{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(-\d{2})?|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2}|\d{1,2}月\d{1,2}日|\d(\.\d+)?E\+\d{1,2})$/i

function changedByExcel(rows: readonly ImportRow[]): { row: number; field: ImportField }[] {
  const fields = ['size', 'item_number', 'article_number', 'option_1', 'option_2', 'option_3'] as const
  return rows.flatMap(({ row, cells }) =>
    fields.filter((field) => BY_EXCEL.test(cells[field] ?? '')).map((field) => ({ row, field })),
  )
}
