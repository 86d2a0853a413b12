import type { Language } from '#language/languages.ts'
import type { CardShelf } from './card-shelf.ts'
import { foldText } from './chinese-folding.ts'
import { hitsOf, type KeywordHits } from './keyword-hits.ts'
import { FLAG } from './product-columns.ts'
import type { ProductIndex } from './product-index.ts'
import type { SuggestWire } from './search.contract.ts'
import { runsOf } from './search-words.ts'
import { bestHits, findHits } from './suggestion-hits.ts'
import { SuggestionNames } from './suggestion-names.ts'
import type { FrameNames } from './product-row.ts'

type Suggestion = SuggestWire['list'][number]
type Sex = 1 | 2 | undefined

const MOST = 10
const BRAND_TYPE = 9
/** Of a common word, to choose the best of. */
const ENOUGH = 40
/** Which departments they stand in is seen from so many. */
const MOST_COUNTED = 200
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
  const folded = foldText(word.trim())
  const brands = suggestBrands(index, folded)
  const categories = suggestCategories(index, folded, sex === 1 || sex === 2 ? sex : undefined, language)
  const coded = index.findByCode(word)
  const required = FLAG.live | (sex === 1 ? FLAG.women : 0) | (sex === 2 ? FLAG.men : 0)
  // Whoever types a number means that piece, on whichever side of the shop it stands.
  const accepts = (slot: number): boolean => slot === coded || (index.columns.flags[slot]! & required) === required
  const hits = coded === undefined ? findHits(index, word, accepts, ENOUGH) : hitsOf(Uint32Array.of(coded), Uint16Array.of(1))
  const scopes = categories.length === 0 && coded === undefined ? suggestScopes(index, hits, accepts, language) : []
  const named = [...brands, ...categories, ...scopes]
  const products = shelf.cards(bestHits(index, hits, accepts, MOST - named.length), language, now).map(
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

const keptNames = new WeakMap<FrameNames, SuggestionNames>()

/** Names change a few times a year and are asked for at every letter. */
function namesOf({ names }: ProductIndex): SuggestionNames {
  const kept = keptNames.get(names) ?? new SuggestionNames([...names.brands.values()], [...names.categories.values()])
  keptNames.set(names, kept)
  return kept
}

const suggestBrands = (index: ProductIndex, folded: string): Suggestion[] =>
  namesOf(index)
    .brandsLike(folded)
    .filter(({ code }) => index.columns.brandNames.find(code) !== undefined)
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

/** The broader ones first; an empty category is never suggested. */
function suggestCategories(index: ProductIndex, folded: string, sex: Sex, language: Language): Suggestion[] {
  const otherSide = sex === 1 ? 'men' : sex === 2 ? 'women' : ''
  return namesOf(index)
    .categoriesLike(folded)
    .filter(({ path }) => path.split('/')[0] !== otherSide && (index.postingOf(path)?.size ?? 0) > 0)
    .slice(0, MOST_CATEGORIES)
    .map(({ path, nameEn, nameZh }) => ({
      ...wordless,
      kind: 'category',
      productTitle: language === 'zh' ? nameZh : nameEn,
      code: path,
    }))
}

const wordless = { searchType: 0, brandName: '', brandCode: '', articleNumber: '', productImg: null }

/** The departments most of what was looked at stands in, when it stands in several. */
function suggestScopes(
  index: ProductIndex,
  { slots }: KeywordHits,
  accepts: (slot: number) => boolean,
  language: Language,
): Suggestion[] {
  const { categories, categoriesOf } = index.columns
  const counts = new Uint32Array(categories.values.size)
  for (let at = 0, counted = 0; at < slots.length && counted < MOST_COUNTED; at += 1) {
    if (!accepts(slots[at]!)) continue
    counted += 1
    for (const category of categoriesOf(slots[at]!)) counts[category]! += 1
  }
  const departments = namesOf(index)
    .departments.map((category) => ({ ...category, num: counts[categories.values.find(category.path) ?? -1] ?? 0 }))
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
