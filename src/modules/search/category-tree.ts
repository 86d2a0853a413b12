import type { Language } from '#language/languages.ts'
import type { FacetResult } from './facet-pass.ts'
import { nameIn } from './list-title.ts'
import type { ProductIndex } from './product-index.ts'
import type { FrameCategory } from './product-row.ts'
import type { SearchQuery, SearchWire } from './search.contract.ts'

type Branch = SearchWire['categoryTree']

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The way down to a category and its neighbours there; for a designer, what the designer makes. Nothing empty is named. */
export function presentTree(index: ProductIndex, query: SearchQuery, whole: FacetResult, language: Language): Branch {
  const own = index.categories.get(query.category)
  if (!own) return query.brandCode === '' ? [] : designerBranch(index, whole, language)
  const countOf = ({ path }: FrameCategory): number => index.postingOf(path)?.size ?? 0
  const ancestors = own.path.split('/').slice(0, -1)
  const above = ancestors.flatMap((_, at) => index.categories.get(ancestors.slice(0, at + 1).join('/')) ?? [])
  const beside = [...index.categories.values()].filter(
    (category) => parentOf(category.path) === parentOf(own.path) && (countOf(category) > 0 || category === own),
  )
  return [...above, ...beside].map((category) => ({
    name: nameIn(language, category),
    code: category.path,
    num: countOf(category),
    level: category.path.split('/').length - 1,
    isCurrent: category === own,
  }))
}

function designerBranch(index: ProductIndex, whole: FacetResult, language: Language): Branch {
  return [...index.categories.values()].flatMap((category) => {
    const id = index.columns.categoryPaths.find(category.path)
    const num = id === undefined ? 0 : (whole.categories[id] ?? 0)
    const level = category.path.split('/').length - 1
    return num > 0 && level < 2 ? [{ name: nameIn(language, category), code: category.path, num, level, isCurrent: false }] : []
  })
}
