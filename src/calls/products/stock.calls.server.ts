import {
  listStock as readStock,
  listStockHistory as readHistory,
  listStockLedger as readLedger,
  moveStock as move,
  setCost as saveCost,
} from '#modules/offers/index.server.ts'
import { listStock, listStockHistory, listStockLedger, moveStock, setCost } from '#modules/offers/stock/stock-moves.paths.ts'
import { isStaff, type Caller } from '#platform/access/sessions.server.ts'
import { holds } from '#platform/access/permissions.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const seesMargin = (caller: Caller): boolean => isStaff(caller) && holds(caller, 'see-margin')

export const stockCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(listStock, async ({ tx, caller, language }, wanted) =>
    readStock(tx, wanted, (await settings(tx)).stock, { language, seesMargin: seesMargin(caller) }),
  ),
  defineCall(listStockLedger, ({ tx, caller, language }, wanted) =>
    readLedger(tx, wanted, { language, seesMargin: seesMargin(caller) }),
  ),
  defineCall(setCost, async ({ tx, caller }, input) => {
    await saveCost(tx, actorOf(caller), input)
    return {}
  }),
  defineCall(moveStock, ({ tx, caller }, input) => move(tx, actorOf(caller), input)),
  defineCall(listStockHistory, ({ tx }, { productId, pageNum }) => readHistory(tx, productId, pageNum)),
]
