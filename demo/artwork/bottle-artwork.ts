/** The parts bottles are put together from: glass and solid bodies, liquids, caps, pumps, droppers, jars, tubes, cartons. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, roundCap } from './closure-artwork.ts'
import { type Finish, light } from './finish-kinds.ts'
import { flatLabel, label, printed, roundLabel } from './label-artwork.ts'
import { type Section, circle, fluted, profile, sheet, vessel } from './mesh-geometry.ts'
import { box } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { inkOn } from './object-kind.ts'
import { clear, lacquer, liquid, marble, matte, satin } from './surface-finish.ts'

type Body = {
  radius: number
  height: number
  neck?: number
  neckHeight?: number
  shoulder?: number
  base?: number
  section?: Section
  wall?: number
  columns?: number
}

/** A hollow glass bottle with its liquid; liquid first, so that the glass is laid over it. */
export function glassBottle(body: Body, content: string, level = 0.82, pane: Finish = clear, density = 1): Part[] {
  const {
    radius: r,
    height: h,
    neck = 10,
    neckHeight = 8,
    shoulder = 7,
    base = 8,
    section = circle,
    wall = 3,
    columns = 56,
  } = body
  const outer = profile([
    [0, 0],
    [r, 0, 2.5],
    [r, h, shoulder],
    [neck, h, 1.5],
    [neck, h + neckHeight],
    [neck - 2, h + neckHeight],
    [neck - 2, h - wall, 1],
    [r - wall, h - wall, shoulder * 0.8],
    [r - wall, base, 4],
    [0, base],
  ])
  const filled = profile([
    [0, base + 0.1],
    [r - wall - 0.15, base + 0.1, 4],
    [r - wall - 0.15, base + (h - base - wall) * level],
    [0, base + (h - base - wall) * level],
  ])
  return [
    { mesh: vessel(filled, section, columns), finish: liquid(content, density) },
    { mesh: vessel(outer, section, columns), finish: pane },
  ]
}

/** An opaque body standing on the ground. */
export const solidBottle = (body: Body, finish: Finish): Part => {
  const { radius: r, height: h, neck = 10, neckHeight = 6, shoulder = 8, section = circle, columns = 56 } = body
  return {
    mesh: vessel(
      profile([
        [0, 0],
        [r, 0, 2.5],
        [r, h, shoulder],
        [neck, h, 1.5],
        [neck, h + neckHeight],
        [0, h + neckHeight],
      ]),
      section,
      columns,
    ),
    finish,
  }
}

/** A jar of thick glass with cream inside, or of an opaque finish. */
export function jar(radius: number, height: number, finish: Finish, cream?: string): Part[] {
  if (!cream)
    return [
      {
        mesh: vessel(
          profile([
            [0, 0],
            [radius, 0, 4],
            [radius, height, 3],
            [radius * 0.9, height, 1],
            [radius * 0.9, height - 2],
            [0, height - 2],
          ]),
        ),
        finish,
      },
    ]
  const outer = profile([
    [0, 0],
    [radius, 0, 5],
    [radius, height, 2],
    [radius * 0.8, height, 1],
    [radius * 0.8, height * 0.3, 5],
    [0, height * 0.3],
  ])
  return [
    {
      mesh: vessel(
        profile([
          [0, height * 0.3 + 0.1],
          [radius * 0.8 - 0.2, height * 0.3 + 0.1, 5],
          [radius * 0.8 - 0.2, height - 0.5],
          [0, height - 0.5],
        ]),
      ),
      finish: satin(cream),
    },
    { mesh: vessel(outer), finish },
  ]
}

/** A squeezed tube standing on its cap, its end folded flat. */
export function tubePack(
  radius: number,
  height: number,
  cap: number,
  finish: Finish,
  capFinish: Finish,
  crimp: Finish = finish,
): Part[] {
  const skin = sheet(
    48,
    24,
    (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI
      const flat = Math.min(1, v * 1.02) ** 1.25
      const wide = radius * (1 + 0.3 * flat) * Math.min(1, 0.9 + v * 3)
      const deep = radius * (1 - flat) * Math.min(1, 0.9 + v * 3) + 0.55
      return [wide * Math.sin(angle), cap + height * v, deep * Math.cos(angle)]
    },
    { u: true },
  )
  const end = box(radius * 2.6, height * 0.055, 1.5, 0.3)
  return [
    roundCap(radius * 0.86, cap, 0, capFinish),
    { mesh: skin, finish },
    at(cap + height * 0.985, { mesh: end, finish: crimp }),
  ]
}

/** A paper carton with a small mark, to stand beside what it holds. */
export function carton(width: number, height: number, depth: number, hex: string, look: ArtworkLook): Part[] {
  return [
    { mesh: box(width, height, depth, 0.5), finish: matte(hex, 0.05) },
    label(flatLabel(width * 0.5, width * 0.5, height * 0.58, depth / 2 + 0.08), matte(hex, 0.05), inkOn(hex, look), look.seed, 1),
  ]
}

export const paper = '#f3f0e9'

export const frontLabel = (look: ArtworkLook, width: number, height: number, y: number, z: number, hex: string = paper): Part =>
  label(
    flatLabel(width, height, y, z + 0.12),
    matte(hex, 0.03),
    inkOn(hex, look),
    look.seed,
    width / height,
    look.pattern === 'check',
  )

export const wrapLabel = (look: ArtworkLook, radius: number, low: number, high: number, hex: string = paper, sweep = 1.3): Part =>
  label(
    roundLabel(radius, sweep, low, high),
    matte(hex, 0.03),
    inkOn(hex, look),
    look.seed,
    (radius * sweep) / (high - low),
    look.pattern === 'check',
  )

/** The finish with the house mark printed on it in readable ink. */
export const marked = (finish: Finish, hex: string, look: ArtworkLook, middle = 0.55, tall = 0.3, girth = 2): Finish =>
  printed(finish, inkOn(hex, look), look.seed, middle, tall, girth)

/** And on an opaque body. */
export function bodyFinish(look: ArtworkLook, hex: string = look.colour): Finish {
  if (look.pattern === 'marble') return marble(hex, look.accent, 0.04, look.seed)
  if (look.pattern === 'stripe') return { ...satin(hex), relief: (u) => [Math.sin(u * 240) * 0.3, 0] }
  if (look.pattern === 'colourblock') return { ...satin(hex), paint: (_u, v) => (v < 0.42 ? light(look.accent) : light(hex)) }
  if (look.pattern === 'monogram') return lacquer(hex)
  return look.pattern === 'check' ? matte(hex) : satin(hex)
}

export const bodySection = (look: ArtworkLook): Section => (look.pattern === 'stripe' ? fluted(22, 0.07) : circle)
