import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AskInput,
  BlockTalkInput,
  ConversationsWire,
  OwnConversationsInput,
  PictureInput,
  ReadInput,
  ReportTalkInput,
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
/** A seller who does not behave: before the moderators, with what was written last. */
export const reportOwnTalk = postCall('/social/conversation/report', {
  access: 'member',
  perMinute: 12,
  input: ReportTalkInput,
  output: ThreadWire,
})
export const blockOwnTalk = postCall('/social/conversation/block', {
  access: 'member',
  perMinute: 30,
  input: BlockTalkInput,
  output: ThreadWire,
})
export const ownConversationPicture = fileCall('/social/conversation/picture', { access: 'member', input: PictureInput })
