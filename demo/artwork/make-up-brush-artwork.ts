/** Make-up brushes, their hair gathered in metal. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, roundCap } from './closure-artwork.ts'
import { bodyFinish } from './bottle-artwork.ts'
import { tint } from './colour.ts'
import { light } from './finish-kinds.ts'
import { points, ellipse, profile, smoothProfile, vessel } from './mesh-geometry.ts'
import { placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { brushed, lacquer, metal, wood } from './surface-finish.ts'
import { noise } from './surface-noise.ts'

/** Hair gathered in a ferrule: a soft dome with fine strands. */
const bristles = (radius: number, height: number, flat: number, hex: string): Part => {
  const colour = light(hex)
  const tip = light(tint(hex, 0.5))
  const dome = vessel(
    smoothProfile([
      [radius * 0.62, 0],
      [radius * 0.9, height * 0.35],
      [radius, height * 0.62],
      [radius * 0.82, height * 0.86],
      [radius * 0.4, height * 0.98],
      [0, height],
    ]),
    ellipse(flat),
    64,
  )
  return {
    mesh: dome,
    finish: {
      kind: 'cloth',
      colour,
      gloss: 0,
      rough: 0.6,
      paint: (u, v) => {
        const strand = 0.62 + 0.5 * noise(u * 190, v * 5, 2)
        const end = Math.max(0, Math.min(1, (v - 0.5) * 2.4))
        return [
          (colour[0] * (1 - end) + tip[0] * end) * strand,
          (colour[1] * (1 - end) + tip[1] * end) * strand,
          (colour[2] * (1 - end) + tip[2] * end) * strand,
        ]
      },
      relief: (u, v) => [(noise(u * 190, v * 5, 2) - 0.5) * 1.2, 0],
    },
  }
}

const brush = (look: ArtworkLook, radius: number, hair: number, flat: number, handle = 78): Part[] => {
  const shaft = vessel(
    smoothProfile([
      [0, 0],
      [2.6, 1],
      [4, handle * 0.25],
      [5, handle * 0.7],
      [4.6, handle],
    ]),
  )
  const ferrule = vessel(
    profile([
      [4.6, 0],
      [5.2, 4],
      [radius * 0.64, 26],
      [radius * 0.6, 26],
    ]),
    flat < 1 ? ellipse(1) : undefined,
  )
  return [
    {
      mesh: shaft,
      finish:
        look.pattern === 'check'
          ? wood('#7a4c2d', 'y', 0.3, look.seed)
          : look.pattern === 'plain'
            ? lacquer(look.colour)
            : bodyFinish(look),
    },
    at(handle, { mesh: ferrule, finish: brushed(metal(look), 'u') }),
    at(handle + 25, bristles(radius, hair, flat, look.seed % 2 ? '#4a3428' : '#8c6f58')),
  ]
}

const laid = (parts: Part[], x: number, turn: number, length: number): Part[] =>
  parts.map((part) => ({ ...part, mesh: placed(part.mesh, { turn: [-90, turn, 0], move: [x, 5, length / 2] }) }))

export const powderBrush: Cut = (look) => ({ parts: laid(brush(look, 17, 42, 0.9), 6, 14, 130), pitch: 66 })

export const brushSet: Cut = (look) => ({
  parts: [
    ...laid(brush(look, 15, 36, 0.9), -34, 8, 124),
    ...laid(brush(look, 10, 27, 0.6), -4, 0, 114),
    ...laid(brush(look, 6, 18, 0.5, 74), 19, -5, 104),
    ...laid(brush(look, 4.4, 13, 0.5, 70), 38, -10, 96),
  ],
  pitch: 68,
})

export const kabuki: Cut = (look, view) => {
  const foot = vessel(smoothProfile(points('0 0, 15 0.5, 17 5, 13 18, 14 28, 0 28')))
  const parts: Part[] = [
    { mesh: foot, finish: look.pattern === 'plain' ? lacquer(look.colour) : bodyFinish(look) },
    roundCap(15, 12, 28, brushed(metal(look), 'u')),
    at(39, bristles(24, 36, 1, '#5b4234')),
  ]
  return { parts, pitch: view === 'front' ? 8 : view === 'angle' ? 24 : 15, posed: true }
}
