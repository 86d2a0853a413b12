import type { Language } from '#language/languages.ts'
import { presentTree } from './category-tree.ts'
import type { Understood } from './present-understood.ts'
import { nameIn, titleOf } from './list-title.ts'
import { presentFilters } from './present-filters.ts'
import type { TaxonomyBrand, TaxonomyNames } from '#modules/search/product-row.ts'
import type { FiltersWire, SearchQuery, SearchWire } from '#modules/search/search.contract.ts'
import { categoriesOf, PAGE_SIZE } from '#modules/search/search.rules.ts'
import type { ScopedQuery, SearchEngine } from '#modules/search/search-engine.ts'

/** A list without how its keyword was understood, and what of its query is called otherwise now. */
export type ListAnswer = Omit<SearchWire, 'moved' | keyof Understood>

/** A list as its page shows it: the pages that end with `pageNum`, with all counts. */
export async function answerSearch(engine: SearchEngine, query: ScopedQuery, language: Language, now: Date): Promise<ListAnswer> {
  const { taxonomy } = engine
  const slice = { from: Math.max(0, query.pageNum - query.pages) * PAGE_SIZE, to: query.pageNum * PAGE_SIZE }
  const [{ cards, counts, whole, leftOut, near }, inShop] = await Promise.all([
    engine.list(query, slice, language, now),
    engine.countsInCategories(),
  ])
  const brand = taxonomy.brands.get(query.brandCode)
  const { total } = counts
  const isShort = total === 0 || leftOut.length > 0
  return {
    total,
    pageNum: query.pageNum,
    pageSize: PAGE_SIZE,
    title: titleOf(taxonomy, query, brand, language),
    found: exists(taxonomy, query, brand),
    breadcrumb: breadcrumbOf(taxonomy, query.category, language),
    categoryTree: presentTree(taxonomy, query, { inShop, inList: whole.categories }, language),
    list: cards,
    filters: presentFilters(taxonomy, query, { counts, whole }, language),
    suggestion: isShort && query.keyword.trim() !== '' ? await engine.nearestQuery(query.keyword) : '',
    partial: leftOut.length + near.length > 0,
    leftOut: [...leftOut],
    near: [...near],
    collection: null,
    brand: brand ? presentBrand(brand, language) : null,
  }
}

/** The counts alone, for a filter panel that is still being filled in. */
export async function answerFilters(
  engine: SearchEngine,
  query: ScopedQuery,
  language: Language,
  now: Date,
): Promise<FiltersWire> {
  return presentFilters(engine.taxonomy, query, await engine.counts(query, now), language)
}

const presentBrand = (brand: TaxonomyBrand, language: Language): SearchWire['brand'] => ({
  code: brand.code,
  name: brand.name,
  story: language === 'zh' ? brand.storyZh : brand.storyEn,
  origin: language === 'zh' ? brand.originZh : brand.originEn,
  year: brand.foundedYear,
  logo: pictureIn(brand.logo, language),
  hero: pictureIn(brand.hero, language),
})

const pictureIn = (picture: TaxonomyBrand['logo'], language: Language) =>
  picture ? { ...picture, alt: picture.alt[language] } : null

const exists = (taxonomy: TaxonomyNames, { category, brandCode }: SearchQuery, brand: TaxonomyBrand | undefined): boolean =>
  categoriesOf(category).every((path) => taxonomy.categories.has(path)) &&
  (brandCode === '' || (brand !== undefined && !brand.hidden))

function breadcrumbOf(taxonomy: TaxonomyNames, path: string, language: Language): SearchWire['breadcrumb'] {
  if (!taxonomy.categories.has(path)) return []
  const steps = path.split('/')
  return steps.flatMap((_, at) => {
    const category = taxonomy.categories.get(steps.slice(0, at + 1).join('/'))
    return category ? [{ name: nameIn(language, category), code: category.path }] : []
  })
}
