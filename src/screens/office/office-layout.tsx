import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { officeText } from '#language/office.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/ui.text.ts'
import { listMails } from '#modules/operators/operators.paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OfficeHeader } from './office-header.tsx'
import { mayArrangeShop, maySeeOrders } from './office-roles.ts'
import { callOffice, findOperator, useDesk, useRoles } from './office-session.ts'
import { OfficeSignIn } from './office-sign-in.tsx'
import './office.css'
import './office-list.css'
import './office-home.css'
import './office-block.css'
import './office-links.css'
import './office-notices.css'
import './office-order.css'
import './office-wide.css'

/** The frame of the back office. Without an operator's session the sign-in stands where the screen would be. */
export default function OfficeLayout() {
  const texts = useTexts(officeText)
  const desk = useDesk()
  useEffect(() => void findOperator(), [])
  useFocusAfterSignIn(desk.phase)
  return (
    <div className="office">
      <a className="office-skip" href="#main">
        {texts.skip}
      </a>
      <OfficeHeader operator={desk.phase === 'signed-in' ? desk.operator : undefined} />
      <div className="office-body">
        {desk.phase === 'signed-in' ? <OfficeRail /> : null}
        <main id="main" tabIndex={-1} className="office-main">
          {desk.phase === 'signed-in' ? <Outlet /> : null}
          {desk.phase === 'nobody' ? <OfficeSignIn ended={desk.ended} /> : null}
          {desk.phase === 'unreachable' ? <Unreachable /> : null}
          {desk.phase === 'asking' ? <Skeleton height={320} /> : null}
          <noscript>
            <p>{texts.needsScript}</p>
          </noscript>
        </main>
      </div>
    </div>
  )
}

function Unreachable() {
  const texts = useTexts(officeText)
  const ui = useTexts(uiText)
  return <EmptyState level={1} title={texts.failed} action={<Button onClick={() => void findOperator()}>{ui.retry}</Button>} />
}

function OfficeRail() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const texts = useTexts(officeText)
  const roles = useRoles()
  const hasOutbox = useOutboxThere()
  const places = [
    ...(maySeeOrders(roles) ? [{ path: '/console', name: texts.orders }] : []),
    { path: '/console/products', name: texts.products },
    ...(mayArrangeShop(roles)
      ? [
          { path: '/console/home', name: texts.home },
          { path: '/console/notices', name: texts.notices },
          { path: '/console/links', name: texts.links },
          { path: '/console/search', name: texts.searchWords },
        ]
      : []),
    ...(hasOutbox ? [{ path: '/console/outbox', name: texts.outbox }] : []),
  ]
  const here = (address: string) => {
    if (pathname === address) return 'page'
    const inner = address === localPath(language, '/console') ? `${address}/orders/` : `${address}/`
    return pathname.startsWith(inner) ? 'true' : undefined
  }
  return (
    <nav className="office-rail" aria-label={texts.parts}>
      <ul>
        {places.map(({ path, name }) => (
          <li key={path}>
            <a href={localPath(language, path)} aria-current={here(localPath(language, path))}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** In production no such call exists, and nothing points at it. */
function useOutboxThere(): boolean {
  const [there, setThere] = useState(false)
  useEffect(() => {
    let gone = false
    void callOffice(listMails, {}).then((result) => {
      if (!gone) setThere(result.ok)
    })
    return () => {
      gone = true
    }
  }, [])
  return there
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
