import { answerAtDesk, assignAtDesk, noteAtDesk } from '#flows/conversations/answer-at-desk.ts'
import { keepReadyAnswers } from '#flows/conversations/keep-answers.ts'
import { showDeskThread, showPicture } from '#flows/conversations/show-talk.ts'
import { deskParty, read, settleAs } from '#flows/conversations/talk.ts'
import {
  addThreadNote,
  assignThread,
  deskConversationPicture,
  getDeskAnswers,
  getDeskThread,
  listDeskConversations,
  readDeskThread,
  saveDeskAnswers,
  sendDeskMessage,
  settleDeskThread,
} from '#modules/conversations/desk-talk.paths.ts'
import { countUnread, findAnswers, listForDesk } from '#modules/conversations/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { TalkServices } from './own-conversations.calls.server.ts'

/** What members and sellers ask the shop. */
export const deskTalkCalls = ({ publicUrl, uploads }: TalkServices): Call[] => [
  defineCall(listDeskConversations, ({ tx, caller, language }, wanted) =>
    listForDesk(tx, deskParty(caller.accountId), wanted, language),
  ),
  defineCall(getDeskThread, ({ tx, caller, language }, wanted) =>
    showDeskThread(tx, deskParty(caller.accountId), wanted, language),
  ),
  defineCall(sendDeskMessage, ({ tx, caller }, said) => answerAtDesk(tx, caller.accountId, said, publicUrl())),
  defineCall(readDeskThread, async ({ tx, caller }, { conversationId, position }) => {
    const party = deskParty(caller.accountId)
    await read(tx, party, conversationId, position)
    return { unread: await countUnread(tx, party) }
  }),
  defineCall(assignThread, async ({ tx, caller, language }, { conversationId, isMine }) => {
    await assignAtDesk(tx, caller.accountId, conversationId, isMine)
    return showDeskThread(tx, deskParty(caller.accountId), { conversationId, before: 0 }, language)
  }),
  defineCall(addThreadNote, async ({ tx, caller, language }, { conversationId, words }) => {
    await noteAtDesk(tx, caller.accountId, conversationId, words)
    return showDeskThread(tx, deskParty(caller.accountId), { conversationId, before: 0 }, language)
  }),
  defineCall(settleDeskThread, async ({ tx, caller, language }, { conversationId }) => {
    await settleAs(tx, deskParty(caller.accountId), conversationId)
    return showDeskThread(tx, deskParty(caller.accountId), { conversationId, before: 0 }, language)
  }),
  defineCall(deskConversationPicture, ({ tx, caller }, wanted) =>
    showPicture(tx, uploads.storage, deskParty(caller.accountId), wanted),
  ),
  defineCall(getDeskAnswers, ({ tx }) => findAnswers(tx, null)),
  defineCall(saveDeskAnswers, ({ tx, caller }, saved) => keepReadyAnswers(tx, actorOf(caller), null, saved)),
]
