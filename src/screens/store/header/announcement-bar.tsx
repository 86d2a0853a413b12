import { type CSSProperties, useEffect, useState } from 'react'
import { storeText } from '#language/frame/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AnnouncementWire } from '#modules/content/content.contract.ts'
import { Icon } from '#ui/icon.tsx'

const SHOWN_MS = 5_000
/** So far scrolled, the bar is out of sight. */
const BAR_PX = 46

/**
 * Stands above the sticky header and scrolls away with the page, so that hiding it moves nothing. All announcements lie in one
 * cell, so that changing them moves nothing either.
 */
export function AnnouncementBar({ announcements, look }: { announcements: AnnouncementWire[]; look: CSSProperties }) {
  const texts = useTexts(storeText)
  const language = useLanguage()
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const several = announcements.length > 1
  useEffect(() => {
    if (!several || paused || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const next = () => scrollY < BAR_PX && setAt((now) => (now + 1) % announcements.length)
    const timer = setInterval(next, SHOWN_MS)
    return () => clearInterval(timer)
  }, [several, paused, held, announcements.length])
  if (announcements.length === 0) return null
  return (
    <section
      className="announcement caps"
      style={look}
      aria-label={texts.announcements}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul>
        {announcements.map(({ desc, url }, index) => (
          <li key={desc} data-shown={index === at || undefined} inert={index !== at}>
            {url ? <a href={localPath(language, url)}>{desc}</a> : desc}
          </li>
        ))}
      </ul>
      {several ? (
        <button
          type="button"
          aria-label={paused ? texts.playAnnouncements : texts.pauseAnnouncements}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={12} />
        </button>
      ) : null}
    </section>
  )
}
