import { circle, type Mesh, profile, rectangle, type Section, sheet, type Vec, vessel } from './mesh-geometry.ts'

type Placing = { move?: Vec; turn?: Vec; scale?: number | Vec }

/** Scales, then turns about x, y and z (degrees), then moves. */
export const placed = (mesh: Mesh, { move = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Placing): Mesh => {
  const size: Vec = typeof scale === 'number' ? [scale, scale, scale] : scale
  const [ax, ay, az] = turn.map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const [sx, cx, sy, cy, sz, cz] = [Math.sin(ax), Math.cos(ax), Math.sin(ay), Math.cos(ay), Math.sin(az), Math.cos(az)]
  const turned = (x: number, y: number, z: number): Vec => {
    const [y1, z1] = [y * cx - z * sx, y * sx + z * cx]
    const [x2, z2] = [x * cy + z1 * sy, z1 * cy - x * sy]
    return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2]
  }
  const at: number[] = []
  const normal: number[] = []
  for (let i = 0; i < mesh.at.length; i += 3) {
    const p = turned((mesh.at[i] ?? 0) * size[0], (mesh.at[i + 1] ?? 0) * size[1], (mesh.at[i + 2] ?? 0) * size[2])
    const n = turned((mesh.normal[i] ?? 0) / size[0], (mesh.normal[i + 1] ?? 0) / size[1], (mesh.normal[i + 2] ?? 0) / size[2])
    const length = Math.hypot(...n) || 1
    at.push(p[0] + move[0], p[1] + move[1], p[2] + move[2])
    normal.push(n[0] / length, n[1] / length, n[2] / length)
  }
  return { at, normal, uv: mesh.uv, faces: mesh.faces }
}

export const joined = (meshes: readonly Mesh[]): Mesh => {
  const all: Mesh = { at: [], normal: [], uv: [], faces: [] }
  for (const mesh of meshes) {
    const first = all.at.length / 3
    for (const value of mesh.at) all.at.push(value)
    for (const value of mesh.normal) all.normal.push(value)
    for (const value of mesh.uv) all.uv.push(value)
    for (const value of mesh.faces) all.faces.push(value + first)
  }
  return all
}

const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** The frames carried along a path without twisting: tangent, side, up at every point. */
const frames = (path: readonly Vec[], closed: boolean, up: Vec) => {
  const at = (i: number) =>
    (closed ? path[(i + path.length) % path.length] : path[Math.max(0, Math.min(path.length - 1, i))]) as Vec
  let side = up
  return path.map((_, i) => {
    const tangent = unit(sub(at(i + 1), at(i - 1)))
    const along = side[0] * tangent[0] + side[1] * tangent[1] + side[2] * tangent[2]
    side = unit([side[0] - along * tangent[0], side[1] - along * tangent[1], side[2] - along * tangent[2]])
    return { tangent, side, up: cross(tangent, side) }
  })
}

type TubeShape = { sides?: number; closed?: boolean; up?: Vec; flat?: number; twist?: number }

/** A rod of radius r along a path; `flat` squashes it across its second axis, `twist` turns its section (in turns). */
export const tube = (path: readonly Vec[], radius: number | ((t: number) => number), shape: TubeShape = {}): Mesh => {
  const { sides = 12, closed = false, up = [0, 0, 1], flat = 1, twist = 0 } = shape
  const frame = frames(path, closed, up)
  const rows = closed ? path.length : path.length - 1
  return sheet(
    sides,
    rows,
    (u, v) => {
      const i = Math.round(v * rows) % path.length
      const f = frame[i]
      const p = path[i]
      if (!f || !p) return [0, 0, 0]
      const r = typeof radius === 'number' ? radius : radius(v)
      const angle = u * 2 * Math.PI
      const turn = v * twist * 2 * Math.PI
      const [a0, b0] = [Math.cos(angle) * r, Math.sin(angle) * r * flat]
      const [a, b] = [a0 * Math.cos(turn) - b0 * Math.sin(turn), a0 * Math.sin(turn) + b0 * Math.cos(turn)]
      return [p[0] + f.side[0] * a + f.up[0] * b, p[1] + f.side[1] * a + f.up[1] * b, p[2] + f.side[2] * a + f.up[2] * b]
    },
    { u: true, v: closed },
  )
}

/** Points on a path given by a function of t, 0 … 1. */
export const path = (count: number, point: (t: number) => Vec, closed = false): Vec[] =>
  Array.from({ length: count }, (_, i) => point(i / (closed ? count : count - 1)))

/** A smooth path through a few points. */
export const curve = (points: readonly Vec[], steps = 10): Vec[] => {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Vec
  return path((points.length - 1) * steps + 1, (t) => {
    const whole = Math.min(Math.floor(t * (points.length - 1) + 1e-9), points.length - 2)
    const s = t * (points.length - 1) - whole
    const value = (k: 0 | 1 | 2) => {
      const [a, b, c, d] = [at(whole - 1)[k], at(whole)[k], at(whole + 1)[k], at(whole + 2)[k]]
      return 0.5 * (2 * b + (c - a) * s + (2 * a - 5 * b + 4 * c - d) * s * s + (3 * b - a - 3 * c + d) * s ** 3)
    }
    return [value(0), value(1), value(2)]
  })
}

export const ring = (r: number, count = 64): Vec[] =>
  path(count, (t) => [r * Math.sin(t * 2 * Math.PI), r * Math.cos(t * 2 * Math.PI), 0], true)

/** A box standing on the ground at the middle of its base, its edges rounded. */
export const box = (width: number, height: number, depth: number, edge = 1.5, corner = edge): Mesh => {
  const wide = Math.max(width, depth)
  const thin = Math.min(width, depth)
  const outline = profile([
    [0, 0],
    [wide / 2, 0, edge],
    [wide / 2, height, edge],
    [0, height],
  ])
  const mesh = vessel(outline, rectangle((wide - thin) / 2, corner), 32)
  return width >= depth ? mesh : placed(mesh, { turn: [0, 90, 0] })
}

export const cylinder = (radius: number, height: number, edge = 1, section: Section = circle, columns = 56): Mesh =>
  vessel(
    profile([
      [0, 0],
      [radius, 0, edge],
      [radius, height, edge],
      [0, height],
    ]),
    section,
    columns,
  )

export const ball = (radius: number, columns = 40, rows = 20): Mesh => {
  const outline = Array.from({ length: rows + 1 }, (_, i) => {
    const angle = (i / rows) * Math.PI
    return { r: radius * Math.sin(angle), y: -radius * Math.cos(angle), nr: Math.sin(angle), ny: -Math.cos(angle) }
  })
  return vessel(outline, circle, columns)
}
