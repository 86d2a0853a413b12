import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/frame/store.text.ts'
import { useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { freeRise } from './free-place.ts'

/** Once nothing has moved for so long, the page is at rest. */
const REST_MS = 140
/** Set on each of them: what the whole page could inherit would have the style of all of it worked out anew. */
const RISE = '--floats-rise'

/** Appears once half a window has been scrolled away. */
export default function BackToTop() {
  const texts = useTexts(storeText)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const onScroll = () => setShown(scrollY > innerHeight / 2)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  useFreePlace(shown)
  const go = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={texts.backToTop}
      data-shown={shown || undefined}
      inert={!shown}
      onClick={go}
    >
      <Icon name="up" size={18} />
    </button>
  )
}

/** Whenever the page comes to rest, chat and the way to the top stand where they cover nothing, or are out of sight. */
function useFreePlace(withTop: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => placeFloating(withTop), REST_MS)
    }
    placeFloating(withTop)
    const observer = new ResizeObserver(settle)
    observer.observe(document.body)
    // What takes the place of a skeleton of its own size changes no size.
    const arrivals = new MutationObserver(settle)
    arrivals.observe(document.body, { childList: true, subtree: true })
    const now = () => requestAnimationFrame(() => placeFloating(withTop))
    addEventListener('scroll', settle, { passive: true })
    addEventListener('resize', settle)
    addEventListener('click', settle)
    addEventListener('focusin', now)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      arrivals.disconnect()
      removeEventListener('scroll', settle)
      removeEventListener('resize', settle)
      removeEventListener('click', settle)
      removeEventListener('focusin', now)
    }
  }, [withTop, pathname, search])
}

function placeFloating(withTop: boolean): void {
  const parts = ['.chat-button', '.back-to-top'].flatMap((name) => document.querySelector<HTMLElement>(name) ?? [])
  const [chat, top] = parts
  if (!chat || parts.some((part) => part.contains(document.activeElement))) return
  const risen = Number.parseInt(chat.style.getPropertyValue(RISE), 10) || 0
  const box = chat.getBoundingClientRect()
  const height = withTop && top ? box.bottom - Math.min(box.top, top.getBoundingClientRect().top) : box.height
  const home = { left: box.left, right: box.right, bottom: box.bottom + risen, top: box.bottom + risen - height }
  const rise = freeRise(parts, home)
  for (const { style } of parts) style.setProperty(RISE, `${rise ?? 0}px`)
  document.documentElement.toggleAttribute('data-floats-away', rise === undefined)
}
