import type { ProductRow } from '#modules/search/product-row.ts'
import queries from './relevance-queries.json' with { type: 'json' }

/** Properties that must all hold; of several values of one property, any. */
export type ExpectedPiece = {
  brand?: string[]
  /** Paths: the beginning of one; with a star in front, its end, or a part that ends with a slash. */
  category?: string[]
  colour?: string[]
  material?: string[]
  gender?: string
  /** Part of a title. */
  title?: string[]
  /** The last word of the English title. */
  noun?: string[]
  code?: string[]
}
/** Any of these is right. */
export type TunedQuery = { query: string; any: ExpectedPiece[] }

/** The queries search was first made for. */
export const tunedQueries: readonly TunedQuery[] = queries

export function fits(row: ProductRow, { brand, category, colour, material, gender, title, noun, code }: ExpectedPiece): boolean {
  const titles = [row.titleEn.toLowerCase(), row.titleZh]
  return (
    (brand?.includes(row.brandCode) ?? true) &&
    (category?.some((pattern) => row.categories.some((path) => isIn(path, pattern))) ?? true) &&
    (colour?.some((id) => row.colours.some((own) => own.id === id)) ?? true) &&
    (material?.some((id) => row.materials.includes(id)) ?? true) &&
    (gender === undefined || row.gender === gender || row.gender === 'unisex') &&
    (title?.some((part) => titles.some((text) => text.includes(part))) ?? true) &&
    (noun?.includes(titles[0]?.split(' ').at(-1) ?? '') ?? true) &&
    (code?.includes(row.spuCode) ?? true)
  )
}

function isIn(path: string, pattern: string): boolean {
  if (!pattern.startsWith('*')) return path.startsWith(pattern)
  const part = pattern.slice(1)
  return part.endsWith('/') ? path.includes(part) : path.endsWith(part)
}
