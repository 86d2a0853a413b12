import { listTitles } from '#language/browse/list-titles.ts'
import type { Language } from '#language/languages.ts'
import type { TaxonomyBrand, TaxonomyNames } from '#modules/search/product-row.ts'
import type { SearchQuery } from '#modules/search/search.contract.ts'
import { categoriesOf, ZONE } from '#modules/search/search.rules.ts'

export const nameIn = (language: Language, { nameEn, nameZh }: { nameEn: string; nameZh: string }): string =>
  language === 'zh' ? nameZh : nameEn

/** What a list is called at the head of its page. */
export function titleOf(
  taxonomy: TaxonomyNames,
  query: SearchQuery,
  brand: TaxonomyBrand | undefined,
  language: Language,
): string {
  const categories = categoriesOf(query.category).flatMap((path) => taxonomy.categories.get(path) ?? [])
  if (categories.length > 0) return categories.map((category) => nameIn(language, category)).join(language === 'zh' ? '、' : ', ')
  if (query.keyword.trim() !== '') return query.keyword.trim()
  if (brand) return brand.name
  return listTitles[kindOf(query)][language]
}

function kindOf({ searchOrderType, isRecommend, sale }: SearchQuery): keyof typeof listTitles {
  if (searchOrderType === ZONE.seasonalSale) return 'seasonalSale'
  if (searchOrderType === ZONE.newArrivals) return 'newArrivals'
  if (searchOrderType === ZONE.lowestPrice) return 'lowestPrice'
  if (isRecommend) return 'recommended'
  return sale ? 'sale' : 'all'
}
