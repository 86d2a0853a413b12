import { useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Outlet, useLocation } from 'react-router'
import { uiText } from '#language/frame/ui.text.ts'
import { sellerText } from '#language/seller/seller.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { useListKeys } from '#desk/use-list-keys.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SellerDeskHere, SellerNotPermitted, SellerRoomMissing } from './seller-desk.tsx'
import { SellerHeader } from './seller-header.tsx'
import { SellerRail } from './seller-rail.tsx'
import { roomOfPage } from './seller-rooms.ts'
import { findMerchants, type SellerDesk, useMaySell, useSellerDesk } from './seller-session.ts'
import { VisitBar } from './visit-bar.tsx'
import sellerStyles from './seller-styles.css?url'

/** React Aria's own words in the language of the page: of the Chinese it has, the traditional. */
const ARIA_LOCALE = { en: 'en-GB', zh: 'zh-TW' } as const

/** A style sheet of its own, so that no shopper fetches it or has its rules asked. */
export const links = () => [{ rel: 'stylesheet', href: sellerStyles }]

export default function SellerLayout() {
  return (
    <I18nProvider locale={ARIA_LOCALE[useLanguage()]}>
      {/* Where this stands, React Aria brings no style sheet of its own, which the pages' policy would refuse; dialog.css has its rule. */}
      <span hidden id="react-aria-pressable-style" />
      <SellerDeskHere>
        <SellerFrame />
      </SellerDeskHere>
    </I18nProvider>
  )
}

/** The frame of the seller centre, for members who act for a merchant. */
function SellerFrame() {
  const texts = useTexts(sellerText)
  const desk = useSellerDesk()
  // Who was invited acts for no merchant yet.
  const path = useLocation().pathname.replace(/^\/zh(?=\/)/, '')
  const isWelcomed = path === '/seller/welcome'
  useEffect(() => {
    if (!isWelcomed) void findMerchants()
  }, [isWelcomed])
  useListKeys()
  return (
    <div className="admin seller">
      <a className="admin-skip" href="#main">
        {texts.skip}
      </a>
      <SellerHeader />
      <VisitBar />
      <div className="admin-body seller-body">
        {desk.phase === 'signed-in' ? <SellerRail /> : null}
        <main id="main" tabIndex={-1} className="admin-main">
          {isWelcomed ? <Outlet /> : <SellerRoom desk={desk} path={path} />}
          <noscript>
            <p>{texts.needsScript}</p>
          </noscript>
        </main>
      </div>
    </div>
  )
}

function SellerRoom({ desk, path }: { desk: SellerDesk; path: string }) {
  const may = useMaySell()
  if (desk.phase !== 'signed-in') return <SellerWaiting phase={desk.phase} />
  const room = roomOfPage(path)
  if (room?.room && !desk.merchant.rooms.includes(room.room)) return <SellerRoomMissing />
  if (room?.needs !== undefined && !may(room.needs)) return <SellerNotPermitted />
  // What was typed for one merchant is not sent for another.
  return <Outlet key={desk.merchant.merchantId} />
}

function SellerWaiting({ phase }: { phase: 'asking' | 'unreachable' }) {
  const texts = useTexts(sellerText)
  const ui = useTexts(uiText)
  if (phase === 'asking') return <Skeleton height={320} />
  return <EmptyState level={1} title={texts.failed} action={<Button onClick={() => void findMerchants()}>{ui.retry}</Button>} />
}
