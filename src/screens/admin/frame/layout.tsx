import { useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AdminFinder } from '#screens/admin/find/finder.tsx'
import { AdminHeader } from './header.tsx'
import { AdminRail, useRoomGroups } from './rail.tsx'
import { useListKeys } from '#desk/use-list-keys.ts'
import { AdminFactorDoor } from '#screens/admin/account/factor-set-up.tsx'
import { type Desk, findOperator, useDesk, useMay } from '#screens/admin/session/session.ts'
import { AdminDesk } from '#screens/admin/session/admin-desk.tsx'
import { AdminSignIn } from '#screens/admin/session/sign-in.tsx'
import adminStyles from './admin-styles.css?url'

/** React Aria's own words in the language of the page: of the Chinese it has, the traditional. */
const ARIA_LOCALE = { en: 'en-GB', zh: 'zh-TW' } as const

/** A style sheet of its own, so that no shopper fetches it or has its rules asked. */
export const links = () => [{ rel: 'stylesheet', href: adminStyles }]

export default function AdminLayout() {
  return (
    <I18nProvider locale={ARIA_LOCALE[useLanguage()]}>
      {/* Where this stands, React Aria brings no style sheet of its own, which the pages' policy would refuse; dialog.css has its rule. */}
      <span hidden id="react-aria-pressable-style" />
      <AdminDesk>
        <AdminFrame />
      </AdminDesk>
    </I18nProvider>
  )
}

/** The frame of the back office. Without an operator's session the sign-in stands where the screen would be. */
function AdminFrame() {
  const texts = useTexts(adminText)
  const desk = useDesk()
  useEffect(() => void findOperator(), [])
  useFocusAfterSignIn(desk.phase)
  useListKeys()
  const isIn = desk.phase === 'signed-in' && !desk.operator.mustSetUp
  const isLedOn = useFirstRoom(isIn)
  // Who follows the link of an invitation has no password yet, and whoever opens a shop no account.
  const { pathname } = useLocation()
  const isWelcomed = pathname.endsWith('/admin/welcome') || (pathname.endsWith('/admin/first') && desk.phase !== 'signed-in')
  return (
    <div className="admin">
      <a className="admin-skip" href="#main">
        {texts.skip}
      </a>
      <AdminHeader operator={desk.phase === 'signed-in' ? desk.operator : undefined} finder={isIn ? <Finder /> : null} />
      <div className="admin-body">
        {isIn ? <AdminRail /> : null}
        <main id="main" tabIndex={-1} className="admin-main">
          {isLedOn ? <Skeleton height={320} /> : isIn || isWelcomed ? <Outlet /> : <AdminDoor desk={desk} />}
          <noscript>
            <p>{texts.needsScript}</p>
          </noscript>
        </main>
      </div>
    </div>
  )
}

/** Whatever stands between somebody and the screen they asked for. */
function AdminDoor({ desk }: { desk: Desk }) {
  if (desk.phase === 'nobody') return <AdminSignIn ended={desk.ended} />
  if (desk.phase === 'unreachable') return <Unreachable />
  return desk.phase === 'asking' ? <Skeleton height={320} /> : <AdminFactorDoor />
}

function Unreachable() {
  const texts = useTexts(adminText)
  const ui = useTexts(uiText)
  return <EmptyState level={1} title={texts.failed} action={<Button onClick={() => void findOperator()}>{ui.retry}</Button>} />
}

function Finder() {
  return <AdminFinder rooms={useRoomGroups().flatMap(({ rooms }) => rooms)} />
}

/** The address of the whole house is the list of orders; whoever may not read it begins with what waits for them. */
function useFirstRoom(isIn: boolean): boolean {
  const language = useLanguage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const may = useMay()
  const isElsewhere = isIn && pathname === localPath(language, '/admin') && !may('read-orders')
  useEffect(() => {
    if (isElsewhere) void navigate(localPath(language, '/admin/today'), { replace: true })
  }, [isElsewhere, language, navigate])
  return isElsewhere
}

/** The form is gone with whatever had the focus: go on at the heading of what took its place. */
function useFocusAfterSignIn(phase: string): void {
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === 'nobody' && phase === 'signed-in') {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
    }
    before.current = phase
  }, [phase])
}
