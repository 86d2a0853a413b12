import { type ReactNode, useEffect, useState } from 'react'
import { accountFrameText } from '#language/account/address-book.text.ts'
import type { Language } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listOwnMerchants } from '#modules/merchants/people.paths.ts'
import { signOut } from '#modules/members/sign-in.paths.ts'
import { call, forgetShopper } from '#platform/wire/call-client.ts'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { clearSeen } from '../card/recently-seen.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { Button } from '#ui/button.tsx'
import { useMessageCounts } from './inbox-state.ts'
import { OwnForm, pressOrSend } from '../own-form.tsx'
import { useUnreadTalk } from '../conversations/unread-talk.ts'
import { forgetDrafts } from '../forget-drafts.ts'
import { useStoreFrame } from '../footer/store-frame.ts'
import './account-frame.css'
import './member-parts.css'

type Room = { path: string; name: keyof typeof accountFrameText }

/** What the navigation of the account area leads to, in this order: today, after an order, what one has, who one is. */
const GROUPS: Room[][] = [
  [
    { path: '/myaccount', name: 'overview' },
    { path: '/myaccount/orders', name: 'orders' },
    { path: '/myaccount/messages', name: 'messages' },
    { path: '/myaccount/conversations', name: 'conversations' },
    { path: '/wishlist', name: 'wishes' },
  ],
  [
    { path: '/myaccount/returns', name: 'returns' },
    { path: '/myaccount/claims', name: 'claims' },
    { path: '/myaccount/care', name: 'care' },
    { path: '/myaccount/sourcing', name: 'sourcing' },
  ],
  [
    { path: '/myaccount/coupons', name: 'coupons' },
    { path: '/myaccount/points', name: 'points' },
    { path: '/myaccount/balance', name: 'balance' },
    { path: '/account/invite/share', name: 'invitations' },
  ],
  [
    { path: '/myaccount/address', name: 'addresses' },
    { path: '/myaccount/info', name: 'details' },
    { path: '/myaccount/devices', name: 'devices' },
    { path: '/myaccount/notifications', name: 'notifications' },
    { path: '/myaccount/consents', name: 'consents' },
    { path: '/myaccount/decisions', name: 'decisions' },
  ],
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
  const unreadTalk = useUnreadTalk()
  const takesRequests = useStoreFrame()?.facts.takesRequests === true
  const isOffered = ({ name }: Room): boolean => name !== 'sourcing' || takesRequests
  return (
    <nav className="account-rooms" aria-label={texts.rooms}>
      {GROUPS.map(([first, ...rooms]) =>
        first ? (
          <ul key={first.path}>
            {[first, ...rooms].filter(isOffered).map((room) => (
              <li key={room.path}>
                <a href={localPath(language, room.path)} aria-current={room.path === path ? 'page' : undefined}>
                  {texts[room.name]}
                  {room.name === 'messages' && unread > 0 ? <em>{unread}</em> : null}
                  {room.name === 'conversations' && unreadTalk > 0 ? <em>{unreadTalk}</em> : null}
                </a>
              </li>
            ))}
          </ul>
        ) : null,
      )}
      <OwnShopLink />
      <OwnForm path="/member/signOut">
        <Button look="text" {...pressOrSend('here', () => void leaveShop(language))}>
          {texts.signOut}
        </Button>
      </OwnForm>
    </nav>
  )
}

/** Of the account that was asked for last; a page is left to sign in as another. */
let asked: Promise<boolean> | undefined

async function actsForMerchants(): Promise<boolean> {
  const result = await call(listOwnMerchants, {}, { quiet: true })
  return result.ok && result.data.list.length > 0
}

/** The way to the seller centre, for those who act for a merchant. */
function OwnShopLink() {
  const language = useLanguage()
  const texts = useTexts(accountFrameText)
  const isMember = useIsMember()
  const [isShown, show] = useState(false)
  useEffect(() => {
    if (!isMember) return undefined
    let isHere = true
    asked ??= actsForMerchants()
    void asked.then((is) => isHere && show(is))
    return () => {
      isHere = false
    }
  }, [isMember])
  return isShown ? (
    <ul>
      <li>
        <a href={localPath(language, '/seller')}>{texts.shop}</a>
      </li>
    </ul>
  ) : null
}

/** Signs a member out, here or everywhere: what they have looked at is none of the next one's business in this browser. */
export async function leaveShop(language: Language, everywhere = false): Promise<void> {
  await call(signOut, { everywhere })
  forgetShopper()
  clearSeen()
  forgetDrafts()
  location.assign(localPath(language, '/'))
}

/** Everybody else is led to the way in. `waiting`: what is shown until it is known who is here. */
export function MembersOnly({ children, waiting = <AccountWaiting /> }: { children: ReactNode; waiting?: ReactNode }) {
  const language = useLanguage()
  const isMember = useIsMember()
  const hydrated = useHydrated()
  useEffect(() => {
    if (!hydrated || isMember) return
    // What an address asks for is asked for again once they are in.
    const back = location.search && `?${new URLSearchParams({ back: location.pathname + location.search })}`
    location.replace(localPath(language, '/member/login') + back)
  }, [hydrated, isMember, language])
  return isMember ? children : waiting
}

export function AccountWaiting() {
  return (
    <div aria-busy="true">
      <ScriptNeeded />
      <Skeleton height={360} />
    </div>
  )
}
