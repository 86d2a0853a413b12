import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  HideSearchInput,
  AdminSearchesWire,
  PopularSearchesInput,
  PopularSearchesWire,
  RecordSearchInput,
} from './popular-searches.contract.ts'

export const getPopularSearches = getCall<PopularSearchesInput, PopularSearchesWire>('/product/search/list/popular.do')
export const recordSearch = postCall<RecordSearchInput, Record<string, never>>('/product/search/list/recordSearch.do')

export const getAdminSearches = getCall<Record<string, never>, AdminSearchesWire>('/admin/search/popular')
export const hidePopularSearch = postCall<HideSearchInput, AdminSearchesWire>('/admin/search/hide')
