import { useSyncExternalStore } from 'react'
import type { MessageCountsWire } from '#modules/inbox/inbox.contract.ts'
import { countMessages, LIVE_MESSAGES } from '#modules/inbox/inbox.paths.ts'
import { call, hasMember } from '#platform/wire/call-client.ts'
import { readLive } from '#platform/wire/live-reader.ts'
import { useSentCounts } from '../../own-page.tsx'

let counts: MessageCountsWire | undefined
const listeners = new Set<() => void>()
let stopLive: (() => void) | undefined

/** Counts as a call has just answered them. */
export function setCounts(next: MessageCountsWire): void {
  counts = next
  for (const listener of listeners) listener()
}

/** Where the stream does not come through, whoever returns to the page sees what is new. */
function onFocus(): void {
  void refreshCounts()
  for (const hear of hearers) hear()
}

/** Who hears of everything that may be new, as long as this page follows the stream. */
export const hearers = new Set<() => void>()

let refreshing: Promise<boolean> | undefined

/** Answers whether they are known; who asks while they are on their way waits for the same answer. */
export function refreshCounts(): Promise<boolean> {
  refreshing ??= fetchCounts().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function fetchCounts(): Promise<boolean> {
  const result = await call(countMessages, {}, { quiet: true })
  if (result.ok) setCounts(result.data)
  return result.ok
}

/** One stream for a page, however many parts of it look. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!stopLive && hasMember()) {
    stopLive = readLive(LIVE_MESSAGES, onFocus)
    addEventListener('focus', onFocus)
    void refreshCounts()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopLive?.()
    stopLive = undefined
    removeEventListener('focus', onFocus)
  }
}

/** How many messages a member has; undefined until it is known, and for guests. They move by themselves. */
export function useMessageCounts(): MessageCountsWire | undefined {
  const sent = useSentCounts()
  return useSyncExternalStore(
    subscribe,
    () => counts ?? sent,
    () => sent,
  )
}
