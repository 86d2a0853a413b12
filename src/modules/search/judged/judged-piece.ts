import type { ProductRow } from '#modules/search/product-row.ts'

/** What a judgement may ask of a product. */
export type JudgedPiece = {
  /** In one of these categories, or below it. */
  inside: (...paths: string[]) => boolean
  /** In a category with one of these last names. */
  kind: (...leaves: string[]) => boolean
  named: (pattern: RegExp) => boolean
  /** Named so, or made of such a material. */
  of: (pattern: RegExp) => boolean
  made: (...materials: string[]) => boolean
  coloured: (...colours: string[]) => boolean
  by: (brand: string) => boolean
  worn: (...genders: string[]) => boolean
  price: number
  sizes: string[]
}
type Condition = (piece: JudgedPiece) => boolean

/** What somebody typed. Whatever is `right` counts as found; of `needed`, or of all that is right, the first five are to be had. */
export type JudgedQuery = { query: string; language: 'en' | 'zh'; right: Condition; needed?: Condition; mayBeEmpty?: boolean }

/** Colours that are those of a box. */
const PACKAGING = new Set(['Original', 'As shown'])

export function judgedPiece(row: ProductRow): JudgedPiece {
  const { categories, titleEn, brandCode, gender, materials, salePriceCents } = row
  const shades = new Set(row.colours.filter(({ nameEn }) => !PACKAGING.has(nameEn)).map(({ id }) => id))
  return {
    inside: (...paths) => categories.some((own) => paths.some((path) => own === path || own.startsWith(`${path}/`))),
    kind: (...leaves) => categories.some((own) => leaves.includes(own.slice(own.lastIndexOf('/') + 1))),
    named: (pattern) => pattern.test(titleEn),
    of: (pattern) => pattern.test(titleEn) || materials.some((material) => pattern.test(material)),
    made: (...ids) => ids.some((id) => materials.includes(id)),
    coloured: (...ids) => ids.some((id) => shades.has(id)),
    by: (code) => brandCode === code,
    worn: (...genders) => genders.includes(gender),
    price: salePriceCents / 100,
    sizes: row.sizes.map((size) => size.replace('@@@', ' ').replace(/^(ml|cm|mm|g|in) (.*)$/, '$1 $2 $1')),
  }
}

/** How many of the first pieces of a list are looked at. */
export const TOP = 5
/** How many of the pieces shown are right; an empty list is right only where that is what was meant. */
export const rightAmong = ({ right, mayBeEmpty = false }: JudgedQuery, shown: readonly ProductRow[]): number =>
  shown.length === 0 ? Number(mayBeEmpty) * TOP : shown.filter((row) => right(judgedPiece(row))).length
