import type { Language } from '#language/languages.ts'
import { nameIn } from './list-title.ts'
import type { TaxonomyCategory, TaxonomyNames } from '#modules/search/product-row.ts'
import type { SearchQuery, SearchWire } from '#modules/search/search.contract.ts'
import type { NamedCounts } from '#modules/search/search-engine.ts'

type Branch = SearchWire['categoryTree']

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The way down to a category and its neighbours there; for a designer, what the designer makes. Nothing empty is named. */
export function presentTree(
  taxonomy: TaxonomyNames,
  query: SearchQuery,
  { inShop, inList }: { inShop: Pick<NamedCounts, 'get'>; inList: NamedCounts },
  language: Language,
): Branch {
  const own = taxonomy.categories.get(query.category)
  if (!own) return query.brandCode === '' ? [] : designerBranch(taxonomy, inList, language)
  const countOf = ({ path }: TaxonomyCategory): number => inShop.get(path) ?? 0
  const ancestors = own.path.split('/').slice(0, -1)
  const above = ancestors.flatMap((_, at) => taxonomy.categories.get(ancestors.slice(0, at + 1).join('/')) ?? [])
  const beside = [...taxonomy.categories.values()].filter(
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

function designerBranch(taxonomy: TaxonomyNames, inList: NamedCounts, language: Language): Branch {
  return [...taxonomy.categories.values()].flatMap((category) => {
    const num = inList.get(category.path) ?? 0
    const level = category.path.split('/').length - 1
    return num > 0 && level < 2 ? [{ name: nameIn(language, category), code: category.path, num, level, isCurrent: false }] : []
  })
}
