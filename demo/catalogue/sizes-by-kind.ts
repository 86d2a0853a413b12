/** Which sizes a product is offered in: the maker's own label and its system, from the size tables of the shop. */
import { readFileSync } from 'node:fs'
import type { ProductSlot } from './product-slots.ts'
import type { Choice } from './seeded-choice.ts'
import type { BrandSheet } from './word-lists.ts'

export type SizeRun = { sizeTable?: string; sizes: { size: string; sizeSystem: string }[] }
type SizeRow = Record<string, string | number>
type SizeTables = Record<string, SizeRow[] | { rows: SizeRow[] }>

const tables = JSON.parse(
  readFileSync(new URL('../../src/modules/catalogue/reference/sizes.json', import.meta.url), 'utf8'),
) as SizeTables

function rowsOf(table: string): SizeRow[] {
  const found = tables[table]
  if (!found) throw new Error(`no size table ${table}`)
  return Array.isArray(found) ? found : found.rows
}
function run(sizeTable: string, column: string, sizeSystem: string, wanted: (row: SizeRow) => boolean): SizeRun {
  const sizes = rowsOf(sizeTable)
    .filter(wanted)
    .map((row) => ({ size: String(row[column] ?? ''), sizeSystem }))
    .filter((entry) => entry.size !== '')
  return { sizeTable, sizes }
}
const within = (column: string, low: number, high: number) => (row: SizeRow) =>
  Number(row[column]) >= low && Number(row[column]) <= high
const oneOf = (sizes: string[], sizeSystem: string): SizeRun => ({ sizes: sizes.map((size) => ({ size, sizeSystem })) })
const oneSize: SizeRun = oneOf(['OS'], 'OS')

const letteredGroups = new Set([
  'w-tshirt',
  'w-knit',
  'w-hoodie',
  'w-puffer',
  'w-active',
  'w-swim',
  'w-pyjama',
  'w-lingerie',
  'm-tshirt',
  'm-polo',
  'm-knit',
  'm-hoodie',
  'm-puffer',
  'm-active',
  'm-swim',
  'm-underwear',
  'm-shorts',
  'robe',
])

function clothingSizes(slot: ProductSlot, brand: BrandSheet, choice: Choice): SizeRun {
  const men = slot.groupName.startsWith('m-')
  const table = men ? 'menClothing' : 'womenClothing'
  const letters = choice.chance(0.5) ? ['XS', 'S', 'M', 'L', 'XL'] : ['S', 'M', 'L', 'XL', 'XXL']
  const womenLetters = choice.chance(0.6) ? ['XS', 'S', 'M', 'L'] : ['XXS', 'XS', 'S', 'M', 'L', 'XL']
  const rows = (row: SizeRow) => (men ? letters : womenLetters).includes(String(row.alpha))
  const lettered = letteredGroups.has(slot.groupName) || brand.system === 'INT'
  if (slot.groupName === 'm-shirt' && !lettered)
    return run('menShirtCollar', 'EU_cm', 'collar', within('EU_cm', 38, choice.pick([42, 43, 44])))
  if (lettered) return run(table, 'alpha', 'INT', rows)
  const system = ['IT', 'FR', 'UK', 'US'].includes(brand.system) ? brand.system : men ? 'EU' : 'IT'
  return run(table, system, system, rows)
}

function shoeSizes(men: boolean, choice: Choice): SizeRun {
  const halves = choice.chance(0.45)
  const [low, high] = men ? [choice.pick([39, 40]), choice.pick([44, 45])] : [choice.pick([34, 35]), choice.pick([39, 40, 41])]
  const column = men ? 'EU_IT' : 'IT_EU'
  return run(
    men ? 'menShoes' : 'womenShoes',
    column,
    'EU',
    (row) => within(column, low, high)(row) && (halves || Number.isInteger(Number(row[column]))),
  )
}

const byGroup: Record<string, (choice: Choice) => SizeRun> = {
  belt: () => run('belts', 'cm', 'cm', within('cm', 70, 90)),
  'm-belt': () => run('belts', 'cm', 'cm', within('cm', 80, 105)),
  perfume: () => oneOf(['50 ml', '100 ml'], 'ml'),
  'm-perfume': () => oneOf(['50 ml', '100 ml'], 'ml'),
  'body-mist': (choice) => oneOf([choice.pick(['150 ml', '200 ml'])], 'ml'),
  cleanser: (choice) => oneOf([choice.pick(['120 ml', '150 ml'])], 'ml'),
  toner: (choice) => oneOf([choice.pick(['150 ml', '200 ml'])], 'ml'),
  serum: (choice) => oneOf(choice.chance(0.4) ? ['30 ml', '50 ml'] : ['30 ml'], 'ml'),
  moisturiser: () => oneOf(['50 ml'], 'ml'),
  'eye-cream': () => oneOf(['15 ml'], 'ml'),
  'face-mask': (choice) => oneOf([choice.pick(['75 ml', '100 ml'])], 'ml'),
  'sun-care': () => oneOf(['50 ml'], 'ml'),
  foundation: () => oneOf(['30 ml'], 'ml'),
  lips: () => oneOf(['3.5 g'], 'g'),
  cheeks: () => oneOf(['8 g'], 'g'),
  'eye-make-up': () => oneOf(['4 g'], 'g'),
  palette: () => oneOf(['12 g'], 'g'),
  nails: () => oneOf(['11 ml'], 'ml'),
  'hair-care': (choice) => oneOf(choice.chance(0.5) ? ['250 ml', '500 ml'] : ['250 ml'], 'ml'),
  bath: (choice) => oneOf(choice.chance(0.5) ? ['300 ml', '500 ml'] : ['300 ml'], 'ml'),
  'body-lotion': (choice) => oneOf([choice.pick(['250 ml', '300 ml'])], 'ml'),
  'hand-cream': (choice) => oneOf([choice.pick(['50 ml', '75 ml'])], 'ml'),
  candle: (choice) => oneOf(choice.chance(0.4) ? ['220 g', '600 g'] : ['220 g'], 'g'),
  diffuser: () => oneOf(['200 ml'], 'ml'),
  'room-spray': () => oneOf(['100 ml'], 'ml'),
  bedding: () => oneOf(['Single', 'Double', 'Queen', 'King'], 'bed'),
  'watch-strap': () => oneOf(['18 mm', '20 mm', '22 mm'], 'mm'),
  pet: (choice) => (choice.chance(0.6) ? oneOf(['S', 'M', 'L'], 'INT') : oneSize),
  socks: () => oneOf(['35–38', '39–41'], 'EU'),
  'm-socks': () => oneOf(['40–42', '43–45'], 'EU'),
  tights: () => oneOf(['S', 'M', 'L'], 'INT'),
  robe: () => oneOf(['S', 'M', 'L', 'XL'], 'INT'),
  hat: (choice) => (choice.chance(0.6) ? run('hats', 'cm', 'cm', within('cm', 56, 59)) : oneSize),
}

/** What is sold by the piece, the pair or the set, whatever its neighbours are measured in. */
const byNoun: [noun: RegExp, size: string, sizeSystem: string][] = [
  [/pillowcase/, 'OS', 'OS'],
  [/sheet mask/, '5 × 25 ml', 'ml'],
  [/soap bar/, '2 × 100 g', 'g'],
  [/bath salts/, '400 g', 'g'],
  [/bath bombs/, '3 × 90 g', 'g'],
  [/bath oil/, '100 ml', 'ml'],
  [/sunscreen stick/, '20 g', 'g'],
  [/cushion compact/, '14 g', 'g'],
  [/foundation stick/, '9 g', 'g'],
  [/mascara/, '9 ml', 'ml'],
  [/pencil trio/, '3 × 1.2 g', 'g'],
  [/shampoo and conditioner/, '2 × 250 ml', 'ml'],
  [/hair oil/, '50 ml', 'ml'],
  [/hand cream trio/, '3 × 30 ml', 'ml'],
  [/hand wash/, '300 ml', 'ml'],
  [/beanie/, 'OS', 'OS'],
]

export function sizesFor(
  slot: ProductSlot,
  brand: BrandSheet,
  choice: Choice,
  { isRing, noun }: { isRing: boolean; noun: string },
): SizeRun {
  const { family } = slot.group
  const men = slot.gender === 'men'
  if (isRing) return run('rings', 'HK', 'HK', within('HK', choice.pick([8, 9, 10]), choice.pick([16, 18, 20])))
  const fixed = byNoun.find(([pattern]) => pattern.test(noun))
  if (fixed) return oneOf([fixed[1]], fixed[2])
  const special = byGroup[slot.groupName]
  if (special) return special(choice)
  if (family === 'glove') return run('gloves', 'size', 'in', men ? within('size', 8, 10) : within('size', 6.5, 8))
  if (family === 'w-denim') return run('womenJeans', 'waist_in', 'W', within('waist_in', 24, choice.pick([29, 30, 31])))
  if (family === 'm-denim')
    return run('menClothing', 'trouser_waist_in', 'W', within('trouser_waist_in', 28, choice.pick([34, 36, 38])))
  if (family.startsWith('shoe') || family === 'm-shoe') return shoeSizes(men, choice)
  if (slot.openingClass === 'clothing') return clothingSizes(slot, brand, choice)
  return oneSize
}
