/** A garment from its cut pieces: colour, grain, one light over all of it, and the parts sewn on top. */
import { lightness, shade, tint } from './colour.ts'
import { fabric } from './fabric.ts'
import { type Fold, folds, type ReliefOptions, relief } from './relief.ts'
import { blur, clip, type Drawing } from './studio.ts'
import { grain, type Surface } from './texture.ts'

export type Piece = {
  path: string
  /** a colour or url(#…); the look's cloth when left out */
  fill?: string
  /** how far it stands out, 0 … 1 */
  height?: number
  /** marks that lie on this piece and under the next */
  marks?: string
}

export type Finish = { surface: Surface; folds?: Fold[]; soft?: number; grain?: number; light?: ReliefOptions; hemmed?: boolean }

const edge = (drawing: Drawing, path: string) =>
  `<path d="${path}" fill="none" stroke="${shade(drawing.look.colour, 0.6)}" stroke-opacity=".5" stroke-width="1.1" stroke-linejoin="round"/>`

/** Pieces are laid one over the other in order. */
export function garment(drawing: Drawing, pieces: Piece[], finish: Finish): string {
  const { surface, soft = 24, hemmed = true } = finish
  const light = { smooth: 2.8, ...finish.light }
  const laid = pieces
    .map(
      ({ path, fill, marks }) =>
        `<path d="${path}" fill="${fill ?? fabric(drawing)}"/>${marks ? `<g clip-path="${clip(drawing, path)}">${marks}</g>` : ''}${edge(drawing, path)}`,
    )
    .join('')
  const greys = pieces.map(({ path, height = 0.55 }) => {
    const level = Math.round(height * 255)
    const tone = `fill="rgb(${level},${level},${level})"`
    // a hem is cut, not rolled: the height runs on below it
    return `${hemmed ? `<path d="${path}" ${tone} transform="translate(0 ${soft * 1.8})"/>` : ''}<path d="${path}" ${tone}/>`
  })
  const heights = `<g filter="${blur(drawing, soft, 0.2)}">${greys.join('')}</g>${folds(drawing, finish.folds ?? [])}`
  const paths = pieces.map((piece) => piece.path)
  const whole = paths.join('')
  return laid + grain(drawing, whole, surface, finish.grain) + relief(drawing, whole, heights, light)
}

/** A part sewn onto a garment: it throws a narrow shadow on what lies beneath. */
export function part(drawing: Drawing, path: string, finish: Finish & { fill?: string; shadow?: number }): string {
  const { shadow = 1 } = finish
  const cast = [12, 7, 3.5].map(
    (width) =>
      `<path d="${path}" fill="none" stroke="#120d0b" stroke-opacity="${0.065 * shadow}" stroke-width="${width}" stroke-linejoin="round"/>`,
  )
  const drop = shadow ? `<g transform="translate(1.5 3)">${cast.join('')}</g>` : ''
  const piece: Piece = { path, height: 0.6, ...(finish.fill ? { fill: finish.fill } : {}) }
  return (
    drop +
    garment(drawing, [piece], {
      soft: 3.2,
      hemmed: false,
      ...finish,
      light: { smooth: 1.6, ...finish.light, scale: 9, hollow: 0.1, small: true },
    })
  )
}

/** What shows through an opening: the inside of the back, dark and out of the light. */
export function inside(drawing: Drawing, path: string, colour = drawing.look.colour): string {
  const deepen = lightness(colour) > 0.7 ? 0.8 : 1.2
  const deep = drawing.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(colour, 0.16 * deepen)}"/><stop offset=".55" stop-color="${shade(colour, 0.32 * deepen)}"/><stop offset="1" stop-color="${shade(colour, 0.5 * deepen)}"/></linearGradient>`,
  )
  return `<path d="${path}" fill="${deep}"/><path d="${path}" fill="none" stroke="${shade(colour, 0.75)}" stroke-opacity=".4" stroke-width="1.2"/>`
}

/** A sewn-in brand label without lettering one could read. */
export const label = (x: number, y: number, width: number, colour: string) =>
  `<rect x="${(x - width / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${(width * 0.42).toFixed(1)}" rx="1" fill="${tint(colour, 0.86)}" opacity=".9"/><path d="M${(x - width * 0.26).toFixed(1)} ${(y + width * 0.21).toFixed(1)}h${(width * 0.52).toFixed(1)}" stroke="${shade(colour, 0.7)}" stroke-width="${(width * 0.07).toFixed(1)}" stroke-dasharray="${(width * 0.05).toFixed(1)} ${(width * 0.035).toFixed(1)}" opacity=".8"/>`

/** A ribbed band along a path: neckbands, cuffs and hems of knitwear. */
export function ribBand(
  drawing: Drawing,
  path: string,
  width: number,
  colour: string,
  options: { pitch?: number; cap?: 'butt' | 'round' } = {},
): string {
  const { pitch = 5, cap = 'butt' } = options
  const line = (stroke: string, opacity: number, wide: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${wide.toFixed(1)}" stroke-linecap="${cap}" ${more}/>`
  return (
    `<g transform="translate(1 2.5)">${line('#120d0b', 0.14, width + 4)}</g>` +
    line(shade(colour, 0.5), 1, width + 1.6) +
    line(colour, 1, width) +
    line(shade(colour, 0.55), 0.42, width, `stroke-dasharray="${(pitch * 0.42).toFixed(1)} ${(pitch * 0.58).toFixed(1)}"`) +
    line(
      tint(colour, 0.5),
      0.2,
      width,
      `stroke-dasharray="${(pitch * 0.25).toFixed(1)} ${(pitch * 0.75).toFixed(1)}" stroke-dashoffset="${(-pitch * 0.55).toFixed(1)}"`,
    ) +
    line(tint(colour, 0.8), 0.12, width * 0.4)
  )
}
