/** The point of a face under a pixel: its place, its normal, its texture place, and the eye's direction. */
import type { Finish } from './finish-kinds.ts'
import type { Stage } from './mesh-stage.ts'
import type { Touch } from './studio-light.ts'

export type Spot = Touch & { x: number; y: number; z: number; u: number; v: number }

export const newSpot = (): Spot => ({ nx: 0, ny: 0, nz: 1, vx: 0, vy: 0, vz: 1, lit: 1, open: 1, x: 0, y: 0, z: 0, u: 0, v: 0 })

function embossed(stage: Stage, spot: Spot, finish: Finish, a: number, b: number, c: number) {
  const { world, uv } = stage
  const [du1, dv1] = [(uv[b * 2] as number) - (uv[a * 2] as number), (uv[b * 2 + 1] as number) - (uv[a * 2 + 1] as number)]
  const [du2, dv2] = [(uv[c * 2] as number) - (uv[a * 2] as number), (uv[c * 2 + 1] as number) - (uv[a * 2 + 1] as number)]
  const area = du1 * dv2 - du2 * dv1
  if (!finish.relief || Math.abs(area) < 1e-12) return
  const [su, sv] = finish.relief(spot.u, spot.v, spot.x, spot.y, spot.z)
  const along = (k: number, p: number, q: number) =>
    (((world[b * 3 + k] as number) - (world[a * 3 + k] as number)) * p +
      ((world[c * 3 + k] as number) - (world[a * 3 + k] as number)) * q) /
    area
  const tangent = [along(0, dv2, -dv1), along(1, dv2, -dv1), along(2, dv2, -dv1)] as const
  const other = [along(0, -du2, du1), along(1, -du2, du1), along(2, -du2, du1)] as const
  const [t, o] = [su / (Math.hypot(...tangent) || 1), sv / (Math.hypot(...other) || 1)]
  spot.nx -= tangent[0] * t + other[0] * o
  spot.ny -= tangent[1] * t + other[1] * o
  spot.nz -= tangent[2] * t + other[2] * o
}

/** Fills the spot for a face seen at picture place (px, py). */
export function touch(stage: Stage, face: number, px: number, py: number, spot: Spot) {
  const { screen, world, normal, uv, faces, eye } = stage
  const [a, b, c] = [faces[face * 3] as number, faces[face * 3 + 1] as number, faces[face * 3 + 2] as number]
  const [ax, ay] = [screen[a * 3] as number, screen[a * 3 + 1] as number]
  const [bx, by] = [(screen[b * 3] as number) - ax, (screen[b * 3 + 1] as number) - ay]
  const [cx, cy] = [(screen[c * 3] as number) - ax, (screen[c * 3 + 1] as number) - ay]
  const area = bx * cy - by * cx || 1e-9
  const wb = Math.max(0, Math.min(1, ((px - ax) * cy - (py - ay) * cx) / area))
  const wc = Math.max(0, Math.min(1 - wb, (bx * (py - ay) - by * (px - ax)) / area))
  const wa = 1 - wb - wc
  const mixed = (list: Float32Array, k: number) =>
    (list[a * 3 + k] as number) * wa + (list[b * 3 + k] as number) * wb + (list[c * 3 + k] as number) * wc
  spot.x = mixed(world, 0)
  spot.y = mixed(world, 1)
  spot.z = mixed(world, 2)
  spot.nx = mixed(normal, 0)
  spot.ny = mixed(normal, 1)
  spot.nz = mixed(normal, 2)
  spot.u = (uv[a * 2] as number) * wa + (uv[b * 2] as number) * wb + (uv[c * 2] as number) * wc
  spot.v = (uv[a * 2 + 1] as number) * wa + (uv[b * 2 + 1] as number) * wb + (uv[c * 2 + 1] as number) * wc
  const [vx, vy, vz] = [eye[0] - spot.x, eye[1] - spot.y, eye[2] - spot.z]
  const away = Math.hypot(vx, vy, vz)
  spot.vx = vx / away
  spot.vy = vy / away
  spot.vz = vz / away
  const finish = stage.finishes[stage.partOfFace[face] as number] as Finish
  // Which side is seen is the cloth's to say, not its weave's: a steep thread must not turn the surface round.
  faceEye(spot, -0.15)
  if (finish.relief) {
    embossed(stage, spot, finish, a, b, c)
    faceEye(spot, -1.1)
    const seen = spot.nx * spot.vx + spot.ny * spot.vy + spot.nz * spot.vz
    if (seen < 0.06) lean(spot, 0.06 - seen)
  }
}

/** Brings the normal to unit length, turned to the eye's side where it faces away by more than the limit. */
function faceEye(spot: Spot, limit: number) {
  const length = Math.hypot(spot.nx, spot.ny, spot.nz) || 1
  const seen = spot.nx * spot.vx + spot.ny * spot.vy + spot.nz * spot.vz
  const side = (seen < limit * length ? -1 : 1) / length
  spot.nx *= side
  spot.ny *= side
  spot.nz *= side
}

function lean(spot: Spot, by: number) {
  spot.nx += spot.vx * by
  spot.ny += spot.vy * by
  spot.nz += spot.vz * by
}
