/** Soft things: padded slabs and pillows, hanging cloth in folds, fringes; their texture places follow the cloth. */
import { type Mesh, sheet, type Vec } from './mesh-geometry.ts'
import { joined, placed, tube } from './mesh-placing.ts'
import { noise } from './surface-noise.ts'

const remapped = (mesh: Mesh, place: (x: number, y: number, z: number) => readonly [number, number]): Mesh => {
  const uv: number[] = []
  for (let i = 0; i < mesh.at.length; i += 3) uv.push(...place(mesh.at[i] ?? 0, mesh.at[i + 1] ?? 0, mesh.at[i + 2] ?? 0))
  return { ...mesh, uv }
}

export type PadShape = {
  width: number
  depth: number
  height: number /** 2 for a pillow, 12 for a flat slab */
  square?: number
  pinch?: number
  rumple?: number
  seed?: number
}

/** A pad lying on the ground: a folded towel when square, a pillow when not. */
export function pad({ width, depth, height, square = 12, pinch = 0, rumple = 0, seed = 1 }: PadShape): Mesh {
  const half = (side: 1 | -1): Mesh =>
    sheet(44, 44, (u, v) => {
      const [s, t] = [u * 2 - 1, v * 2 - 1]
      const [x, z] = [Math.sign(s) * (1 - (1 - Math.abs(s)) ** 2), Math.sign(t) * (1 - (1 - Math.abs(t)) ** 2)]
      const swell = Math.max(0, (1 - Math.abs(x) ** square) * (1 - Math.abs(z) ** square)) ** 0.5
      const uneven = rumple * (noise(x * 3 + seed, z * 3, seed) - 0.5) * (side > 0 ? 1 : 0.4) * swell
      const [px, pz] = [x * (1 - pinch * (1 - z * z)), z * (1 - pinch * (1 - x * x))]
      return [(px * width) / 2, height / 2 + side * (height / 2) * swell + uneven, (pz * depth) / 2]
    })
  return remapped(joined([half(1), half(-1)]), (x, y, z) => [
    0.5 + x / width + (Math.sign(x) * (height - y)) / width / 2,
    0.5 + (z - y) / depth,
  ])
}

/** Layers folded on one another, each a little different, their rounded folds at the front. */
export function folded(width: number, depth: number, layers: number, thick: number, seed: number, rumple = 1): Mesh {
  return joined(
    Array.from({ length: layers }, (_, i) => {
      const wander = (noise(i * 3.7, seed, 1) - 0.5) * 1.6
      return placed(
        pad({ width: width + wander, depth: depth + wander * 0.6, height: thick, square: 16, rumple, seed: seed + i }),
        { move: [wander * 0.4, i * thick * 0.93, 0] },
      )
    }),
  )
}

/** Cloth over a rail at the given height: falls in front and behind in soft folds. */
export function hung(width: number, height: number, drop: number, folds: number, seed: number): Mesh {
  const rail = 3
  return sheet(110, 70, (u, v) => {
    const along = v * (height + drop)
    const over = Math.PI * rail
    const front = along < height
    const gather = Math.min(1, (front ? height - along : Math.max(0, along - height - over)) / (height * 0.6))
    const wave = Math.sin(u * folds * 2 * Math.PI + noise(u * 4, seed, 2) * 3) * (0.5 + noise(u * 5, v, seed))
    const x = (u - 0.5) * width * (1 - 0.06 * gather) + wave * 0.8 * gather
    const z = wave * 3.4 * gather
    if (front) return [x, along, rail + z + gather * 1.5]
    const turn = Math.min(1, (along - height) / over) * Math.PI
    return [
      x,
      height + Math.sin(turn) * rail - Math.max(0, along - height - over),
      rail * Math.cos(turn) - (turn >= Math.PI ? 1 + z * 0.6 : 0),
    ]
  })
}

/** Threads hanging from a line of points. */
export const fringe = (from: Vec, to: Vec, count: number, fall: Vec, seed: number): Mesh =>
  joined(
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1)
      const start: Vec = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
      const stray = (k: number) => (noise(i * 2.3, k, seed) - 0.5) * 2.4
      const point = (s: number): Vec => [
        start[0] + fall[0] * s + stray(1) * s,
        start[1] + fall[1] * s,
        start[2] + fall[2] * s + stray(2) * s,
      ]
      return tube([point(0), point(0.35), point(0.7), point(1)], (s) => 0.85 - s * 0.25, { sides: 6, up: [0.2, 0.3, 0.93] })
    }),
  )
