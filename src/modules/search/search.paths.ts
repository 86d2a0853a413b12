import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  ByIdsInput,
  ByIdsWire,
  FiltersWire,
  RecommendedInput,
  SearchInput,
  SearchWire,
  SeoMessageWire,
  SuggestInput,
  SuggestWire,
} from './search.contract.ts'

export const searchProducts = postCall<SearchInput, SearchWire>('/product/search/list/searchProductByCondition.do')
export const searchFilters = postCall<SearchInput, FiltersWire>('/product/search/list/searchFilterByCondition.do')
export const recommendProducts = postCall<SearchInput, SearchWire>('/product/search/list/getRecommend.do')
export const getSeoMessage = postCall<SearchInput, SeoMessageWire>('/product/search/list/searchPlpSeoMsg.do')
export const suggest = getCall<SuggestInput, SuggestWire>('/product/search/list/suggest.do')
/** Pieces to go on with, eight at most. */
export const listRecommended = getCall<Partial<RecommendedInput>, ByIdsWire>('/product/spu/get/list/recommended.do')
/** `ids`: codes with commas between them, 20 at most. */
export const listByIds = getCall<ByIdsInput, ByIdsWire>('/product/spu/get/list/by/ids.do')
