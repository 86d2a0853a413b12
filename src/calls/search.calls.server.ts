import {
  findCards,
  seoMessage,
  searchFilters as readFilters,
  searchProducts as readProducts,
  suggest as readSuggestions,
} from '#modules/search/index.server.ts'
import {
  ByIdsInput,
  ByIdsWire,
  FiltersWire,
  SearchInput,
  SearchWire,
  SeoMessageWire,
  SuggestInput,
  SuggestWire,
} from '#modules/search/search.contract.ts'
import {
  listByIds,
  recommendProducts,
  searchFilters,
  searchProducts,
  suggest,
  tellSeoMessage,
} from '#modules/search/search.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'anyone'
const MOST_IDS = 20

export const searchCalls: Call[] = [
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
  defineCall(tellSeoMessage, {
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
    run: async ({ language }, { searchWord, sexType }) => readSuggestions(searchWord, sexType, language),
  }),
  defineCall(listByIds, {
    access,
    input: ByIdsInput,
    output: ByIdsWire,
    run: async ({ language }, { ids }) => ({ list: await findCards(ids.split(',').slice(0, MOST_IDS), language) }),
  }),
]
