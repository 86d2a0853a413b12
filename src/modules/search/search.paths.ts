import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { FiltersWire, SearchInput, SearchWire, SuggestInput, SuggestWire } from './search.contract.ts'

export const searchProducts = postCall<SearchInput, SearchWire>('/product/search/list/searchProductByCondition.do')
export const searchFilters = postCall<SearchInput, FiltersWire>('/product/search/list/searchFilterByCondition.do')
export const suggest = getCall<SuggestInput, SuggestWire>('/product/search/list/suggest.do')
