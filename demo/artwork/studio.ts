/** The photographer's room: one drawing's definitions, its ground, light and shadow. Pictures are 900 × 1200. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { asCloth } from './colour.ts'
import { type Random, seededRandom } from './seeded-random.ts'

export const pictureWidth = 900
export const pictureHeight = 1200
export const groundColour = '#f4f3f1'

export type Drawing = {
  look: ArtworkLook
  random: Random
  /** Puts an element into <defs> once and answers `url(#id)`; the same element asked for again answers the same id. */
  define: (element: (id: string) => string) => string
  definitions: () => string
  /** tailoring cloth: stripes run down the garment and are fine */
  pinstripe?: boolean
  /** the part of the picture a close-up shows: x y width height, 3 : 4 */
  crop?: [number, number, number, number]
}

export function openDrawing(look: ArtworkLook): Drawing {
  const known = new Map<string, { id: string; text: string }>()
  return {
    look: { ...look, colour: asCloth(look.colour), accent: asCloth(look.accent) },
    random: seededRandom(look.seed + look.cut * 101),
    define(element) {
      const key = element('_')
      const entry = known.get(key) ?? { id: `d${known.size}`, text: '' }
      if (!entry.text) {
        entry.text = element(entry.id)
        known.set(key, entry)
      }
      return `url(#${entry.id})`
    },
    definitions: () => [...known.values()].map((entry) => entry.text).join(''),
  }
}

export type Stop = [offset: number, colour: string, opacity?: number]

const stops = (list: Stop[]) =>
  list
    .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`)
    .join('')

/** A straight gradient across the painted shape's box, `angle` in degrees (0: left to right, 90: top to bottom). */
export const linear = (drawing: Drawing, angle: number, list: Stop[]) =>
  drawing.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0" gradientTransform="rotate(${angle} .5 .5)">${stops(list)}</linearGradient>`,
  )

export const radial = (drawing: Drawing, cx: number, cy: number, radius: number, list: Stop[]) =>
  drawing.define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${stops(list)}</radialGradient>`)

/** A blur for a group; the margin is in shares of the group's box. */
export const blur = (drawing: Drawing, deviation: number, margin = 0.4) =>
  drawing.define(
    (id) =>
      `<filter id="${id}" x="${-margin}" y="${-margin}" width="${1 + 2 * margin}" height="${1 + 2 * margin}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )

/** Clips to one or more path data strings. */
export const clip = (drawing: Drawing, ...paths: string[]) =>
  drawing.define((id) => `<clipPath id="${id}">${paths.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`)

type SceneShadow =
  | 'none'
  /** a garment hanging free: a faint halo behind it, on the right and below */
  | { silhouette: string; depth?: number }
  /** an object standing or lying: its footprint's centre and half axes */
  | { cx: number; cy: number; rx: number; ry: number; strength?: number }

// a Gaussian drawn as a gradient: a real blur of this size would cost more than the whole object
const softStops: Stop[] = [
  [0, '#3a322a', 1],
  [0.25, '#3a322a', 0.83],
  [0.45, '#3a322a', 0.55],
  [0.65, '#3a322a', 0.26],
  [0.82, '#3a322a', 0.08],
  [1, '#3a322a', 0],
]

function shadowOf(drawing: Drawing, shadow: SceneShadow): string {
  if (shadow === 'none') return ''
  if ('silhouette' in shadow) {
    const depth = shadow.depth ?? 1
    const halos = [60, 50, 41, 33, 25, 18, 11, 5].map(
      (width) =>
        `<path d="${shadow.silhouette}" fill="none" stroke="#4a4238" stroke-opacity=".017" stroke-width="${width * depth}" stroke-linejoin="round"/>`,
    )
    return `<g transform="translate(${5 * depth} ${9 * depth})">${halos.join('')}</g>`
  }
  const { cx, cy, rx, ry, strength = 1 } = shadow
  const soft = radial(drawing, 0.5, 0.5, 0.5, softStops)
  return (
    `<ellipse cx="${cx - rx * 0.08}" cy="${cy}" rx="${rx * 1.5}" ry="${ry * 3.4}" fill="${soft}" opacity="${0.3 * strength}"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 1.16}" ry="${ry * 1.5}" fill="${soft}" opacity="${0.62 * strength}"/>`
  )
}

/** The whole document, or the part of it named by the drawing's crop (or `view`, "x y width height") for close-ups. */
export function scene(drawing: Drawing, contents: string, options: { shadow: SceneShadow; view?: string }): string {
  const light = radial(drawing, 0.38, 0.3, 0.95, [
    [0, '#ffffff', 0.5],
    [0.55, '#ffffff', 0],
    [1, '#8d8373', 0.09],
  ])
  const box = options.view ?? (drawing.crop ?? [0, 0, pictureWidth, pictureHeight]).join(' ')
  const [x, y, width, height] = box.split(' ')
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}"`
  const under = shadowOf(drawing, options.shadow)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="${box}"><defs>${drawing.definitions()}</defs><rect ${frame} fill="${groundColour}"/><rect ${frame} fill="${light}"/>${under}${contents}</svg>`
}
