import { listStockHistory as readHistory, moveStock as move } from '#modules/catalogue/index.server.ts'
import {
  MoveStockInput,
  MoveStockWire,
  StockHistoryInput,
  StockHistoryWire,
} from '#modules/catalogue/stock/stock-moves.contract.ts'
import { listStockHistory, moveStock } from '#modules/catalogue/stock/stock-moves.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const stockCalls: Call[] = [
  defineCall(moveStock, {
    access: 'move-stock',
    input: MoveStockInput,
    output: MoveStockWire,
    run: ({ tx, caller }, input) => move(tx, actorOf(caller), input),
  }),
  defineCall(listStockHistory, {
    access: 'read-products',
    input: StockHistoryInput,
    output: StockHistoryWire,
    run: ({ tx }, { productId, pageNum }) => readHistory(tx, productId, pageNum),
  }),
]
