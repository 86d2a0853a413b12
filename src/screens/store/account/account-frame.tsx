import { type ReactNode, useEffect } from 'react'
import { accountFrameText } from '#language/account/address-book.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { Button } from '#ui/button.tsx'
import { useMessageCounts } from './inbox-state.ts'
import { OwnForm } from '../own-form.tsx'
import './account-frame.css'
import './member-parts.css'

type Room = { path: string; name: keyof typeof accountFrameText }

/** What the navigation of the account area leads to, in this order. */
const ROOMS: Room[] = [
  { path: '/myaccount', name: 'rooms' },
  { path: '/myaccount/orders', name: 'orders' },
  { path: '/myaccount/balance', name: 'balance' },
  { path: '/myaccount/returns', name: 'returns' },
  { path: '/myaccount/claims', name: 'claims' },
  { path: '/myaccount/care', name: 'care' },
  { path: '/myaccount/messages', name: 'messages' },
  { path: '/myaccount/points', name: 'points' },
  { path: '/wishlist', name: 'wishes' },
  { path: '/myaccount/address', name: 'addresses' },
  { path: '/myaccount/info', name: 'details' },
  { path: '/myaccount/devices', name: 'devices' },
  { path: '/myaccount/consents', name: 'consents' },
]

/** `guests`: what a browser without a member may see, too; the other rooms are not offered to it. */
type Props = { title: string; path: string; lead?: string; guests?: boolean; children: ReactNode }

/** A room of the account: its title, and the way to the others: beside it on wide screens, below it on phones. */
export function AccountFrame({ title, path, lead, guests = false, children }: Props) {
  const isGuest = !useIsMember() && guests
  return (
    <div className="wrap account-frame">
      <div className="account-main">
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <p className="account-lead mute">{lead}</p> : null}
        <div className="account-work">{guests ? children : <MembersOnly>{children}</MembersOnly>}</div>
      </div>
      {isGuest ? null : <Rooms path={path} />}
    </div>
  )
}

function Rooms({ path }: { path: string }) {
  const language = useLanguage()
  const texts = useTexts(accountFrameText)
  const unread = useMessageCounts()?.unread ?? 0
  return (
    <nav className="account-rooms" aria-label={texts.rooms}>
      {ROOMS.map((room) => (
        <a key={room.path} href={localPath(language, room.path)} aria-current={room.path === path ? 'page' : undefined}>
          {texts[room.name]}
          {room.name === 'messages' && unread > 0 ? <em>{unread}</em> : null}
        </a>
      ))}
      <noscript>
        <OwnForm path="/member/signOut">
          <Button type="submit" look="text">
            {texts.signOut}
          </Button>
        </OwnForm>
      </noscript>
    </nav>
  )
}

/** Everybody else is led to the way in. */
function MembersOnly({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const isMember = useIsMember()
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated && !isMember) location.replace(localPath(language, '/member/login'))
  }, [hydrated, isMember, language])
  return isMember ? children : <AccountWaiting />
}

export function AccountWaiting() {
  return (
    <div aria-busy="true">
      <ScriptNeeded />
      <Skeleton height={360} />
    </div>
  )
}
