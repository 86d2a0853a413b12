import { z } from 'zod'
import {
  listStock as readStock,
  listStockHistory as readHistory,
  listStockLedger as readLedger,
  moveStock as move,
  setCost as saveCost,
} from '#modules/offers/index.server.ts'
import { MoveStockInput, MoveStockWire, StockHistoryInput, StockHistoryWire } from '#modules/offers/stock/stock-moves.contract.ts'
import { listStock, listStockHistory, listStockLedger, moveStock, setCost } from '#modules/offers/stock/stock-moves.paths.ts'
import {
  SetCostInput,
  StockLedgerInput,
  StockLedgerWire,
  StockRoomInput,
  StockRoomWire,
} from '#modules/offers/stock/stock-room.contract.ts'
import { isStaff, type Caller } from '#platform/access/sessions.server.ts'
import { holds } from '#platform/access/permissions.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const seesMargin = (caller: Caller): boolean => isStaff(caller) && holds(caller, 'see-margin')

export const stockCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(listStock, {
    access: 'read-products',
    input: StockRoomInput,
    output: StockRoomWire,
    run: async ({ tx, caller, language }, wanted) =>
      readStock(tx, wanted, (await settings(tx)).stock, { language, seesMargin: seesMargin(caller) }),
  }),
  defineCall(listStockLedger, {
    access: 'read-products',
    input: StockLedgerInput,
    output: StockLedgerWire,
    run: ({ tx, caller, language }, wanted) => readLedger(tx, wanted, { language, seesMargin: seesMargin(caller) }),
  }),
  defineCall(setCost, {
    access: 'see-margin',
    input: SetCostInput,
    output: z.object({}),
    run: async ({ tx, caller }, input) => {
      await saveCost(tx, actorOf(caller), input)
      return {}
    },
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
