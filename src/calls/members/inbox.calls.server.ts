import * as inbox from '#modules/inbox/index.server.ts'
import { countMessages, listMessages, readAllMessages, readMessage } from '#modules/inbox/inbox.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const inboxCalls: Call[] = [
  defineCall(listMessages, ({ tx, caller, language }, page) => inbox.listMessages(tx, caller.accountId, language, page)),
  defineCall(countMessages, ({ tx, caller }) => inbox.countMessages(tx, caller.accountId)),
  defineCall(readMessage, async ({ tx, caller }, { messageId }) => {
    await inbox.readMessage(tx, caller.accountId, messageId)
    return inbox.countMessages(tx, caller.accountId)
  }),
  defineCall(readAllMessages, async ({ tx, caller }, { kind }) => {
    await inbox.readAllMessages(tx, caller.accountId, kind)
    return inbox.countMessages(tx, caller.accountId)
  }),
]
