import type { Language } from '#language/languages.ts'
import { SearchInput, type SearchQuery, type SuggestWire } from '../search.contract.ts'
import { runsOf } from '#modules/search/words/search-words.ts'
import {
  MOST_SUGGESTIONS,
  suggestBrands,
  suggestCategories,
  suggestPieces,
  suggestScopes,
} from '#modules/search/suggestions/suggestion-kinds.ts'
import type { Card } from '#modules/search/lists/card-cache.ts'
import type { SearchEngine } from '../search-engine.ts'
import { type Conditions, whereOf } from './cluster-conditions.ts'
import type { Ask } from './cluster-counts.ts'
import { numbersOf, rankedRows } from './cluster-lists.ts'

/** What of the engine suggestions are made with. */
type Suggesting = Pick<SearchEngine, 'taxonomy' | 'counts' | 'countsInCategories'> & {
  ask: Ask
  countsOfBrands(): ReturnType<SearchEngine['countsInCategories']>
  conditions(query: SearchQuery, now: Date, options: { prefixes: boolean }): Promise<Conditions>
  cardsOfDocuments(documents: readonly string[], language: Language, now: Date): Promise<Card[]>
}

/** Names and pieces for a word that is still being typed, as the engine in the process suggests them. */
export async function suggestFromCluster(
  engine: Suggesting,
  word: string,
  sex: number | undefined,
  language: Language,
  now: Date,
): Promise<SuggestWire['list']> {
  if (runsOf(word).length === 0) return []
  const { taxonomy } = engine
  const query = SearchInput.parse({ keyword: word, sexType: sex === 1 || sex === 2 ? sex : undefined })
  const [inShop, brandCounts, conditions] = await Promise.all([
    engine.countsInCategories(),
    engine.countsOfBrands(),
    engine.conditions(query, now, { prefixes: true }),
  ])
  const brands = suggestBrands(taxonomy, word, (code) => (brandCounts.get(code) ?? 0) > 0)
  const categories = suggestCategories(taxonomy, word, sex, language, (path) => inShop.get(path) ?? 0)
  const scopes = categories.length > 0 ? [] : await scopesOf(engine, query, now, language)
  const named = [...brands, ...categories, ...scopes]
  const rows = await rankedRows(engine.ask, whereOf(conditions), MOST_SUGGESTIONS - named.length)
  return [...named, ...suggestPieces(await engine.cardsOfDocuments(numbersOf(rows), language, now))]
}

async function scopesOf(engine: Suggesting, query: SearchQuery, now: Date, language: Language): Promise<SuggestWire['list']> {
  const { counts } = await engine.counts(query, now)
  return counts.total < 2 ? [] : suggestScopes(engine.taxonomy, language, (path) => counts.categories.get(path) ?? 0)
}
