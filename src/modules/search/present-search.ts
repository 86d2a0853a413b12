import type { Language } from '#language/languages.ts'
import type { CardShelf } from './card-shelf.ts'
import { presentTree } from './category-tree.ts'
import { nameIn, titleOf } from './list-title.ts'
import { presentFilters } from './present-filters.ts'
import type { ProductIndex } from './product-index.ts'
import type { FrameBrand } from './product-row.ts'
import { countWhole, runQuery } from './product-query.ts'
import type { FiltersWire, SearchQuery, SearchWire } from './search.contract.ts'
import { categoriesOf, PAGE_SIZE } from './search.rules.ts'
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
  const whole = countWhole(index, query, now)
  const start = Math.max(0, query.pageNum - query.pages) * PAGE_SIZE
  const brand = index.brands.get(query.brandCode)
  const total = result.matched.length
  return {
    total,
    pageNum: query.pageNum,
    pageSize: PAGE_SIZE,
    title: titleOf(index, query, brand, language),
    found: exists(index, query, brand),
    breadcrumb: breadcrumbOf(index, query.category, language),
    categoryTree: presentTree(index, query, whole, language),
    list: shelf.cards(result.first.subarray(start, end), language, now),
    filters: presentFilters(index, query, result, whole, language),
    suggestion: total === 0 && query.keyword.trim() !== '' ? nearestQuery(index, query.keyword) : '',
    brand: brand ? presentBrand(brand, language) : null,
  }
}

/** The counts alone, for a filter panel that is still being filled in. */
export function answerFilters(index: ProductIndex, query: SearchQuery, language: Language, now: Date): FiltersWire {
  return presentFilters(index, query, runQuery(index, query, 0, now), countWhole(index, query, now), language)
}

const presentBrand = (brand: FrameBrand, language: Language): SearchWire['brand'] => ({
  code: brand.code,
  name: brand.name,
  story: language === 'zh' ? brand.storyZh : brand.storyEn,
  origin: language === 'zh' ? brand.originZh : brand.originEn,
  year: brand.foundedYear,
})

const exists = (index: ProductIndex, { category, brandCode }: SearchQuery, brand: FrameBrand | undefined): boolean =>
  categoriesOf(category).every((path) => index.categories.has(path)) && (brandCode === '' || brand !== undefined)

function breadcrumbOf(index: ProductIndex, path: string, language: Language): SearchWire['breadcrumb'] {
  if (!index.categories.has(path)) return []
  const steps = path.split('/')
  return steps.flatMap((_, at) => {
    const category = index.categories.get(steps.slice(0, at + 1).join('/'))
    return category ? [{ name: nameIn(language, category), code: category.path }] : []
  })
}
