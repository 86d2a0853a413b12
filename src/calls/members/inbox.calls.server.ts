import * as inbox from '#modules/inbox/index.server.ts'
import { saveWays as keepWays, showWays } from '#flows/members/choose-ways.ts'
import { countMessages, getWays, listMessages, readAllMessages, readMessage, saveWays } from '#modules/inbox/inbox.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const inboxCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
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
  defineCall(getWays, async ({ tx, caller }) => showWays(tx, caller.accountId, (await settings(tx)).notices)),
  defineCall(saveWays, async ({ tx, caller, language }, wanted) =>
    keepWays(tx, caller.accountId, wanted, { rules: (await settings(tx)).notices, language }),
  ),
]
