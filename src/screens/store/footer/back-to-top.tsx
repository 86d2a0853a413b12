import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/frame/store.text.ts'
import { useTexts } from '#language/texts.ts'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { isInTheWay } from './free-place.ts'

/** Once nothing has moved for so long, the page is at rest. */
const REST_MS = 140

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
  useFreePlace()
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
      <AnyIcon name="up" size={18} />
    </button>
  )
}

/** Whenever the page comes to rest, chat and the way to the top are out of sight where they would cover something. */
function useFreePlace(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(clearTheWay, REST_MS)
    }
    clearTheWay()
    const observer = new ResizeObserver(settle)
    observer.observe(document.body)
    // What takes the place of a skeleton of its own size changes no size.
    const arrivals = new MutationObserver(settle)
    arrivals.observe(document.body, { childList: true, subtree: true })
    const now = () => requestAnimationFrame(clearTheWay)
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
  }, [pathname, search])
}

function clearTheWay(): void {
  const parts = ['.chat-button', '.back-to-top'].flatMap((name) => document.querySelector<HTMLElement>(name) ?? [])
  for (const part of parts) if (!part.contains(document.activeElement)) part.toggleAttribute('data-away', isInTheWay(part, parts))
}
