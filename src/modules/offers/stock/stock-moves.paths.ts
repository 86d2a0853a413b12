import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { MoveStockInput, MoveStockWire, StockHistoryInput, StockHistoryWire } from './stock-moves.contract.ts'
import type { SetCostInput, StockLedgerInput, StockLedgerWire, StockRoomInput, StockRoomWire } from './stock-room.contract.ts'

export const moveStock = postCall<MoveStockInput, MoveStockWire>('/admin/stock/move', { once: true })
export const listStockHistory = getCall<StockHistoryInput, StockHistoryWire>('/admin/stock/history')
/** The shop's own pieces. */
export const listStock = getCall<StockRoomInput, StockRoomWire>('/admin/stock/list')
/** Everything that happened to one variant, newest first. */
export const listStockLedger = getCall<StockLedgerInput, StockLedgerWire>('/admin/stock/ledger')
export const setCost = postCall<SetCostInput, Record<string, never>>('/admin/stock/cost')
