import { useEffect, useState } from 'react'
import { storeText } from '#language/store.text.ts'
import { useTexts } from '#language/texts.ts'
import type { NoticeWire } from '#modules/content/content.contract.ts'
import { Icon } from '#ui/icon.tsx'

const SHOWN_MS = 5_000

/** Stands above the sticky header and scrolls away with the page. All notices lie in one cell, so that changing them moves nothing. */
export function NoticeBar({ notices }: { notices: NoticeWire[] }) {
  const texts = useTexts(storeText)
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const several = notices.length > 1
  useEffect(() => {
    if (!several || paused || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => setAt((now) => (now + 1) % notices.length), SHOWN_MS)
    return () => clearInterval(timer)
  }, [several, paused, held, notices.length])
  if (notices.length === 0) return null
  return (
    <section
      className="notice caps"
      aria-label={texts.notices}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul>
        {notices.map(({ desc, url }, index) => (
          <li key={desc} data-shown={index === at || undefined} inert={index !== at}>
            {url ? <a href={url}>{desc}</a> : desc}
          </li>
        ))}
      </ul>
      {several ? (
        <button type="button" aria-label={paused ? texts.playNotices : texts.pauseNotices} onClick={() => setPaused(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} size={12} />
        </button>
      ) : null}
    </section>
  )
}
