import { previewReturn as preview } from '#flows/aftercare/preview-return.ts'
import { z } from 'zod'
import { askReturn as ask, changeReturn } from '#flows/aftercare/ask-return.ts'
import { decideReturn as decide, inspectReturned as inspect } from '#flows/aftercare/decide-return.ts'
import { showReturnChoices } from '#flows/aftercare/returnable-pieces.ts'
import { drawLabel, showAdminReturn, showOwnReturns } from '#flows/aftercare/show-return.ts'
import { listAdminReturns as listForAdmin } from '#modules/returns/index.server.ts'
import {
  AdminReturnsInput,
  AdminReturnsWire,
  AdminReturnWire,
  AskedWire,
  AskReturnInput,
  DecideReturnInput,
  InspectInput,
  LabelInput,
  ReturnChoicesInput,
  ReturnChoicesWire,
  ReturnPreviewInput,
  ReturnPreviewWire,
  ReturnInput,
  ReturnsWire,
  SendReturnInput,
} from '#modules/returns/returns.contract.ts'
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
import { actorOf, type Call, defineCall, fileAnswer, type ShopperContext, viewerOf } from '#platform/call.server.ts'

type Services = { settings: ReadSettings }
const access = 'shopper'

const shoppersCalls = ({ settings }: Services): Call[] => {
  const showOwn = async (context: ShopperContext) =>
    showOwnReturns(context.tx, viewerOf(context), (await settings(context.tx)).business)
  return [
    defineCall(listReturnChoices, {
      access,
      input: ReturnChoicesInput,
      output: ReturnChoicesWire,
      run: (context, wanted) => showReturnChoices(context.tx, viewerOf(context), wanted),
    }),
    defineCall(previewReturn, {
      access,
      input: ReturnPreviewInput,
      output: ReturnPreviewWire,
      perMinute: 60,
      run: (context, wanted) => preview(context.tx, viewerOf(context), wanted),
    }),
    defineCall(askReturn, {
      access,
      input: AskReturnInput,
      output: AskedWire,
      perMinute: 20,
      run: (context, wanted) => ask(context.tx, viewerOf(context), wanted),
    }),
    defineCall(listReturns, { access, input: z.object({}), output: ReturnsWire, reads: true, run: showOwn }),
    defineCall(sendReturn, {
      access,
      input: SendReturnInput,
      output: ReturnsWire,
      perMinute: 20,
      run: async (context, sent) => {
        await changeReturn(context.tx, viewerOf(context), { ...sent, act: 'send' })
        return showOwn(context)
      },
    }),
    defineCall(withdrawReturn, {
      access,
      input: ReturnInput,
      output: ReturnsWire,
      run: async (context, { returnNo }) => {
        await changeReturn(context.tx, viewerOf(context), { returnNo, act: 'withdraw' })
        return showOwn(context)
      },
    }),
    defineCall(returnLabel, {
      access,
      input: LabelInput,
      output: fileAnswer,
      perMinute: 20,
      run: async ({ tx, caller }, wanted) => drawLabel(tx, caller.accountId, (await settings(tx)).business, wanted),
    }),
  ]
}

const adminCalls = ({ settings }: Services): Call[] => [
  defineCall(listAdminReturns, {
    access: 'read-orders',
    input: AdminReturnsInput,
    output: AdminReturnsWire,
    reads: true,
    run: ({ tx }, wanted) => listForAdmin(tx, wanted),
  }),
  defineCall(getAdminReturn, {
    access: 'read-orders',
    input: ReturnInput,
    output: AdminReturnWire,
    run: async ({ tx, language }, { returnNo }) => showAdminReturn(tx, returnNo, language, (await settings(tx)).business),
  }),
  defineCall(decideReturn, {
    access: 'handle-pieces',
    input: DecideReturnInput,
    output: AdminReturnWire,
    run: async ({ tx, caller, language }, decision) => {
      await decide(tx, actorOf(caller), decision)
      return showAdminReturn(tx, decision.returnNo, language, (await settings(tx)).business)
    },
  }),
  defineCall(inspectReturned, {
    access: 'handle-pieces',
    input: InspectInput,
    output: AdminReturnWire,
    run: async ({ tx, caller, language }, found) => {
      await inspect(tx, actorOf(caller), found)
      return showAdminReturn(tx, found.returnNo, language, (await settings(tx)).business)
    },
  }),
]

/** Pieces that are cancelled or sent back: what shoppers ask and what the order desk does about it. */
export const returnCalls = (services: Services): Call[] => [...shoppersCalls(services), ...adminCalls(services)]
