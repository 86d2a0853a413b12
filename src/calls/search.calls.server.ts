import { noteSearchChoice } from '#flows/search/note-choice.ts'
import { recommendPieces } from '#flows/recommend-pieces.ts'
import { countSearch, hideFromSuggestions, showAdminSearches, showPopularSearches, suggestSearch } from '#flows/suggest-search.ts'
import {
  getAdminSearches,
  getPopularSearches,
  hidePopularSearch,
  recordChoice,
  recordSearch,
} from '#modules/popular-searches/popular-searches.paths.ts'
import {
  findCards,
  seoMessage,
  searchFilters as readFilters,
  searchProducts as readProducts,
} from '#modules/search/index.server.ts'
import {
  listByIds,
  listRecommended,
  recommendProducts,
  searchFilters,
  searchProducts,
  suggest,
  getSeoMessage,
} from '#modules/search/search.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const MOST_IDS = 20

const listCalls: Call[] = [
  defineCall(searchProducts, async ({ language }, query) => readProducts(query, language)),
  defineCall(recommendProducts, async ({ language }, query) => readProducts({ ...query, isRecommend: true }, language)),
  defineCall(getSeoMessage, async ({ language }, query) => seoMessage(query, language)),
  defineCall(searchFilters, async ({ language }, query) => readFilters(query, language)),
  defineCall(suggest, ({ language }, input) => suggestSearch(input, language)),
]

/** The same calls as programs of another age spell them. */
const olderCalls: Call[] = listCalls.flatMap((call) => {
  const name = call.path.slice(call.path.lastIndexOf('/') + 1)
  return [name, name.replace(/\.do$/, '')].map((spelling) => ({ ...call, path: `/search/untoken/product/${spelling}` }))
})

export const searchCalls: Call[] = [
  ...listCalls,
  ...olderCalls,
  defineCall(getPopularSearches, ({ language }, { sexType }) => showPopularSearches(language, sexType)),
  defineCall(recordSearch, async ({ caller, language }, { searchWord }) => {
    await countSearch(caller.accountId, searchWord, language)
    return {}
  }),
  defineCall(recordChoice, async ({ tx, caller }, choice) => {
    await noteSearchChoice(tx, caller.accountId, choice)
    return {}
  }),
  defineCall(getAdminSearches, async () => showAdminSearches()),
  defineCall(hidePopularSearch, ({ tx, caller }, input) => hideFromSuggestions(tx, actorOf(caller), input)),
  defineCall(listRecommended, ({ tx, language }, input) => recommendPieces(tx, input, language)),
  defineCall(listByIds, async ({ language }, { ids, ...asked }) => ({
    list: await findCards(ids.split(',').slice(0, MOST_IDS), language, asked),
  })),
]
