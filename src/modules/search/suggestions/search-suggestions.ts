import type { Language } from '#language/languages.ts'
import type { CardCache } from '#modules/search/lists/card-cache.ts'
import { hitsOf, type KeywordHits } from '#modules/search/query/keyword-hits.ts'
import { FLAG } from '#modules/search/index/product-columns.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import type { SuggestWire } from '#modules/search/search.contract.ts'
import { runsOf } from '#modules/search/words/tokenizer.ts'
import { bestHits, findHits } from './suggestion-hits.ts'
import { MOST_SUGGESTIONS, suggestBrands, suggestCategories, suggestPieces, suggestScopes } from './suggestion-kinds.ts'

type Suggestion = SuggestWire['list'][number]

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
  const categories = suggestCategories(names, word, sex, language, (path) => index.postingOf(path)?.size ?? 0)
  const coded = index.findByCode(word)
  const required = FLAG.live | (sex === 1 ? FLAG.women : 0) | (sex === 2 ? FLAG.men : 0)
  // Whoever types a number means that piece, on whichever side of the shop it stands.
  const accepts = (slot: number): boolean => slot === coded || (columns.flags[slot]! & required) === required
  const hits = coded === undefined ? findHits(index, word, accepts, ENOUGH) : hitsOf(Uint32Array.of(coded), Uint16Array.of(1))
  const scopes =
    categories.length === 0 && coded === undefined ? suggestScopes(names, language, countsOfSeen(index, hits, accepts)) : []
  const named = [...brands, ...categories, ...scopes]
  return [
    ...named,
    ...suggestPieces(cardCache.cards(bestHits(index, hits, accepts, MOST_SUGGESTIONS - named.length), language, now)),
  ]
}

/** Of the first that were found: how many stand in a category. */
function countsOfSeen(index: ProductIndex, { slots }: KeywordHits, accepts: (slot: number) => boolean) {
  const { categories, categoriesOf } = index.columns
  const counts = new Uint32Array(categories.values.size)
  for (let at = 0, counted = 0; at < slots.length && counted < MOST_COUNTED; at += 1) {
    if (!accepts(slots[at]!)) continue
    counted += 1
    for (const category of categoriesOf(slots[at]!)) counts[category]! += 1
  }
  return (path: string): number => counts[categories.values.find(path) ?? -1] ?? 0
}
