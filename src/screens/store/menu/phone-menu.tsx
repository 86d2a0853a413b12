import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { menuText } from '#language/frame/menu.text.ts'
import { storeText } from '#language/frame/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listAddress } from '../addresses.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { LanguageLink } from '../header/language-link.tsx'
import { SideTabs } from '../header/side-tabs.tsx'
import { type MenuEntry, menuTree } from './menu-tree.ts'

type Side = 'women' | 'men'

/** The menu of narrow screens: one level at a time, each with its name, a way back and a link to all of it. */
export default function PhoneMenu({ side, open, onClose }: { side: Side; open: boolean; onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(storeText)
  const words = useTexts(menuText)
  const ui = useTexts(uiText)
  const { entries, isMissing } = useMenuEntries(side, open)
  const [path, setPath] = useState<MenuEntry[]>([])
  const level = path.at(-1)
  // A heading that leads nowhere is part of what stands above it.
  const whole = path.findLast(({ address }) => address !== '')
  useEffect(() => {
    if (!open) setPath([])
  }, [open])
  const list = useLevelFocus(path)

  const back = level ? (
    <button type="button" className="btn-icon" aria-label={ui.back} onClick={() => setPath(path.slice(0, -1))}>
      <AnyIcon name="back" />
    </button>
  ) : null
  return (
    <Sheet open={open} onClose={onClose} title={level?.name ?? texts.menu} side="left" lead={back} className="phone-menu">
      {level ? null : (
        <div className="caps phone-menu-sides">
          <SideTabs side={side} />
        </div>
      )}
      <ul ref={list} className="phone-menu-list" key={path.length}>
        <li>
          <a className="phone-menu-all" href={whole?.address ?? listAddress(language, side)}>
            {words.all(whole?.name ?? texts[side])}
          </a>
        </li>
        {(level?.children ?? entries).map((entry) => (
          <Entry key={entry.address + entry.name} entry={entry} onEnter={() => setPath([...path, entry])} />
        ))}
      </ul>
      {entries.length === 0 && !isMissing ? <Skeleton height={320} /> : null}
      {/* With what stands above, so that nothing is pushed down. */}
      {level || (entries.length === 0 && !isMissing) ? null : (
        <>
          <PersonalLinks />
          <LanguageList />
        </>
      )}
    </Sheet>
  )
}

/** A level that opens begins at its first row; one that is gone back to, at the row that was entered. */
function useLevelFocus(path: MenuEntry[]) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(path)
  useEffect(() => {
    const left = before.current
    before.current = path
    if (path.length === left.length) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const entered = rows.find((row) => row.textContent === left.at(-1)?.name)
    const row = path.length < left.length ? entered : rows[0]
    row?.focus()
  }, [path])
  return list
}

const isWithin = (pathname: string, address: string): boolean =>
  address !== '' && (pathname === address || pathname.startsWith(`${address}/`))

function Entry({ entry, onEnter }: { entry: MenuEntry; onEnter: () => void }) {
  const { pathname } = useLocation()
  return (
    <li>
      {entry.children.length > 0 ? (
        <button type="button" onClick={onEnter} aria-current={isWithin(pathname, entry.address) ? 'true' : undefined}>
          {entry.name}
          <AnyIcon name="forward" size={16} />
        </button>
      ) : (
        <a href={entry.address} aria-current={pathname === entry.address ? 'page' : undefined}>
          {entry.name}
        </a>
      )}
    </li>
  )
}

/** Members are led to what is theirs, everybody else to the ways in. */
function PersonalLinks() {
  const texts = useTexts(storeText)
  const words = useTexts(menuText)
  const language = useLanguage()
  const isMember = useIsMember()
  return (
    <ul className="phone-menu-more">
      <li>
        <Icon name="account" />
        {isMember ? (
          <a href={localPath(language, '/myaccount')}>{words.my}</a>
        ) : (
          <>
            <a href={localPath(language, '/member/login')}>{words.signIn}</a>
            <a href={localPath(language, '/member/create')}>{words.register}</a>
          </>
        )}
      </li>
      <li>
        <a href={localPath(language, '/myaccount/orders')}>{words.orders}</a>
      </li>
      <li>
        <a href={localPath(language, '/wishlist')}>{texts.wishList}</a>
      </li>
      <li>
        <a href={localPath(language, '/statement/FAQs')}>{texts.faqs}</a>
      </li>
    </ul>
  )
}

function LanguageList() {
  const words = useTexts(menuText)
  const language = useLanguage()
  const own = (
    <span aria-current="true" key="own">
      {storeText.otherLanguage[language === 'en' ? 'zh' : 'en']}
    </span>
  )
  const both = [own, <LanguageLink key="other" />]
  return (
    <section className="phone-menu-languages">
      <h3 className="mute">{words.language}</h3>
      <ul>
        {(language === 'en' ? both : both.toReversed()).map((each) => (
          <li key={each.key}>{each}</li>
        ))}
      </ul>
    </section>
  )
}

function useMenuEntries(side: Side, open: boolean) {
  const language = useLanguage()
  const [entries, setEntries] = useState<MenuEntry[]>([])
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!open || entries.length > 0) return
    void call(getNavigation, { sexType: side }).then((found) => {
      if (found.ok) setEntries(menuTree(found.data, language))
      setMissing(!found.ok)
    })
  }, [open, entries.length, language, side])
  return { entries, isMissing }
}
