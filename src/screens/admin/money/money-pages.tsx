import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { moneyPageText } from '#language/admin/admin-money-pages.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'

const ROOMS = [
  ['/admin/money', 'cases'],
  ['/admin/money/disputes', 'disputes'],
  ['/admin/money/reconciliation', 'reconciliation'],
  ['/admin/money/merchants', 'merchants'],
  ['/admin/money/debts', 'debts'],
  ['/admin/money/balances', 'balances'],
  ['/admin/money/ledger', 'ledger'],
] as const

/** The rooms of money: what is to be set right, and what the books say. */
export function AdminMoneyPages() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const texts = useTexts(moneyPageText)
  const rooms = useRef<HTMLElement>(null)
  // On a phone they are wider than the page: the room one is in is in sight.
  useEffect(() => {
    const list = rooms.current?.querySelector('ul')
    const here = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && here) list.scrollLeft = here.offsetLeft - list.offsetLeft - (list.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <nav ref={rooms} className="admin-tabs" aria-label={texts.rooms}>
      <ul>
        {ROOMS.map(([path, name]) => (
          <li key={path}>
            <a href={localPath(language, path)} aria-current={pathname === localPath(language, path) ? 'page' : undefined}>
              {texts[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
