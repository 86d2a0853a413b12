import type { Language } from '#language/languages.ts'
import {
  hideSearch,
  listPopularSearches,
  noteSearch,
  popularSearches,
  readHiddenSearches,
} from '#modules/popular-searches/index.server.ts'
import type { AdminSearchesWire, PopularSearchesWire } from '#modules/popular-searches/popular-searches.contract.ts'
import { maySuggest, spacedOnce } from '#modules/popular-searches/popular-searches.rules.ts'
import { countBegun } from '#modules/daily-counts/index.server.ts'
import { foldQuery, searchFilters, searchProducts, suggest } from '#modules/search/index.server.ts'
import { SearchInput, type SuggestWire } from '#modules/search/search.contract.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'

const MOST = 10
/** What others asked for leaves room for designers and departments, and those leave room for at least one of it. */
const MOST_NAMED = 5
const MOST_QUERIES = 3
const MOST_WHEN_EMPTY = 8
/** Designers to begin with: those with most to see. */
const MOST_BRANDS = 3

/** Suggests for a word that is still being typed: designers, what others asked for, categories or departments, and pieces. */
export async function suggestSearch(
  { searchWord, sexType }: { searchWord: string; sexType?: number | undefined },
  language: Language,
): Promise<SuggestWire> {
  const own = await suggest(searchWord, sexType, language)
  // What one side of the shop does not have, the other may.
  const { list } = own.list.length > 0 || !sexType ? own : await suggest(searchWord, undefined, language)
  const designers = list.filter(({ kind }) => kind === 'brand')
  const others = list.filter(({ kind }) => kind !== 'brand')
  const named = list.filter(({ kind }) => kind !== 'product').length
  const most = Math.min(MOST_QUERIES, Math.max(1, MOST_NAMED - named))
  const queries = popularSearches(language, foldQuery(searchWord), most).map(asSuggestion)
  return { list: [...designers, ...queries, ...others].slice(0, MOST) }
}

const asSuggestion = (query: string): SuggestWire['list'][number] => ({
  ...{ kind: 'query', searchType: 0, productTitle: query, code: query },
  ...{ brandName: '', brandCode: '', articleNumber: '', productImg: null, price: '' },
})

/** Shows designers and what others asked for, before anything is typed: on one side of the shop only what finds a piece there. */
export async function showPopularSearches(language: Language, sexType?: number): Promise<PopularSearchesWire> {
  const { brand } = await searchFilters(SearchInput.parse({ sexType }), language)
  const brands = brand
    .toSorted((one, other) => other.num - one.num)
    .slice(0, MOST_BRANDS)
    .map(({ value, name }) => ({ code: value, name }))
  return { list: await listPopular(language, sexType), brands }
}

async function listPopular(language: Language, sexType: number | undefined): Promise<string[]> {
  if (!sexType) return popularSearches(language, '', MOST_WHEN_EMPTY)
  const asked = popularSearches(language, '', MOST_WHEN_EMPTY * 2)
  const found = await Promise.all(asked.map((word) => suggest(word, sexType, language)))
  const isThere = (at: number): boolean => found[at]!.list.some(({ kind }) => kind === 'product')
  return asked.filter((_, at) => isThere(at)).slice(0, MOST_WHEN_EMPTY)
}

/** Counts a search that may be shown to others: what found something becomes a suggestion, words that found nothing stand in a report. */
export async function countSearch(visitorId: string, typed: string, language: Language): Promise<void> {
  if (!maySuggest(typed)) return
  const { total, leftOut, near } = await searchProducts(SearchInput.parse({ keyword: typed }), language)
  if (total > 0) noteSearch({ language, typed, folded: foldQuery(typed), visitorId })
  if (total > 0 && leftOut.length + near.length === 0) return
  countBegun(total > 0 ? 'search-part' : 'search-nothing', visitorId, `${language} ${spacedOnce(typed)}`)
}

/** What is popular in both languages, for operators. */
export const showAdminSearches = (): AdminSearchesWire => ({ list: listPopularSearches() })

/** An operator hides a search from all suggestions, or lets it be suggested again. */
export async function hideFromSuggestions(
  tx: Tx,
  operator: Operator,
  { query, isHidden }: { query: string; isHidden: boolean },
): Promise<AdminSearchesWire> {
  const folded = foldQuery(query)
  await hideSearch(tx, folded, isHidden)
  const action = isHidden ? 'hide-search' : 'show-search'
  await recordAudit(tx, { by: operator, action, subject: 'search', subjectId: folded })
  await readHiddenSearches(tx)
  return showAdminSearches()
}
