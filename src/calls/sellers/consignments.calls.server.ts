import { showHealth } from '#flows/sellers/watch-health.ts'
import { cannotSend } from '#flows/aftercare/cannot-send.ts'
import { drawPapers } from '#flows/sellers/draw-consignment.ts'
import { sellerActor } from '#flows/sellers/seller-actor.ts'
import { sendConsignment as send } from '#flows/sellers/send-consignment.ts'
import { showWaiting } from '#flows/sellers/show-waiting.ts'
import { type ConsignmentLook, showConsignment, showConsignments } from '#flows/sellers/show-consignments.ts'
import {
  cannotSendConsignment,
  consignmentPapers,
  getConsignment,
  getHealth,
  getHealthOf,
  listConsignments,
  listWaiting,
  sendConsignment,
} from '#modules/orders/pieces/consignments.paths.ts'
import { findHolidays, type ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Language } from '#language/languages.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'

/** What a merchant delivers. */
export const consignmentCalls = ({ settings, publicUrl }: { settings: ReadSettings; publicUrl: () => string }): Call[] => {
  const lookIn = async (tx: Read, language: Language): Promise<ConsignmentLook> => ({
    language,
    settings: await settings(tx),
    holidays: await findHolidays(tx),
  })
  return [
    defineCall(listConsignments, async ({ tx, caller, language }, input) =>
      showConsignments(tx, caller.seller, input, await lookIn(tx, language)),
    ),
    defineCall(getConsignment, async ({ tx, caller, language }, { orderNo }) =>
      showConsignment(tx, caller.seller, orderNo, await lookIn(tx, language)),
    ),
    defineCall(sendConsignment, async ({ tx, caller, language }, input) => {
      await send(tx, caller.seller, input)
      return showConsignment(tx, caller.seller, input.orderNo, await lookIn(tx, language))
    }),
    defineCall(cannotSendConsignment, async ({ tx, caller, language }, input) => {
      await cannotSend(tx, caller.seller, await sellerActor(tx, caller.seller), input, publicUrl())
      return showConsignment(tx, caller.seller, input.orderNo, await lookIn(tx, language))
    }),
    defineCall(listWaiting, async ({ tx, caller, language }) => showWaiting(tx, caller.seller, await lookIn(tx, language))),
    defineCall(consignmentPapers, async ({ tx, caller }, wanted) => drawPapers(tx, caller.seller, wanted, await settings(tx))),
  ]
}

/** How a merchant delivers, for its own people and for the shop. */
export const healthCalls: readonly Call[] = [
  defineCall(getHealth, ({ tx, caller, language }, { days }) => showHealth(tx, caller.seller.merchantId, days, language)),
  defineCall(getHealthOf, ({ tx, language }, { merchantId, days }) => showHealth(tx, merchantId, days, language)),
]
