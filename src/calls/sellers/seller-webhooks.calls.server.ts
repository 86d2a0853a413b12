import { addWebhook, moveWebhook, showWebhooks } from '#flows/sellers/seller-webhooks.ts'
import { addMerchantWebhook, listMerchantWebhooks, moveMerchantWebhook } from '#modules/webhooks/merchant-webhooks.paths.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { AddressRules } from '#platform/outside/public-address.server.ts'

type Host = { sealing: Sealing; webhookRules: AddressRules }

/** Where a merchant's programs are told of its offers. */
export const sellerWebhookCalls = ({ sealing, webhookRules: rules }: Host): Call[] => [
  defineCall(listMerchantWebhooks, ({ tx, caller }) => showWebhooks(tx, caller.seller)),
  defineCall(addMerchantWebhook, ({ tx, caller }, wanted) => addWebhook(tx, caller.seller, wanted, { sealing, rules })),
  defineCall(moveMerchantWebhook, ({ tx, caller }, wanted) => moveWebhook(tx, caller.seller, wanted)),
]
