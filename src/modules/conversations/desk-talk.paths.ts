import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AnswersWire,
  AssignInput,
  ConversationInput,
  DeskConversationsInput,
  DeskConversationsWire,
  DeskThreadWire,
  NoteInput,
  PictureInput,
  ReadInput,
  SaveAnswersInput,
  SendInput,
  SentWire,
  ThreadInput,
  UnreadWire,
} from './conversations.contract.ts'

const access = 'answer-members'

/** What members and sellers ask the shop. */
export const listDeskConversations = getCall('/admin/conversation/list', {
  access,
  lags: true,
  input: DeskConversationsInput,
  output: DeskConversationsWire,
})
export const getDeskThread = getCall('/admin/conversation/detail', { access, input: ThreadInput, output: DeskThreadWire })
export const sendDeskMessage = postCall('/admin/conversation/send', { access, once: true, input: SendInput, output: SentWire })
export const readDeskThread = postCall('/admin/conversation/read', { access, input: ReadInput, output: UnreadWire })
export const assignThread = postCall('/admin/conversation/assign', { access, input: AssignInput, output: DeskThreadWire })
export const addThreadNote = postCall('/admin/conversation/note', {
  access,
  once: true,
  input: NoteInput,
  output: DeskThreadWire,
})
export const settleDeskThread = postCall('/admin/conversation/settle', {
  access,
  input: ConversationInput,
  output: DeskThreadWire,
})
export const deskConversationPicture = fileCall('/admin/conversation/picture', { access, input: PictureInput })
export const getDeskAnswers = getCall('/admin/conversation/answers', { access, output: AnswersWire })
export const saveDeskAnswers = postCall('/admin/conversation/saveAnswers', {
  access,
  input: SaveAnswersInput,
  output: AnswersWire,
})
