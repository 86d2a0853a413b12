import { getCall, postCall } from '#platform/wire/call-path.ts'
import { MoveStockInput, MoveStockWire, StockHistoryInput, StockHistoryWire } from './stock-moves.contract.ts'
import { SetCostInput, StockLedgerInput, StockLedgerWire, StockPageInput, StockPageWire } from './stock-page.contract.ts'

export const moveStock = postCall('/admin/stock/move', {
  access: 'move-stock',
  once: true,
  input: MoveStockInput,
  output: MoveStockWire,
})
export const listStockHistory = getCall('/admin/stock/history', {
  access: 'read-products',
  input: StockHistoryInput,
  output: StockHistoryWire,
})
/** The shop's own pieces. */
export const listStock = getCall('/admin/stock/list', { access: 'read-products', input: StockPageInput, output: StockPageWire })
/** Everything that happened to one variant, newest first. */
export const listStockLedger = getCall('/admin/stock/ledger', {
  access: 'read-products',
  input: StockLedgerInput,
  output: StockLedgerWire,
})
export const setCost = postCall('/admin/stock/cost', { access: 'see-margin', input: SetCostInput })
