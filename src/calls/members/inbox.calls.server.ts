import { z } from 'zod'
import * as inbox from '#modules/inbox/index.server.ts'
import { MessageCountsWire, MessagesInput, MessagesWire, ReadAllInput, ReadInput } from '#modules/inbox/inbox.contract.ts'
import { countMessages, listMessages, readAllMessages, readMessage } from '#modules/inbox/inbox.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const inboxCalls: Call[] = [
  defineCall(listMessages, {
    access: 'member',
    input: MessagesInput,
    output: MessagesWire,
    reads: true,
    run: ({ tx, caller, language }, page) => inbox.listMessages(tx, caller.accountId, language, page),
  }),
  defineCall(countMessages, {
    access: 'member',
    input: z.object({}),
    output: MessageCountsWire,
    run: ({ tx, caller }) => inbox.countMessages(tx, caller.accountId),
  }),
  defineCall(readMessage, {
    access: 'member',
    input: ReadInput,
    output: MessageCountsWire,
    run: async ({ tx, caller }, { messageId }) => {
      await inbox.readMessage(tx, caller.accountId, messageId)
      return inbox.countMessages(tx, caller.accountId)
    },
  }),
  defineCall(readAllMessages, {
    access: 'member',
    input: ReadAllInput,
    output: MessageCountsWire,
    run: async ({ tx, caller }, { kind }) => {
      await inbox.readAllMessages(tx, caller.accountId, kind)
      return inbox.countMessages(tx, caller.accountId)
    },
  }),
]
