/** Stones cut from planes: each facet is what the other planes leave of it. One unit wide, table upwards. */
import type { Mesh, Vec } from './mesh-geometry.ts'

type Plane = { n: Vec; d: number }
/** How far the girdle reaches in a direction (the support function of its outline). */
type Girdle = (angle: number) => number
export type GemCut = 'round' | 'oval' | 'emerald' | 'cushion' | 'pear' | 'marquise' | 'princess'

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** What is left of a polygon on the inner side of a plane. */
function cut(polygon: Vec[], { n, d }: Plane): Vec[] {
  const left: Vec[] = []
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Vec
    const [a, b] = [dot(p, n) - d, dot(q, n) - d]
    if (a <= 1e-9) left.push(p)
    if (a * b < -1e-18) {
      const t = a / (a - b)
      left.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t])
    }
  })
  return left
}

function solid(planes: Plane[]): Mesh {
  const mesh: Mesh = { at: [], normal: [], uv: [], faces: [] }
  planes.forEach((plane, i) => {
    const { n, d } = plane
    const side = Math.abs(n[1]) < 0.9 ? cross(n, [0, 1, 0]) : cross(n, [1, 0, 0])
    const other = cross(n, side)
    const corner = (a: number, b: number): Vec => [
      n[0] * d + (side[0] * a + other[0] * b) * 9,
      n[1] * d + (side[1] * a + other[1] * b) * 9,
      n[2] * d + (side[2] * a + other[2] * b) * 9,
    ]
    let polygon = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    planes.forEach((by, j) => {
      if (i !== j && polygon.length > 0) polygon = cut(polygon, by)
    })
    if (polygon.length < 3) return
    const first = mesh.at.length / 3
    for (const p of polygon) {
      mesh.at.push(...p)
      mesh.normal.push(...n)
      mesh.uv.push(0, 0)
    }
    for (let k = 1; k < polygon.length - 1; k++) mesh.faces.push(first, first + k, first + k + 1)
  })
  return mesh
}

/** Facets all round at one slope (degrees from level), touching the girdle when `rise` is 0. */
function tier(girdle: Girdle, count: number, turn: number, slope: number, rise: number): Plane[] {
  const lean = (Math.abs(slope) * Math.PI) / 180
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI
    const n: Vec = [Math.sin(angle) * Math.sin(lean), Math.sign(slope) * Math.cos(lean), Math.cos(angle) * Math.sin(lean)]
    return { n, d: girdle(angle) * Math.sin(lean) + Math.cos(lean) * rise }
  })
}

const brilliant = (girdle: Girdle): Plane[] => [
  { n: [0, 1, 0], d: 0.165 },
  ...tier(girdle, 32, 0, 90, 0),
  ...tier(girdle, 8, 0, 34, 0.015),
  ...tier(girdle, 16, 0.5, 41, 0.02),
  ...tier(girdle, 8, 0.5, 22, 0.07),
  ...tier(girdle, 8, 0, -41, 0.01),
  ...tier(girdle, 16, 0.5, -43, 0.02),
]

const stepped = (girdle: Girdle, count: number, turn: number): Plane[] => [
  { n: [0, 1, 0], d: 0.15 },
  ...tier(girdle, count, turn, 90, 0),
  ...tier(girdle, count, turn, 52, 0.02),
  ...tier(girdle, count, turn, 38, 0.04),
  ...tier(girdle, count, turn, 26, 0.065),
  ...tier(girdle, count, turn, -56, 0.02),
  ...tier(girdle, count, turn, -45, 0.062),
  ...tier(girdle, count, turn, -34, 0.139),
]

const reach =
  (points: readonly (readonly [number, number, number])[]): Girdle =>
  (angle) =>
    Math.max(...points.map(([x, z, r]) => x * Math.sin(angle) + z * Math.cos(angle) + r))

const lens: Girdle = (angle) => {
  const [s, c] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  return s * 0.36 + c * 0.36 > c * 0.62 ? Math.max(c * 0.6, 0.62 * Math.hypot(s, c) - 0.32 * s) : c * 0.62
}

const cuts: Record<GemCut, () => Plane[]> = {
  round: () => brilliant(() => 0.5),
  oval: () => brilliant((angle) => Math.hypot(0.4 * Math.sin(angle), 0.54 * Math.cos(angle))),
  cushion: () =>
    brilliant(
      reach([
        [0.2, 0.2, 0.26],
        [-0.2, 0.2, 0.26],
        [0.2, -0.2, 0.26],
        [-0.2, -0.2, 0.26],
      ]),
    ),
  pear: () =>
    brilliant(
      reach([
        [0, 0.14, 0.36],
        [0, -0.58, 0.02],
      ]),
    ),
  marquise: () => brilliant(lens),
  emerald: () =>
    stepped(
      (angle) =>
        Math.min(
          0.525,
          reach([
            [0.36, 0.52, 0],
            [-0.36, 0.52, 0],
            [0.36, -0.52, 0],
            [-0.36, -0.52, 0],
          ])(angle),
        ),
      8,
      0,
    ),
  princess: () => [
    { n: [0, 1, 0], d: 0.13 },
    ...tier(() => 0.45, 4, 0, 90, 0),
    ...tier(() => 0.45, 4, 0, 36, 0.02),
    ...tier(() => 0.58, 4, 0.5, 30, 0),
    ...tier(() => 0.45, 4, 0, -60, 0.02),
    ...tier(() => 0.45, 4, 0, -48, 0.066),
    ...tier(() => 0.6, 4, 0.5, -38, 0.02),
  ],
}

const made = new Map<GemCut, Mesh>()
export function gem(kind: GemCut): Mesh {
  const mesh = made.get(kind) ?? solid(cuts[kind]())
  made.set(kind, mesh)
  return mesh
}
