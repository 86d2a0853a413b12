import {
  listAdminProducts as readProducts,
  listProductViews as readViews,
  removeProductView as remove,
  saveProductView as save,
} from '#modules/catalogue/admin-list/index.server.ts'
import {
  listAdminProducts,
  listProductViews,
  removeProductView,
  saveProductView,
} from '#modules/catalogue/admin-list/admin-list.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const adminListCalls: Call[] = [
  defineCall(listAdminProducts, ({ tx, language }, input) => readProducts(tx, input, language)),
  defineCall(listProductViews, ({ tx, caller }) => readViews(tx, actorOf(caller).id)),
  defineCall(saveProductView, async ({ tx, caller }, view) => {
    await save(tx, actorOf(caller).id, view)
    return readViews(tx, actorOf(caller).id)
  }),
  defineCall(removeProductView, async ({ tx, caller }, { viewId }) => {
    await remove(tx, actorOf(caller).id, viewId)
    return readViews(tx, actorOf(caller).id)
  }),
]
