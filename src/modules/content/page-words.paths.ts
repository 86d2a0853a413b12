import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  PageEditWire,
  PageInput,
  PageListWire,
  PageVersionInput,
  PageWords,
  SavedPage,
  TriedPageWire,
  TryPageInput,
} from './page-words.contract.ts'

export const listPages = getCall<Record<string, never>, PageListWire>('/admin/page/list')
export const getPage = getCall<PageInput, PageEditWire>('/admin/page/detail')
export const getPageVersion = getCall<PageVersionInput, PageWords>('/admin/page/version')
export const tryPage = postCall<TryPageInput, TriedPageWire>('/admin/page/try')
export const savePage = postCall<SavedPage, SavedPage>('/admin/page/save')
