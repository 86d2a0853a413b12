import { type ReactNode, useEffect } from 'react'
import { accountFrameText } from '#language/account/address-book.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useIsMember } from '../header/account-corner.tsx'
import './account-frame.css'

type Room = { path: string; name: keyof typeof accountFrameText }

/** What the navigation of the account area leads to, in this order. */
const ROOMS: Room[] = [
  { path: '/myaccount', name: 'rooms' },
  { path: '/myaccount/orders', name: 'orders' },
  { path: '/wishlist', name: 'wishes' },
  { path: '/myaccount/address', name: 'addresses' },
  { path: '/myaccount/info', name: 'details' },
  { path: '/myaccount/devices', name: 'devices' },
]

/** A room of the account: its title, and beside it on wide screens the way to the others. */
export function AccountFrame({ title, path, children }: { title: string; path: string; children: ReactNode }) {
  const language = useLanguage()
  const texts = useTexts(accountFrameText)
  return (
    <div className="wrap account-frame">
      <nav className="account-rooms" aria-label={texts.rooms}>
        {ROOMS.map((room) => (
          <a key={room.path} href={localPath(language, room.path)} aria-current={room.path === path ? 'page' : undefined}>
            {texts[room.name]}
          </a>
        ))}
      </nav>
      <div className="account-main">
        <h1 tabIndex={-1}>{title}</h1>
        <MembersOnly>{children}</MembersOnly>
      </div>
    </div>
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
  return hydrated && isMember ? children : <AccountWaiting />
}

export function AccountWaiting() {
  return (
    <div aria-busy="true">
      <ScriptNeeded />
      <Skeleton height={360} />
    </div>
  )
}
