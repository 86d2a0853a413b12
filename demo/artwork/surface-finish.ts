/** The finishes things are made in: metals, glazes, lacquers, glass, stone, wood and cloth of a look. */
import type { ArtworkLook, ArtworkPattern } from '../catalogue/demo-types.ts'
import { blend, type Finish, type Light, light, times } from './finish-kinds.ts'
import { cloud, grained, inPattern, marbled, noise } from './surface-noise.ts'

const metalColour: Record<ArtworkLook['metal'], Light> = {
  gold: [0.9, 0.66, 0.3],
  silver: [0.86, 0.86, 0.86],
  'rose-gold': [0.88, 0.54, 0.42],
  gunmetal: [0.2, 0.2, 0.215],
}
export const metal = (look: ArtworkLook, rough = 0.12): Finish => ({
  kind: 'metal',
  colour: metalColour[look.metal],
  gloss: 1,
  rough,
})
export const metalOf = (name: ArtworkLook['metal'], rough = 0.12): Finish => ({
  kind: 'metal',
  colour: metalColour[name],
  gloss: 1,
  rough,
})
/** Fine turning marks around a cap or along a plate. */
export const brushed = (finish: Finish, along: 'u' | 'v', fine = 160): Finish => ({
  ...finish,
  rough: finish.rough + 0.14,
  relief: (u, v) => {
    const amount = (noise(u * (along === 'u' ? 3 : fine * 3), v * (along === 'v' ? 3 : fine), 5) - 0.5) * 0.16
    return along === 'u' ? [0, amount] : [amount, 0]
  },
})
export const knurled = (finish: Finish, count: number): Finish => ({
  ...finish,
  relief: (u) => [Math.sin(u * count * 2 * Math.PI) * 0.6, 0],
})

export const matte = (hex: string, grain = 0.04): Finish => {
  const colour = light(hex)
  return {
    kind: 'solid',
    colour,
    gloss: 0.25,
    rough: 0.6,
    paint: (_u, _v, x, y, z) => times(colour, 1 - grain / 2 + grain * noise(x * 1.7, y * 1.7, z * 1.7)),
  }
}
export const satin = (hex: string): Finish => ({ kind: 'solid', colour: light(hex), gloss: 0.75, rough: 0.3 })
export const lacquer = (hex: string): Finish => ({ kind: 'solid', colour: light(hex), gloss: 1.15, rough: 0.06 })
/** Glaze: glossy, pooling a little, with the faintest unevenness. */
export const glaze = (hex: string): Finish => {
  const colour = light(hex)
  return {
    kind: 'solid',
    colour,
    gloss: 1,
    rough: 0.1,
    paint: (_u, _v, x, y, z) => times(colour, 0.94 + 0.1 * cloud(x * 0.05, y * 0.05, z * 0.05, 3)),
    relief: (u, v) => [(noise(u * 22, v * 14, 1) - 0.5) * 0.03, (noise(u * 22, v * 14, 4) - 0.5) * 0.03],
  }
}
/** Stoneware: iron specks in a matt glaze. */
export const stoneware = (hex: string, seed = 0): Finish => {
  const colour = light(hex)
  return {
    kind: 'solid',
    colour,
    gloss: 0.5,
    rough: 0.35,
    paint: (_u, _v, x, y, z) => {
      const speck = noise(x * 0.9 + seed, y * 0.9, z * 0.9) > 0.86 ? 0.62 : 1
      return times(colour, speck * (0.9 + 0.16 * cloud(x * 0.04, y * 0.04, z * 0.04 + seed, 3)))
    },
  }
}
export const marble = (hex: string, veins: string, scale: number, seed: number): Finish => ({
  ...lacquer(hex),
  gloss: 0.9,
  paint: marbled(light(hex), light(veins), scale, seed),
})
export const wood = (hex: string, along: 'x' | 'y' | 'z', scale: number, seed: number): Finish => ({
  ...satin(hex),
  gloss: 0.5,
  paint: grained(light(hex), along, scale, seed),
})

/** Clear or tinted glass; `density` deepens the tint with thickness. */
export const glass = (hex: string, density = 1, bend = 0.35): Finish => ({
  kind: 'glass',
  colour: light(hex),
  gloss: 1,
  rough: 0,
  density,
  bend,
})
export const clear = glass('#dde5e2', 1.1)
/** What stands inside clear glass: coloured right to its edge, with little of the room on it. */
export const liquid = (hex: string, density = 1): Finish => ({ ...glass(hex, density, 0.15), gloss: 0.3 })
export const stone = (hex: string, index = 1.9, density = 1.4): Finish => ({
  kind: 'gem',
  colour: light(hex),
  gloss: 1,
  rough: 0,
  index,
  density,
})
export const diamond: Finish = { kind: 'gem', colour: light('#fafbfd'), gloss: 1, rough: 0, index: 2.42, density: 0 }

export const pearl = (hex: string): Finish => ({ kind: 'solid', colour: light(hex), gloss: 1.7, rough: 0.15, glow: 0.3 })
/** Nephrite: clouded green that lets light in. */
export const jade = (hex: string, seed: number): Finish => {
  const [colour, pale] = [light(hex), blend(light(hex), [0.75, 0.85, 0.72], 0.35)]
  return {
    kind: 'solid',
    colour,
    gloss: 1.1,
    rough: 0.09,
    glow: 0.5,
    paint: (_u, _v, x, y, z) =>
      blend(times(colour, 0.8), pale, Math.max(0, Math.min(1, (cloud(x * 0.075 + seed, y * 0.075, z * 0.075, 4) - 0.3) * 2))),
  }
}

export type Weave = 'linen' | 'twill' | 'terry' | 'wool' | 'satin' | 'knit'
const weaveRelief = (weave: Weave, s: number, t: number): [number, number] => {
  const tau = 2 * Math.PI
  if (weave === 'linen')
    return [Math.sin(s * tau) * 0.22 * (0.4 + noise(s, t * 0.2, 1)), Math.sin(t * tau) * 0.22 * (0.4 + noise(s * 0.2, t, 2))]
  if (weave === 'twill') return [Math.sin((s + t) * tau) * 0.2, Math.sin((s + t) * tau) * 0.2]
  if (weave === 'terry') return [(noise(s * 1.6, t * 1.6, 1) - 0.5) * 1.05, (noise(s * 1.6, t * 1.6, 7) - 0.5) * 1.05]
  if (weave === 'wool') return [(noise(s * 0.9, t * 0.9, 1) - 0.5) * 0.7, (noise(s * 0.9, t * 0.9, 7) - 0.5) * 0.7]
  if (weave === 'knit') {
    const side = (s % 1) - 0.5
    return [Math.sin(s * tau) * 0.6, Math.sin((t + Math.abs(side)) * tau) * 0.5]
  }
  return [0, 0]
}

type ClothPlan = {
  pattern?: ArtworkPattern
  weave: Weave
  threads: readonly [number, number]
  repeats?: readonly [number, number]
  accent?: string
}
/** Cloth whose texture places run 0 … 1: `threads` and `repeats` say how many lie along each way. */
export const cloth = (
  hex: string,
  { pattern = 'plain', weave, threads, repeats = [8, 8], accent = '#ffffff' }: ClothPlan,
): Finish => {
  const [colour, other] = [light(hex), light(accent)]
  const quilted = pattern === 'quilt' || pattern === 'cable' || pattern === 'rib'
  return {
    kind: 'cloth',
    colour,
    gloss: weave === 'satin' ? 0.7 : 0,
    rough: 0.45,
    paint: (u, v) => {
      const own = inPattern(pattern, colour, other, u * repeats[0], v * repeats[1])
      return times(own, 0.9 + 0.2 * noise(u * threads[0], v * threads[1], 3))
    },
    relief: (u, v) => {
      const [a, b] = weaveRelief(weave, u * threads[0], v * threads[1])
      if (!quilted) return [a, b]
      const [s, t] = [u * repeats[0] * 2 * Math.PI, v * repeats[1] * 2 * Math.PI]
      if (pattern === 'rib') return [a + Math.sin(s * 2) * 0.7, b]
      if (pattern === 'cable') return [a + Math.sin(s) * 0.5 + Math.sin(s + Math.sin(t * 2)) * 0.4, b + Math.cos(t * 2) * 0.35]
      const seam = (p: number) => Math.sign(Math.sin(p)) * (1 - Math.abs(Math.sin(p))) ** 1.2 * 0.9
      const [p, q] = [seam((s + t) / 2), seam((s - t) / 2)]
      return [a - p - q, b - p + q]
    },
  }
}
