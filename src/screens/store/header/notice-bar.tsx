import { type CSSProperties, useEffect, useState } from 'react'
import { storeText } from '#language/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { NoticeWire } from '#modules/content/content.contract.ts'
import { Icon } from '#ui/icon.tsx'

const SHOWN_MS = 5_000
/** So far scrolled, the bar is out of sight. */
const BAR_PX = 46

/**
 * Stands above the sticky header and scrolls away with the page, so that hiding it moves nothing. All notices lie in one
 * cell, so that changing them moves nothing either.
 */
export function NoticeBar({ notices, look }: { notices: NoticeWire[]; look: CSSProperties }) {
  const texts = useTexts(storeText)
  const language = useLanguage()
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const several = notices.length > 1
  useEffect(() => {
    if (!several || paused || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const next = () => scrollY < BAR_PX && setAt((now) => (now + 1) % notices.length)
    const timer = setInterval(next, SHOWN_MS)
    return () => clearInterval(timer)
  }, [several, paused, held, notices.length])
  if (notices.length === 0) return null
  return (
    <section
      className="notice caps"
      style={look}
      aria-label={texts.notices}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul>
        {notices.map(({ desc, url }, index) => (
          <li key={desc} data-shown={index === at || undefined} inert={index !== at}>
            {url ? <a href={localPath(language, url)}>{desc}</a> : desc}
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
