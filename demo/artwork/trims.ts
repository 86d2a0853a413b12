/** Small hard parts: stitches, buttons, zips, metal. */
import { shade, tint, tonal } from './colour.ts'
import { type Drawing, linear, radial, type Stop } from './studio.ts'

type Metal = Drawing['look']['metal']

const metalTones: Record<Metal, [dark: string, middle: string, light: string]> = {
  gold: ['#8a6526', '#d3aa57', '#fbeec2'],
  silver: ['#6f7276', '#bfc2c5', '#fbfbfa'],
  'rose-gold': ['#8f5a48', '#d9a08a', '#fbe3d8'],
  gunmetal: ['#26282b', '#595c61', '#aeb2b7'],
}

export const metalTone = (metal: Metal) => metalTones[metal]

/** Polished metal across the shape's box. */
export function metalFill(drawing: Drawing, angle = 60, metal: Metal = drawing.look.metal): string {
  const [dark, middle, light] = metalTones[metal]
  const bands: Stop[] = [
    [0, middle],
    [0.18, light],
    [0.36, middle],
    [0.55, dark],
    [0.72, middle],
    [0.86, light],
    [1, dark],
  ]
  return linear(drawing, angle, bands)
}

/** A row of stitches along a path, with the small dent they pull into the cloth. */
export function stitchLine(
  path: string,
  colour: string,
  options: { width?: number; dash?: string; opacity?: number } = {},
): string {
  const { width = 1.5, dash = '6 4', opacity = 0.75 } = options
  return (
    `<path d="${path}" fill="none" stroke="${shade(colour, 0.75)}" stroke-opacity="${0.25 * opacity}" stroke-width="${width * 1.6}" transform="translate(.8 1.2)"/>` +
    `<path d="${path}" fill="none" stroke="${tonal(colour, 0.34)}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`
  )
}

/** A seam: dark valley with a light lip beside it. */
export const seam = (path: string, colour: string, strength = 1) =>
  `<path d="${path}" fill="none" stroke="${shade(colour, 0.72)}" stroke-opacity="${(0.55 * strength).toFixed(2)}" stroke-width="1.6"/>` +
  `<path d="${path}" fill="none" stroke="${tint(colour, 0.7)}" stroke-opacity="${(0.22 * strength).toFixed(2)}" stroke-width="1.4" transform="translate(1.5 1.3)"/>`

export function button(
  drawing: Drawing,
  cx: number,
  cy: number,
  radius: number,
  colour: string,
  options: { holes?: 0 | 2 | 4 } = {},
): string {
  const holes = options.holes ?? 4
  const face = radial(drawing, 0.36, 0.32, 0.8, [
    [0, tint(colour, 0.42)],
    [0.5, colour],
    [1, shade(colour, 0.45)],
  ])
  const well = radial(drawing, 0.6, 0.66, 0.75, [
    [0, tint(colour, 0.18)],
    [1, shade(colour, 0.3)],
  ])
  const spread = radius * 0.26
  const places =
    holes === 4
      ? [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ]
      : holes === 2
        ? [
            [-1.1, 0],
            [1.1, 0],
          ]
        : []
  const dots = places
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${cx + x * spread}" cy="${cy + y * spread}" r="${radius * 0.12}" fill="${shade(colour, 0.75)}"/>`,
    )
    .join('')
  return (
    `<circle cx="${cx + radius * 0.2}" cy="${cy + radius * 0.32}" r="${radius * 1.06}" fill="#000" opacity=".3"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${face}"/><circle cx="${cx}" cy="${cy}" r="${radius * 0.7}" fill="${well}"/>${dots}` +
    `<path d="M${cx - radius * 0.72} ${cy - radius * 0.3}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${cx - radius * 0.1} ${cy - radius * 0.78}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${radius * 0.1}" stroke-linecap="round"/>`
  )
}

export function metalButton(drawing: Drawing, cx: number, cy: number, radius: number): string {
  const [dark, middle, light] = metalTones[drawing.look.metal]
  const dome = radial(drawing, 0.36, 0.3, 0.8, [
    [0, light],
    [0.35, middle],
    [0.8, dark],
    [1, middle],
  ])
  return (
    `<circle cx="${cx + radius * 0.2}" cy="${cy + radius * 0.32}" r="${radius * 1.06}" fill="#000" opacity=".32"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${metalFill(drawing, 45)}"/><circle cx="${cx}" cy="${cy}" r="${radius * 0.82}" fill="${dome}"/>`
  )
}

/** A closed zip from one point to another, puller at the start. */
export function zip(
  drawing: Drawing,
  from: [number, number],
  to: [number, number],
  options: { width?: number; tape?: string; puller?: boolean } = {},
): string {
  const { width = 9, tape = shade(drawing.look.colour, 0.45), puller = true } = options
  const [dark, middle] = metalTones[drawing.look.metal]
  const line = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI - 90
  const tag = puller
    ? `<g transform="translate(${from[0]} ${from[1]}) rotate(${angle})"><rect x="${-width * 0.62}" y="${-width * 0.4}" width="${width * 1.24}" height="${width * 1.7}" rx="${width * 0.35}" fill="${metalFill(drawing)}" stroke="${dark}" stroke-width=".7"/><rect x="${-width * 0.34}" y="${width * 1.1}" width="${width * 0.68}" height="${width * 3}" rx="${width * 0.3}" fill="${metalFill(drawing, 20)}" stroke="${dark}" stroke-width=".6"/></g>`
    : ''
  return (
    `<path d="${line}" stroke="${tape}" stroke-width="${width * 2.1}"/>` +
    `<path d="${line}" stroke="${dark}" stroke-width="${width}"/><path d="${line}" stroke="${middle}" stroke-opacity=".8" stroke-width="${width * 0.8}" stroke-dasharray="2.2 2"/>` +
    `<path d="${line}" stroke="${dark}" stroke-width="1"/>${tag}`
  )
}
