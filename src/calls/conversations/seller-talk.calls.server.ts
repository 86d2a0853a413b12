import { keepReadyAnswers } from '#flows/conversations/keep-answers.ts'
import { blockTalk, reportTalk } from '#flows/conversations/report-talk.ts'
import { showPicture, showThread } from '#flows/conversations/show-talk.ts'
import { askAsSeller, read, say, sellerParty, settleAs, writeToBuyer as write } from '#flows/conversations/talk.ts'
import { sellerActor } from '#flows/sellers/seller-actor.ts'
import { countTalk, findAnswers, listForSeller } from '#modules/conversations/index.server.ts'
import {
  askShop,
  blockSellerTalk,
  countSellerTalk,
  getSellerAnswers,
  getSellerThread,
  listSellerConversations,
  readSellerThread,
  reportSellerTalk,
  saveSellerAnswers,
  sellerConversationPicture,
  sendSellerMessage,
  settleSellerThread,
  writeToBuyer,
} from '#modules/conversations/seller-talk.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { TalkServices } from './own-conversations.calls.server.ts'

/** What buyers ask a merchant, and what it asks the shop. */
export const sellerTalkCalls = ({ publicUrl, uploads }: TalkServices): Call[] => [
  defineCall(listSellerConversations, ({ tx, caller, language }, wanted) =>
    listForSeller(tx, sellerParty(caller.seller), wanted, language),
  ),
  defineCall(countSellerTalk, ({ tx, caller }) => countTalk(tx, sellerParty(caller.seller))),
  defineCall(getSellerThread, ({ tx, caller, language }, wanted) => showThread(tx, sellerParty(caller.seller), wanted, language)),
  defineCall(sendSellerMessage, ({ tx, caller }, said) => say(tx, sellerParty(caller.seller), said, publicUrl())),
  defineCall(askShop, ({ tx, caller }, asked) => askAsSeller(tx, caller.seller, asked, publicUrl())),
  defineCall(writeToBuyer, ({ tx, caller }, said) => write(tx, caller.seller, said, publicUrl())),
  defineCall(reportSellerTalk, ({ tx, caller, language }, wanted) =>
    reportTalk(tx, sellerParty(caller.seller), wanted, language),
  ),
  defineCall(blockSellerTalk, ({ tx, caller, language }, wanted) => blockTalk(tx, sellerParty(caller.seller), wanted, language)),
  defineCall(readSellerThread, async ({ tx, caller }, { conversationId, position }) => {
    const party = sellerParty(caller.seller)
    await read(tx, party, conversationId, position)
    return countTalk(tx, party)
  }),
  defineCall(settleSellerThread, async ({ tx, caller, language }, { conversationId }) => {
    const party = sellerParty(caller.seller)
    await settleAs(tx, party, conversationId)
    return showThread(tx, party, { conversationId, before: 0 }, language)
  }),
  defineCall(sellerConversationPicture, ({ tx, caller }, wanted) =>
    showPicture(tx, uploads.storage, sellerParty(caller.seller), wanted),
  ),
  defineCall(getSellerAnswers, ({ tx, caller }) => findAnswers(tx, caller.seller.merchantId)),
  defineCall(saveSellerAnswers, async ({ tx, caller: { seller } }, saved) =>
    keepReadyAnswers(tx, await sellerActor(tx, seller), seller.merchantId, saved),
  ),
]
