/** Shadows: what the key light does not reach, what lies in a crevice, and the soft contact on the ground. */
import { type Frame, scanFace } from './mesh-raster.ts'
import type { Stage } from './mesh-stage.ts'
import { keyDirection } from './studio-light.ts'

const mapSide = 640

/** Answers how much of the key light reaches a world point, 0 … 1. */
export function keyShadow(stage: Stage): (x: number, y: number, z: number) => number {
  const [lx, ly, lz] = keyDirection
  const flat = Math.hypot(lx, lz)
  const [rx, rz] = [lz / flat, -lx / flat]
  const [ux, uy, uz] = [(-lx * ly) / flat, flat, (-lz * ly) / flat]
  const scale = mapSide / (stage.size * 2.6)
  const seen = new Float32Array(stage.world.length)
  for (let i = 0; i < seen.length; i += 3) {
    const [x, y, z] = [stage.world[i] as number, stage.world[i + 1] as number, stage.world[i + 2] as number]
    seen[i] = mapSide / 2 + (x * rx + z * rz) * scale
    seen[i + 1] = mapSide / 2 + (x * ux + y * uy + z * uz - stage.size * 0.25) * scale
    seen[i + 2] = x * lx + y * ly + z * lz
  }
  const frame: Frame = { left: 0, top: 0, width: mapSide, height: mapSide }
  const depth = new Float32Array(mapSide * mapSide).fill(-1e9)
  for (let f = 0; f < stage.partOfFace.length; f++) {
    const kind = stage.finishes[stage.partOfFace[f] as number]?.kind
    if (kind === 'glass' || kind === 'gem') continue
    const [a, b, c] = [stage.faces[f * 3] as number, stage.faces[f * 3 + 1] as number, stage.faces[f * 3 + 2] as number]
    scanFace(seen, a, b, c, frame, (index, d) => {
      if (d > (depth[index] as number)) depth[index] = d
    })
  }
  const bias = stage.size * 0.022
  return (x, y, z) => {
    const px = mapSide / 2 + (x * rx + z * rz) * scale
    const py = mapSide / 2 + (x * ux + y * uy + z * uz - stage.size * 0.25) * scale
    const d = x * lx + y * ly + z * lz + bias
    let lit = 0
    for (let j = -1.5; j <= 1.5; j++) {
      for (let i = -1.5; i <= 1.5; i++) {
        const [mx, my] = [Math.round(px + i * 3.2), Math.round(py + j * 3.2)]
        if (mx < 0 || my < 0 || mx >= mapSide || my >= mapSide || (depth[my * mapSide + mx] as number) <= d) lit++
      }
    }
    return lit / 16
  }
}

/** A box blur along rows or columns, run thrice it is near a Gaussian. */
function boxBlur(values: Float32Array, width: number, height: number, radius: number, down: boolean) {
  if (radius < 1) return
  const [lines, length, step, stride] = down ? [width, height, width, 1] : [height, width, 1, width]
  const line = new Float32Array(length)
  for (let l = 0; l < lines; l++) {
    const start = l * stride
    for (let i = 0; i < length; i++) line[i] = values[start + i * step] as number
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += line[Math.max(0, Math.min(length - 1, i))] as number
    for (let i = 0; i < length; i++) {
      values[start + i * step] = sum / (2 * radius + 1)
      sum += (line[Math.min(length - 1, i + radius + 1)] as number) - (line[Math.max(0, i - radius)] as number)
    }
  }
}

export function blurred(values: Float32Array, width: number, height: number, across: number, down: number) {
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(values, width, height, Math.round(across), false)
    boxBlur(values, width, height, Math.round(down), true)
  }
  return values
}

/** A quarter-size layer of the shadow that everything below a height throws on the ground. */
function throwOn(stage: Stage, width: number, height: number, reach: number, lean: readonly [number, number]) {
  const mask = new Float32Array(width * height)
  const points = new Float32Array(stage.world.length)
  const oversized = width / 225
  for (let i = 0; i < points.length; i += 3) {
    const h = (stage.world[i + 1] as number) - stage.floor
    const [x, y] = stage.project(
      (stage.world[i] as number) + h * lean[0],
      stage.floor,
      (stage.world[i + 2] as number) + h * lean[1],
    )
    points.set([(x / 8) * oversized, (y / 8) * oversized, Math.exp(-h / reach)], i)
  }
  const frame: Frame = { left: 0, top: 0, width, height }
  for (let f = 0; f < stage.partOfFace.length; f++) {
    const kind = stage.finishes[stage.partOfFace[f] as number]?.kind
    const strength = kind === 'glass' ? 0.36 : kind === 'gem' ? 0.6 : 1
    const [a, b, c] = [stage.faces[f * 3] as number, stage.faces[f * 3 + 1] as number, stage.faces[f * 3 + 2] as number]
    scanFace(points, a, b, c, frame, (index, weight) => {
      if (weight * strength > (mask[index] as number)) mask[index] = weight * strength
    })
  }
  return mask
}

/** How much darker the ground is at each point of a quarter-size picture (225 × 300). */
export function groundShadow(stage: Stage, strength: number, pitch: number, close: number): Float32Array {
  const [width, height] = [225, 300]
  const flat = Math.max(0.25, Math.sin((pitch * Math.PI) / 180))
  const dark = new Float32Array(width * height)
  const layers: [reach: number, blur: number, amount: number, lean: readonly [number, number]][] = [
    [stage.size * 0.03, 2, 0.62, [0, 0]],
    [stage.size * 0.16, 6, 0.36, [-0.25, 0.1]],
    [stage.size * 0.5, 15, 0.2, [-0.4, 0.12]],
  ]
  for (const [reach, blur, amount, lean] of layers) {
    const layer = blurred(
      throwOn(stage, width, height, reach, lean),
      width,
      height,
      blur * close,
      Math.max(1, blur * flat * 1.2 * close),
    )
    for (let i = 0; i < dark.length; i++) dark[i] = 1 - (1 - (dark[i] as number)) * (1 - (layer[i] as number) * amount * strength)
  }
  return dark
}

/** How open each pixel of a depth layer is: 1 in the open, less where its surroundings stand before it. */
export function openness(depth: Float32Array, frame: Frame): (index: number) => number {
  const step = 4
  const [width, height] = [Math.ceil(frame.width / step), Math.ceil(frame.height / step)]
  const [near, own] = [new Float32Array(width * height), new Float32Array(width * height)]
  const weight = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const d = depth[Math.min(y * step, frame.height - 1) * frame.width + Math.min(x * step, frame.width - 1)] as number
      const known = d > -1e8
      own[y * width + x] = known ? d : -1e9
      near[y * width + x] = known ? d : 0
      weight[y * width + x] = known ? 1 : 0
    }
  }
  blurred(near, width, height, 7, 7)
  blurred(weight, width, height, 7, 7)
  const open = new Float32Array(width * height).fill(1)
  for (let i = 0; i < open.length; i++) {
    if ((weight[i] as number) < 0.02 || (own[i] as number) < -1e8) continue
    const behind = (near[i] as number) / (weight[i] as number) - (own[i] as number)
    open[i] = 1 - 0.55 * Math.max(0, Math.min(1, behind / 110)) * Math.min(1, 260 / Math.max(1, behind))
  }
  blurred(open, width, height, 1, 1)
  return (index) => {
    const [y, x] = [Math.floor(index / frame.width), index % frame.width]
    return open[Math.floor(y / step) * width + Math.floor(x / step)] as number
  }
}
