import { recommendPieces } from '#flows/recommend-pieces.ts'
import { countSearch, hideFromSuggestions, showAdminSearches, showPopularSearches, suggestSearch } from '#flows/suggest-search.ts'
import {
  HideSearchInput,
  AdminSearchesWire,
  PopularSearchesInput,
  PopularSearchesWire,
  RecordSearchInput,
} from '#modules/popular-searches/popular-searches.contract.ts'
import {
  getAdminSearches,
  getPopularSearches,
  hidePopularSearch,
  recordSearch,
} from '#modules/popular-searches/popular-searches.paths.ts'
import {
  findCards,
  seoMessage,
  searchFilters as readFilters,
  searchProducts as readProducts,
} from '#modules/search/index.server.ts'
import {
  ByIdsInput,
  ByIdsWire,
  FiltersWire,
  RecommendedInput,
  SearchInput,
  SearchWire,
  SeoMessageWire,
  SuggestInput,
  SuggestWire,
} from '#modules/search/search.contract.ts'
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
import { z } from 'zod'

const access = 'anyone'
const admin = 'keep-search'
const nothing = z.object({})
const MOST_IDS = 20

const listCalls: Call[] = [
  defineCall(searchProducts, {
    access,
    input: SearchInput,
    output: SearchWire,
    reads: true,
    run: async ({ language }, query) => readProducts(query, language),
  }),
  defineCall(recommendProducts, {
    access,
    input: SearchInput,
    output: SearchWire,
    reads: true,
    run: async ({ language }, query) => readProducts({ ...query, isRecommend: true }, language),
  }),
  defineCall(getSeoMessage, {
    access,
    input: SearchInput,
    output: SeoMessageWire,
    reads: true,
    run: async ({ language }, query) => seoMessage(query, language),
  }),
  defineCall(searchFilters, {
    access,
    input: SearchInput,
    output: FiltersWire,
    reads: true,
    run: async ({ language }, query) => readFilters(query, language),
  }),
  defineCall(suggest, {
    access,
    input: SuggestInput,
    output: SuggestWire,
    run: ({ language }, input) => suggestSearch(input, language),
  }),
]

/** The same calls as programs of another age spell them. */
const olderCalls: Call[] = listCalls.flatMap((call) => {
  const name = call.path.slice(call.path.lastIndexOf('/') + 1)
  return [name, name.replace(/\.do$/, '')].map((spelling) => ({ ...call, path: `/search/untoken/product/${spelling}` }))
})

export const searchCalls: Call[] = [
  ...listCalls,
  ...olderCalls,
  defineCall(getPopularSearches, {
    access,
    input: PopularSearchesInput,
    output: PopularSearchesWire,
    run: ({ language }, { sexType }) => showPopularSearches(language, sexType),
  }),
  defineCall(recordSearch, {
    access: 'shopper',
    perMinute: 20,
    input: RecordSearchInput,
    output: nothing,
    reads: true,
    run: async ({ caller, language }, { searchWord }) => {
      await countSearch(caller.accountId, searchWord, language)
      return {}
    },
  }),
  defineCall(getAdminSearches, {
    access: admin,
    input: nothing,
    output: AdminSearchesWire,
    run: async () => showAdminSearches(),
  }),
  defineCall(hidePopularSearch, {
    access: admin,
    input: HideSearchInput,
    output: AdminSearchesWire,
    run: ({ tx, caller }, input) => hideFromSuggestions(tx, actorOf(caller), input),
  }),
  defineCall(listRecommended, {
    access,
    input: RecommendedInput,
    output: ByIdsWire,
    run: ({ tx, language }, input) => recommendPieces(tx, input, language),
  }),
  defineCall(listByIds, {
    access,
    input: ByIdsInput,
    output: ByIdsWire,
    run: async ({ language }, { ids }) => ({ list: await findCards(ids.split(',').slice(0, MOST_IDS), language) }),
  }),
]
