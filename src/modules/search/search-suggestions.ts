import type { Language } from '#language/languages.ts'
import type { CardShelf } from './card-shelf.ts'
import { foldText } from './chinese-folding.ts'
import { FLAG } from './product-columns.ts'
import type { ProductIndex } from './product-index.ts'
import { byRelevance } from './result-order.ts'
import type { SuggestWire } from './search.contract.ts'
import { runsOf } from './search-words.ts'

type Suggestion = SuggestWire['list'][number]
type Sex = 1 | 2 | undefined

const MOST = 10
const BRAND_TYPE = 9
const MOST_BRANDS = 2
const MOST_CATEGORIES = 3
const MOST_SCOPES = 2

/** Designers, categories or departments, and pieces for a word that is still being typed; at most ten. */
export function suggestFor(
  index: ProductIndex,
  shelf: CardShelf,
  word: string,
  sex: number | undefined,
  language: Language,
  now: Date,
): Suggestion[] {
  if (runsOf(word).length === 0) return []
  const brands = suggestBrands(index, word)
  const categories = suggestCategories(index, word, sex === 1 || sex === 2 ? sex : undefined, language)
  const coded = index.findByCode(word)
  const hits = index.keywords.find(word, { prefixes: true })
  const required = FLAG.live | (sex === 1 ? FLAG.women : 0) | (sex === 2 ? FLAG.men : 0)
  const fitting = hits.slots.filter((slot) => (index.columns.flags[slot]! & required) === required)
  const best =
    coded === undefined ? byRelevance(fitting, hits.scoreOf, index.columns, index.orders.recommended) : Uint32Array.of(coded)
  const scopes = categories.length === 0 && coded === undefined ? suggestScopes(index, fitting, language) : []
  const named = [...brands, ...categories, ...scopes]
  const products = shelf.cards(best.subarray(0, MOST - named.length), language, now).map(
    ({ productTitle, brandName, brandCode, articleNumber, spuCode, productImg }): Suggestion => ({
      kind: 'product',
      searchType: 0,
      productTitle,
      brandName,
      brandCode,
      articleNumber,
      code: spuCode,
      productImg,
    }),
  )
  return [...named, ...products]
}

function suggestBrands(index: ProductIndex, word: string): Suggestion[] {
  const start = foldText(word.trim())
  const begins = (text: string): boolean =>
    foldText(text).startsWith(start) ||
    foldText(text)
      .split(/[\s-]+/)
      .some((part) => part.startsWith(start))
  return [...index.brands.values()]
    .filter(({ code, name, aliases }) => [name, ...aliases].some(begins) && index.columns.brandNames.find(code) !== undefined)
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
    }))
}

/** The broader ones first; an empty category is never suggested. */
function suggestCategories(index: ProductIndex, word: string, sex: Sex, language: Language): Suggestion[] {
  const wanted = foldText(word.trim())
  const otherSide = sex === 1 ? 'men' : sex === 2 ? 'women' : ''
  return [...index.categories.values()]
    .filter(({ path, nameEn, nameZh }) => {
      const side = path.split('/')[0]
      const named =
        foldText(nameZh).includes(wanted) ||
        foldText(nameEn)
          .split(/[\s&-]+/)
          .some((part) => part.startsWith(wanted)) ||
        foldText(nameEn).startsWith(wanted)
      return named && side !== otherSide && (index.postingOf(path)?.size ?? 0) > 0
    })
    .sort((one, other) => one.path.split('/').length - other.path.split('/').length)
    .slice(0, MOST_CATEGORIES)
    .map(({ path, nameEn, nameZh }) => ({
      ...wordless,
      kind: 'category',
      productTitle: language === 'zh' ? nameZh : nameEn,
      code: path,
    }))
}

const wordless = { searchType: 0, brandName: '', brandCode: '', articleNumber: '', productImg: null }

/** The departments most of what was found stands in, when it stands in several. */
function suggestScopes(index: ProductIndex, slots: Uint32Array, language: Language): Suggestion[] {
  const { categories, categoryPaths } = index.columns
  const counts = new Uint32Array(categoryPaths.size)
  for (const slot of slots) categories.count(slot, counts)
  const departments = [...index.categories.values()]
    .filter(({ path }) => path.split('/').length === 2)
    .map((category) => ({ ...category, num: counts[categoryPaths.find(category.path) ?? -1] ?? 0 }))
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
