import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { TriedPiecesWire } from './collections.contract.ts'
import type {
  ListOrderInput,
  ListOrderKept,
  ListOrdersWire,
  RemoveListOrderInput,
  TryListOrderInput,
} from './list-orders.contract.ts'

export const listListOrders = getCall<Record<string, never>, ListOrdersWire>('/admin/listOrder/list')
export const getListOrder = getCall<ListOrderInput, ListOrderKept>('/admin/listOrder/detail')
export const saveListOrder = postCall<ListOrderKept, ListOrderKept>('/admin/listOrder/save', { once: true })
export const removeListOrder = postCall<RemoveListOrderInput, Record<string, never>>('/admin/listOrder/remove', { once: true })
/** The first page of the list as it would stand. */
export const tryListOrder = postCall<TryListOrderInput, TriedPiecesWire>('/admin/listOrder/try')
