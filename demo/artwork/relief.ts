/**
 * Form by light: a height map drawn in greys (black low, white high) is lit from the upper left by one filter and laid over the
 * colours as hard light, where mid grey changes nothing. Folds, rounded edges and padding all come from the same light.
 */
import { lightness } from './colour.ts'
import { clip, type Drawing } from './studio.ts'

export type Fold = {
  path: string
  width: number /** -1 deep valley … 1 high ridge */
  height: number
  soft?: number /** the path is a closed tapering shape, not a line */
  filled?: boolean
}

/** Ridges and valleys along open paths. */
export function folds(drawing: Drawing, list: Fold[]): string {
  const groups = new Map<number, Fold[]>()
  for (const fold of list) {
    const soft = fold.soft ?? (fold.width > 16 ? 7 : 4)
    groups.set(soft, [...(groups.get(soft) ?? []), fold])
  }
  return [...groups]
    .map(([soft, group]) => `<g filter="${blurAround(drawing, soft, group)}">${group.map(stroke).join('')}</g>`)
    .join('')
}

const stroke = ({ path, width, height, filled }: Fold) =>
  filled
    ? `<path d="${path}" fill="${height > 0 ? '#fff' : '#000'}" fill-opacity="${Math.abs(height).toFixed(2)}"/>`
    : `<path d="${path}" fill="none" stroke="${height > 0 ? '#fff' : '#000'}" stroke-opacity="${Math.abs(height).toFixed(2)}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`

/** A blur no larger than the strokes need; a lone straight stroke has a box of no width, so the box is read from the paths. */
function blurAround(drawing: Drawing, soft: number, list: Pick<Fold, 'path' | 'width'>[]): string {
  const margin = soft * 3 + Math.max(...list.map((fold) => fold.width)) / 2
  const numbers = list.flatMap((fold) => fold.path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  const xs = numbers.filter((_, at) => at % 2 === 0)
  const ys = numbers.filter((_, at) => at % 2 === 1)
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin].map(Math.floor)
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin].map(Math.ceil)
  return drawing.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${(right ?? 0) - (x ?? 0)}" height="${(bottom ?? 0) - (y ?? 0)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${soft}"/></filter>`,
  )
}

export type ReliefOptions = {
  /** how tall white stands above black, in pixels */
  scale?: number
  /** 0 … 1 */
  strength?: number
  /** smoothing of the light afterwards: small for crisp cloth, large for soft */
  smooth?: number
  /** how much low places darken, as light reaches them less */
  hollow?: number
  /** adds a shiny highlight: satin, leather, glaze */
  gloss?: number
  /** small parts need no raised rim in a close-up, and are far cheaper without */
  small?: boolean
  /** random unevenness of the whole surface: amount, and how often it changes across and down (per pixel) */
  rumple?: [amount: number, across: number, down: number]
}

const alphaFromRed = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0'

function litFilter(drawing: Drawing, options: ReliefOptions): string {
  const { scale = 40, smooth = 1.6, gloss = 0, hollow = 0.34, rumple = [0, 0.01, 0.01] } = options
  const [amount, across, down] = rumple
  const uneven = amount
    ? `<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="1" seed="${drawing.look.seed % 89}" result="noise"/><feComposite in="flat" in2="noise" operator="arithmetic" k2="1" k3="${amount}" k4="${(-amount / 2).toFixed(3)}" result="map"/>`
    : ''
  const shine = gloss
    ? `<feSpecularLighting in="map" surfaceScale="${scale}" specularConstant="${gloss}" specularExponent="14" lighting-color="#fff" result="shine"><feDistantLight azimuth="232" elevation="52"/></feSpecularLighting><feGaussianBlur in="shine" stdDeviation="${smooth}" result="soft"/><feComposite in="soft" in2="lit" operator="arithmetic" k2="1" k3="1"/>`
    : ''
  return drawing.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="${alphaFromRed}" result="${amount ? 'flat' : 'map'}"/>${uneven}<feDiffuseLighting in="map" surfaceScale="${scale}" diffuseConstant=".61" lighting-color="#fff"><feDistantLight azimuth="232" elevation="55"/></feDiffuseLighting><feGaussianBlur stdDeviation="${smooth}" result="bare"/><feComposite in="bare" in2="SourceGraphic" operator="arithmetic" k2="1" k3="${hollow}" k4="${(-hollow * 0.5).toFixed(3)}" result="lit"/>${shine}</filter>`,
  )
}

/** Lays the lit height map over what was painted inside the paths; `heights` are bulge() and folds() strings. */
export function relief(drawing: Drawing, paths: string | string[], heights: string, options: ReliefOptions = {}): string {
  const list = typeof paths === 'string' ? [paths] : paths
  const light = lightness(drawing.look.colour)
  const strength = (options.strength ?? 1) * (light < 0.25 ? 0.62 : light > 0.75 ? 0.62 : 0.82)
  const floor = list.map((path) => `<path d="${path}" fill="#000" stroke="#000" stroke-width="30"/>`).join('')
  // filters see nothing beyond the picture's rim: without a raised frame a close-up would round off there as if the cloth ended
  const [x, y, width, height] = drawing.crop ?? [0, 0, 0, 0]
  const frame =
    drawing.crop && !options.small
      ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#949494" stroke-width="120"/>`
      : ''
  return `<g clip-path="${clip(drawing, ...list)}"><g style="mix-blend-mode:hard-light" opacity="${strength.toFixed(2)}"><g filter="${litFilter(drawing, options)}">${floor}${frame}${heights}</g></g></g>`
}
