import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
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

export const listCounts = getCall('/admin/count/list', { access: 'read-products', input: CountsInput, output: CountsWire })
export const getCount = getCall('/admin/count/detail', {
  access: 'read-products',
  input: CountDetailInput,
  output: CountDetailWire,
})
export const beginCount = postCall('/admin/count/begin', {
  access: 'move-stock',
  once: true,
  input: BeginCountInput,
  output: CountIdInput,
})
export const scanPiece = postCall('/admin/count/scan', {
  access: 'move-stock',
  once: true,
  // A fast hand with a scanner.
  perMinute: 600,
  input: ScanInput,
  output: CountLineWire,
})
export const bookCount = postCall('/admin/count/book', {
  access: 'move-stock',
  once: true,
  input: BookCountInput,
  output: BookCountWire,
})
export const dropCount = postCall('/admin/count/drop', { access: 'move-stock', input: CountIdInput })
// Drawing a sheet takes a moment of the process.
export const countSheet = fileCall('/admin/count/sheet', { access: 'read-products', perMinute: 6, input: CountSheetInput })
