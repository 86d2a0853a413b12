import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AnswersWire,
  AskShopInput,
  BlockTalkInput,
  ConversationInput,
  PictureInput,
  ReadInput,
  ReportTalkInput,
  SaveAnswersInput,
  SellerConversationsInput,
  SellerConversationsWire,
  SendInput,
  SentWire,
  TalkCountsWire,
  ThreadInput,
  ThreadWire,
  WriteToBuyerInput,
} from './conversations.contract.ts'

const access = { seller: 'talk' } as const

/** What buyers ask a merchant, and what it asks the shop. */
export const listSellerConversations = getCall('/seller/conversation/list', {
  access,
  input: SellerConversationsInput,
  output: SellerConversationsWire,
})
export const countSellerTalk = getCall('/seller/conversation/counts', { access, output: TalkCountsWire })
export const getSellerThread = getCall('/seller/conversation/detail', { access, input: ThreadInput, output: ThreadWire })
export const sendSellerMessage = postCall('/seller/conversation/send', {
  access,
  once: true,
  perMinute: 60,
  input: SendInput,
  output: SentWire,
})
export const askShop = postCall('/seller/conversation/ask', {
  access,
  once: true,
  perMinute: 20,
  input: AskShopInput,
  output: SentWire,
})
/** A merchant writes first, to who has an order of its own. */
export const writeToBuyer = postCall('/seller/conversation/write', {
  access,
  once: true,
  perMinute: 20,
  input: WriteToBuyerInput,
  output: SentWire,
})
export const reportSellerTalk = postCall('/seller/conversation/report', {
  access,
  perMinute: 12,
  input: ReportTalkInput,
  output: ThreadWire,
})
export const blockSellerTalk = postCall('/seller/conversation/block', {
  access,
  perMinute: 30,
  input: BlockTalkInput,
  output: ThreadWire,
})
export const readSellerThread = postCall('/seller/conversation/read', { access, input: ReadInput, output: TalkCountsWire })
/** What was written last needs no answer. */
export const settleSellerThread = postCall('/seller/conversation/settle', {
  access,
  input: ConversationInput,
  output: ThreadWire,
})
export const sellerConversationPicture = fileCall('/seller/conversation/picture', { access, input: PictureInput })
export const getSellerAnswers = getCall('/seller/conversation/answers', { access, output: AnswersWire })
export const saveSellerAnswers = postCall('/seller/conversation/saveAnswers', {
  access,
  input: SaveAnswersInput,
  output: AnswersWire,
})
