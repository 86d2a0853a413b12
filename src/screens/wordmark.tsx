import type { CSSProperties } from 'react'
import { house } from '#language/house.ts'

const HEIGHT = 28

/** The shop's name at the head of its pages: its logo where it has one, else its letters. What it leads to is said beside it. */
export function Wordmark() {
  const { mark, logo } = house()
  if (!logo) return <span style={{ '--letters': mark.length } as CSSProperties}>{mark}</span>
  const width = Math.round((logo.width * HEIGHT) / logo.height)
  return <img className="logo-picture" src={`/media/${logo.hash}/360.webp`} width={width} height={HEIGHT} alt={mark} />
}
