import { releaseMenu, saveMenu, showMenuDraft, takeMenu } from '#flows/menu/arrange-menu.ts'
import { contentChanged } from '#modules/content/index.server.ts'
import {
  getMenuDraft,
  releaseMenu as releaseMenuPath,
  saveMenuDraft,
  takeMenuRelease,
} from '#modules/content/admin-menu.paths.ts'
import type { Caller } from '#platform/access/sessions.server.ts'
import { actorOf, type Call, type CallContext, defineCall } from '#platform/call.server.ts'

type Editor = CallContext<Extract<Caller, { name: string }>>
const editorOf = ({ caller, language }: Editor) => ({ ...actorOf(caller), language })

export const menuCalls: Call[] = [
  defineCall(getMenuDraft, (context, { sexType }) => showMenuDraft(context.tx, sexType, context)),
  defineCall(saveMenuDraft, (context, input) => saveMenu(context.tx, editorOf(context), input)),
  defineCall(releaseMenuPath, (context, input) => releaseMenu(context.tx, editorOf(context), input), {
    // The other processes learn of it from the outbox; this one shows it from the next page on.
    afterCommit: async (_, output) => {
      contentChanged()
      return output
    },
  }),
  defineCall(takeMenuRelease, (context, input) => takeMenu(context.tx, editorOf(context), input)),
]
