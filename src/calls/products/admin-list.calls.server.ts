import { z } from 'zod'
import {
  listAdminProducts as readProducts,
  listProductViews as readViews,
  removeProductView as remove,
  saveProductView as save,
} from '#modules/catalogue/admin-list/index.server.ts'
import {
  AdminProductsInput,
  AdminProductsWire,
  ProductViewInput,
  ProductViewsWire,
  SaveProductViewInput,
} from '#modules/catalogue/admin-list/admin-list.contract.ts'
import {
  listAdminProducts,
  listProductViews,
  removeProductView,
  saveProductView,
} from '#modules/catalogue/admin-list/admin-list.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'read-products'

export const adminListCalls: Call[] = [
  defineCall(listAdminProducts, {
    access,
    input: AdminProductsInput,
    output: AdminProductsWire,
    run: ({ tx, language }, input) => readProducts(tx, input, language),
  }),
  defineCall(listProductViews, {
    access,
    input: z.object({}),
    output: ProductViewsWire,
    run: ({ tx, caller }) => readViews(tx, actorOf(caller).id),
  }),
  defineCall(saveProductView, {
    access,
    input: SaveProductViewInput,
    output: ProductViewsWire,
    run: async ({ tx, caller }, view) => {
      await save(tx, actorOf(caller).id, view)
      return readViews(tx, actorOf(caller).id)
    },
  }),
  defineCall(removeProductView, {
    access,
    input: ProductViewInput,
    output: ProductViewsWire,
    run: async ({ tx, caller }, { viewId }) => {
      await remove(tx, actorOf(caller).id, viewId)
      return readViews(tx, actorOf(caller).id)
    },
  }),
]
