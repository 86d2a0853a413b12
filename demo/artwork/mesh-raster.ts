/** Depth pictures of a stage: which face is nearest at each oversampled pixel, how thick glass is, what the light reaches. */
import type { Stage } from './mesh-stage.ts'

export type Frame = { left: number; top: number; width: number; height: number }
type Layer = { face: Int32Array; depth: Float32Array }
/** A frame being exposed: its nearest opaque faces, and the light collected so far. */
export type Exposure = { stage: Stage; frame: Frame; layer: Layer; colour: Float32Array }

/** The first and last column at which an edge's weight, growing by `slope` a column, is not below nought. */
const entry = (weight: number, slope: number) => (slope > 0 ? Math.ceil(-weight / slope) : slope === 0 && weight < 0 ? 1e9 : -1e9)
const exit = (weight: number, slope: number) => (slope < 0 ? Math.floor(-weight / slope) : 1e9)

/** Calls `mark` for every pixel of a face, with its depth. */
export function scanFace(
  points: Float32Array,
  a: number,
  b: number,
  c: number,
  frame: Frame,
  mark: (index: number, depth: number) => void,
) {
  const [ax, ay, az] = [points[a * 3] as number, points[a * 3 + 1] as number, points[a * 3 + 2] as number]
  const [bx, by, bz] = [points[b * 3] as number, points[b * 3 + 1] as number, points[b * 3 + 2] as number]
  const [cx, cy, cz] = [points[c * 3] as number, points[c * 3 + 1] as number, points[c * 3 + 2] as number]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-6) return
  const x0 = Math.max(frame.left, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const x1 = Math.min(frame.left + frame.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const y0 = Math.max(frame.top, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const y1 = Math.min(frame.top + frame.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const over = 1 / area
  const [w1x, w1y] = [(cy - ay) * over, -(cx - ax) * over]
  const [w2x, w2y] = [-(by - ay) * over, (bx - ax) * over]
  const slopes = [w1x, w2x, -w1x - w2x] as const
  for (let y = y0; y <= y1; y++) {
    const w1 = (0.5 - ax) * w1x + (y + 0.5 - ay) * w1y
    const w2 = (0.5 - ax) * w2x + (y + 0.5 - ay) * w2y
    const from = Math.max(x0, entry(w1, slopes[0]), entry(w2, slopes[1]), entry(1 - w1 - w2, slopes[2]))
    const to = Math.min(x1, exit(w1, slopes[0]), exit(w2, slopes[1]), exit(1 - w1 - w2, slopes[2]))
    let index = (y - frame.top) * frame.width + from - frame.left
    let depth = az + (bz - az) * (w1 + from * w1x) + (cz - az) * (w2 + from * w2x)
    const slope = (bz - az) * w1x + (cz - az) * w2x
    for (let x = from; x <= to; x++, index++, depth += slope) mark(index, depth)
  }
}

/** +1 or -1 by which way round the face is seen. */
export function facing(points: Float32Array, a: number, b: number, c: number) {
  const [ax, ay] = [points[a * 3] as number, points[a * 3 + 1] as number]
  const [bx, by] = [points[b * 3] as number, points[b * 3 + 1] as number]
  const [cx, cy] = [points[c * 3] as number, points[c * 3 + 1] as number]
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0 ? 1 : -1
}

export function emptyLayer(frame: Frame): Layer {
  const face = new Int32Array(frame.width * frame.height).fill(-1)
  return { face, depth: new Float32Array(frame.width * frame.height).fill(-1e9) }
}

/** The box of a part's points in the picture, a little wider, within the frame. */
export function frameOf(stage: Stage, part: number, within: Frame, margin = 2): Frame {
  let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9]
  for (let f = (stage.firstFace[part] ?? 0) * 3; f < (stage.firstFace[part + 1] ?? 0) * 3; f++) {
    const point = (stage.faces[f] as number) * 3
    const [x, y] = [stage.screen[point] as number, stage.screen[point + 1] as number]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  left = Math.max(within.left, Math.floor(left) - margin)
  top = Math.max(within.top, Math.floor(top) - margin)
  const width = Math.max(0, Math.min(within.left + within.width, Math.ceil(right) + margin) - left)
  return { left, top, width, height: Math.max(0, Math.min(within.top + within.height, Math.ceil(bottom) + margin) - top) }
}

/** Marks a part's nearest faces in a layer. */
export function drawPart(stage: Stage, part: number, frame: Frame, layer: Layer) {
  for (let f = stage.firstFace[part] ?? 0; f < (stage.firstFace[part + 1] ?? 0); f++) {
    const [a, b, c] = [stage.faces[f * 3] as number, stage.faces[f * 3 + 1] as number, stage.faces[f * 3 + 2] as number]
    scanFace(stage.screen, a, b, c, frame, (index, depth) => {
      if (depth > (layer.depth[index] as number)) {
        layer.depth[index] = depth
        layer.face[index] = f
      }
    })
  }
}

/** How much of a clear part the eye looks through at each pixel, stopped by anything opaque before its back. */
export function thicknessOf(stage: Stage, part: number, frame: Frame, behind: (index: number) => number): Float32Array {
  const thickness = new Float32Array(frame.width * frame.height)
  for (let f = stage.firstFace[part] ?? 0; f < (stage.firstFace[part + 1] ?? 0); f++) {
    const [a, b, c] = [stage.faces[f * 3] as number, stage.faces[f * 3 + 1] as number, stage.faces[f * 3 + 2] as number]
    const sign = facing(stage.screen, a, b, c)
    scanFace(stage.screen, a, b, c, frame, (index, depth) => {
      thickness[index] = (thickness[index] as number) + sign * Math.max(depth, behind(index))
    })
  }
  return thickness.map(Math.abs)
}
