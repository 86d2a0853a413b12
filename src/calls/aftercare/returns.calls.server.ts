import { previewReturn as preview } from '#flows/aftercare/preview-return.ts'
import { askReturn as ask, changeReturn } from '#flows/aftercare/ask-return.ts'
import { decideReturn as decide, inspectReturned as inspect } from '#flows/aftercare/decide-return.ts'
import { showReturnChoices } from '#flows/aftercare/returnable-pieces.ts'
import { drawLabel, showAdminReturn, showOwnReturns } from '#flows/aftercare/show-return.ts'
import { listAdminReturns as listForAdmin } from '#modules/returns/index.server.ts'
import {
  askReturn,
  decideReturn,
  getAdminReturn,
  inspectReturned,
  listAdminReturns,
  listReturnChoices,
  listReturns,
  previewReturn,
  returnLabel,
  sendReturn,
  withdrawReturn,
} from '#modules/returns/returns.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall, type ShopperContext, viewerOf } from '#platform/call.server.ts'

type Services = { settings: ReadSettings }

const shoppersCalls = ({ settings }: Services): Call[] => {
  const showOwn = async (context: ShopperContext) =>
    showOwnReturns(context.tx, viewerOf(context), (await settings(context.tx)).business)
  return [
    defineCall(listReturnChoices, (context, wanted) => showReturnChoices(context.tx, viewerOf(context), wanted)),
    defineCall(previewReturn, (context, wanted) => preview(context.tx, viewerOf(context), wanted)),
    defineCall(askReturn, (context, wanted) => ask(context.tx, viewerOf(context), wanted)),
    defineCall(listReturns, showOwn),
    defineCall(sendReturn, async (context, sent) => {
      await changeReturn(context.tx, viewerOf(context), { ...sent, act: 'send' })
      return showOwn(context)
    }),
    defineCall(withdrawReturn, async (context, { returnNo }) => {
      await changeReturn(context.tx, viewerOf(context), { returnNo, act: 'withdraw' })
      return showOwn(context)
    }),
    defineCall(returnLabel, async ({ tx, caller }, wanted) =>
      drawLabel(tx, caller.accountId, (await settings(tx)).business, wanted),
    ),
  ]
}

const adminCalls = ({ settings }: Services): Call[] => [
  defineCall(listAdminReturns, ({ tx }, wanted) => listForAdmin(tx, wanted)),
  defineCall(getAdminReturn, async ({ tx, language }, { returnNo }) =>
    showAdminReturn(tx, returnNo, language, (await settings(tx)).business),
  ),
  defineCall(decideReturn, async ({ tx, caller, language }, decision) => {
    await decide(tx, actorOf(caller), decision)
    return showAdminReturn(tx, decision.returnNo, language, (await settings(tx)).business)
  }),
  defineCall(inspectReturned, async ({ tx, caller, language }, found) => {
    await inspect(tx, actorOf(caller), found)
    return showAdminReturn(tx, found.returnNo, language, (await settings(tx)).business)
  }),
]

/** Pieces that are cancelled or sent back: what shoppers ask and what the order desk does about it. */
export const returnCalls = (services: Services): Call[] => [...shoppersCalls(services), ...adminCalls(services)]
