import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AskInput,
  ConversationsWire,
  OwnConversationsInput,
  PictureInput,
  ReadInput,
  SendInput,
  SentWire,
  SubjectInput,
  SubjectWire,
  ThreadInput,
  ThreadWire,
  UnreadWire,
} from './conversations.contract.ts'

/** A member’s conversations, with sellers and with the shop. */
export const listOwnConversations = getCall('/social/conversation/list', {
  access: 'member',
  input: OwnConversationsInput,
  output: ConversationsWire,
})
export const countOwnUnread = getCall('/social/conversation/counts', { access: 'member', output: UnreadWire })
export const getOwnThread = getCall('/social/conversation/detail', { access: 'member', input: ThreadInput, output: ThreadWire })
export const getSubject = getCall('/social/conversation/subject', {
  access: 'member',
  input: SubjectInput,
  output: SubjectWire,
})
export const askInConversation = postCall('/social/conversation/ask', {
  access: 'member',
  once: true,
  perMinute: 20,
  input: AskInput,
  output: SentWire,
})
export const sendOwnMessage = postCall('/social/conversation/send', {
  access: 'member',
  once: true,
  perMinute: 30,
  input: SendInput,
  output: SentWire,
})
export const readOwnThread = postCall('/social/conversation/read', { access: 'member', input: ReadInput, output: UnreadWire })
export const ownConversationPicture = fileCall('/social/conversation/picture', { access: 'member', input: PictureInput })
