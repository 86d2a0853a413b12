import { useEffect } from 'react'
import { LIVE_MESSAGES } from '#modules/inbox/inbox.paths.ts'
import { countSellerTalk, getSellerThread, listSellerConversations } from '#modules/conversations/seller-talk.paths.ts'
import { readLive } from '#platform/wire/live-reader.ts'
import { askAgain } from '#desk/desk-query.ts'

/** What is written appears at once; where the stream does not come through, with the next question. */
export function useLiveTalk(): void {
  useEffect(
    () =>
      readLive(LIVE_MESSAGES, () => {
        askAgain(listSellerConversations)
        askAgain(getSellerThread)
        askAgain(countSellerTalk)
      }),
    [],
  )
}
