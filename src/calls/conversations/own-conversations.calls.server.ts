import { askAsBuyer, buyerParty, read, say } from '#flows/conversations/talk.ts'
import { blockTalk, reportTalk } from '#flows/conversations/report-talk.ts'
import { showPicture, showSubject, showThread } from '#flows/conversations/show-talk.ts'
import {
  askInConversation,
  blockOwnTalk,
  countOwnUnread,
  getOwnThread,
  getSubject,
  listOwnConversations,
  ownConversationPicture,
  readOwnThread,
  reportOwnTalk,
  sendOwnMessage,
} from '#modules/conversations/conversations.paths.ts'
import { countUnread, listConversations } from '#modules/conversations/index.server.ts'
import type { Uploads } from '#modules/uploads/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export type TalkServices = { publicUrl: () => string; uploads: Uploads }

/** What a member asks sellers and the shop. */
export const ownConversationCalls = ({ publicUrl, uploads }: TalkServices): Call[] => [
  defineCall(listOwnConversations, ({ tx, caller, language }, wanted) =>
    listConversations(tx, buyerParty(caller.accountId), wanted, language),
  ),
  defineCall(countOwnUnread, async ({ tx, caller }) => ({ unread: await countUnread(tx, buyerParty(caller.accountId)) })),
  defineCall(getOwnThread, ({ tx, caller, language }, wanted) => showThread(tx, buyerParty(caller.accountId), wanted, language)),
  defineCall(getSubject, ({ tx, caller, language }, asked) => showSubject(tx, caller.accountId, asked, language)),
  defineCall(askInConversation, ({ tx, caller }, asked) => askAsBuyer(tx, caller.accountId, asked, publicUrl())),
  defineCall(sendOwnMessage, ({ tx, caller }, said) => say(tx, buyerParty(caller.accountId), said, publicUrl())),
  defineCall(readOwnThread, async ({ tx, caller }, { conversationId, position }) => {
    const party = buyerParty(caller.accountId)
    await read(tx, party, conversationId, position)
    return { unread: await countUnread(tx, party) }
  }),
  defineCall(reportOwnTalk, ({ tx, caller, language }, wanted) => reportTalk(tx, buyerParty(caller.accountId), wanted, language)),
  defineCall(blockOwnTalk, ({ tx, caller, language }, wanted) => blockTalk(tx, buyerParty(caller.accountId), wanted, language)),
  defineCall(ownConversationPicture, ({ tx, caller }, wanted) =>
    showPicture(tx, uploads.storage, buyerParty(caller.accountId), wanted),
  ),
]
