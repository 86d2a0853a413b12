import { listSeo } from '#language/browse/list-seo.ts'
import type { Language } from '#language/languages.ts'
import { showHkd } from '#platform/money.ts'
import { nameIn, titleOf } from './list-title.ts'
import type { TaxonomyNames } from '#modules/search/product-row.ts'
import type { SearchQuery, SeoMessageWire } from '#modules/search/search.contract.ts'
import type { ListCounts, NamedCounts } from '#modules/search/search-engine.ts'

const NAMED = 3

/** What is said of a list to search engines and under it; the shopper's own choices in the list change none of it. */
/** `named`: the list is a collection's. */
export function describeList(
  taxonomy: TaxonomyNames,
  query: SearchQuery,
  whole: ListCounts,
  language: Language,
  named?: { title: string },
): SeoMessageWire {
  const brand = taxonomy.brands.get(query.brandCode)
  const department = query.category.split('/')[0] ?? ''
  const level = query.category === '' ? 2 : query.category.split('/').length + 1
  const isKind = (path: string): boolean => path.startsWith(query.category) && path.split('/').length === level
  const kinds = mostOf(whole.categories).filter(isKind)
  const kindNames = kinds.flatMap((path) => taxonomy.categories.get(path) ?? []).map((kind) => nameIn(language, kind))
  const designers = mostOf(whole.brands)
  return listSeo[language]({
    name: named?.title ?? titleOf(taxonomy, query, brand, language),
    side: department === 'women' || department === 'men' ? department : '',
    isDesigner: brand !== undefined,
    isSearch: query.keyword.trim() !== '',
    total: whole.total,
    designerNum: designers.length,
    designers: designers.slice(0, NAMED).map((code) => taxonomy.brands.get(code)?.name ?? code),
    kinds: [...new Set(kindNames)].slice(0, NAMED),
    from: showHkd(whole.dearestCents === 0 ? 0 : whole.cheapestCents),
    to: showHkd(whole.dearestCents),
    saleNum: whole.saleNum,
  })
}

/** The values that stand in the list, those with most pieces first. */
function mostOf(counts: NamedCounts): string[] {
  return [...counts.entries()]
    .filter(([, num]) => num > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name)
}
