import { addViewed, forgetViewed as forget, listViewed } from '#modules/viewed-products/index.server.ts'
import { forgetViewed, sayViewed } from '#modules/viewed-products/viewed-products.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const viewedProductCalls: Call[] = [
  defineCall(sayViewed, async ({ tx, caller }, viewed) => {
    await addViewed(tx, caller.accountId, viewed)
    return listViewed(tx, caller.accountId)
  }),
  defineCall(forgetViewed, async ({ tx, caller }) => {
    await forget(tx, caller.accountId)
    return []
  }),
]
