/** What bags share: how one stands before the lens, its straps, chains, zips, locks and handles. */
import type { ArtworkView } from '../catalogue/demo-types.ts'
import {
  crease,
  type CutPicture,
  floor,
  metalBody,
  metalLine,
  metalwork,
  panel,
  piece,
  placed,
  stitches,
  threadOn,
} from './accessory-brush.ts'
import { box, ellipse, range, shape } from './accessory-path.ts'
import { shade, tint, mix } from './colour.ts'
import { type Drawing, linear } from './studio.ts'
import { metalTone } from './trims.ts'

/** What bags share: how one stands before the lens, its straps, chains, zips, locks and handles. */

type Standing = {
  front: string /** what shows behind the body: handles, straps */
  behind?: string
  left: number
  right: number
  top: number
  bottom: number /** how far the side narrows at the top */
  inset?: number
  depth?: number /** the body's outline, where the side is rounded */
  outline?: string
  close: string
}
/** The thickness of a rounded body: its outline repeated backwards, with the seam of the gusset half way. */
const extruded = (s: Drawing, outline: string, depth: number) =>
  range(26)
    .map(
      (i) =>
        `<path d="${outline}" fill="${shade(s.look.colour, 0.5 - i * 0.009)}" ${i === 0 || i === 13 ? `stroke="${shade(s.look.colour, 0.78)}" stroke-width="2"` : ''} transform="translate(${(depth * (1 - i / 26)).toFixed(1)} ${(-depth * 0.3 * (1 - i / 26)).toFixed(1)})"/>`,
    )
    .join('')
/** The bag from the front, or turned so that its right side is seen. */
export function bagPicture(s: Drawing, view: ArtworkView, bag: Standing): CutPicture {
  const { front, behind = '', left, right, top, bottom, inset = 0, depth = 96, outline, close } = bag
  const middle = (left + right) / 2
  const half = (right - left) / 2
  if (view !== 'angle') return { body: floor(s, middle, bottom - 2, half, 15) + behind + front, close }
  const scale = 0.84
  const [shift, lean] = [450 - (middle + 20) * scale - depth * 0.35, 0.05]
  const x = right * scale + shift
  const drop = right * lean - 26
  const [y1, y2] = [top + drop, bottom + drop]
  const turned = `matrix(${scale} ${lean} 0 1 ${shift} -26)`
  if (depth === 0) return { body: floor(s, 450, y2 - 14, half * scale, 16) + placed(behind + front, turned), close }
  if (outline !== undefined) {
    const far = placed(behind, `translate(${depth * 0.4} ${-14})`)
    return {
      body:
        floor(s, 450 + depth * 0.2, y2 - 18, half * scale + depth * 0.45, 20) +
        placed(far + extruded(s, outline, depth) + front, turned),
      close,
    }
  }
  const side = `${x - 12},${y1 + 8}! ${x + depth * (1 - inset * 0.5)},${y1 - 12 + inset * 22}! ${x + depth},${(y1 + y2) / 2} ${x + depth},${y2 - 46}! ${x + depth * 0.5},${y2 - 18} ${x - 12},${y2 - 5}!`
  const fold = `M${x + depth * (0.46 - inset * 0.2)} ${y1 + inset * 10}Q${x + depth * (0.5 - inset * 0.35)} ${(y1 + y2) / 2} ${x + depth * 0.5} ${y2 - 24}`
  const gusset =
    panel(s, shape(side), shade(s.look.colour, 0.28), { soft: 10, shade: 0.6, light: 0.1, surface: 'leather' }) +
    crease(fold, 0.45, 3)
  const far = behind === '' ? '' : placed(behind, `matrix(${scale} ${lean} 0 1 ${shift + depth * 0.5} -40)`)
  return {
    body: floor(s, 450 + depth * 0.2, y2 - 22, half * scale + depth * 0.55, 20) + far + gusset + placed(front, turned),
    close,
  }
}
/** A flat strap along a curve: leather with its two rows of thread. */
export function strap(d: string, colour: string, width: number): string {
  const stroke = (tone: string, w: number, opacity = 1, shift = '') =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${w}" stroke-opacity="${opacity}" stroke-linejoin="round" ${shift}/>`
  return (
    stroke('#120b08', width + 3, 0.22, 'transform="translate(3 6)"') +
    stroke(shade(colour, 0.6), width + 1.6) +
    stroke(shade(colour, 0.12), width) +
    stroke(tint(colour, 0.1), width * 0.7, 0.55) +
    stroke(tint(colour, 0.35), width * 0.34, 0.22) +
    stroke(shade(colour, 0.4), width - 5, 0.5) +
    stroke(shade(colour, 0.03), width - 7.4) +
    stroke(tint(colour, 0.2), width * 0.4, 0.3, 'transform="translate(-1 -2)"')
  )
}
/** A rolled top handle with its round section. */
export function rolled(d: string, colour: string, width: number): string {
  const stroke = (tone: string, part: number, opacity: number, shift: number) =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width * part}" stroke-opacity="${opacity}" stroke-linecap="round" transform="translate(${-width * shift} ${-width * shift})"/>`
  return (
    range(7)
      .map((i) => stroke(shade(colour, 0.6 - i * 0.1), 1 - i * 0.11, 1, i * 0.022))
      .join('') +
    range(4)
      .map((i) => stroke(tint(colour, 0.2 + i * 0.14), 0.3 - i * 0.07, 0.28, 0.16))
      .join('')
  )
}
export function chain(s: Drawing, points: [number, number][], size = 15): string {
  return metalwork(
    s,
    points
      .map(([x, y], i) => {
        const [nx, ny] = points[i + 1] ?? points[i - 1] ?? [x, y]
        const angle = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
        const link = i % 2 === 0 ? ellipse(0, 0, size * 0.72, size * 0.46) : ellipse(0, 0, size * 0.72, size * 0.2)
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">${metalLine(s, link, size * 0.28)}</g>`
      })
      .join(''),
    1.6,
  )
}
/** Points evenly along a hanging or standing arc between two places; negative height hangs. */
export const arc = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  height: number,
  count: number,
  square = 2,
): [number, number][] =>
  range(count + 1).map((i) => {
    const t = i / count
    const u = Math.abs(2 * t - 1)
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t - height * (1 - u ** square)]
  })
/** A metal zip let into leather. */
export function zipper(s: Drawing, d: string, width = 9): string {
  const [dark, middle, light] = metalTone(s.look.metal)
  const stroke = (tone: string, w: number, dash = '', opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${w}" stroke-opacity="${opacity}" stroke-dasharray="${dash}"/>`
  return (
    stroke('#0e0907', width * 2.5, '', 0.35) +
    stroke(shade(s.look.colour, 0.55), width * 2.1) +
    stroke(dark, width) +
    stroke(middle, width * 0.9, '3 2') +
    stroke(light, width * 0.3, '3 2', 0.8) +
    stroke('#1a130c', 1, '', 0.7)
  )
}
export const puller = (s: Drawing, x: number, y: number, turn = 0) =>
  placed(
    metalwork(
      s,
      metalBody(s, box(-9, -8, 18, 24, 5)) + metalLine(s, ellipse(0, 22, 6, 8), 4) + metalBody(s, `${box(-7, 28, 14, 50, 6)}`),
      1.8,
    ),
    `translate(${x} ${y}) rotate(${turn})`,
  )
export const studs = (s: Drawing, places: [number, number][], r = 7) =>
  metalwork(s, places.map(([x, y]) => metalBody(s, ellipse(x, y, r))).join(''))
export const ring = (s: Drawing, x: number, y: number, w: number, h: number, width = 7) =>
  metalwork(s, metalLine(s, box(x - w / 2, y - h / 2, w, h, Math.min(w, h) * 0.35), width))
export const turnLock = (s: Drawing, x: number, y: number) =>
  metalwork(s, metalBody(s, box(x - 34, y - 22, 68, 44, 12), 150)) +
  metalwork(s, metalBody(s, ellipse(x, y, 17, 15))) +
  metalwork(s, metalBody(s, box(x - 5, y - 20, 10, 40, 5)), 1.8)
export const buckle = (s: Drawing, x: number, y: number, w = 40, h = 46) =>
  metalwork(
    s,
    metalLine(s, box(x - w / 2, y - h / 2, w, h, 8), 7) + metalLine(s, `M${x - 1} ${y - h / 2}L${x + 1} ${y + h / 2}`, 4.5),
  )
/** The brand's stamped plate: two quiet lines instead of letters. */
export const stamp = (s: Drawing, x: number, y: number, w = 76) => {
  const tone = linear(s, 0, [
    [0, metalTone(s.look.metal)[1], 0.9],
    [1, metalTone(s.look.metal)[2], 0.8],
  ])
  return `<g fill="${tone}"><rect x="${x - w / 2}" y="${y}" width="${w}" height="4.5" rx="1"/><rect x="${x - w * 0.28}" y="${y + 10}" width="${w * 0.56}" height="2.6" rx="1"/></g>`
}
export const sewn = (s: Drawing, d: string, width = 2) => stitches(d, threadOn(s.look.colour), width, 8, 4.5)
export const bodyOf = (s: Drawing, d: string, fill: string, over = '') =>
  piece(s, d, fill, { soft: 30, shade: 0.6, light: 0.3, surface: s.look.pattern === 'monogram' ? 'canvas' : 'leather', over })

/** The leather that edges a cloth body. */
export const trimOf = (s: Drawing) =>
  s.look.pattern === 'plain' ? shade(s.look.colour, 0.12) : mix(s.look.accent, '#5a3d28', 0.35)
