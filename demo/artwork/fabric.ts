/** Cloth by the yard: every pattern of a look as an SVG pattern in the look's colour and accent. */
import type { ArtworkPattern } from '../catalogue/demo-types.ts'
import { mix, shade, tint, tonal } from './colour.ts'
import { between, seededRandom } from './seeded-random.ts'
import type { Drawing } from './studio.ts'

type Weave = (
  drawing: Drawing,
  colour: string,
  accent: string,
) => { width: number; height: number; contents: string; transform?: string }

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" opacity="${opacity}"/>`

const flower = (x: number, y: number, size: number, turn: number, petal: string, heart: string) => {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<path d="M0 0C${-size * 0.6} ${-size * 0.4} ${-size * 0.45} ${-size * 1.1} 0 ${-size}C${size * 0.45} ${-size * 1.1} ${size * 0.6} ${-size * 0.4} 0 0" transform="rotate(${angle})" fill="${petal}"/>`,
    )
    .join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${petals}<circle r="${size * 0.22}" fill="${heart}"/></g>`
}

const leaf = (x: number, y: number, size: number, turn: number, colour: string) =>
  `<path d="M0 0C${size * 0.4} ${-size * 0.5} ${size * 0.35} ${-size} 0 ${-size * 1.4}C${-size * 0.35} ${-size} ${-size * 0.4} ${-size * 0.5} 0 0" fill="${colour}" transform="translate(${x} ${y}) rotate(${turn})"/>`

const floral: Weave = (drawing, colour, accent) => {
  const random = seededRandom(drawing.look.seed + 5)
  const green = mix(tonal(colour, 0.4), '#5d6b4a', 0.4)
  const tones = [accent, mix(accent, colour, 0.3), mix(tint(accent, 0.35), colour, 0.12)]
  const [size, cells] = [168, 4]
  const step = size / cells
  const marks: string[] = []
  for (let at = 0; at < cells * cells; at += 1) {
    const x = (at % cells) * step + between(random, 12, step - 10)
    const y = Math.floor(at / cells) * step + between(random, 12, step - 10)
    const bloom = at % 3 === 0 ? between(random, 13, 17) : between(random, 5, 9)
    const turn = between(random, 0, 360)
    const spray = [0, 130, 235].map((lean) => leaf(x, y, bloom * between(random, 0.8, 1.15), turn + lean, green)).join('')
    const flowers = spray + flower(x, y, bloom, turn, tones[at % 3] ?? accent, tint(accent, 0.72))
    const stem = `<path d="M${x} ${y}q${bloom} ${bloom * 0.4} ${bloom * 1.5} ${bloom * 1.7}" fill="none" stroke="${green}" stroke-width="1.3"/>`
    // blooms that cross the tile's rim are drawn again on the other side
    for (const [dx, dy] of [
      [0, 0],
      [size, 0],
      [-size, 0],
      [0, size],
      [0, -size],
    ])
      marks.push(`<g transform="translate(${dx} ${dy})">${stem}${flowers}</g>`)
  }
  return { width: size, height: size, contents: marks.join('') }
}

const cable: Weave = (_drawing, colour) => {
  const dark = shade(colour, 0.34)
  const light = tint(colour, 0.16)
  const strand = (from: number, to: number, y: number) =>
    `<path d="M${from} ${y}C${from} ${y + 16} ${to} ${y + 14} ${to} ${y + 30}" fill="none" stroke="${dark}" stroke-width="13" stroke-opacity=".55"/><path d="M${from} ${y}C${from} ${y + 16} ${to} ${y + 14} ${to} ${y + 30}" fill="none" stroke="${light}" stroke-width="9"/>`
  const turns = [-30, 0, 30].map((y) => strand(30, 16, y) + strand(16, 30, y)).join('')
  return {
    width: 62,
    height: 30,
    contents: rect(0, 0, 5, 30, dark, 0.35) + rect(41, 0, 5, 30, dark, 0.35) + turns + rect(52, 0, 4, 30, light, 0.7),
  }
}

const marble: Weave = (_drawing, colour, accent) => ({
  width: 300,
  height: 300,
  contents: [
    'M-10 60C60 20 90 120 160 90S260 40 310 60',
    'M40 -10C80 70 20 140 90 200S120 280 40 310',
    'M150 -10C170 80 260 120 230 200S140 260 150 310',
    'M-10 220C60 180 140 250 200 220S280 190 310 220',
    'M90 120C140 150 180 130 220 170',
    'M200 20C220 60 250 70 270 110',
  ]
    .map(
      (d, i) =>
        `<path d="${d}" fill="none" stroke="${accent}" stroke-width="${9 - i}" stroke-opacity=".16"/><path d="${d}" fill="none" stroke="${accent}" stroke-width="${i % 2 ? 1.2 : 2.2}" stroke-opacity=".6"/>`,
    )
    .join(''),
})

// each cell: a dark square, a light square, and two squares of diagonal threads between them
const houndstooth: Weave = (_drawing, _colour, accent) => ({
  width: 16,
  height: 16,
  contents: `<path d="M0 0H8V8H0ZM8 0H10L8 2ZM14 0H16V2L10 8H8V6ZM16 6V8H14ZM0 8H2L0 10ZM6 8H8V10L2 16H0V14ZM8 14V16H6Z" fill="${accent}"/>`,
})

const monogram: Weave = (_drawing, _colour, accent) => {
  const motif = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})" fill="none" stroke="${accent}" stroke-width="2.4"><path d="M-7 10V-10H1A6 6 0 0 1 1 3H-7"/><path d="M0 -15L0 -19M0 14V18M-15 0H-19M13 0H17" stroke-width="1.6"/></g>`
  const star = (x: number, y: number) =>
    `<path d="M${x} ${y - 8}Q${x + 1.5} ${y - 1.5} ${x + 8} ${y}Q${x + 1.5} ${y + 1.5} ${x} ${y + 8}Q${x - 1.5} ${y + 1.5} ${x - 8} ${y}Q${x - 1.5} ${y - 1.5} ${x} ${y - 8}" fill="${accent}"/>`
  return { width: 84, height: 84, contents: motif(21, 21) + motif(63, 63) + star(63, 21) + star(21, 63) }
}

const pinstripe = (colour: string, accent: string): ReturnType<Weave> => ({
  width: 22,
  height: 22,
  contents: rect(10, 0, 2, 22, mix(colour, accent, 0.6)),
})

const weaves: Record<Exclude<ArtworkPattern, 'plain'>, Weave> = {
  stripe: (_d, _colour, accent) => ({ width: 40, height: 36, contents: rect(0, 0, 40, 13, accent) }),
  check: (_d, colour, accent) => ({
    width: 76,
    height: 76,
    contents:
      rect(0, 0, 30, 76, accent, 0.42) +
      rect(0, 0, 76, 30, accent, 0.42) +
      rect(13, 0, 4, 76, tonal(colour, 0.5), 0.6) +
      rect(0, 13, 76, 4, tonal(colour, 0.5), 0.6) +
      rect(52, 0, 2.4, 76, tint(accent, 0.35), 0.7) +
      rect(0, 52, 76, 2.4, tint(accent, 0.35), 0.7),
  }),
  dot: (_d, _colour, accent) => ({
    width: 36,
    height: 36,
    contents: `<g fill="${accent}"><circle cx="9" cy="9" r="5"/><circle cx="27" cy="27" r="5"/></g>`,
  }),
  houndstooth,
  herringbone: (_d, colour, accent) => {
    const line = mix(colour, accent, 0.55)
    const rows = [-8, 0, 8, 16]
      .map((y) => `<path d="M0 ${y + 8}L10 ${y}L20 ${y + 8}" fill="none" stroke="${line}" stroke-width="2.6"/>`)
      .join('')
    return { width: 20, height: 8, contents: rows }
  },
  floral,
  cable,
  rib: (_d, colour) => ({
    width: 11,
    height: 20,
    contents: rect(0, 0, 3.4, 20, shade(colour, 0.4), 0.6) + rect(5.4, 0, 3, 20, tint(colour, 0.3), 0.35),
  }),
  quilt: (_d, colour) => ({
    width: 62,
    height: 62,
    transform: 'rotate(45)',
    contents: `<g fill="none" stroke-linecap="round"><path d="M0 0H62M0 0V62" stroke="${shade(colour, 0.65)}" stroke-width="5" stroke-opacity=".55"/><path d="M3.5 62V3.5H62" stroke="${tint(colour, 0.5)}" stroke-width="3" stroke-opacity=".35"/><path d="M0 57H57V0" stroke="${shade(colour, 0.4)}" stroke-width="7" stroke-opacity=".28"/></g>`,
  }),
  colourblock: (_d, _colour, accent) => ({ width: 900, height: 1200, contents: rect(0, 560, 900, 640, accent) }),
  marble,
  monogram,
}

export type Cut = {
  /** enlarges the repeat */ scale?: number /** turns the cloth, degrees */
  angle?: number
  colour?: string
  accent?: string
  pattern?: ArtworkPattern
}

/** The fill of a look's cloth: a plain colour or `url(#…)`. `cut` turns or enlarges it, as sleeves and yokes are cut. */
export function fabric(drawing: Drawing, cut: Cut = {}): string {
  const { look } = drawing
  const { scale = 1, angle = 0, colour = look.colour, accent = look.accent, pattern = look.pattern } = cut
  if (pattern === 'plain') return colour
  const weave = pattern === 'stripe' && drawing.pinstripe ? pinstripe(colour, accent) : weaves[pattern](drawing, colour, accent)
  const turn = pattern === 'colourblock' ? '' : `rotate(${angle}) scale(${scale}) ${weave.transform ?? ''}`
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${weave.width}" height="${weave.height}" patternUnits="userSpaceOnUse" patternTransform="${turn}"><rect width="${weave.width}" height="${weave.height}" fill="${colour}"/>${weave.contents}</pattern>`,
  )
}
