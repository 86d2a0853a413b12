import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { BAG_ADDED_EVENT, useBag } from '../shopper-state.ts'

const MiniBag = lazy(() => import('./mini-bag.tsx'))
const SHOWN_MS = 3_000
const INTENT_MS = 200
const LEAVE_MS = 300

/** The bag in the header. Its panel opens when a piece is added or the pointer rests, and never takes the focus. */
export function BagCorner() {
  const language = useLanguage()
  const texts = useTexts(storeText)
  const bag = useBag()
  const { pathname } = useLocation()
  const address = localPath(language, '/bags')
  const corner = useRef<HTMLDivElement>(null)
  const { open, added, show, close, later } = usePanel(corner, pathname, address)

  const count = bag?.count ?? 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the link inside is the control; this only sees where pointer and focus are
    <div
      ref={corner}
      className="bag-corner"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && (open || (count > 0 && pathname !== address))) later(show, INTENT_MS)
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(close, LEAVE_MS)}
      onBlur={() => open && later(() => isEngaged(corner.current) || close(), LEAVE_MS)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <a className="corner" href={address} aria-label={count > 0 ? `${texts.bag}, ${texts.pieces(count)}` : texts.bag}>
        <Icon name="bag" />
        <span className="corner-word">{texts.bag}</span>
        {count > 0 ? <span className="badge">{count}</span> : null}
      </a>
      {open && bag ? (
        <Suspense>
          <MiniBag bag={bag} added={added} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}

const isEngaged = (corner: HTMLElement | null): boolean => corner?.matches(':hover, :focus-within') === true

/** Open for three seconds after a piece was added, unless the shopper is at it; closed on every other page. */
function usePanel(corner: RefObject<HTMLElement | null>, pathname: string, bagAddress: string) {
  const [open, setOpen] = useState(false)
  const [added, setAdded] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (does: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(does, ms)
  }
  const close = () => {
    setOpen(false)
    setAdded(false)
  }
  const onAdded = useEffectEvent(() => {
    if (pathname === bagAddress) return
    setAdded(true)
    setOpen(true)
    later(() => isEngaged(corner.current) || close(), SHOWN_MS)
  })
  useEffect(() => {
    const listen = () => onAdded()
    window.addEventListener(BAG_ADDED_EVENT, listen)
    return () => {
      window.removeEventListener(BAG_ADDED_EVENT, listen)
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => {
    clearTimeout(timer.current)
    setOpen(false)
    setAdded(false)
  }, [pathname])
  return { open, added, close, later, show: () => setOpen(true) }
}
