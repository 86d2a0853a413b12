import type { Language } from '#language/languages.ts'
import type { Card } from '#modules/search/lists/card-cache.ts'
import { foldText } from '#platform/text/chinese-folding.ts'
import type { TaxonomyNames } from '#modules/search/product-row.ts'
import type { SuggestWire } from '#modules/search/search.contract.ts'
import { SuggestionNames } from './suggestion-names.ts'

type Suggestion = SuggestWire['list'][number]

const BRAND_TYPE = 9
const MOST_BRANDS = 2
const MOST_CATEGORIES = 3
const MOST_SCOPES = 2

const namesCache = new WeakMap<TaxonomyNames, SuggestionNames>()

/** Names change a few times a year and are asked for at every letter. */
function namesOf(taxonomy: TaxonomyNames): SuggestionNames {
  const names =
    namesCache.get(taxonomy) ??
    new SuggestionNames(
      [...taxonomy.brands.values()].filter(({ hidden }) => !hidden),
      [...taxonomy.categories.values()],
    )
  namesCache.set(taxonomy, names)
  return names
}

/** How many suggestions there are at most. */
export const MOST_SUGGESTIONS = 10

/** Pieces as suggestions. */
export const suggestPieces = (cards: readonly Card[]): Suggestion[] =>
  cards.map(({ productTitle, brandName, brandCode, articleNumber, spuCode, productImg, salesPrice }) => ({
    kind: 'product',
    searchType: 0,
    productTitle,
    brandName,
    brandCode,
    articleNumber,
    code: spuCode,
    productImg,
    price: salesPrice,
  }))

/** Designers whose name, or a word of it, begins so, and who have something listed. */
export function suggestBrands(taxonomy: TaxonomyNames, word: string, isListed: (code: string) => boolean): Suggestion[] {
  return namesOf(taxonomy)
    .brandsLike(foldText(word.trim()))
    .filter(({ code }) => isListed(code))
    .slice(0, MOST_BRANDS)
    .map(({ code, name }) => ({
      kind: 'brand',
      searchType: BRAND_TYPE,
      productTitle: '',
      brandName: name,
      brandCode: code,
      articleNumber: '',
      code,
      productImg: null,
      price: '',
    }))
}

/** The broader ones first, and those that are `meant` by the word where none is called so; an empty category is never suggested. */
export function suggestCategories(
  taxonomy: TaxonomyNames,
  { word, meant }: { word: string; meant: readonly string[] },
  sex: number | undefined,
  language: Language,
  countOf: (path: string) => number,
): Suggestion[] {
  const otherSide = sex === 1 ? 'men' : sex === 2 ? 'women' : ''
  const named = namesOf(taxonomy).categoriesLike(foldText(word.trim()))
  return (named.length > 0 ? named : meant.flatMap((path) => taxonomy.categories.get(path) ?? []))
    .filter(({ path }) => path.split('/')[0] !== otherSide && countOf(path) > 0)
    .slice(0, MOST_CATEGORIES)
    .map(({ path, nameEn, nameZh }) => ({
      ...wordless,
      kind: 'category',
      productTitle: language === 'zh' ? nameZh : nameEn,
      code: path,
    }))
}

const wordless = { searchType: 0, brandName: '', brandCode: '', articleNumber: '', productImg: null, price: '' }

/** The departments most of what was found stands in, when it stands in several. */
export function suggestScopes(taxonomy: TaxonomyNames, language: Language, countOf: (path: string) => number): Suggestion[] {
  const departments = namesOf(taxonomy)
    .departments.map((category) => ({ ...category, num: countOf(category.path) }))
    .filter(({ num }) => num > 0)
    .sort((one, other) => other.num - one.num)
  if (departments.length < 2) return []
  return departments.slice(0, MOST_SCOPES).map(({ path, nameEn, nameZh }) => ({
    ...wordless,
    kind: 'scope',
    productTitle: language === 'zh' ? nameZh : nameEn,
    code: path,
  }))
}
