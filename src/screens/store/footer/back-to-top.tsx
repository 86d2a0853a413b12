import { useEffect, useState } from 'react'
import { storeText } from '#language/frame/store.text.ts'
import { useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'

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
