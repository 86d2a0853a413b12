import type { Language } from '#language/languages.ts'
import type { CardCache } from '#modules/search/lists/card-cache.ts'
import { type AskedFilters, readFilters, withFilters } from '#modules/search/query/asked-filters.ts'
import { compileFilter } from '#modules/search/query/compiled-filter.ts'
import { hitsOf, type KeywordHits, noHits } from '#modules/search/query/keyword-hits.ts'
import { failureFinder } from '#modules/search/query/list-filter.ts'
import { FLAG } from '#modules/search/index/product-columns.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { SearchInput, type SuggestWire } from '#modules/search/search.contract.ts'
import { runsOf } from '#modules/search/words/tokenizer.ts'
import { bestHits, findHits } from './suggestion-hits.ts'
import { MOST_SUGGESTIONS, suggestBrands, suggestCategories, suggestPieces, suggestScopes } from './suggestion-kinds.ts'
import { withoutTwins } from './suggestion-twins.ts'

type Suggestion = SuggestWire['list'][number]
type Accepts = (slot: number) => boolean

/** Of a common word, to choose the best of. */
const ENOUGH = 40
/** Which departments they stand in is seen from so many. */
const MOST_COUNTED = 200

/** Designers, categories or departments, and pieces for a word that is still being typed; at most ten. */
export function suggestFor(
  index: ProductIndex,
  cardCache: CardCache,
  word: string,
  sex: number | undefined,
  language: Language,
  now: Date,
): Suggestion[] {
  if (runsOf(word).length === 0) return []
  const { names, columns } = index
  const brands = suggestBrands(names, word, (code) => columns.brandNames.find(code) !== undefined)
  const asked = { word, meant: index.keywords.placesMeant(word) }
  const categories = suggestCategories(names, asked, sex, language, (path) => index.postingOf(path)?.size ?? 0)
  const coded = index.findByCode(word)
  const required = FLAG.live | (sex === 1 ? FLAG.women : 0) | (sex === 2 ? FLAG.men : 0)
  // Whoever types a number means that piece, on whichever side of the shop it stands.
  const isOnSide = (slot: number): boolean => slot === coded || (columns.flags[slot]! & required) === required
  const { hits, accepts } =
    coded === undefined
      ? findMeant(index, word, isOnSide, now)
      : { hits: hitsOf(Uint32Array.of(coded), Uint16Array.of(1)), accepts: isOnSide }
  const scopes =
    categories.length === 0 && coded === undefined ? suggestScopes(names, language, countsOfSeen(index, hits, accepts)) : []
  const named = [...brands, ...categories, ...scopes]
  const best = bestHits(index, hits, accepts, MOST_SUGGESTIONS * 2)
  const pieces = withoutTwins(index, best, MOST_SUGGESTIONS - named.length)
  return [...named, ...suggestPieces(cardCache.cards(pieces, language, now))]
}

/** Prices, sizes and the like narrow what is suggested; an end that nothing meets yet may still be growing, and waits. */
function findMeant(index: ProductIndex, word: string, isOnSide: Accepts, now: Date): { hits: KeywordHits; accepts: Accepts } {
  const { keyword, filters } = readFilters(word)
  const accepts = filters.length === 0 ? isOnSide : withinFilters(index, { keyword, filters }, isOnSide, now)
  for (let rest = filters.length === 0 ? word.trim() : keyword; rest !== ''; rest = withoutEnd(rest)) {
    const hits = findHits(index, rest, accepts, ENOUGH)
    if (hits.slots.some(accepts)) return { hits, accepts }
  }
  return { hits: noHits, accepts }
}

const withoutEnd = (words: string): string => words.slice(0, Math.max(0, words.lastIndexOf(' '))).trim()

function withinFilters({ columns }: ProductIndex, asked: AskedFilters, isOnSide: Accepts, now: Date): Accepts {
  const failuresOf = failureFinder(columns, compileFilter(columns, withFilters(SearchInput.parse({}), asked), now))
  const one = new Uint32Array(1)
  return (slot) => {
    if (!isOnSide(slot)) return false
    one[0] = slot
    return (failuresOf(one)?.[0] ?? 0) === 0
  }
}

/** Of the first that were found: how many stand in a category. */
function countsOfSeen(index: ProductIndex, { slots }: KeywordHits, accepts: Accepts) {
  const { categories, categoriesOf } = index.columns
  const counts = new Uint32Array(categories.values.size)
  for (let at = 0, counted = 0; at < slots.length && counted < MOST_COUNTED; at += 1) {
    if (!accepts(slots[at]!)) continue
    counted += 1
    for (const category of categoriesOf(slots[at]!)) counts[category]! += 1
  }
  return (path: string): number => counts[categories.values.find(path) ?? -1] ?? 0
}
