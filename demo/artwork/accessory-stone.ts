import { range } from './accessory-path.ts'
import { shade, tint } from './colour.ts'
import { type Drawing, linear, radial } from './studio.ts'

export const pearl = (s: Drawing, x: number, y: number, r: number, tone = '#efe9df') =>
  `<circle cx="${x + r * 0.15}" cy="${y + r * 0.3}" r="${r * 1.04}" fill="#2a2018" opacity=".28"/><circle cx="${x}" cy="${y}" r="${r}" fill="${radial(
    s,
    0.36,
    0.32,
    0.75,
    [
      [0, '#ffffff'],
      [0.3, tint(tone, 0.3)],
      [0.7, tone],
      [0.92, shade(tone, 0.35)],
      [1, shade(tone, 0.18)],
    ],
  )}"/>`
/** A cut stone: facets of one colour about a bright table. */
export function gem(s: Drawing, x: number, y: number, r: number, colour: string): string {
  const facets = range(8)
    .map((i) => {
      const a = (i / 8) * Math.PI * 2
      const b = ((i + 1) / 8) * Math.PI * 2
      const [c, d] = [r * 0.52, r]
      return `<path d="M${x + Math.cos(a) * c} ${y + Math.sin(a) * c}L${x + Math.cos(a) * d} ${y + Math.sin(a) * d}L${x + Math.cos(b) * d} ${y + Math.sin(b) * d}L${x + Math.cos(b) * c} ${y + Math.sin(b) * c}Z" fill="${[tint(colour, 0.5), shade(colour, 0.1), shade(colour, 0.45), shade(colour, 0.25), colour, tint(colour, 0.2), tint(colour, 0.75), tint(colour, 0.35)][i]}"/>`
    })
    .join('')
  return `${facets}<circle cx="${x}" cy="${y}" r="${r * 0.54}" fill="${linear(s, 50, [
    [0, tint(colour, 0.8)],
    [0.45, colour],
    [0.55, shade(colour, 0.3)],
    [1, tint(colour, 0.3)],
  ])}"/>`
}
