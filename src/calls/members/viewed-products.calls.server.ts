import { z } from 'zod'
import { addViewed, forgetViewed as forget, listViewed } from '#modules/viewed-products/index.server.ts'
import { ViewedInput, ViewedWire } from '#modules/viewed-products/viewed-products.contract.ts'
import { forgetViewed, sayViewed } from '#modules/viewed-products/viewed-products.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'member'

export const viewedProductCalls: Call[] = [
  defineCall(sayViewed, {
    access,
    input: ViewedInput,
    output: ViewedWire,
    run: async ({ tx, caller }, viewed) => {
      await addViewed(tx, caller.accountId, viewed)
      return listViewed(tx, caller.accountId)
    },
  }),
  defineCall(forgetViewed, {
    access,
    input: z.object({}),
    output: ViewedWire,
    run: async ({ tx, caller }) => {
      await forget(tx, caller.accountId)
      return []
    },
  }),
]
