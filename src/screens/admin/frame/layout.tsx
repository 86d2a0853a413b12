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
import { useListKeys } from './use-list-keys.ts'
import { AdminFactorDoor } from '#screens/admin/account/factor-set-up.tsx'
import { type Desk, findOperator, useDesk, useMay } from '#screens/admin/session/session.ts'
import { AdminSignIn } from '#screens/admin/session/sign-in.tsx'
import './admin.css'
import './dialog.css'
import './list.css'
import './table.css'
import './rail.css'
import '#screens/admin/products/products.css'
import '#screens/admin/home/home.css'
import '#screens/admin/home/block.css'
import '#screens/admin/shelf-fields/shelf-fields.css'
import '#screens/admin/menu/menu.css'
import '#screens/admin/start/start.css'
import '#screens/admin/product-editor/product-editor.css'
import '#screens/admin/product-editor/pictures.css'
import '#screens/admin/links/links.css'
import '#screens/admin/pages/pages.css'
import '#screens/admin/announcements/announcements.css'
import '#screens/admin/orders/order.css'
import '#screens/admin/bench/bench.css'
import '#screens/admin/dispatch/dispatch.css'
import '#screens/admin/claims/claims.css'
import '#screens/admin/care/care.css'
import '#screens/admin/categories/categories.css'
import '#screens/admin/returns/return.css'
import '#screens/admin/members/members.css'
import '#screens/admin/invitations/invitations.css'
import '#screens/admin/account/account.css'
import '#screens/admin/audit/audit.css'
import '#screens/admin/operators/operators.css'
import '#screens/admin/money/money.css'
import '#screens/admin/ledger/ledger.css'
import '#screens/admin/imports/imports.css'
import '#screens/admin/stock/stock.css'
import '#screens/admin/campaigns/campaigns.css'
import '#screens/admin/prices/prices.css'
import '#screens/admin/statements/statements.css'
import '#screens/admin/work/work.css'
import '#screens/admin/webhooks/webhooks.css'
import '#screens/admin/find/find.css'
import '#screens/admin/reports/reports.css'
import '#screens/admin/today/today.css'
import './wide.css'

/** React Aria's own words in the language of the page: of the Chinese it has, the traditional. */
const ARIA_LOCALE = { en: 'en-GB', zh: 'zh-TW' } as const

export default function AdminLayout() {
  return (
    <I18nProvider locale={ARIA_LOCALE[useLanguage()]}>
      {/* Where this stands, React Aria brings no style sheet of its own, which the pages' policy would refuse; dialog.css has its rule. */}
      <span hidden id="react-aria-pressable-style" />
      <AdminFrame />
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
