import { askInConversation, blockOwnTalk, reportOwnTalk, sendOwnMessage } from '#modules/conversations/conversations.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type Act, type Acted, at, type Form, type PageForm, step, text, texts } from './form-act.ts'

const THREAD = '/myaccount/conversations/thread'
const said = (form: Form) => ({
  ...texts(form, 'key', 'words', 'about'),
  pictures: text(form, 'pictures').split(' ').filter(Boolean),
})

const idOf = (search: URLSearchParams): string => search.get('id') ?? ''
const send = step(
  sendOwnMessage,
  (form, search) => ({ ...said(form), conversationId: idOf(search) }),
  (search) => at(THREAD, { id: idOf(search) }),
)
/** What is done with a conversation beside writing in it. */
const acts: Readonly<Record<string, Act>> = {
  report: step(
    reportOwnTalk,
    (form, search) => ({
      ...texts(form, 'reason'),
      words: text(form, 'why'),
      block: form.has('block'),
      conversationId: idOf(search),
    }),
    (search) => at(THREAD, { id: idOf(search), done: 'reported' }),
  ),
  block: step(
    blockOwnTalk,
    (_, search) => ({ conversationId: idOf(search), block: true }),
    (search) => at(THREAD, { id: idOf(search) }),
  ),
  unblock: step(
    blockOwnTalk,
    (_, search) => ({ conversationId: idOf(search), block: false }),
    (search) => at(THREAD, { id: idOf(search) }),
  ),
}

/** What a member writes to sellers and to the shop. The key of the form is that of the message: sent twice it is there once. */
export const conversationForms: Readonly<Record<string, PageForm>> = {
  [THREAD]: {
    form: 'message',
    pictures: 'conversation',
    act: (form, call, search, about) => (acts[text(form, 'act')] ?? send)(form, call, search, about),
  },
  '/myaccount/conversations/ask': { form: 'message', pictures: 'conversation', act: ask },
}

async function ask(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const about = Object.fromEntries(['orderNo', 'seller', 'offer', 'request'].map((name) => [name, search.get(name) ?? '']))
  const { key = '', words = '', pictures } = { ...texts(form, 'key', 'words'), pictures: said(form).pictures }
  const result = await call(askInConversation, { ...about, key, words, pictures, about: text(form, 'about') })
  return { result, next: result.ok ? at(THREAD, { id: result.data.conversationId }) : '' }
}
