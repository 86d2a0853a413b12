import { z } from 'zod'
import { ShopFactsWire } from '#modules/content/shop-facts.contract.ts'
import { getShopFacts } from '#modules/content/shop-facts.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { ShopFacts } from '#platform/shop-facts.ts'

export const shopFactsCalls = ({ company, address, email, chatNumber, dealer, social, appScheme }: ShopFacts): Call[] => [
  defineCall(getShopFacts, {
    access: 'anyone',
    input: z.object({}),
    output: ShopFactsWire,
    run: async ({ language }) => ({
      company: company[language],
      address: address[language],
      email: email[language],
      chatNumber,
      dealer: dealer ?? null,
      social: [...social],
      appScheme,
    }),
  }),
]
