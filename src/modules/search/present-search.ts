import { listTitles } from '#language/list-titles.ts'
import type { Language } from '#language/languages.ts'
import type { CardShelf } from './card-shelf.ts'
import { presentFilters } from './present-filters.ts'
import type { ProductIndex } from './product-index.ts'
import type { FrameBrand } from './product-row.ts'
import { runQuery } from './product-query.ts'
import type { FiltersWire, SearchQuery, SearchWire } from './search.contract.ts'
import { PAGE_SIZE, ZONE } from './search.rules.ts'
import { nearestQuery } from './search-suggestions.ts'

/** A list as its page shows it: the pages that end with `pageNum`, with all counts. */
export function answerSearch(
  index: ProductIndex,
  shelf: CardShelf,
  query: SearchQuery,
  language: Language,
  now: Date,
): SearchWire {
  const end = query.pageNum * PAGE_SIZE
  const result = runQuery(index, query, end, now)
  const start = Math.max(0, query.pageNum - query.pages) * PAGE_SIZE
  const brand = brandOf(index, query)
  const total = result.matched.length
  return {
    total,
    pageNum: query.pageNum,
    pageSize: PAGE_SIZE,
    title: titleOf(index, query, brand, language),
    found: exists(index, query, brand),
    breadcrumb: breadcrumbOf(index, query.category, language),
    list: shelf.cards(result.first.subarray(start, end), language, now),
    filters: presentFilters(index, query, result, language),
    suggestion: total === 0 && query.keyword.trim() !== '' ? nearestQuery(index, query.keyword) : '',
    brand: brand ? { code: brand.code, name: brand.name, story: language === 'zh' ? brand.storyZh : brand.storyEn } : null,
  }
}

/** The counts alone, for a filter panel that is still being filled in. */
export function answerFilters(index: ProductIndex, query: SearchQuery, language: Language, now: Date): FiltersWire {
  return presentFilters(index, query, runQuery(index, query, 0, now), language)
}

/** The brand of a brand page: the one brand asked for, with nothing else to name the list by. */
function brandOf(index: ProductIndex, query: SearchQuery): FrameBrand | undefined {
  const only = query.brand.length === 1 && query.category === '' && query.keyword === ''
  return only ? index.brands.get(query.brand[0] ?? '') : undefined
}

function exists(index: ProductIndex, query: SearchQuery, brand: FrameBrand | undefined): boolean {
  if (query.category !== '') return index.categories.has(query.category)
  return brand !== undefined || query.keyword !== '' || query.brand.length !== 1
}

function titleOf(index: ProductIndex, query: SearchQuery, brand: FrameBrand | undefined, language: Language): string {
  const category = index.categories.get(query.category)
  if (category) return language === 'zh' ? category.nameZh : category.nameEn
  if (query.keyword.trim() !== '') return query.keyword.trim()
  if (brand) return brand.name
  if (query.searchOrderType === ZONE.seasonalSale) return listTitles.seasonalSale[language]
  if (query.searchOrderType === ZONE.newArrivals) return listTitles.newArrivals[language]
  if (query.searchOrderType === ZONE.lowestPrice) return listTitles.lowestPrice[language]
  return listTitles.all[language]
}

function breadcrumbOf(index: ProductIndex, path: string, language: Language): SearchWire['breadcrumb'] {
  const steps = path === '' ? [] : path.split('/')
  return steps.flatMap((_, at) => {
    const category = index.categories.get(steps.slice(0, at + 1).join('/'))
    return category ? [{ name: language === 'zh' ? category.nameZh : category.nameEn, code: category.path }] : []
  })
}
