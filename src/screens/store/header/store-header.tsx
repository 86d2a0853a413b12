import { Wordmark } from '#screens/wordmark.tsx'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/frame/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Later } from '#ui/later.tsx'
import { WideMenu } from '../menu/wide-menu.tsx'
import { useWishCodes } from '../shopper-state.ts'
import { AccountCorner } from './account-corner.tsx'
import { BagCorner } from './bag-corner.tsx'
import { LanguageLink } from './language-link.tsx'
import { SideTabs } from './side-tabs.tsx'

const searchOverlay = () => import('./search-overlay.tsx')
const phoneMenu = () => import('../menu/phone-menu.tsx')

type Side = 'women' | 'men'
type Layer = 'menu' | 'search'

/** The row that stays, and below it the menu of wide screens. Layers are fetched when they are first asked for. */
export function StoreHeader({ side }: { side: Side }) {
  const language = useLanguage()
  const texts = useTexts(storeText)
  const { layer, asked, ask, close } = useLayers()
  // Without script, or when a layer cannot be had, the same controls are links to a page that does the same.
  const plain = localPath(language, '/menu')
  const layerProps = (which: Layer) => ({
    props: { side, open: layer === which, onClose: close },
    waiting: layer === which ? <div className="load-bar" /> : null,
    instead: () => location.assign(plain),
  })
  const layerLink = (which: Layer, className: string, content: ReactNode) => (
    <a className={className} href={plain} aria-label={texts[which]} aria-haspopup="dialog" onClick={ask(which)}>
      {content}
    </a>
  )
  return (
    <>
      <header className="bar-row">
        <div className="bar-start">
          {layerLink('menu', 'btn-icon bar-menu', <Icon name="menu" />)}
          {layerLink('search', 'btn-icon bar-search', <Icon name="search" />)}
          <a className="btn-icon bar-edit" href={localPath(language, '/myaccount/info')} aria-label={texts.details}>
            <Icon name="edit" />
          </a>
          <div className="bar-tabs caps">
            <SideTabs side={side} />
            <LanguageLink />
          </div>
        </div>
        <a className="logo" href={localPath(language, '/')} aria-label={texts.home}>
          <Wordmark />
        </a>
        <div className="bar-end caps">
          {layerLink('search', 'bar-word', texts.search)}
          <a className="bar-word" href={localPath(language, '/myaccount/info')}>
            {texts.details}
          </a>
          <AccountCorner />
          <WishCorner />
          <BagCorner />
        </div>
      </header>
      <WideMenu side={side} />
      {asked.has('search') ? <Later load={searchOverlay} {...layerProps('search')} /> : null}
      {asked.has('menu') ? <Later load={phoneMenu} {...layerProps('menu')} /> : null}
    </>
  )
}

/** What is open above the page, and what has been fetched so far; another page closes everything. */
function useLayers() {
  const [layer, setLayer] = useState<Layer>()
  const [asked, setAsked] = useState<ReadonlySet<Layer>>(new Set())
  const { pathname, search } = useLocation()
  useEffect(() => setLayer(undefined), [pathname, search])
  const ask = (which: Layer) => (event: MouseEvent) => {
    event.preventDefault()
    setAsked((before) => new Set(before).add(which))
    setLayer(which)
  }
  return { layer, asked, ask, close: () => setLayer(undefined) }
}

function WishCorner() {
  const language = useLanguage()
  const texts = useTexts(storeText)
  const count = useWishCodes()?.length ?? 0
  return (
    <a
      className="corner"
      href={localPath(language, '/wishlist')}
      aria-label={count > 0 ? texts.counted(texts.wishList, count) : texts.wishList}
    >
      <Icon name="heart" />
      <span className="corner-word">{texts.wishList}</span> {count > 0 ? <span className="badge">{count}</span> : null}
    </a>
  )
}
