/** The parts a watch is assembled from: strap, bracelet, lugs, case, dial, sub dials, hands. The dial's centre is (450, 600). */
import type { ArtworkView } from '../catalogue/demo-types.ts'
import { cast, type CutPicture, floor, metalBody, metalwork, panel, placed, stitches, threadOn } from './accessory-brush.ts'
import { box, ellipse, range, shape } from './accessory-path.ts'
import type { Skin } from './accessory-skin.ts'
import { shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { type Drawing, linear } from './studio.ts'
import { metalTone } from './trims.ts'

/** The parts a watch is assembled from: strap, bracelet, lugs, case, dial, sub dials, hands. The dial's centre is (450, 600). */

const [cx, cy] = [450, 600]
/** A strap bends away from the lens at its ends. */
const bend = (s: Drawing, top: boolean) =>
  linear(
    s,
    90,
    top
      ? [
          [0, '#000', 0.62],
          [0.3, '#000', 0.2],
          [0.7, '#fff', 0.1],
          [1, '#000', 0.3],
        ]
      : [
          [0, '#000', 0.34],
          [0.3, '#fff', 0.1],
          [0.7, '#000', 0.2],
          [1, '#000', 0.62],
        ],
  )
export function watchStrap(s: Drawing, skin: Skin, width = 150, sewn = true): string {
  const w = width / 2
  const halves = [
    shape(`${cx - w},440! ${cx - w + 6},260 ${cx - w + 12},150! ${cx},142 ${cx + w - 12},150! ${cx + w - 6},260 ${cx + w},440!`),
    shape(
      `${cx - w},760! ${cx - w + 6},940 ${cx - w + 12},1050! ${cx},1058 ${cx + w - 12},1050! ${cx + w - 6},940 ${cx + w},760!`,
    ),
  ]
  return halves
    .map(
      (d, i) =>
        panel(s, d, fabric(s, { scale: 0.75 }), { soft: 14, shade: 0.6, surface: skin }) +
        `<path d="${d}" fill="${bend(s, i === 0)}"/>` +
        (sewn
          ? [-1, 1]
              .map((side) =>
                stitches(
                  `M${cx + side * (w - 13)} ${i === 0 ? 436 : 764}L${cx + side * (w - 24)} ${i === 0 ? 160 : 1040}`,
                  threadOn(s.look.colour),
                  2.4,
                  9,
                  5,
                ),
              )
              .join('')
          : ''),
    )
    .join('')
}
/** Three-row links: polished centre between brushed sides. */
export function bracelet(s: Drawing, width = 150): string {
  const [dark, middle, light] = metalTone(s.look.metal)
  const across = linear(s, 0, [
    [0, dark],
    [0.2, middle],
    [0.45, light],
    [0.6, middle],
    [1, dark],
  ])
  const centre = linear(s, 0, [
    [0, middle],
    [0.4, '#ffffff'],
    [0.55, light],
    [1, dark],
  ])
  const rows = [...range(8).map((i) => 412 - i * 37), ...range(8).map((i) => 758 + i * 37)]
  const links = rows
    .map((y, i) => {
      const w = width * (1 - (i % 8) * 0.016)
      return [
        [-0.5, 0.32],
        [0.18, 0.32],
        [-0.17, 0.34],
      ]
        .map(
          ([x = 0, part = 0], column) =>
            `<rect x="${cx + x * w}" y="${y + (column === 2 ? 0 : 9)}" width="${part * w}" height="35" rx="7" fill="${column === 2 ? centre : across}" stroke="${shade(dark, 0.5)}" stroke-width="1.6"/><rect x="${cx + x * w + 3}" y="${y + (column === 2 ? 3 : 12)}" width="${part * w - 6}" height="5" rx="2.5" fill="#fff" opacity=".4"/><rect x="${cx + x * w + 2}" y="${y + (column === 2 ? 27 : 36)}" width="${part * w - 4}" height="6" rx="3" fill="#000" opacity=".25"/>`,
        )
        .join('')
    })
    .join('')
  const top = box(cx - width / 2, 146, width, 300, 10)
  const bottom = box(cx - width / 2, 756, width, 300, 10)
  return (
    cast(top, 10) +
    cast(bottom, 10) +
    links +
    `<path d="${top}" fill="${bend(s, true)}" opacity=".8"/><path d="${bottom}" fill="${bend(s, false)}" opacity=".8"/>`
  )
}
export const lugs = (s: Drawing, r: number, width = 150) =>
  [-1, 1]
    .flatMap((side) =>
      [-1, 1].map((end) =>
        metalBody(
          s,
          shape(
            `${cx + side * (width / 2 - 4)},${cy + end * (r + 44)}! ${cx + side * (width / 2 + 26)},${cy + end * (r + 36)}! ${cx + side * (width / 2 + 62)},${cy + end * (r - 50)} ${cx + side * (r - 20)},${cy + end * 60}! ${cx + side * (width / 2 - 4)},${cy + end * (r - 60)}!`,
          ),
          90,
        ),
      ),
    )
    .join('')
/** Case middle and bezel as turned rings: conical reflections where a lathe would leave them. */
export function roundCase(s: Drawing, r: number, attached = ''): string {
  const [dark, middle, light] = metalTone(s.look.metal)
  const outer = linear(s, 45, [
    [0, light],
    [0.25, middle],
    [0.5, dark],
    [0.75, middle],
    [1, shade(dark, 0.25)],
  ])
  const inner = linear(s, 45, [
    [0, dark],
    [0.3, middle],
    [0.55, light],
    [0.8, middle],
    [1, light],
  ])
  return (
    cast(ellipse(cx, cy, r), 14) +
    metalwork(s, `${attached}<path d="${ellipse(cx, cy, r)}" fill="${outer}"/>`, 4) +
    `<circle cx="${cx}" cy="${cy}" r="${r - 11}" fill="${shade(dark, 0.3)}"/><circle cx="${cx}" cy="${cy}" r="${r - 13}" fill="${inner}"/><circle cx="${cx}" cy="${cy}" r="${r - 30}" fill="${shade(dark, 0.62)}"/>`
  )
}
export function crown(s: Drawing, r: number, pushers = false): string {
  const flutes = range(6)
    .map((i) => `<path d="M${cx + r + 8} ${cy - 19 + i * 7.6}h28" stroke="#1c140c" stroke-opacity=".5" stroke-width="1.8"/>`)
    .join('')
  const buttons = pushers
    ? [-1, 1]
        .map(
          (side) =>
            `<g transform="rotate(${side * 32} ${cx} ${cy})">${metalBody(s, box(cx + r - 4, cy - 8, 20, 16, 2), 40)}${metalBody(s, box(cx + r + 14, cy - 15, 20, 30, 5), 50)}</g>`,
        )
        .join('')
    : ''
  return (
    metalBody(s, box(cx + r - 6, cy - 12, 20, 24, 3), 40) +
    metalBody(s, box(cx + r + 8, cy - 25, 30, 50, 8), 50) +
    flutes +
    buttons
  )
}

export const watchPicture = (s: Drawing, view: ArtworkView, body: string): CutPicture =>
  view === 'angle'
    ? { body: floor(s, 470, 1010, 120, 14, 0.6) + placed(body, 'matrix(.84 -.2 .16 .9 -14 150)'), close: '' }
    : { body: floor(s, 450, 1056, 74, 13, 0.8) + body, close: '300 400 300 400' }
export const skinOf = (s: Drawing) => (s.look.pattern === 'plain' && s.look.seed % 2 === 0 ? 'exotic' : 'leather')
