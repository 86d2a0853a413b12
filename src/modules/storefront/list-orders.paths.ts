import { getCall, postCall } from '#platform/wire/call-path.ts'
import { TriedPiecesWire } from './collections.contract.ts'
import { ListOrderInput, ListOrderKept, ListOrdersWire, RemoveListOrderInput, TryListOrderInput } from './list-orders.contract.ts'

export const listListOrders = getCall('/admin/listOrder/list', { access: 'arrange-home', output: ListOrdersWire })
export const getListOrder = getCall('/admin/listOrder/detail', {
  access: 'arrange-home',
  input: ListOrderInput,
  output: ListOrderKept,
})
export const saveListOrder = postCall('/admin/listOrder/save', {
  access: 'arrange-home',
  once: true,
  input: ListOrderKept,
  output: ListOrderKept,
})
export const removeListOrder = postCall('/admin/listOrder/remove', {
  access: 'arrange-home',
  once: true,
  input: RemoveListOrderInput,
})
/** The first page of the list as it would stand. */
export const tryListOrder = postCall('/admin/listOrder/try', {
  access: 'arrange-home',
  reads: true,
  input: TryListOrderInput,
  output: TriedPiecesWire,
})
