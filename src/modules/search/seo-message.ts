import { listSeo } from '#language/list-seo.ts'
import type { Language } from '#language/languages.ts'
import { showHkd } from '#platform/money.ts'
import { nameIn, titleOf } from './list-title.ts'
import type { ProductIndex } from './product-index.ts'
import { countWhole } from './product-query.ts'
import type { SearchQuery, SeoMessageWire } from './search.contract.ts'
import type { Dictionary } from './value-column.ts'

const NAMED = 3

/** What is said of a list to search engines and under it; the shopper's own choices in the list change none of it. */
export function tellList(index: ProductIndex, query: SearchQuery, language: Language, now: Date): SeoMessageWire {
  const { columns } = index
  const whole = countWhole(index, query, now)
  const brand = index.brands.get(query.brandCode)
  const department = query.category.split('/')[0] ?? ''
  const level = query.category === '' ? 2 : query.category.split('/').length + 1
  const isKind = (path: string): boolean => path.startsWith(query.category) && path.split('/').length === level
  const kinds = mostOf(columns.categoryPaths, whole.categories).filter(isKind)
  const kindNames = kinds.flatMap((path) => index.categories.get(path) ?? []).map((kind) => nameIn(language, kind))
  const designers = mostOf(columns.brandNames, whole.brands)
  return listSeo[language]({
    name: titleOf(index, query, brand, language),
    side: department === 'women' || department === 'men' ? department : '',
    isDesigner: brand !== undefined,
    isSearch: query.keyword.trim() !== '',
    total: whole.matched.length,
    designerNum: designers.length,
    designers: designers.slice(0, NAMED).map((code) => index.brands.get(code)?.name ?? code),
    kinds: [...new Set(kindNames)].slice(0, NAMED),
    from: showHkd(whole.dearestCents === 0 ? 0 : whole.cheapestCents),
    to: showHkd(whole.dearestCents),
    saleNum: whole.saleNum,
  })
}

/** The values that stand in the list, those with most pieces first. */
function mostOf(dictionary: Dictionary, counts: Uint32Array): string[] {
  return [...counts.entries()]
    .filter(([, num]) => num > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => dictionary.names[id]!)
}
