import { useEffect, useState } from 'react'
import { countOwnUnread } from '#modules/conversations/conversations.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { useNews } from './use-news.ts'

/** How many messages of conversations a member has not read; none until it is known. */
export function useUnreadTalk(): number {
  const isMember = useIsMember()
  const [unread, keep] = useState(0)
  const ask = async () => {
    const result = await call(countOwnUnread, {}, { quiet: true })
    if (result.ok) keep(result.data.unread)
  }
  useNews(() => {
    if (isMember) void ask()
  })
  useEffect(() => {
    if (isMember) void ask()
  }, [isMember])
  return unread
}
