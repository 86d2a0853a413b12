import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminSearchesWire,
  ChosenInput,
  HideSearchInput,
  PopularSearchesInput,
  PopularSearchesWire,
  RecordSearchInput,
} from './popular-searches.contract.ts'

export const getPopularSearches = getCall('/product/search/list/popular.do', {
  access: 'anyone',
  input: PopularSearchesInput,
  output: PopularSearchesWire,
})
export const recordSearch = postCall('/product/search/list/recordSearch.do', {
  access: 'shopper',
  reads: true,
  perMinute: 20,
  input: RecordSearchInput,
})
export const recordChoice = postCall('/product/search/list/recordChoice.do', {
  access: 'shopper',
  perMinute: 30,
  input: ChosenInput,
})

export const getAdminSearches = getCall('/admin/search/popular', { access: 'keep-search', output: AdminSearchesWire })
export const hidePopularSearch = postCall('/admin/search/hide', {
  access: 'keep-search',
  input: HideSearchInput,
  output: AdminSearchesWire,
})
