/** Seeded noise in space and the repeats of printed patterns, both as plain functions of place. */
import type { ArtworkPattern } from '../catalogue/demo-types.ts'
import { blend, type Light, times } from './finish-kinds.ts'

const hash = (x: number, y: number, z: number) => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 1440662683)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
const fade = (t: number) => t * t * (3 - 2 * t)

/** Smooth value noise, 0 … 1, one feature a unit. */
export function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [fx, fy, fz] = [fade(x - ix), fade(y - iy), fade(z - iz)]
  const row = (dy: number, dz: number) => hash(ix, iy + dy, iz + dz) * (1 - fx) + hash(ix + 1, iy + dy, iz + dz) * fx
  const plane = (dz: number) => row(0, dz) * (1 - fy) + row(1, dz) * fy
  return plane(0) * (1 - fz) + plane(1) * fz
}
export const cloud = (x: number, y: number, z: number, octaves = 4): number => {
  let [sum, weight, whole] = [0, 1, 0]
  for (let i = 0; i < octaves; i++) {
    sum += noise(x * 2 ** i, y * 2 ** i, z * 2 ** i + i * 17) * weight
    whole += weight
    weight *= 0.52
  }
  return sum / whole
}
/** 0 off the vein … 1 on it. */
const vein = (x: number, y: number, z: number): number => {
  const warp = cloud(x * 0.8, y * 0.8, z * 0.8, 3) * 3.2
  const line = Math.abs(cloud(x + warp, y - warp * 0.6, z + warp, 4) - 0.5)
  return Math.max(0, 1 - line * 26) * (0.35 + 0.65 * noise(x * 1.3 + 9, y * 1.3, z * 1.3))
}

const part = (value: number) => value - Math.floor(value)
const step = (from: number, to: number, value: number) => fade(Math.max(0, Math.min(1, (value - from) / (to - from))))
const triangle = (value: number) => Math.abs(part(value) - 0.5) * 2

type Repeat = (s: number, t: number) => number

const petal = (s: number, t: number, turn: number, size: number, petals: number) => {
  const angle = Math.atan2(t, s) + turn
  const reach = size * (0.62 + 0.38 * Math.abs(Math.cos((angle * petals) / 2)))
  const distance = Math.hypot(s, t)
  return step(reach, reach * 0.86, distance) * step(size * 0.16, size * 0.24, distance)
}

const scattered: Repeat = (s, t) => {
  let most = 0
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cy] = [Math.floor(s) + i, Math.floor(t) + j]
      const [x, y] = [s - cx - 0.25 - hash(cx, cy, 1) * 0.5, t - cy - 0.25 - hash(cx, cy, 2) * 0.5]
      most = Math.max(most, petal(x, y, hash(cx, cy, 3) * 6, 0.2 + hash(cx, cy, 4) * 0.2, 5) * (0.6 + 0.4 * hash(cx, cy, 5)))
      const [a, b] = [part(hash(cx, cy, 6) * 9) * 6, hash(cx, cy, 7)]
      const [lx, ly] = [(x - 0.3) * Math.cos(a) - (y + 0.32) * Math.sin(a), (x - 0.3) * Math.sin(a) + (y + 0.32) * Math.cos(a)]
      most = Math.max(most, 0.45 * step(1, 0.8, Math.hypot(lx / 0.16, ly / (0.05 + 0.02 * b))))
    }
  }
  return most
}

const emblem: Repeat = (s, t) => {
  const [row, x] = [Math.floor(t), s + (Math.floor(t) % 2) * 0.5]
  const [dx, dy] = [part(x) - 0.5, t - row - 0.5]
  const ring = step(0.05, 0.02, Math.abs(Math.hypot(dx, dy) - 0.24))
  const bar = step(0.05, 0.02, Math.abs(dx)) * step(0.24, 0.2, Math.abs(dy))
  return Math.max(ring, bar)
}

const houndstooth: Repeat = (s, t) => {
  const [x, y] = [Math.floor(part(s) * 8), Math.floor(part(t) * 8)]
  if (x < 4 && y < 4) return 1
  if (x >= 4 && y >= 4) return 0
  return (x + y) % 4 < 2 ? 1 : 0
}

/** How much of the accent shows at a place, counted in repeats. */
export const printed: Record<ArtworkPattern, Repeat> = {
  plain: () => 0,
  stripe: (s) => step(0.24, 0.27, Math.abs(part(s) - 0.5)),
  check: (s, t) => 0.5 * step(0.26, 0.24, Math.abs(part(s) - 0.5)) + 0.5 * step(0.26, 0.24, Math.abs(part(t) - 0.5)),
  dot: (s, t) => step(0.24, 0.2, Math.hypot(part(s + (Math.floor(t) % 2) * 0.5) - 0.5, part(t) - 0.5)),
  houndstooth,
  herringbone: (s, t) => step(0.45, 0.55, triangle(t * 4 + triangle(s) * 2)) * 0.7,
  floral: scattered,
  cable: () => 0,
  rib: () => 0,
  quilt: () => 0,
  colourblock: (_s, t) => (t < 1 ? 1 : 0),
  marble: (s, t) => vein(s * 0.7, t * 0.7, 3),
  monogram: emblem,
}

export const inPattern = (pattern: ArtworkPattern, colour: Light, accent: Light, s: number, t: number): Light => {
  const share = printed[pattern](s, t)
  return share <= 0 ? colour : blend(colour, accent, share)
}

/** Marble: pale or dark ground with cloudy depths and fine veins. */
export const marbled =
  (ground: Light, veinColour: Light, scale: number, seed: number) =>
  (_u: number, _v: number, x: number, y: number, z: number): Light => {
    const [a, b, c] = [x * scale + seed, y * scale, z * scale]
    const depth = cloud(a * 0.6, b * 0.6, c * 0.6, 3)
    return blend(times(ground, 0.86 + 0.2 * depth), veinColour, vein(a, b, c) * 0.75)
  }

/** Wood: long grain along one axis with rings and pores. */
export const grained =
  (ground: Light, along: 'x' | 'y' | 'z', scale: number, seed: number) =>
  (_u: number, _v: number, x: number, y: number, z: number): Light => {
    const [l, a, b] = along === 'x' ? [x, y, z] : along === 'y' ? [y, x, z] : [z, x, y]
    const rings = cloud(l * scale * 0.09 + seed, a * scale, b * scale, 3)
    const band = 0.5 + 0.5 * Math.sin(rings * 34 + (a + b) * scale * 1.4)
    const pore = noise(l * scale * 0.5, a * scale * 14, b * scale * 14)
    return times(ground, 0.74 + 0.26 * band + (pore - 0.5) * 0.22)
  }
