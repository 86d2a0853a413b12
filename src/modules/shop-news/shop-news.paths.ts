import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  MoveNewsInput,
  NewsDocument,
  NewsIdInput,
  NewsListInput,
  NewsListWire,
  NewsReachWire,
  NewsWire,
} from './shop-news.contract.ts'

export const listNews = getCall('/admin/news/list', {
  access: 'write-news',
  lags: true,
  input: NewsListInput,
  output: NewsListWire,
})
export const getNews = getCall('/admin/news/detail', { access: 'write-news', input: NewsIdInput, output: NewsWire })
/** A new one, when it has no id yet. */
export const saveNews = postCall('/admin/news/save', { access: 'write-news', input: NewsDocument, output: NewsDocument })
/** Whom it would reach, as it is typed: changes nothing. */
export const previewNews = postCall('/admin/news/preview', {
  access: 'write-news',
  reads: true,
  input: NewsDocument,
  output: NewsReachWire,
})
export const moveNews = postCall('/admin/news/move', { access: 'write-news', input: MoveNewsInput, output: NewsWire })
