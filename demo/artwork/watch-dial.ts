import { metalBody, metalLine, metalwork } from './accessory-brush.ts'
import { box, ellipse, range, shape } from './accessory-path.ts'
import { lightness, shade, tint } from './colour.ts'
import { type Drawing, linear, radial } from './studio.ts'
import { metalTone } from './trims.ts'

const [cx, cy] = [450, 600]
export const around = (degrees: number, r: number, x = cx, y = cy): [number, number] => [
  x + Math.sin((degrees * Math.PI) / 180) * r,
  y - Math.cos((degrees * Math.PI) / 180) * r,
]
export function dialPlate(s: Drawing, r: number, colour: string): string {
  const sun = range(90)
    .map(
      (i) =>
        `<path d="M${cx} ${cy}L${around(i * 4, r).join(' ')}L${around(i * 4 + 2, r).join(' ')}Z" fill="${i % 2 ? '#fff' : '#000'}" opacity="${(0.02 + (i % 7) * 0.006).toFixed(3)}"/>`,
    )
    .join('')
  const light = linear(s, 55, [
    [0, '#fff', 0.3],
    [0.35, '#fff', 0.04],
    [0.5, '#fff', 0.14],
    [0.65, '#000', 0.1],
    [1, '#000', 0.3],
  ])
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${radial(s, 0.42, 0.36, 0.72, [
    [0, tint(colour, 0.14)],
    [0.6, colour],
    [1, shade(colour, 0.34)],
  ])}"/>${sun}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${light}"/><circle cx="${cx}" cy="${cy}" r="${r - 2}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="5"/>`
}
const inkOn = (dial: string) => (lightness(dial) > 0.5 ? '#2b2622' : '#f2eee6')
/** Minute track and applied markers. */
export function markers(
  s: Drawing,
  r: number,
  dial: string,
  kind: 'baton' | 'dot' | 'roman' | 'pilot',
  skip: number[] = [],
): string {
  const ink = inkOn(dial)
  const track = range(60)
    .map((i) => {
      const [a, b] = [around(i * 6, r - 6), around(i * 6, r - (i % 5 ? 13 : 17))]
      return `<path d="M${a.join(' ')}L${b.join(' ')}" stroke="${ink}" stroke-opacity=".8" stroke-width="${i % 5 ? 1.3 : 2.4}"/>`
    })
    .join('')
  const each = range(12)
    .filter((hour) => !skip.includes(hour))
    .map((hour) => `<g transform="rotate(${hour * 30} ${cx} ${cy})">${marker(s, r, hour, kind, ink)}</g>`)
    .join('')
  return track + each
}
const numerals = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']
function marker(s: Drawing, r: number, hour: number, kind: string, ink: string): string {
  const y = cy - r + 24
  if (kind === 'roman') {
    const word = [...(numerals[hour] ?? '')]
    return word
      .map((letter, i) => {
        const x = cx + (i - (word.length - 1) / 2) * 10
        return `<path d="${letter === 'I' ? `M${x} ${y}v26` : letter === 'V' ? `M${x - 5} ${y}l5 26l5 -26` : `M${x - 5} ${y}l10 26M${x + 5} ${y}l-10 26`}" stroke="${ink}" stroke-width="2.8" fill="none"/>`
      })
      .join('')
  }
  if (kind === 'pilot')
    return hour === 0
      ? `<path d="M${cx} ${y + 26}l-15 -26h30z" fill="${ink}"/><circle cx="${cx - 21}" cy="${y + 3}" r="3.4" fill="${ink}"/><circle cx="${cx + 21}" cy="${y + 3}" r="3.4" fill="${ink}"/>`
      : `<rect x="${cx - 4.5}" y="${y}" width="9" height="${hour % 3 ? 26 : 36}" rx="1" fill="#efe9d2" stroke="#000" stroke-opacity=".4"/>`
  const long = hour % 3 === 0
  const lume =
    kind === 'dot'
      ? hour === 0
        ? `M${cx} ${y + 34}l-16 -32h32z`
        : long
          ? box(cx - 8, y, 16, 38, 3)
          : ellipse(cx, y + 15, 14)
      : box(cx - (hour === 0 ? 8 : 4.5), y, hour === 0 ? 16 : 9, long ? 40 : 32, 1.5)
  return `<path d="${lume}" fill="#000" opacity=".35" transform="translate(1.6 2.6)"/><path d="${lume}" fill="${kind === 'dot' ? '#eef2dd' : metalTone(s.look.metal)[1]}" stroke="${metalTone(s.look.metal)[2]}" stroke-width="${kind === 'dot' ? 3 : 1.6}"/>`
}
export function subDial(s: Drawing, x: number, y: number, r: number, dial: string, angle: number): string {
  const ink = inkOn(dial)
  const rings = range(4)
    .map(
      (i) =>
        `<circle cx="${x}" cy="${y}" r="${r - 4 - i * (r / 5)}" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="1"/>`,
    )
    .join('')
  const ticks = range(24)
    .map(
      (i) =>
        `<path d="M${around(i * 15, r - 3, x, y).join(' ')}L${around(i * 15, r - (i % 6 ? 7 : 12), x, y).join(' ')}" stroke="${ink}" stroke-opacity=".85" stroke-width="${i % 6 ? 1 : 2}"/>`,
    )
    .join('')
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${shade(dial, 0.22)}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${linear(
    s,
    60,
    [
      [0, '#000', 0.35],
      [0.5, '#000', 0],
      [1, '#fff', 0.18],
    ],
  )}"/>${rings}${ticks}<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${metalTone(s.look.metal)[1]}" stroke-width="2"/><path d="M${around(angle + 180, r * 0.25, x, y).join(' ')}L${around(angle, r * 0.78, x, y).join(' ')}" stroke="${metalTone(s.look.metal)[2]}" stroke-width="3" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="4.5" fill="${metalTone(s.look.metal)[1]}"/>`
}
/** Ten past ten, as every watch is photographed. */
export function hands(s: Drawing, r: number, style: 'baton' | 'sword' | 'leaf', seconds: string): string {
  const hand = (angle: number, length: number, w: number) => {
    const d =
      style === 'baton'
        ? box(cx - w / 2, cy - length, w, length + 16, w * 0.3)
        : style === 'sword'
          ? shape(
              `${cx - w * 0.4},${cy}! ${cx - w},${cy - length * 0.72}! ${cx},${cy - length}! ${cx + w},${cy - length * 0.72}! ${cx + w * 0.4},${cy}!`,
            )
          : shape(
              `${cx - 3},${cy}! ${cx - w},${cy - length * 0.4} ${cx},${cy - length}! ${cx + w},${cy - length * 0.4} ${cx + 3},${cy}!`,
            )
    return `<g transform="rotate(${angle} ${cx} ${cy})"><path d="${d}" fill="#000" opacity=".32" transform="translate(4 6)"/><path d="${d}" fill="${metalTone(s.look.metal)[1]}" stroke="${metalTone(s.look.metal)[2]}" stroke-width="2"/><path d="M${cx} ${cy - 16}V${cy - length * 0.9}" stroke="${style === 'sword' ? '#eef2dd' : shade(metalTone(s.look.metal)[0], 0.1)}" stroke-width="${style === 'sword' ? w * 0.7 : 2}" stroke-opacity=".9"/></g>`
  }
  const sweep = `<g transform="rotate(205 ${cx} ${cy})"><path d="M${cx} ${cy + 46}V${cy - r * 0.86}" stroke="${seconds}" stroke-width="3.2"/><path d="M${cx} ${cy + 46}v-22" stroke="${seconds}" stroke-width="8" stroke-linecap="round"/></g>`
  return (
    hand(-54, r * 0.55, 10) +
    hand(60, r * 0.8, 8) +
    sweep +
    metalwork(s, metalBody(s, ellipse(cx, cy, 11)) + metalLine(s, ellipse(cx, cy, 4), 3), 1.6)
  )
}
/** The crystal: a broad reflection that stays out of the numerals' way. */
export const crystal = (s: Drawing, r: number) =>
  `<path d="M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r * 0.7} ${cy - r * 0.71}Q${cx - r * 0.1} ${cy - r * 0.3} ${cx - r} ${cy}Z" fill="${linear(
    s,
    60,
    [
      [0, '#fff', 0.3],
      [1, '#fff', 0.02],
    ],
  )}"/>`
