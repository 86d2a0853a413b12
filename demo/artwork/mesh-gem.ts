/** Cut stones: light is followed through the facets until it leaves them. */
import type { Finish } from './finish-kinds.ts'
import type { Stage } from './mesh-stage.ts'
import type { Spot } from './mesh-touch.ts'
import { room, shaded } from './studio-light.ts'

type Facets = { planes: Float64Array; count: number; width: number }
const known = new WeakMap<Stage, Map<number, Facets>>()

/** The planes that bound a stone, read once from its faces. */
function facetsOf(stage: Stage, part: number): Facets {
  const ofStage = known.get(stage) ?? new Map<number, Facets>()
  known.set(stage, ofStage)
  const found = ofStage.get(part)
  if (found) return found
  const planes: number[] = []
  let [low, high] = [1e9, -1e9]
  for (let f = stage.firstFace[part] ?? 0; f < (stage.firstFace[part + 1] ?? 0); f++) {
    const point = (stage.faces[f * 3] as number) * 3
    const [nx, ny, nz] = [stage.normal[point] as number, stage.normal[point + 1] as number, stage.normal[point + 2] as number]
    const d =
      nx * (stage.world[point] as number) + ny * (stage.world[point + 1] as number) + nz * (stage.world[point + 2] as number)
    low = Math.min(low, stage.world[point] as number)
    high = Math.max(high, stage.world[point] as number)
    let again = false
    for (let i = 0; i < planes.length && !again; i += 4) {
      const apart =
        Math.abs((planes[i] as number) - nx) + Math.abs((planes[i + 1] as number) - ny) + Math.abs((planes[i + 2] as number) - nz)
      again = apart < 1e-4 && Math.abs((planes[i + 3] as number) - d) < 1e-3
    }
    if (!again) planes.push(nx, ny, nz, d)
  }
  const facets = { planes: Float64Array.from(planes), count: planes.length / 4, width: Math.max(high - low, 1e-6) }
  ofStage.set(part, facets)
  return facets
}

/** The room as a stone shows it: harder, with small lamps, dark below where the setting is. */
function lamps(x: number, y: number, z: number): number {
  const turn = Math.atan2(x, z)
  const spark = Math.max(0, Math.sin(turn * 5 + 1) * Math.cos(y * 7) - 0.55) * 4.2
  const seen = room(x, y, z, 0)
  return y < -0.1 ? 0.16 + 0.3 * seen * seen + spark * 0.3 : seen * seen * 0.85 + spark * 0.8
}

const facing = (index: number, cosine: number) => {
  const base = ((index - 1) / (index + 1)) ** 2
  return base + (1 - base) * (1 - cosine) ** 5
}

/** One path: origin, direction, what is left of it, and how far it has run. Reused to spare allocations. */
const ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 }

function nextFacet({ planes, count }: Facets): { t: number; at: number } {
  let [t, at] = [1e9, -1]
  for (let i = 0; i < count; i++) {
    const p = i * 4
    const along = (planes[p] as number) * ray.dx + (planes[p + 1] as number) * ray.dy + (planes[p + 2] as number) * ray.dz
    if (along < 1e-7) continue
    const far =
      ((planes[p + 3] as number) -
        (planes[p] as number) * ray.x -
        (planes[p + 1] as number) * ray.y -
        (planes[p + 2] as number) * ray.z) /
      along
    if (far < t && far > -1e-6) {
      t = Math.max(far, 1e-6)
      at = p
    }
  }
  return { t, at }
}

function enter(spot: Spot, index: number, cosine: number) {
  const ratio = 1 / index
  const turn = ratio * cosine - Math.sqrt(1 - ratio * ratio * (1 - cosine * cosine))
  ray.dx = turn * spot.nx - ratio * spot.vx
  ray.dy = turn * spot.ny - ratio * spot.vy
  ray.dz = turn * spot.nz - ratio * spot.vz
  ray.x = spot.x
  ray.y = spot.y
  ray.z = spot.z
}

function leave(finish: Finish, run: number, strength: number, turn: number, nx: number, ny: number, nz: number, index: number) {
  const [ex, ey, ez] = [ray.dx * index - turn * nx, ray.dy * index - turn * ny, ray.dz * index - turn * nz]
  for (let k = 0; k < 3; k++) {
    const spread = (k - 1) * 0.055 * (finish.density ? 0.5 : 1)
    shaded[k] =
      (shaded[k] as number) +
      strength * lamps(ex + spread, ey + spread, ez) * (finish.colour[k] as number) ** (run * (finish.density ?? 0.6))
  }
}

export function traceGem(stage: Stage, face: number, finish: Finish, spot: Spot) {
  const facets = facetsOf(stage, stage.partOfFace[face] as number)
  const index = finish.index ?? 2.2
  const cosine = Math.max(0.02, spot.nx * spot.vx + spot.ny * spot.vy + spot.nz * spot.vz)
  const outside = facing(index, cosine)
  const [rx, ry, rz] = [2 * cosine * spot.nx - spot.vx, 2 * cosine * spot.ny - spot.vy, 2 * cosine * spot.nz - spot.vz]
  shaded.fill(outside * room(rx, ry, rz, 0) * 1.3)
  enter(spot, index, cosine)
  let [strength, run] = [1 - outside, 0]
  for (let bounce = 0; bounce < 6 && strength > 0.02; bounce++) {
    const { t, at } = nextFacet(facets)
    if (at < 0) break
    const [nx, ny, nz] = [facets.planes[at] as number, facets.planes[at + 1] as number, facets.planes[at + 2] as number]
    ray.x += ray.dx * t
    ray.y += ray.dy * t
    ray.z += ray.dz * t
    run += t / facets.width
    const along = ray.dx * nx + ray.dy * ny + ray.dz * nz
    const leaving = 1 - index * index * (1 - along * along)
    const kept = leaving <= 0 ? 1 : facing(index, Math.sqrt(leaving))
    if (leaving > 0) leave(finish, run, strength * (1 - kept), index * along - Math.sqrt(leaving), nx, ny, nz, index)
    strength *= kept
    ray.dx -= 2 * along * nx
    ray.dy -= 2 * along * ny
    ray.dz -= 2 * along * nz
  }
  for (let k = 0; k < 3; k++)
    shaded[k] = (shaded[k] as number) + strength * 0.3 * (finish.colour[k] as number) ** (run * (finish.density ?? 0.6))
}
