import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { screenCodes } from '#language/screen-codes.ts'
import type { ConversationsWire, SubjectWire, ThreadWire } from '#modules/conversations/conversations.contract.ts'
import {
  getOwnThread,
  getSubject,
  listOwnConversations,
  ownConversationPicture,
  readOwnThread,
} from '#modules/conversations/conversations.paths.ts'
import type { CallResult, MakeCall } from '#platform/wire/call-path.ts'
import { fetchFile } from '#platform/wire/fetch-file.ts'
import { type LoadOwn, type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'
import { useNews } from './use-news.ts'

type Place = Pick<OwnPlace, 'search'>
/** `missing`: there is none for this reader. */
export type OrMissing<Value> = Value | 'missing'

const orMissing = <Value>(result: CallResult<Value>): OrMissing<Value> | undefined => {
  if (result.ok) return result.data
  return result.code === screenCodes.NOT_FOUND || result.code === screenCodes.BAD_INPUT ? 'missing' : undefined
}

const pageIn = (search: URLSearchParams): number => Math.max(1, Math.floor(Number(search.get('page'))) || 1)

export async function loadConversations(call: MakeCall, { search }: Place): Promise<ConversationsWire | undefined> {
  const result = await call(listOwnConversations, { word: (search.get('word') ?? '').slice(0, 60), pageNum: pageIn(search) })
  return result.ok ? result.data : undefined
}

/** What is shown has been read. */
export async function loadThread(call: MakeCall, { search }: Place): Promise<OrMissing<ThreadWire> | undefined> {
  const conversationId = search.get('id') ?? ''
  const thread = orMissing(await call(getOwnThread, { conversationId, before: Number(search.get('before')) || 0 }))
  const last = typeof thread === 'object' ? thread.messages.at(-1)?.position : undefined
  if (typeof thread === 'object' && thread.unread > 0 && last !== undefined)
    await call(readOwnThread, { conversationId, position: last })
  return thread
}

export const subjectIn = (search: URLSearchParams) => ({
  orderNo: search.get('orderNo') ?? '',
  seller: search.get('seller') ?? '',
  offer: search.get('offer') ?? '',
  request: search.get('request') ?? '',
})

export const loadSubject = async (call: MakeCall, { search }: Place): Promise<OrMissing<SubjectWire> | undefined> =>
  orMissing(await call(getSubject, subjectIn(search)))

/** What the address asks for, as it was sent and again whenever something new is there. */
export function useTalk<Value>(own: (call: MakeCall, place: Place) => Promise<Value | undefined>) {
  const { search } = useLocation()
  const sent = useSent<LoadOwn<Value>>() as Value | undefined
  const [found, show] = useState(sent)
  const [failed, fail] = useState(false)
  const load = useCallback(async () => {
    const next = await own(quietly, { search: new URLSearchParams(search) })
    if (next !== undefined) show(next)
    fail(next === undefined)
  }, [own, search])
  useLoading(load, sent !== undefined)
  useNews(() => void load())
  return { found, failed: failed && found === undefined, load }
}

/** For one conversation; stays the same function as long as it is that one. */
export const useOwnPictures = (conversationId: string) =>
  useCallback((uploadId: string) => fetchFile(ownConversationPicture, { conversationId, uploadId }, 'shop'), [conversationId])
