/** The cloth of an accessory: a garment's fabric, but blocks of colour meet where the thing itself divides. */
import { type Cut, fabric as yardage } from './fabric.ts'
import type { Drawing } from './studio.ts'

type AccessoryCut = Cut & { /** where two colours meet, left of it the first */ across?: number }

export function fabric(s: Drawing, cut: AccessoryCut = {}): string {
  const { across, ...rest } = cut
  const { colour = s.look.colour, accent = s.look.accent, pattern = s.look.pattern } = rest
  if (pattern !== 'colourblock') return yardage(s, rest)
  const [at, ends] =
    across === undefined ? [560 / 1200, 'x1="0" y1="0" x2="0" y2="1200"'] : [across / 900, 'x1="0" y1="0" x2="900" y2="0"']
  return s.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}><stop offset="${at}" stop-color="${colour}"/><stop offset="${at}" stop-color="${accent}"/></linearGradient>`,
  )
}
