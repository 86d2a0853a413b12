/** What things are made of, as the camera sees it. Colours are linear light, 0 … 1. */
export type Light = readonly [number, number, number]
type Painter = (u: number, v: number, x: number, y: number, z: number) => Light
/** Slopes of the surface along u and v, for weave, brushing and embossing. */
type Relief = (u: number, v: number, x: number, y: number, z: number) => readonly [number, number]

export type Finish = {
  kind: 'solid' | 'metal' | 'cloth' | 'glass' | 'gem'
  colour: Light
  /** strength and blur of reflections */
  gloss: number
  rough: number
  paint?: Painter
  relief?: Relief
  /** light passing through: shades, wax, jade */
  glow?: number
  /** glass: how strongly thickness colours it, and how far it bends what is behind */
  density?: number
  bend?: number
  /** gems: refractive index */
  index?: number
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

export function light(hex: string): Light {
  const value = Number.parseInt(hex.slice(1), 16)
  return [toLinear(((value >> 16) & 255) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
}

export const blend = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
export const times = (a: Light, by: number): Light => [a[0] * by, a[1] * by, a[2] * by]

/** The exposure that `screenByte` shows as this linear value. */
export const exposed = (value: number) => (value < 0.75 ? value : 0.75 - 0.25 * Math.log(1 - (value - 0.75) / 0.25))

const brightest = 4
const toScreen = Uint8Array.from({ length: 8193 }, (_, i) => {
  const value = (i / 8192) * brightest
  const soft = value < 0.75 ? value : 0.75 + 0.25 * (1 - Math.exp((0.75 - value) / 0.25))
  return Math.round(255 * (soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055))
})
/** A linear value as the screen's byte, highlights rolled off softly. */
export const screenByte = (value: number) =>
  toScreen[value <= 0 ? 0 : value >= brightest ? 8192 : (value * (8192 / brightest) + 0.5) | 0] as number
