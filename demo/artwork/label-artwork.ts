/** Labels and plates laid on vessels: a small invented mark over a short rule, no words. */
import { type Finish, light } from './finish-kinds.ts'
import { type Mesh, sheet } from './mesh-geometry.ts'
import type { Part } from './mesh-stage.ts'

/** A flat label standing at the front of a box, centred at height y. */
export const flatLabel = (width: number, height: number, y: number, z: number): Mesh =>
  sheet(1, 1, (u, v) => [(u - 0.5) * width, y + (v - 0.5) * height, z])

/** A label around the front of a cylinder or cone. */
export const roundLabel = (radius: number | ((t: number) => number), sweep: number, low: number, high: number, turn = 0): Mesh =>
  sheet(24, 4, (u, v) => {
    const angle = (u - 0.5) * sweep + turn
    const r = (typeof radius === 'number' ? radius : radius(v)) + 0.12
    return [r * Math.sin(angle), low + (high - low) * v, r * Math.cos(angle)]
  })

const inRange = (value: number, middle: number, half: number) => Math.abs(value - middle) < half

function mark(kind: number, x: number, y: number): boolean {
  const distance = Math.hypot(x, y)
  const circle = inRange(distance, 0.15, 0.0085)
  if (kind === 0) return circle || (inRange(x, 0, 0.008) && Math.abs(y) < 0.15)
  if (kind === 1)
    return inRange(Math.abs(x) * 1.5 + Math.abs(y), 0.16, 0.011) || inRange(Math.abs(x) * 1.5 + Math.abs(y), 0.09, 0.009)
  if (kind === 2) return inRange(Math.hypot(x - 0.06, y), 0.11, 0.0085) || inRange(Math.hypot(x + 0.06, y), 0.11, 0.0085)
  if (kind === 3)
    return (inRange(x, -0.07, 0.009) || inRange(x, 0.07, 0.009) || inRange(x, -y * 0.47, 0.009)) && Math.abs(y) < 0.15
  return (
    (inRange(Math.abs(x), (0.16 - y) * 0.34, 0.009) && Math.abs(y) < 0.15) || (inRange(y, -0.05, 0.007) && Math.abs(x) < 0.07)
  )
}

/** A mark printed straight on a turned vessel or tube: where up its length, how tall, and its girth over its length. */
export function printed(finish: Finish, ink: string, kind: number, middle: number, tall: number, girth: number): Finish {
  const colour = light(ink)
  const base = finish.paint
  return {
    ...finish,
    paint: (u, v, x, y, z) => {
      const [across, up] = [((u - 0.5) * girth) / tall, (v - middle) / tall + 0.5]
      const lines = (inRange(up, 0.27, 0.009) && Math.abs(across) < 0.17) || (inRange(up, 0.21, 0.006) && Math.abs(across) < 0.08)
      const inked = up > 0 && up < 1 && Math.abs(across) < 0.5 && (lines || mark(kind % 5, across / 0.85, (up - 0.62) / 0.85))
      return inked ? colour : base ? base(u, v, x, y, z) : finish.colour
    },
  }
}

/** The label's face: `aspect` is its width over its height. */
function printedLabel(ground: Finish, ink: string, kind: number, aspect: number, frame = false): Finish {
  const colour = light(ink)
  const base = ground.paint
  return {
    ...ground,
    paint: (u, v, x, y, z) => {
      const [across, up] = [(u - 0.5) * aspect, v]
      const edge = Math.max(Math.abs(across) - aspect / 2, Math.abs(up - 0.5) - 0.5)
      const lines = (inRange(up, 0.27, 0.009) && Math.abs(across) < 0.17) || (inRange(up, 0.21, 0.006) && Math.abs(across) < 0.08)
      const border = frame && inRange(edge, -0.05, 0.006)
      return lines || border || mark(kind, across / 0.85, (up - 0.62) / 0.85)
        ? colour
        : base
          ? base(u, v, x, y, z)
          : ground.colour
    },
  }
}

export const label = (mesh: Mesh, ground: Finish, ink: string, kind: number, aspect: number, frame = false): Part => ({
  mesh,
  finish: printedLabel(ground, ink, kind % 5, aspect, frame),
})
