/** Glass: what lies behind is bent and coloured by the thickness seen through, and the room is mirrored on it. */
import type { Finish } from './finish-kinds.ts'
import { drawPart, emptyLayer, frameOf, thicknessOf, type Exposure } from './mesh-raster.ts'
import { newSpot, type Spot, touch } from './mesh-touch.ts'
import { room } from './studio-light.ts'

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

type Pane = {
  spot: Spot
  finish: Finish /** the depth of clear matter that counts as thick */
  thick: number
  sample: (x: number, y: number, k: number) => number
  up: readonly [number, number, number]
}

function glassColour(pane: Pane, x: number, y: number, depth: number, out: Float64Array) {
  const { spot, finish } = pane
  const facing = clamp(spot.nx * spot.vx + spot.ny * spot.vy + spot.nz * spot.vz, 0, 1)
  const [sx, sy] = [spot.nx, -(spot.ny * pane.up[1] + spot.nz * pane.up[2])]
  const bend = (finish.bend ?? 0.4) * depth
  const [bx, by] = [x - sx * bend, y - sy * bend]
  const graze = (1 - facing) ** 5
  const share = depth / pane.thick
  const solid = clamp(share * 3, 0, 1)
  const rim = clamp((1 - facing - 0.2) / 0.72, 0, 1) ** 1.5 * (0.75 + 0.25 * solid) * finish.gloss * (1 - 0.8 * spot.ny * spot.ny)
  const [rx, ry, rz] = [2 * facing * spot.nx - spot.vx, 2 * facing * spot.ny - spot.vy, 2 * facing * spot.nz - spot.vz]
  const seen = room(rx, ry, rz, finish.rough)
  const inside = room(-rx * 0.9, ry * 1.4, rz, 0.05)
  const mirror = ((0.036 + 0.1 * graze) * (0.4 * seen + 0.5 * seen * seen) * 1.3 + 0.022 * inside * inside * solid) * finish.gloss
  const tint = (finish.density ?? 1) * (share + (1 - finish.gloss) * 0.35)
  const streak = rim > 0.01 ? 0.12 + 0.22 * inside : 0
  for (let k = 0; k < 3; k++) {
    const own = finish.colour[k] as number
    const behind = pane.sample(bx, by, k)
    out[k] = (behind * (1 - rim) + behind * streak * (0.4 + 0.6 * own) * rim) * own ** tint + mirror
  }
}

/** Lays one clear part over what is already exposed. */
export function layGlass(exposure: Exposure, part: number) {
  const { stage, frame, layer, colour } = exposure
  const own = frameOf(stage, part, frame)
  if (own.width <= 0 || own.height <= 0) return
  const near = emptyLayer(own)
  drawPart(stage, part, own, near)
  const outer = (index: number) =>
    (own.top - frame.top + Math.floor(index / own.width)) * frame.width + own.left - frame.left + (index % own.width)
  const thickness = thicknessOf(stage, part, own, (index) => layer.depth[outer(index)] as number)
  const before = colour.slice()
  let [own3, nearest] = [0, 0]
  const sample = (x: number, y: number, k: number) => {
    const at = clamp(Math.round(y), 0, frame.height - 1) * frame.width + clamp(Math.round(x), 0, frame.width - 1)
    return before[((layer.depth[at] as number) > nearest ? own3 : at * 3) + k] as number
  }
  const spot = newSpot()
  const pane: Pane = {
    spot,
    finish: stage.finishes[part] as Finish,
    thick: stage.size * stage.pixels * 0.3,
    sample,
    up: stage.up,
  }
  const out = new Float64Array(3)
  const seen = (index: number, at: number) =>
    (near.face[index] as number) >= 0 && (near.depth[index] as number) >= (layer.depth[at] as number)
  const one = (index: number, at: number) => {
    const [x, y] = [at % frame.width, Math.floor(at / frame.width)]
    own3 = at * 3
    nearest = near.depth[index] as number
    touch(stage, near.face[index] as number, frame.left + x + 0.5, frame.top + y + 0.5, spot)
    glassColour(pane, x, y, Math.min(thickness[index] as number, pane.thick * 4), out)
  }
  for (let y = 0; y < own.height - 1; y += 2) {
    for (let x = 0; x < own.width - 1; x += 2) {
      const first = y * own.width + x
      const block = [first, first + 1, first + own.width, first + own.width + 1] as const
      const places = block.map(outer)
      const shown = block.filter((index, k) => seen(index, places[k] as number)).length
      if (shown === 0) continue
      if (shown === 4) one(first, places[0] as number)
      block.forEach((index, k) => {
        const at = places[k] as number
        if (shown < 4 && !seen(index, at)) return
        if (shown < 4) one(index, at)
        colour.set(out, at * 3)
      })
    }
  }
}
