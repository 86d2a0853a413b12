import { getCall, postCall } from '#platform/wire/call-path.ts'
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
} from './search.contract.ts'

export const searchProducts = postCall('/product/search/list/searchProductByCondition.do', {
  access: 'anyone',
  reads: true,
  input: SearchInput,
  output: SearchWire,
})
export const searchFilters = postCall('/product/search/list/searchFilterByCondition.do', {
  access: 'anyone',
  reads: true,
  input: SearchInput,
  output: FiltersWire,
})
export const recommendProducts = postCall('/product/search/list/getRecommend.do', {
  access: 'anyone',
  reads: true,
  input: SearchInput,
  output: SearchWire,
})
export const getSeoMessage = postCall('/product/search/list/searchPlpSeoMsg.do', {
  access: 'anyone',
  reads: true,
  input: SearchInput,
  output: SeoMessageWire,
})
export const suggest = getCall('/product/search/list/suggest.do', { access: 'anyone', input: SuggestInput, output: SuggestWire })
/** Pieces to go on with, eight at most. */
export const listRecommended = getCall('/product/spu/get/list/recommended.do', {
  access: 'anyone',
  input: RecommendedInput,
  output: ByIdsWire,
})
/** `ids`: codes with commas between them, 20 at most. */
export const listByIds = getCall('/product/spu/get/list/by/ids.do', { access: 'anyone', input: ByIdsInput, output: ByIdsWire })
