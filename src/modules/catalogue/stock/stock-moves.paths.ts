import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { MoveStockInput, MoveStockWire, StockHistoryInput, StockHistoryWire } from './stock-moves.contract.ts'

export const moveStock = postCall<MoveStockInput, MoveStockWire>('/admin/stock/move', { once: true })
export const listStockHistory = getCall<StockHistoryInput, StockHistoryWire>('/admin/stock/history')
