export { setCost } from './set-cost.ts'
export { listStockLedger } from './stock-ledger.ts'
export { listStockHistory, moveStock } from './stock-moves.ts'
export { listStock } from './stock-room.ts'
