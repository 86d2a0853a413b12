import { folded } from './cell-values.rules.ts'
import { isColourWord } from './colour-words.rules.ts'
import { isParentRow } from './linked-rows.rules.ts'
import type { ImportKind, ImportRow } from '../import-fields.rules.ts'

/** A colour as a file names it, and what it says of its names. */
export type StatedColour = { word: string; name: { en?: string; zh?: string }; hex?: string }
export type RowOptions = { colour: StatedColour | undefined; size: string | undefined }
type Option = { name: string; value: string }
type Cells = ImportRow['cells']

const COLOUR =
  /\b(colou?rs?|shades?|finish|tone|metal|couleurs?|coloris|teinte|farben?|kleur|colore|cor|tinta)\b|顏色|颜色|色|カラー|색/
const SIZE =
  /\b(sizes?|length|waist|width|tailles?|pointure|grossen?|gro(ß|ss)en?|maat|talla|tamano|tamanho|taglia|misura|storlek|volume|capacity|contents)\b|尺寸|尺碼|尺码|碼|码|大小|容量|サイズ|사이즈/
const LIKE_SIZE =
  /^((x{0,4}|[2-6]x)[sl]|m|one size|free size|os|均碼|均码|small|medium|large|(extra|x) (small|large)|(eu|uk|us|it|fr|jp|hk|cn|de)? ?\d{1,3}([.,]\d)?|\d{1,4}([.,]\d{1,2})? ?(cm|mm|ml|g|kg|oz|in|inch|")|\d{2,3}[a-h]{1,2}|\d{1,3} ?[-/x] ?\d{1,3}( ?cm)?)$/i
/** What Shopify writes where a product has no options. */
const NO_OPTION = 'default title'
const HAN = /\p{Script=Han}/u

const isColourName = (name: string): boolean => COLOUR.test(folded(name))
const isSizeName = (name: string): boolean => SIZE.test(folded(name))

/** The options of a row as they stand in its columns: numbered ones, or pairs such as color=Navy,size=S. */
function statedOptions(cells: Cells): Option[] {
  const numbered = ([1, 2, 3] as const).map((at) => ({
    name: cells[`option_${at}_name`] ?? '',
    value: cells[`option_${at}`] ?? '',
  }))
  const pairs = (cells.option_pairs ?? '').split(/,(?=[\w ]+=)/).map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, Math.max(0, at)).trim(), value: pair.slice(at + 1).trim() }
  })
  return [...numbered, ...pairs].filter(({ value }) => value !== '' && folded(value) !== NO_OPTION && folded(value) !== 'default')
}

type Role = 'colour' | 'size' | 'look' | 'fact'

/**
 * Which colour and size each row of a product is of. An option that is neither and tells its variants apart is part of how they look; one
 * that is the same everywhere is a fact of the product and no size. `telling`: the only ones that tell variants apart, where the file says so.
 */
export function optionsOfRows(
  kind: ImportKind,
  rows: readonly ImportRow[],
  telling?: ReadonlySet<string>,
): { of: RowOptions[]; facts: Option[] } {
  // What a product lists of its variants is told by their own rows.
  const stated = rows.map(({ cells }) => (isParentRow(kind, cells) && rows.length > 1 ? [] : statedOptions(cells)))
  const roles = rolesOf(stated, telling)
  const facts = new Map<string, Option>()
  for (const option of stated.flat()) if (roles.get(folded(option.name)) === 'fact') facts.set(folded(option.name), option)
  return { of: rows.map(({ cells }, at) => optionsOfRow(kind, cells, stated[at] ?? [], roles)), facts: [...facts.values()] }
}

function rolesOf(stated: readonly Option[][], telling: ReadonlySet<string> | undefined): Map<string, Role> {
  const valuesOf = new Map<string, Set<string>>()
  for (const { name, value } of stated.flat()) {
    const key = folded(name)
    valuesOf.set(key, (valuesOf.get(key) ?? new Set()).add(value))
  }
  const names = [...valuesOf.keys()]
  const isTelling = (name: string): boolean => telling === undefined || telling.has(name)
  const named = {
    colour: names.find((name) => COLOUR.test(name)),
    size: names.some((name) => SIZE.test(name) && isTelling(name)),
  }
  const roles = new Map<string, Role>()
  for (const [name, values] of valuesOf) {
    const all = [...values]
    const isVaried = values.size > 1
    if (name === named.colour) roles.set(name, 'colour')
    else if (SIZE.test(name) && isTelling(name) && (isVaried || all.every((value) => !value.includes(','))))
      roles.set(name, 'size')
    else if (!isTelling(name)) roles.set(name, 'fact')
    else if (named.colour === undefined && ![...roles.values()].includes('colour') && all.every(isColourWord))
      roles.set(name, 'colour')
    else if (!named.size && all.every((value) => LIKE_SIZE.test(value.trim()))) roles.set(name, 'size')
    else roles.set(name, isVaried ? 'look' : 'fact')
  }
  return roles
}

function optionsOfRow(kind: ImportKind, cells: Cells, options: readonly Option[], roles: ReadonlyMap<string, Role>): RowOptions {
  const valuesOf = (role: Role): string[] =>
    options.flatMap(({ name, value }) => (roles.get(folded(name)) === role ? [value] : []))
  const [word] = valuesOf('colour')
  const looks = valuesOf('look')
  const own = ownColour(cells)
  const found = word === undefined && looks.length === 0 ? undefined : lookOf(word ?? '', looks)
  const size = valuesOf('size').join(' / ') || undefined
  return kind === 'praya' || kind === 'google'
    ? { colour: own ?? found, size: cells.size ?? size }
    : { colour: found ?? own, size: size ?? cells.size }
}

/** Of a colour, and of whatever else its variants differ in. */
function lookOf(word: string, looks: readonly string[]): StatedColour {
  const name = [word, ...looks].filter(Boolean).join(' / ')
  return { word, name: HAN.test(name) ? { zh: name } : { en: name } }
}

/** The colour that a row names, by columns of its own or by an option that is called so. */
export function colourOfRow(kind: ImportKind, cells: Cells): StatedColour | undefined {
  const word = statedOptions(cells).find(
    ({ name, value }) => isColourName(name) || (!isSizeName(name) && isColourWord(value)),
  )?.value
  const found = word === undefined ? undefined : lookOf(word, [])
  return kind === 'praya' || kind === 'google' ? (ownColour(cells) ?? found) : (found ?? ownColour(cells))
}

function ownColour({ colour, colour_en: en, colour_zh: zh, colour_hex: hex }: Cells): StatedColour | undefined {
  if (!colour && !en && !zh) return undefined
  const named = en || zh ? { ...(en ? { en } : {}), ...(zh ? { zh } : {}) } : {}
  return { word: colour ?? en ?? zh ?? '', name: named, ...(hex ? { hex } : {}) }
}
