/** The brush of the accessories: rounded bodies, flat parts, thread, cord and polished metal, all lit from the upper left. */
import type { ArtworkKind, ArtworkPattern, ArtworkView } from '../catalogue/demo-types.ts'
import { closeUps, oblique, type Skin, skin } from './accessory-skin.ts'
import { lightness, mix, shade, tint } from './colour.ts'
import { clip, type Drawing, openDrawing, radial, scene } from './studio.ts'
import { metalTone } from './trims.ts'

export type CutPicture = { body: string /** where the close-up looks */; close: string }
// whole multiples of a tile's size are drawn several times faster: every close-up enlarges exactly threefold
function threefold(close: string): string {
  const [x = 0, y = 0, width = 300, height = 400] = close.split(' ').map(Number)
  return `${Math.round(x + width / 2 - 150)} ${Math.round(y + height / 2 - 200)} 300 400`
}

type Cut = (s: Drawing, view: ArtworkView) => CutPicture

export const accessoryKind = (patterns: ArtworkPattern[], cuts: Cut[]): ArtworkKind => ({
  cuts: cuts.length,
  patterns,
  views: ['front', 'angle', 'detail'],
  draw(look, view) {
    const s = openDrawing(look)
    if (view === 'detail') closeUps.add(s)
    if (view === 'angle') oblique.add(s)
    const cut = cuts[look.cut % cuts.length] ?? cuts[0]
    const picture = cut?.(s, view) ?? { body: '', close: '0 0 900 1200' }
    return view === 'detail'
      ? scene(s, picture.body, { shadow: 'none', view: threefold(picture.close) })
      : scene(s, picture.body, { shadow: 'none' })
  },
})

/** How a piece takes the light. `soft` is the radius of its roundness in pixels, `over` is painted inside it. */
export type Finish = {
  soft?: number
  shade?: number
  light?: number
  surface?: Skin
  amount?: number
  over?: string
  edge?: number
  turn?: number
}

/** Where a thing touches the ground: a wide soft shadow and a dark narrow one. */
export function floor(s: Drawing, cx: number, cy: number, rx: number, ry = 14, strength = 1): string {
  const fade = radial(s, 0.5, 0.5, 0.5, [
    [0, '#3a3128', 0.5],
    [0.35, '#3a3128', 0.34],
    [0.6, '#3a3128', 0.15],
    [0.82, '#3a3128', 0.04],
    [1, '#3a3128', 0],
  ])
  const core = radial(s, 0.5, 0.5, 0.5, [
    [0, '#1c1610', 0.72],
    [0.62, '#1c1610', 0.58],
    [0.84, '#1c1610', 0.2],
    [1, '#1c1610', 0],
  ])
  return `<g opacity="${strength}"><ellipse cx="${cx - rx * 0.05}" cy="${cy + ry * 0.4}" rx="${rx * 1.3}" ry="${ry * 3.4}" fill="${fade}"/><ellipse cx="${cx}" cy="${cy}" rx="${rx * 1.03}" ry="${ry}" fill="${core}"/></g>`
}

/** The shadow of something lying flat: copies of its outline, spread and thinned. */
export function cast(d: string, depth = 10, strength = 1): string {
  return [2.2, 1.7, 1.25, 0.85, 0.5, 0.2]
    .map(
      (step) =>
        `<path d="${d}" fill="#3a3128" fill-rule="evenodd" stroke="#3a3128" stroke-width="${(depth * step).toFixed(1)}" stroke-linejoin="round" opacity="${(0.062 * strength).toFixed(3)}" transform="translate(${(depth * 0.3).toFixed(1)} ${(depth * 0.75).toFixed(1)})"/>`,
    )
    .join('')
}

// one blur of the silhouette, shifted both ways, gives the lit and the shaded flank of a rounded body
const formFilter = (s: Drawing, soft: number, dark: number, light: number, turn: number) => {
  const o = Math.round(soft * 0.75)
  const x = Math.round(o * (0.7 - turn))
  return s.define(
    (id) =>
      `<filter id="${id}" x="-.04" y="-.04" width="1.08" height="1.08" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="b"/><feOffset in="b" dx="${-x}" dy="${-o}"/><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .04 0 0 0 0 .035 0 0 0 ${-dark} ${dark}" result="s"/><feOffset in="b" dx="${x}" dy="${o}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .985 0 0 0 0 .96 0 0 0 ${-light} ${light}" result="l"/><feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="l"/><feMergeNode in="s"/></feMerge><feComposite in="m" in2="SourceAlpha" operator="in"/></filter>`,
  )
}

/** A body: filled, patterned, rounded by light, grained and edged. */
export function piece(s: Drawing, d: string, fill: string, finish: Finish = {}): string {
  const { soft = 26, shade: dark = 0.62, light = 0.3, surface, amount = 1, over = '', edge = 0.35, turn = 0 } = finish
  const inner = over === '' ? '' : `<g clip-path="${clip(s, d)}">${over}</g>`
  const rim = edge === 0 ? '' : `<path d="${d}" fill="none" stroke="#1a100c" stroke-opacity="${edge}" stroke-width="1.2"/>`
  const skinned = surface === undefined ? '' : skin(s, d, surface, amount)
  // a filter stops at the canvas edge, which shows in a close-up: there the form is built of thin strokes
  if (closeUps.has(s)) {
    const [x, y] = [soft * 0.75 * (0.7 - turn), soft * 0.75]
    const shaded = `<g transform="translate(${-x * 0.7} ${-y * 0.7})">${feathered(d, soft * 4.2, '#0f0a09', dark * 0.9, 12)}</g><g transform="translate(${x * 0.7} ${y * 0.7})">${feathered(d, soft * 3.6, '#fffbf5', light, 8)}</g>`
    return `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>${inner}${skinned}<g clip-path="${clip(s, d)}">${shaded}</g>${rim}`
  }
  return `<g filter="${formFilter(s, soft, dark, light, turn)}"><path d="${d}" fill="${fill}" fill-rule="evenodd"/>${inner}</g>${skinned}${rim}`
}

// many thin strokes stand in for a blur: a filter costs the whole canvas each time
const feathered = (d: string, width: number, colour: string, opacity: number, layers = 5) =>
  Array.from({ length: layers }, (_, i) => 1 - i / layers)
    .map(
      (part) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${(width * part).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" opacity="${(opacity / layers).toFixed(3)}"/>`,
    )
    .join('')

/** A flat part laid on a body: strap, panel, binding. It throws a short shadow and has a lit upper edge. */
export function panel(s: Drawing, d: string, fill: string, finish: Finish = {}): string {
  const { soft = 5, shade: dark = 0.5, light = 0.4, surface, amount = 1, over = '', edge = 0.4 } = finish
  const skinned = surface === undefined || oblique.has(s) ? '' : skin(s, d, surface, amount)
  const inside = `<g transform="translate(${-soft * 0.4} ${-soft * 0.55})">${feathered(d, soft * 2.6, '#120b08', dark * 1.3, soft > 14 ? 12 : 5)}</g><g transform="translate(${soft * 0.3} ${soft * 0.45})">${feathered(d, soft * 1.7, '#fffdf8', light, soft > 14 ? 9 : 5)}</g>`
  return `${cast(d, 4, 1.3)}<path d="${d}" fill="${fill}" fill-rule="evenodd"/>${skinned}<g clip-path="${clip(s, d)}">${over}${inside}</g><path d="${d}" fill="none" stroke="#1a100c" stroke-opacity="${edge}" stroke-width="1.1"/>`
}

/** Soft strokes of light or shade kept inside a silhouette. */
export const glaze = (s: Drawing, inside: string, d: string, width: number, colour: string, opacity: number, softness: number) =>
  `<g clip-path="${clip(s, inside)}">${[1, 0.84, 0.68, 0.52, 0.36, 0.18].map((part) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${((width + softness * 3.2) * part).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" opacity="${(opacity * 0.2).toFixed(3)}"/>`).join('')}</g>`

/** Thread: each stitch sits in a dark hole and catches light on its upper side. */
export function stitches(d: string, colour: string, width = 2.4, dash = 9, gap = 4): string {
  const run = `fill="none" stroke-linecap="round" stroke-dasharray="${dash - width} ${gap + width}"`
  return `<path d="${d}" fill="none" stroke="#140c08" stroke-opacity=".16" stroke-width="${width * 1.7}"/><path d="${d}" ${run} stroke="#0f0805" stroke-opacity=".45" stroke-width="${width + 1}" transform="translate(.6 1.1)"/><path d="${d}" ${run} stroke="${colour}" stroke-width="${width}"/><path d="${d}" ${run} stroke="#fff" stroke-opacity=".3" stroke-width="${width * 0.35}" transform="translate(-.3 -.5)"/>`
}
/** A thread that can be told from the skin it is sewn on. */
export const threadOn = (hex: string) => (lightness(hex) > 0.55 ? shade(hex, 0.34) : tint(hex, 0.3))

/** Where two parts meet: a dark line with light below it. */
export const crease = (d: string, opacity = 0.5, width = 2) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity * 0.4}" stroke-width="${width}" transform="translate(1 2)"/><path d="${d}" fill="none" stroke="#140b07" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`

/** A rolled cord, piping or strap seen edge on: a few strokes make a tube. */
export function tube(d: string, colour: string, width: number): string {
  const stroke = (tone: string, w: number, shift: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${w}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${-width * shift} ${-width * shift * 1.2})"/>`
  return (
    stroke(shade(colour, 0.62), width, 0, 1) +
    stroke(shade(colour, 0.22), width * 0.86, 0.03, 1) +
    stroke(colour, width * 0.62, 0.08, 1) +
    stroke(tint(colour, 0.3), width * 0.3, 0.14, 0.6) +
    stroke(tint(colour, 0.65), width * 0.1, 0.18, 0.6)
  )
}

/** Polished metal: banded reflections under a bevel. The hardware of one drawing goes through here together. */
export function metalwork(s: Drawing, markup: string, depth = 2.6): string {
  const filter = s.define(
    (id) =>
      `<filter id="${id}" x="-.12" y="-.12" width="1.24" height="1.24" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${depth}"/><feDiffuseLighting surfaceScale="${depth * 1.7}" diffuseConstant="1" lighting-color="#fff"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1="1.15" k2=".78" k4="-.53"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
  const shadow = (dx: number, dy: number, opacity: number) =>
    `<g transform="translate(${dx} ${dy})">${markup.replace(/(fill|stroke)="url[^"]*"/g, `$1="#140d08" $1-opacity="${opacity}"`)}</g>`
  return `${shadow(1.5, 3, 0.22)}${shadow(3, 6, 0.12)}<g filter="${filter}">${markup}</g>`
}

/** Reflections that repeat across the whole picture, so that thin parts are banded too. */
function metalPaint(s: Drawing, span = 60): string {
  const [dark, middle, light] = metalTone(s.look.metal)
  return s.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${span * 0.5}" y2="${span}" spreadMethod="reflect"><stop offset="0" stop-color="${mix(middle, dark, 0.55)}"/><stop offset=".3" stop-color="${middle}"/><stop offset=".5" stop-color="${mix(light, middle, 0.25)}"/><stop offset=".6" stop-color="${mix(middle, dark, 0.2)}"/><stop offset=".84" stop-color="${mix(light, middle, 0.4)}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  )
}

export const metalLine = (s: Drawing, d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${metalPaint(s)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const metalBody = (s: Drawing, d: string, span = 60) =>
  `<path d="${d}" fill="${metalPaint(s, span)}" fill-rule="evenodd"/>`

/** A thing lying on the ground: its shadow, then its body. */
export const lying = (s: Drawing, d: string, fill: string, finish: Finish = {}) => cast(d, 16) + piece(s, d, fill, finish)

/** A picture of something without a standing side: turned a little for the second view. */
export const turned = (view: ArtworkView, body: string, close: string, angle = -12, scale = 0.94): CutPicture => ({
  body:
    view === 'angle'
      ? placed(body, `rotate(${angle} 450 600) translate(${450 * (1 - scale)} ${600 * (1 - scale)}) scale(${scale})`)
      : body,
  close,
})

export const placed = (markup: string, transform: string) => `<g transform="${transform}">${markup}</g>`
