import type { Gaps } from '../editing/completeness.rules.ts'
import { type ProductLack, productLacks } from './product-sorts.rules.ts'

/** What is missing in few words, as the list says it and is narrowed to. */
export function lacksOf(gaps: Gaps): ProductLack[] {
  const found = new Set(Object.keys(gaps).map(lackAt))
  return productLacks.filter((lack) => found.has(lack))
}

function lackAt(path: string): ProductLack {
  if (path.startsWith('attributes.')) return 'attribute'
  if (path.endsWith('.pictures')) return 'picture'
  if (path.endsWith('.listPrice')) return 'price'
  if (path.endsWith('.zh')) return 'chinese'
  return path.endsWith('.en') ? 'english' : 'other'
}
