import { adminStartText } from '#language/admin/admin-start.text.ts'
import { useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminAuditText } from '#language/admin/admin-audit.text.ts'
import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { adminBrandsText } from '#language/admin/products/admin-brands.text.ts'
import { adminCareText } from '#language/admin/admin-care.text.ts'
import { adminClaimsText } from '#language/admin/admin-claims.text.ts'
import { adminDispatchText } from '#language/admin/admin-dispatch.text.ts'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { adminKeysText } from '#language/admin/admin-keys.text.ts'
import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { adminPagesText } from '#language/admin/admin-pages.text.ts'
import { adminPointsText } from '#language/admin/admin-points.text.ts'
import { adminPayoutText } from '#language/admin/admin-payouts.text.ts'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { adminPriceChangesText } from '#language/admin/products/admin-price-changes.text.ts'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { adminReviewsText } from '#language/admin/admin-reviews.text.ts'
import { adminReturnsText } from '#language/admin/admin-returns.text.ts'
import { adminReportsText } from '#language/admin/admin-reports.text.ts'
import { adminSettingsText } from '#language/admin/admin-settings.text.ts'
import { adminImportsText } from '#language/admin/products/admin-imports.text.ts'
import { adminStatementsText } from '#language/admin/admin-statements.text.ts'
import { adminTodayText } from '#language/admin/admin-today.text.ts'
import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { adminStockText } from '#language/admin/products/admin-stock.text.ts'
import { adminWebhooksText } from '#language/admin/admin-webhooks.text.ts'
import type { Language } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { listOutbox } from '#modules/operators/operators.paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AdminFinder } from '#screens/admin/find/finder.tsx'
import { AdminHeader } from './header.tsx'
import { ONCE, useAdminQuery } from '#screens/admin/session/admin-query.ts'
import { AdminFactorDoor } from '#screens/admin/account/factor-set-up.tsx'
import { type Desk, findOperator, type May, useDesk, useMay } from '#screens/admin/session/session.ts'
import { AdminSignIn } from '#screens/admin/session/sign-in.tsx'
import './admin.css'
import './dialog.css'
import './list.css'
import '#screens/admin/products/products.css'
import '#screens/admin/home/home.css'
import '#screens/admin/home/block.css'
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
import '#screens/admin/account/account.css'
import '#screens/admin/audit/audit.css'
import '#screens/admin/operators/operators.css'
import '#screens/admin/money/money.css'
import '#screens/admin/ledger/ledger.css'
import '#screens/admin/imports/imports.css'
import '#screens/admin/stock/stock.css'
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

/** What each room needs; the shop decides again at every call. */
type Room = { path: string; name: Record<Language, string>; needs: Permission | undefined }
const ROOMS: readonly Room[] = [
  { path: '/admin/start', name: adminStartText.title, needs: 'change-settings' },
  { path: '/admin/today', name: adminTodayText.title, needs: undefined },
  { path: '/admin', name: adminText.orders, needs: 'read-orders' },
  { path: '/admin/bench', name: adminBenchText.title, needs: 'authenticate' },
  { path: '/admin/dispatch', name: adminDispatchText.title, needs: 'move-orders' },
  { path: '/admin/returns', name: adminReturnsText.title, needs: 'read-orders' },
  { path: '/admin/claims', name: adminClaimsText.title, needs: 'read-orders' },
  { path: '/admin/care', name: adminCareText.title, needs: 'read-orders' },
  { path: '/admin/members', name: adminMembersText.title, needs: 'keep-members' },
  { path: '/admin/points', name: adminPointsText.title, needs: 'correct-points' },
  { path: '/admin/products', name: adminText.products, needs: 'read-products' },
  { path: '/admin/reports', name: adminReportsText.title, needs: 'read-reports' },
  { path: '/admin/brands', name: adminBrandsText.title, needs: 'keep-shelves' },
  { path: '/admin/categories', name: adminCategoriesText.title, needs: 'keep-shelves' },
  { path: '/admin/attributes', name: adminTermsText.title, needs: 'keep-shelves' },
  { path: '/admin/imports', name: adminImportsText.title, needs: 'import-products' },
  { path: '/admin/stock', name: adminStockText.title, needs: 'read-products' },
  { path: '/admin/counts', name: adminCountsText.title, needs: 'read-products' },
  { path: '/admin/prices', name: adminPricesText.title, needs: 'read-products' },
  { path: '/admin/price-changes', name: adminPriceChangesText.title, needs: 'approve-prices' },
  { path: '/admin/reviews', name: adminReviewsText.title, needs: 'keep-reviews' },
  { path: '/admin/home', name: adminText.home, needs: 'arrange-home' },
  { path: '/admin/announcements', name: adminText.announcements, needs: 'arrange-home' },
  { path: '/admin/pages', name: adminPagesText.title, needs: 'edit-pages' },
  { path: '/admin/links', name: adminText.links, needs: 'keep-links' },
  { path: '/admin/search', name: adminText.searchWords, needs: 'keep-search' },
  { path: '/admin/money', name: adminText.money, needs: 'handle-money' },
  { path: '/admin/payouts', name: adminPayoutText.title, needs: 'pay-out' },
  { path: '/admin/statements', name: adminStatementsText.title, needs: 'handle-money' },
  { path: '/admin/work', name: adminText.work, needs: 'keep-work' },
  { path: '/admin/operators', name: adminOperatorsText.title, needs: 'keep-operators' },
  { path: '/admin/keys', name: adminKeysText.title, needs: 'keep-keys' },
  { path: '/admin/webhooks', name: adminWebhooksText.title, needs: 'keep-webhooks' },
  { path: '/admin/audit', name: adminAuditText.title, needs: 'read-audit' },
  { path: '/admin/settings', name: adminSettingsText.title, needs: 'change-settings' },
]

const roomsOf = (may: May): Room[] => ROOMS.filter(({ needs }) => needs === undefined || may(needs))

function Finder() {
  return <AdminFinder rooms={roomsOf(useMay())} />
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

function AdminRail() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const texts = useTexts(adminText)
  const may = useMay()
  // In production no such call exists, and nothing points at it.
  const hasOutbox = useAdminQuery(listOutbox, {}, { ...ONCE, enabled: may('read-mails') }).data !== undefined
  const rooms = roomsOf(may)
  if (hasOutbox) rooms.push({ path: '/admin/outbox', name: adminText.outbox, needs: 'read-mails' })
  const here = (address: string) => {
    if (pathname === address) return 'page'
    const inner = address === localPath(language, '/admin') ? `${address}/orders/` : `${address}/`
    return pathname.startsWith(inner) ? 'true' : undefined
  }
  return (
    <nav className="admin-rail" aria-label={texts.parts}>
      <ul>
        {rooms.map(({ path, name }) => (
          <li key={path}>
            <a href={localPath(language, path)} aria-current={here(localPath(language, path))}>
              {name[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
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
