import {
  searchFilters as readFilters,
  searchProducts as readProducts,
  suggest as readSuggestions,
} from '#modules/search/index.server.ts'
import { FiltersWire, SearchInput, SearchWire, SuggestInput, SuggestWire } from '#modules/search/search.contract.ts'
import { searchFilters, searchProducts, suggest } from '#modules/search/search.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'anyone'

export const searchCalls: Call[] = [
  defineCall(searchProducts, {
    access,
    input: SearchInput,
    output: SearchWire,
    reads: true,
    run: async ({ language }, query) => readProducts(query, language),
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
]
