import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  PageEditWire,
  PageInput,
  PageListWire,
  PageVersionInput,
  PageWords,
  SavedPage,
  TriedPageWire,
  TryPageInput,
} from './page-words.contract.ts'

export const listPages = getCall('/admin/page/list', { access: 'edit-pages', output: PageListWire })
export const getPage = getCall('/admin/page/detail', { access: 'edit-pages', input: PageInput, output: PageEditWire })
export const getPageVersion = getCall('/admin/page/version', { access: 'edit-pages', input: PageVersionInput, output: PageWords })
export const tryPage = postCall('/admin/page/try', { access: 'edit-pages', input: TryPageInput, output: TriedPageWire })
export const savePage = postCall('/admin/page/save', { access: 'edit-pages', input: SavedPage, output: SavedPage })
