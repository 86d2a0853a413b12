import { placeFound } from '#flows/place-order/place-found.ts'
import { receiverFromBook } from '#flows/place-order/order-receiver.ts'
import { sellerActor } from '#flows/sellers/seller-actor.ts'
import { takeQuote } from '#flows/sourcing/accept-quote.ts'
import { askForItem, closeOwnRequest } from '#flows/sourcing/ask-request.ts'
import { examineItem as examine, noteArrival } from '#flows/sourcing/examine-item.ts'
import { judgeAsked } from '#flows/sourcing/judge-request.ts'
import {
  showBuyerPicture,
  showBuyerRequest,
  showBuyerRequests,
  showDeskRequest,
  showDeskRequests,
  showOwnPicture,
  showOwnRequest,
  showOwnRequests,
  showScope,
} from '#flows/sourcing/present-request.ts'
import { quoteFor, saveScopeOf, takeBackQuote } from '#flows/sourcing/quote-request.ts'
import { reviewOf } from '#flows/sourcing/review-buyer.ts'
import { giveUpSearch as giveUp, sayBought as bought, saySent as sent } from '#flows/sourcing/search-item.ts'
import {
  examineItem,
  getAdminRequest,
  judgeRequest,
  listAdminRequests,
  receiveItem,
} from '#modules/sourcing/desk-sourcing.paths.ts'
import {
  getScope,
  getSellerRequest,
  giveUpSearch,
  listSellerRequests,
  saveQuote,
  saveScope,
  sayBought,
  saySent,
  sellerRequestPicture,
  withdrawQuote,
} from '#modules/sourcing/seller-sourcing.paths.ts'
import {
  acceptQuote,
  askRequest,
  closeRequest,
  getRequest,
  listRequests,
  requestPicture,
  reviewBuyer,
} from '#modules/sourcing/sourcing.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Uploads } from '#modules/uploads/index.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export type SourcingHost = { uploads: Uploads; publicUrl: () => string; settings: ReadSettings }

const hostOf = (publicUrl: string): string => new URL(publicUrl || 'http://localhost').hostname

const ownCalls = ({ uploads, publicUrl, settings }: SourcingHost): Call[] => [
  defineCall(listRequests, ({ tx, caller }) => showOwnRequests(tx, caller.accountId)),
  defineCall(getRequest, ({ tx, caller, language }, { requestNo }) => showOwnRequest(tx, caller.accountId, requestNo, language)),
  defineCall(askRequest, async ({ tx, caller, language }, wanted) => {
    const asker = { accountId: caller.accountId, language, ownHost: hostOf(publicUrl()) }
    return showOwnRequest(tx, caller.accountId, await askForItem(tx, asker, wanted), language)
  }),
  defineCall(acceptQuote, async ({ tx, caller, language, ip }, wanted) => {
    const { accountId } = caller
    const to = await receiverFromBook(tx, accountId, wanted.addressId)
    const { dealer } = await settings(tx)
    await takeQuote(tx, { accountId, language, network: networkOf(ip), ...to }, wanted, dealer.category !== '')
    return showOwnRequest(tx, caller.accountId, wanted.requestNo, language)
  }),
  defineCall(closeRequest, async ({ tx, caller, language }, named) => {
    await closeOwnRequest(tx, caller.accountId, named)
    return showOwnRequest(tx, caller.accountId, named.requestNo, language)
  }),
  defineCall(reviewBuyer, async ({ tx, caller, language }, said) => {
    await reviewOf(tx, { accountId: caller.accountId, language, ownHost: hostOf(publicUrl()) }, said)
    return showOwnRequest(tx, caller.accountId, said.requestNo, language)
  }),
  defineCall(requestPicture, ({ tx, caller }, named) => showOwnPicture(tx, uploads.storage, caller.accountId, named)),
]

const buyerCalls = ({ uploads, publicUrl }: SourcingHost): Call[] => [
  defineCall(listSellerRequests, ({ tx, caller }, wanted) => showBuyerRequests(tx, caller.seller, wanted)),
  defineCall(getSellerRequest, ({ tx, caller, language }, { requestNo }) =>
    showBuyerRequest(tx, caller.seller, requestNo, language),
  ),
  defineCall(saveQuote, async ({ tx, caller, language }, asked) => {
    await quoteFor(tx, caller.seller, await sellerActor(tx, caller.seller), asked, hostOf(publicUrl()))
    return showBuyerRequest(tx, caller.seller, asked.requestNo, language)
  }),
  defineCall(withdrawQuote, async ({ tx, caller, language }, named) => {
    await takeBackQuote(tx, caller.seller, await sellerActor(tx, caller.seller), named)
    return showBuyerRequest(tx, caller.seller, named.requestNo, language)
  }),
  defineCall(sayBought, async ({ tx, caller, language }, said) => {
    await bought(tx, caller.seller, await sellerActor(tx, caller.seller), said)
    return showBuyerRequest(tx, caller.seller, said.requestNo, language)
  }),
  defineCall(saySent, async ({ tx, caller, language }, said) => {
    await sent(tx, caller.seller, await sellerActor(tx, caller.seller), said)
    return showBuyerRequest(tx, caller.seller, said.requestNo, language)
  }),
  defineCall(giveUpSearch, async ({ tx, caller, language }, named) => {
    await giveUp(tx, caller.seller, await sellerActor(tx, caller.seller), named)
    return showBuyerRequest(tx, caller.seller, named.requestNo, language)
  }),
  defineCall(sellerRequestPicture, ({ tx, caller }, named) => showBuyerPicture(tx, uploads.storage, caller.seller, named)),
  defineCall(getScope, ({ tx, caller }) => showScope(tx, caller.seller)),
  defineCall(saveScope, async ({ tx, caller }, scope) => {
    await saveScopeOf(tx, caller.seller, scope)
    return showScope(tx, caller.seller)
  }),
]

const deskCalls = ({ settings }: SourcingHost): Call[] => [
  defineCall(listAdminRequests, ({ tx }, wanted) => showDeskRequests(tx, wanted)),
  defineCall(getAdminRequest, ({ tx, language }, { requestNo }) => showDeskRequest(tx, requestNo, language)),
  defineCall(judgeRequest, async ({ tx, caller, language }, judged) => {
    await judgeAsked(tx, actorOf(caller), judged)
    return showDeskRequest(tx, judged.requestNo, language)
  }),
  defineCall(receiveItem, async ({ tx, caller, language }, said) => {
    await noteArrival(tx, actorOf(caller), said)
    return showDeskRequest(tx, said.requestNo, language)
  }),
  defineCall(examineItem, async ({ tx, caller, language }, said) => {
    const shop = await settings(tx)
    await examine(tx, actorOf(caller), said, (found) => placeFound(tx, shop, found))
    return showDeskRequest(tx, said.requestNo, language)
  }),
]

/** What members ask global buyers to find. */
export const sourcingCalls = (host: SourcingHost): Call[] => [...ownCalls(host), ...buyerCalls(host), ...deskCalls(host)]
