import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/frame/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Later } from '#ui/later.tsx'
import { BAG_ADDED_EVENT, useBag } from '../shopper-state.ts'

const miniBag = () => import('./mini-bag.tsx')
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
  const { shown, added, show, close, leave, later, onReady } = usePanel(corner, pathname, address)
  const open = shown === true

  const count = bag?.count ?? 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the link inside is the control; this only sees where pointer and focus are
    <div
      ref={corner}
      className="bag-corner"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && (open || (count > 0 && pathname !== address))) later(show, INTENT_MS)
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(leave, LEAVE_MS)}
      onBlur={() => open && later(leave, LEAVE_MS)}
    >
      <a className="corner" href={address} aria-label={count > 0 ? texts.counted(texts.bag, count) : texts.bag}>
        <Icon name="bag" />
        <span className="corner-word">{texts.bag}</span> {count > 0 ? <span className="badge">{count}</span> : null}
      </a>
      <span className="hidden-text" role="status">
        {open && added ? texts.added(count) : ''}
      </span>
      {/* Once asked for it stays, closed, so that it can fade away. */}
      {shown !== undefined && bag ? <Later load={miniBag} props={{ bag, open, added, onClose: close, onReady }} /> : null}
    </div>
  )
}

const isEngaged = (corner: HTMLElement | null): boolean => corner?.matches(':hover, :focus-within') === true

/**
 * Undefined until it is first asked for. Open for three seconds after a piece was added, unless the shopper is at it; on a slow
 * line the first time takes longer to fetch than that, so the seconds begin when the panel is there.
 */
function usePanel(corner: RefObject<HTMLElement | null>, pathname: string, bagAddress: string) {
  const [shown, setShown] = useState<boolean>()
  const [added, setAdded] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (does: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(does, ms)
  }
  const close = () => setShown((now) => now && false)
  const leave = () => {
    if (!isEngaged(corner.current)) close()
  }
  const show = () => {
    if (!shown) setAdded(false)
    setShown(true)
  }
  const isReady = useRef(false)
  const onReady = () => {
    isReady.current = true
    later(leave, SHOWN_MS)
  }
  const onAdded = useEffectEvent(() => {
    if (pathname === bagAddress) return
    setAdded(true)
    setShown(true)
    if (isReady.current) later(leave, SHOWN_MS)
  })
  useEffect(() => {
    const listen = () => onAdded()
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown((now) => now && false)
    window.addEventListener(BAG_ADDED_EVENT, listen)
    document.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener(BAG_ADDED_EVENT, listen)
      document.removeEventListener('keydown', onKey)
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => {
    clearTimeout(timer.current)
    setShown((now) => now && false)
  }, [pathname])
  return { shown, added, show, close, leave, later, onReady }
}
