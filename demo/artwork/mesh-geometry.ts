/** Small solid modelling: grids, lathe and prism vessels, tubes. Every builder answers one mesh with normals. */

export type Vec = readonly [number, number, number]
export type Mesh = { at: number[]; normal: number[]; uv: number[]; faces: number[] }
/** A point of an outline turned or swept into a vessel, with its outward normal. */
export type ProfilePoint = { r: number; y: number; nr: number; ny: number }
/** Where the section of a vessel lies at turn t (0 … 1) when its profile is r wide: x, z and the normal there. */
export type Section = (t: number, r: number) => readonly [number, number, number, number]

const gridFaces = (columns: number, rows: number) => {
  const faces: number[] = []
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i
      const b = a + columns + 1
      faces.push(a, a + 1, b, a + 1, b + 1, b)
    }
  }
  return faces
}

const addFaceNormal = (mesh: Mesh, a: number, b: number, c: number) => {
  const { at, normal } = mesh
  const [ax, ay, az] = [at[a * 3] ?? 0, at[a * 3 + 1] ?? 0, at[a * 3 + 2] ?? 0]
  const [ux, uy, uz] = [(at[b * 3] ?? 0) - ax, (at[b * 3 + 1] ?? 0) - ay, (at[b * 3 + 2] ?? 0) - az]
  const [wx, wy, wz] = [(at[c * 3] ?? 0) - ax, (at[c * 3 + 1] ?? 0) - ay, (at[c * 3 + 2] ?? 0) - az]
  const cross = [uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx]
  for (const vertex of [a, b, c]) {
    for (let k = 0; k < 3; k++) normal[vertex * 3 + k] = (normal[vertex * 3 + k] ?? 0) + (cross[k] ?? 0)
  }
}

const shareNormals = (mesh: Mesh, vertices: number[]) => {
  for (let k = 0; k < 3; k++) {
    const sum = vertices.reduce((total, vertex) => total + (mesh.normal[vertex * 3 + k] ?? 0), 0)
    for (const vertex of vertices) mesh.normal[vertex * 3 + k] = sum
  }
}

const normalise = (values: number[]) => {
  for (let i = 0; i < values.length; i += 3) {
    const length = Math.hypot(values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0) || 1
    for (let k = 0; k < 3; k++) values[i + k] = (values[i + k] ?? 0) / length
  }
}

/** A surface given by a function of u and v; smooth normals, seams and poles joined. */
export const sheet = (
  columns: number,
  rows: number,
  point: (u: number, v: number) => Vec,
  joins: { u?: boolean; v?: boolean } = {},
): Mesh => {
  const mesh: Mesh = { at: [], normal: [], uv: [], faces: gridFaces(columns, rows) }
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      mesh.at.push(...point(i / columns, j / rows))
      mesh.normal.push(0, 0, 0)
      mesh.uv.push(i / columns, j / rows)
    }
  }
  for (let f = 0; f < mesh.faces.length; f += 3)
    addFaceNormal(mesh, mesh.faces[f] ?? 0, mesh.faces[f + 1] ?? 0, mesh.faces[f + 2] ?? 0)
  const line = columns + 1
  if (joins.u) for (let j = 0; j <= rows; j++) shareNormals(mesh, [j * line, j * line + columns])
  if (joins.v) for (let i = 0; i <= columns; i++) shareNormals(mesh, [i, rows * line + i])
  for (const j of [0, rows]) {
    const first = mesh.at.slice(j * line * 3, j * line * 3 + 3)
    const middle = (j * line + (columns >> 1)) * 3
    const pole = first.every((value, k) => Math.abs(value - (mesh.at[middle + k] ?? 0)) < 1e-9)
    if (pole)
      shareNormals(
        mesh,
        Array.from({ length: line }, (_, i) => j * line + i),
      )
  }
  normalise(mesh.normal)
  return mesh
}

const unit = (x: number, y: number): [number, number] => {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** Points written as in a drawing's path: "0 0, 34 0 3, 34 90"; a third number is a depth, or a corner's rounding. */
export const points = (text: string): [number, number, number][] =>
  text.split(', ').map((point) => {
    const [x = 0, y = 0, z = 0] = point.split(' ').map(Number)
    return [x, y, z]
  })

/** An outline from the bottom centre, outwards and up: [r, y, rounding]. Corners are rounded by true arcs. */
export const profile = (corners: readonly (readonly [number, number, number?])[]): ProfilePoint[] => {
  const outline: ProfilePoint[] = []
  corners.forEach((corner, i) => {
    const [r, y, rounding = 0] = corner
    const before = corners[i - 1]
    const after = corners[i + 1]
    const into = before ? unit(r - before[0], y - before[1]) : undefined
    const out = after ? unit(after[0] - r, after[1] - y) : undefined
    if (into && out && rounding > 0 && before && after) {
      const turn = Math.acos(Math.max(-1, Math.min(1, into[0] * out[0] + into[1] * out[1])))
      const room = 0.499 * Math.min(Math.hypot(r - before[0], y - before[1]), Math.hypot(after[0] - r, after[1] - y))
      const reach = Math.min(rounding * Math.tan(turn / 2), room)
      const steps = Math.max(2, Math.ceil(turn / 0.22))
      for (let s = 0; s <= steps; s++) {
        const t = s / steps
        const [k0, k1, k2] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
        const [tr, ty] = unit(into[0] * (1 - t) + out[0] * t, into[1] * (1 - t) + out[1] * t)
        outline.push({
          r: k0 * (r - into[0] * reach) + k1 * r + k2 * (r + out[0] * reach),
          y: k0 * (y - into[1] * reach) + k1 * y + k2 * (y + out[1] * reach),
          nr: ty,
          ny: -tr,
        })
      }
      return
    }
    if (into) outline.push({ r, y, nr: into[1], ny: -into[0] })
    if (out) outline.push({ r, y, nr: out[1], ny: -out[0] })
  })
  return outline
}

/** An outline drawn as a smooth curve through its outline (Catmull-Rom). */
export const smoothProfile = (corners: readonly (readonly [number, number, number?])[], steps = 8): ProfilePoint[] => {
  const at = (i: number) => corners[Math.max(0, Math.min(corners.length - 1, i))] ?? [0, 0]
  const outline: ProfilePoint[] = []
  for (let i = 0; i < corners.length - 1; i++) {
    for (let s = i === 0 ? 0 : 1; s <= steps; s++) {
      const t = s / steps
      const value = (k: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]]
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      }
      outline.push({ r: Math.max(0, value(0)), y: value(1), nr: 0, ny: 0 })
    }
  }
  outline.forEach((point, i) => {
    const before = outline[Math.max(0, i - 1)] ?? point
    const after = outline[Math.min(outline.length - 1, i + 1)] ?? point
    const [r, y] = unit(after.r - before.r, after.y - before.y)
    point.nr = y
    point.ny = -r
  })
  return outline
}

export const circle: Section = (t, r) => {
  const [s, c] = [-Math.sin(t * 2 * Math.PI), -Math.cos(t * 2 * Math.PI)]
  return [r * s, r * c, s, c]
}
export const ellipse =
  (depth: number): Section =>
  (t, r) => {
    const [s, c] = [-Math.sin(t * 2 * Math.PI), -Math.cos(t * 2 * Math.PI)]
    const [nx, nz] = unit(s * depth, c)
    return [r * s, r * depth * c, nx, nz]
  }
/** A rounded rectangle: the profile gives half its width, `thinner` is how much less its half depth is. */
export const rectangle =
  (thinner: number, corner: number): Section =>
  (t, r) => {
    const [w, d] = [Math.max(r, 0), Math.max(r - thinner, 0)]
    const round = Math.min(corner, w, d)
    const quarter = Math.floor(t * 4) % 4
    const within = t * 4 - Math.floor(t * 4)
    const angle = (quarter + Math.max(0, Math.min(1, within * 1.5 - 0.25))) * (Math.PI / 2)
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    const [sx, sz] = [quarter === 0 || quarter === 1 ? 1 : -1, quarter === 0 || quarter === 3 ? 1 : -1]
    return [sx * (w - round) + s * round, sz * (d - round) + c * round, s, c]
  }
/** A regular prism of flat sides; each side keeps its own normal. */
export const polygon =
  (sides: number, turn = 0): Section =>
  (t, r) => {
    const side = Math.min(Math.floor(t * sides + 1e-6), sides - 1)
    const within = t * sides - side
    const angle = (k: number) => ((k + turn) / sides) * 2 * Math.PI
    const [a, b, n] = [angle(side), angle(side + 1), angle(side + 0.5)]
    return [
      r * (Math.sin(a) * (1 - within) + Math.sin(b) * within),
      r * (Math.cos(a) * (1 - within) + Math.cos(b) * within),
      Math.sin(n),
      Math.cos(n),
    ]
  }
export const fluted =
  (count: number, depth: number): Section =>
  (t, r) => {
    const angle = t * 2 * Math.PI
    const swell = 1 + depth * (Math.abs(Math.cos((count * angle) / 2)) - 0.6)
    const slope = -0.5 * depth * count * Math.sin((count * angle) / 2) * Math.sign(Math.cos((count * angle) / 2))
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    const [nx, nz] = unit(swell * s - slope * c, swell * c + slope * s)
    return [r * swell * s, r * swell * c, nx, nz]
  }

/** An outline carried around a section: bottles, bowls, boxes, caps. */
export const vessel = (outline: readonly ProfilePoint[], section: Section = circle, columns = 56): Mesh => {
  const mesh: Mesh = { at: [], normal: [], uv: [], faces: gridFaces(columns, outline.length - 1) }
  const length: number[] = [0]
  outline.forEach((p, i) => {
    const before = outline[i - 1]
    if (before) length.push((length[i - 1] ?? 0) + Math.hypot(p.r - before.r, p.y - before.y))
  })
  const whole = length.at(-1) || 1
  outline.forEach((p, j) => {
    for (let i = 0; i <= columns; i++) {
      const [x, z, nx, nz] = section(i / columns, p.r)
      mesh.at.push(x, p.y, z)
      mesh.normal.push(nx * p.nr, p.ny, nz * p.nr)
      mesh.uv.push(i / columns, (length[j] ?? 0) / whole)
    }
  })
  normalise(mesh.normal)
  return mesh
}
