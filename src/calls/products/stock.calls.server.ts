import {
  listStock as readStock,
  listStockHistory as readHistory,
  listStockLedger as readLedger,
  moveStock as move,
} from '#modules/catalogue/stock/index.server.ts'
import {
  MoveStockInput,
  MoveStockWire,
  StockHistoryInput,
  StockHistoryWire,
} from '#modules/catalogue/stock/stock-moves.contract.ts'
import { listStock, listStockHistory, listStockLedger, moveStock } from '#modules/catalogue/stock/stock-moves.paths.ts'
import { StockLedgerInput, StockLedgerWire, StockRoomInput, StockRoomWire } from '#modules/catalogue/stock/stock-room.contract.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const stockCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(listStock, {
    access: 'read-products',
    input: StockRoomInput,
    output: StockRoomWire,
    run: async ({ tx, language }, wanted) => readStock(tx, wanted, (await settings(tx)).stock, language),
  }),
  defineCall(listStockLedger, {
    access: 'read-products',
    input: StockLedgerInput,
    output: StockLedgerWire,
    run: ({ tx, language }, wanted) => readLedger(tx, wanted, language),
  }),
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
