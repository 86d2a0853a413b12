/** The photographer's light: a large soft box at upper left, a strip at right, dark flags for contrast, a pale floor. */
import type { Finish, Light } from './finish-kinds.ts'

const edge = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
/** 1 inside low … high, fading over `soft` on both sides. */
const panel = (low: number, high: number, soft: number, value: number) =>
  value < low - soft || value > high + soft
    ? 0
    : edge(low - soft, low + soft, value) * (1 - edge(high - soft, high + soft, value))

/** Brightness of the room in a direction, as seen in a mirror or, with `rough`, in a brushed one. */
export function room(x: number, y: number, z: number, rough: number): number {
  const soft = 0.07 + rough * 0.9
  const turn = Math.atan2(x, z)
  const floor = edge(-0.34 + soft * 0.3, -0.6 - soft * 0.4, y)
  const below = floor > 0 ? floor * (0.8 - 0.24 * edge(-0.6, -1, y)) : 0
  if (floor >= 1) return below
  const wall = 0.46 + 0.42 * edge(1.8, 2.8, Math.abs(turn)) - 0.36 * panel(-0.26, 0.5, soft + 0.1, turn)
  const flags = (panel(-2.3, -1.8, soft * 0.6, turn) + panel(1.6, 2.15, soft * 0.6, turn)) * 0.72
  let value = wall * (1 - flags) * (y > 0 ? 1 - 0.5 * edge(0.45, 1, y) : 1)
  value += (1 - rough * 0.45) * 1.7 * panel(-1.3, -0.42, soft, turn) * panel(-0.62, 0.92, soft, y)
  value += (1 - rough * 0.4) * 1.1 * panel(0.8, 1.2, soft, turn) * panel(-0.6, 0.8, soft, y)
  if (z > 0) value += (1 - rough * 0.5) * 0.9 * panel(0.5, 0.88, soft, y) * panel(-0.45, 0.75, soft + 0.2, turn)
  return value * (1 - floor) + below
}

const key: readonly [number, number, number] = [-0.52, 0.62, 0.587]
const fill: readonly [number, number, number] = [0.87, 0.22, 0.44]
export const keyDirection = key

/** What reaches the eye, written here by `shade` to spare an allocation per pixel. */
export const shaded = new Float64Array(3)

export type Touch = { nx: number; ny: number; nz: number; vx: number; vy: number; vz: number; lit: number; open: number }

function diffuse(t: Touch, wrap: number): number {
  const sky = 0.5 + 0.5 * t.ny
  const direct = Math.max(0, (t.nx * key[0] + t.ny * key[1] + t.nz * key[2] + wrap) / (1 + wrap))
  const side = Math.max(0, t.nx * fill[0] + t.ny * fill[1] + t.nz * fill[2])
  return (0.34 + 0.2 * sky) * t.open + direct * 0.62 * t.lit + side * 0.14 * t.open
}

/** The light a touched point of a finish sends back. */
export function shade(finish: Finish, colour: Light, t: Touch): void {
  const facing = Math.max(0, t.nx * t.vx + t.ny * t.vy + t.nz * t.vz)
  const graze = (1 - facing) ** 5
  const [rx, ry, rz] = [2 * facing * t.nx - t.vx, 2 * facing * t.ny - t.vy, 2 * facing * t.nz - t.vz]
  if (finish.kind === 'metal') {
    const seen = room(rx, ry, rz, finish.rough) * (0.35 + 0.65 * t.open) * (0.75 + 0.25 * t.lit) * 1.12
    for (let k = 0; k < 3; k++) {
      const own = colour[k] as number
      shaded[k] = seen * (own + (1 - own) * graze * 0.7) * (0.82 + 0.18 * Math.min(1, seen)) + 0.02 * own
    }
    return
  }
  const glow = finish.glow ?? 0
  const amount = diffuse(t, finish.kind === 'cloth' ? 0.3 : 0.12 + glow)
  const seen = finish.gloss > 0 ? room(rx, ry, rz, finish.rough) : 0
  const mirror = finish.gloss * (0.04 + 0.5 * graze) * (0.35 * seen + 0.5 * seen * seen) * t.open * 1.25
  const sheen = finish.kind === 'cloth' ? 0.16 * (1 - facing) ** 3 * t.open : 0
  for (let k = 0; k < 3; k++) shaded[k] = (colour[k] as number) * (amount * (1 + glow * 0.25) + sheen) + mirror + sheen * 0.05
}
