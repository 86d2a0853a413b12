import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AnswersWire,
  AskShopInput,
  ConversationInput,
  PictureInput,
  ReadInput,
  SaveAnswersInput,
  SellerConversationsInput,
  SellerConversationsWire,
  SendInput,
  SentWire,
  TalkCountsWire,
  ThreadInput,
  ThreadWire,
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
