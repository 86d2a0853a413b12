import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/ui.text.ts'
import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LanguageLink } from '../header/language-link.tsx'
import { SideTabs } from '../header/side-tabs.tsx'
import { type MenuEntry, menuTree } from './menu-tree.ts'

type Side = 'women' | 'men'

/** The menu of narrow screens: one level at a time, each with its name, a way back and a link to all of it. */
export default function PhoneMenu({ side, open, onClose }: { side: Side; open: boolean; onClose: () => void }) {
  const texts = useTexts(storeText)
  const ui = useTexts(uiText)
  const entries = useMenuEntries(side, open)
  const [path, setPath] = useState<MenuEntry[]>([])
  const level = path.at(-1)
  useEffect(() => {
    if (!open) setPath([])
  }, [open])

  const back = level ? (
    <button type="button" className="btn-icon" aria-label={ui.back} onClick={() => setPath(path.slice(0, -1))}>
      <Icon name="back" />
    </button>
  ) : null
  return (
    <Sheet open={open} onClose={onClose} title={level?.name ?? texts.menu} side="left" lead={back} className="phone-menu">
      {level ? null : (
        <div className="caps phone-menu-sides">
          <SideTabs side={side} />
        </div>
      )}
      <ul className="phone-menu-list" key={path.length}>
        {level ? (
          <li>
            <a className="phone-menu-all" href={level.address}>
              {texts.all(level.name)}
            </a>
          </li>
        ) : null}
        {(level?.children ?? entries).map((entry) => (
          <Entry key={entry.address} entry={entry} onEnter={() => setPath([...path, entry])} />
        ))}
      </ul>
      {entries.length === 0 ? <Skeleton height={320} /> : null}
      {level ? null : <PersonalLinks />}
    </Sheet>
  )
}

function Entry({ entry, onEnter }: { entry: MenuEntry; onEnter: () => void }) {
  const { pathname } = useLocation()
  return (
    <li>
      {entry.children.length > 0 ? (
        <button
          type="button"
          onClick={onEnter}
          aria-current={pathname.startsWith(`${entry.address}/`) || pathname === entry.address ? 'true' : undefined}
        >
          {entry.name}
          <Icon name="forward" size={16} />
        </button>
      ) : (
        <a href={entry.address} aria-current={pathname === entry.address ? 'page' : undefined}>
          {entry.name}
        </a>
      )}
    </li>
  )
}

function PersonalLinks() {
  const texts = useTexts(storeText)
  const language = useLanguage()
  return (
    <ul className="phone-menu-more">
      <li>
        <a href={localPath(language, '/myaccount/orders')}>{texts.orders}</a>
      </li>
      <li>
        <a href={localPath(language, '/wishlist')}>{texts.wishList}</a>
      </li>
      <li>
        <a href={localPath(language, '/statement/FAQs')}>{texts.faqs}</a>
      </li>
      <li>
        <span className="mute">{texts.language}</span>
        <LanguageLink className="link" />
      </li>
    </ul>
  )
}

function useMenuEntries(side: Side, open: boolean): MenuEntry[] {
  const language = useLanguage()
  const [entries, setEntries] = useState<MenuEntry[]>([])
  useEffect(() => {
    if (!open || entries.length > 0) return
    void call(getNavigation, {}).then((found) => {
      if (found.ok) setEntries(menuTree(found.data, language, side))
    })
  }, [open, entries.length, language, side])
  return entries
}
