import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { WideMenu } from '../menu/wide-menu.tsx'
import { useWishCodes } from '../shopper-state.ts'
import { BagCorner } from './bag-corner.tsx'
import { LanguageLink } from './language-link.tsx'
import { SideTabs } from './side-tabs.tsx'

const SearchOverlay = lazy(() => import('./search-overlay.tsx'))
const PhoneMenu = lazy(() => import('../menu/phone-menu.tsx'))

type Side = 'women' | 'men'
type Layer = 'menu' | 'search'

/** The row that stays, and below it the menu of wide screens. Layers are fetched when they are first asked for. */
export function StoreHeader({ side }: { side: Side }) {
  const language = useLanguage()
  const texts = useTexts(storeText)
  const { layer, asked, ask, close } = useLayers()
  // Without script the same controls are links to a page that can do the same.
  const layerLink = (which: Layer, className: string, content: ReactNode) => (
    <a
      className={className}
      href={localPath(language, '/product/list')}
      aria-label={texts[which]}
      aria-haspopup="dialog"
      onClick={ask(which)}
    >
      {content}
    </a>
  )
  return (
    <>
      <header className="bar-row">
        <div className="bar-start">
          {layerLink('menu', 'btn-icon bar-menu', <Icon name="menu" />)}
          {layerLink('search', 'btn-icon bar-search', <Icon name="search" />)}
          <div className="bar-tabs caps">
            <SideTabs side={side} />
            <LanguageLink />
          </div>
        </div>
        <a className="logo" href={localPath(language, '/')} aria-label={texts.home}>
          PRAYA
        </a>
        <div className="bar-end caps">
          {layerLink('search', 'bar-word', texts.search)}
          <a className="bar-word" href={localPath(language, '/myaccount/orders')}>
            {texts.orders}
          </a>
          <WishCorner />
          <BagCorner />
        </div>
      </header>
      <WideMenu side={side} />
      <Suspense>
        {asked.has('search') ? <SearchOverlay side={side} open={layer === 'search'} onClose={close} /> : null}
        {asked.has('menu') ? <PhoneMenu side={side} open={layer === 'menu'} onClose={close} /> : null}
      </Suspense>
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
      aria-label={count > 0 ? `${texts.wishList}, ${texts.pieces(count)}` : texts.wishList}
    >
      <Icon name="heart" />
      <span className="corner-word">{texts.wishList}</span>
      {count > 0 ? <span className="badge">{count}</span> : null}
    </a>
  )
}
