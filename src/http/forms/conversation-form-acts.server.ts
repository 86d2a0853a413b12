import { askInConversation, sendOwnMessage } from '#modules/conversations/conversations.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type Acted, at, type Form, type PageForm, step, text, texts } from './form-act.ts'

const THREAD = '/myaccount/conversations/thread'
const said = (form: Form) => ({
  ...texts(form, 'key', 'words'),
  pictures: text(form, 'pictures').split(' ').filter(Boolean),
})

/** What a member writes to sellers and to the shop. The key of the form is that of the message: sent twice it is there once. */
export const conversationForms: Readonly<Record<string, PageForm>> = {
  [THREAD]: {
    form: 'message',
    pictures: 'conversation',
    act: step(
      sendOwnMessage,
      (form, search) => ({ ...said(form), conversationId: search.get('id') ?? '' }),
      (search) => at(THREAD, { id: search.get('id') ?? '' }),
    ),
  },
  '/myaccount/conversations/ask': { form: 'message', pictures: 'conversation', act: ask },
}

async function ask(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const about = Object.fromEntries(['orderNo', 'seller', 'offer'].map((name) => [name, search.get(name) ?? '']))
  const { key = '', words = '', pictures } = { ...texts(form, 'key', 'words'), pictures: said(form).pictures }
  const result = await call(askInConversation, { ...about, key, words, pictures })
  return { result, next: result.ok ? at(THREAD, { id: result.data.conversationId }) : '' }
}
