import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  BeginCountInput,
  BookCountInput,
  BookCountWire,
  CountDetailInput,
  CountDetailWire,
  CountIdInput,
  CountLineWire,
  CountSheetInput,
  CountsInput,
  CountsWire,
  ScanInput,
} from './counting.contract.ts'

export const listCounts = getCall<CountsInput, CountsWire>('/admin/count/list')
export const getCount = getCall<CountDetailInput, CountDetailWire>('/admin/count/detail')
export const beginCount = postCall<BeginCountInput, CountIdInput>('/admin/count/begin', { once: true })
export const scanPiece = postCall<ScanInput, CountLineWire>('/admin/count/scan', { once: true })
export const bookCount = postCall<BookCountInput, BookCountWire>('/admin/count/book', { once: true })
export const dropCount = postCall<CountIdInput, Record<string, never>>('/admin/count/drop')
export const countSheet = fileCall<CountSheetInput>('/admin/count/sheet')
