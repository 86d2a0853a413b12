import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { inboxText } from '#language/account/inbox.text.ts'
import { useTexts } from '#language/texts.ts'
import type { MessagesWire } from '#modules/inbox/inbox.contract.ts'
import { listMessages, readAllMessages } from '#modules/inbox/inbox.paths.ts'
import { MESSAGE_PAGE, type MessageKind, messageKinds } from '#modules/inbox/inbox.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { type OwnPlace, useLoading, useSent } from '../../own-page.tsx'
import { refreshCounts, setCounts, useMessageCounts } from './inbox-state.ts'

const MOST_AT_ONCE = 100

export type AnyKind = '' | MessageKind

const kindIn = (search: URLSearchParams): AnyKind => messageKinds.find((kind) => kind === search.get('kind')) ?? ''

export async function loadInbox(call: MakeCall, { search }: Pick<OwnPlace, 'search'>) {
  const kind = kindIn(search)
  const result = await call(listMessages, { kind, pageSize: MESSAGE_PAGE })
  return result.ok ? { ...result.data, kind } : undefined
}

/** The messages of the kind the address names, as many as were asked for, and the counts of all. */
export function useInbox() {
  const kind = kindIn(new URLSearchParams(useLocation().search))
  const sent = useSent<typeof loadInbox>()
  const texts = useTexts(inboxText)
  const counts = useMessageCounts()
  const [page, setPage] = useState<(MessagesWire & { kind: AnyKind }) | undefined>(sent)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const shown = page?.kind === kind ? page : undefined
  const length = useRef(0)
  useEffect(() => {
    length.current = shown?.list.length ?? 0
  }, [shown])
  // A hint moves the counts, and with them the list.
  const told = counts && `${counts.total} ${counts.unread}`
  const load = useCallback(async () => {
    setFailed(false)
    if (told === undefined) return setFailed(!(await refreshCounts()))
    const pageSize = Math.min(MOST_AT_ONCE, Math.max(MESSAGE_PAGE, length.current))
    const result = await call(listMessages, { kind, pageSize }, { quiet: true })
    if (result.ok) setPage({ ...result.data, kind })
    return setFailed(!result.ok)
  }, [kind, told])
  useLoading(load, sent !== undefined)

  const more = async (): Promise<void> => {
    if (busy || !shown) return
    setBusy(true)
    const pageNo = Math.floor(shown.list.length / MESSAGE_PAGE) + 1
    const result = await call(listMessages, { kind, pageNo })
    setBusy(false)
    if (!result.ok) return
    const known = new Set(shown.list.map(({ messageId }) => messageId))
    setPage({ ...result.data, kind, list: [...shown.list, ...result.data.list.filter(({ messageId }) => !known.has(messageId))] })
  }
  const readAll = async (): Promise<void> => {
    const result = await call(readAllMessages, { kind })
    if (!result.ok) return
    setCounts(result.data)
    toast('success', texts.allRead)
  }
  return { kind, counts, list: shown?.list, total: shown?.total ?? 0, failed, busy, load, more, readAll }
}
