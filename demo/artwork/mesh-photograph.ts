/** Photographs a stage of meshes: the whole picture as an SVG document of 900 × 1200 holding the exposed frame. */
import { exposed, type Finish, light, screenByte } from './finish-kinds.ts'
import { layGlass } from './mesh-glass.ts'
import { traceGem } from './mesh-gem.ts'
import { drawPart, emptyLayer, type Frame, frameOf, type Exposure } from './mesh-raster.ts'
import { oversampling, setStage, type Shot, type Stage } from './mesh-stage.ts'
import { newSpot, touch } from './mesh-touch.ts'
import { encodePng } from './png-encoding.ts'
import { groundColour, pictureHeight, pictureWidth } from './studio.ts'
import { groundShadow, keyShadow, openness } from './studio-shadow.ts'
import { shade, shaded } from './studio-light.ts'

const whole: Frame = { left: 0, top: 0, width: pictureWidth * oversampling, height: pictureHeight * oversampling }

function unionFrame(stage: Stage): Frame {
  const frames = stage.finishes
    .map((_, part) => frameOf(stage, part, whole, 24))
    .filter((frame) => frame.width > 0 && frame.height > 0)
  const left = Math.min(...frames.map((f) => f.left)) & ~1
  const top = Math.min(...frames.map((f) => f.top)) & ~1
  const right = Math.max(...frames.map((f) => f.left + f.width))
  const bottom = Math.max(...frames.map((f) => f.top + f.height))
  return { left, top, width: (right - left + 1) & ~1, height: (bottom - top + 1) & ~1 }
}

/** The ground colour under its shadow at picture place (x, y), in oversampled pixels. */
function groundPainter(dark: Float32Array): (x: number, y: number, out: Float32Array, at: number) => void {
  const ground = light(groundColour).map(exposed)
  const [red, green, blue] = ground as [number, number, number]
  return (x, y, out, at) => {
    const qx = Math.max(0, Math.min(223.999, x / 8 - 0.5))
    const qy = Math.max(0, Math.min(298.999, y / 8 - 0.5))
    const [ix, iy] = [qx | 0, qy | 0]
    const fx = qx - ix
    const fy = qy - iy
    const i = iy * 225 + ix
    const upper = (dark[i] as number) * (1 - fx) + (dark[i + 1] as number) * fx
    const lower = (dark[i + 225] as number) * (1 - fx) + (dark[i + 226] as number) * fx
    const d = upper * (1 - fy) + lower * fy
    out[at] = red * (1 - d * 0.82)
    out[at + 1] = green * (1 - d * 0.84)
    out[at + 2] = blue * (1 - d * 0.86)
  }
}

/** Shades one block of 2 × 2 samples, once where they show the same part. */
function exposeOpaque(exposure: Exposure) {
  const { stage, frame, layer, colour } = exposure
  const lit = keyShadow(stage)
  const open = openness(layer.depth, frame)
  const spot = newSpot()
  const one = (index: number, face: number) => {
    touch(stage, face, frame.left + (index % frame.width) + 0.5, frame.top + Math.floor(index / frame.width) + 0.5, spot)
    const finish = stage.finishes[stage.partOfFace[face] as number] as Finish
    const foot = Math.max(0, Math.min(1, (spot.y - stage.floor) / (stage.size * 0.1)))
    spot.open = open(index) * (0.78 + 0.22 * foot)
    spot.lit = lit(
      spot.x + spot.nx * stage.size * 0.012,
      spot.y + spot.ny * stage.size * 0.012,
      spot.z + spot.nz * stage.size * 0.012,
    )
    if (finish.kind === 'gem') traceGem(stage, face, finish, spot)
    else shade(finish, finish.paint ? finish.paint(spot.u, spot.v, spot.x, spot.y, spot.z) : finish.colour, spot)
  }
  const face = (index: number) => layer.face[index] as number
  const partOf = (index: number) => (face(index) < 0 ? -1 : (stage.partOfFace[face(index)] as number))
  const put = (index: number) => {
    colour[index * 3] = shaded[0] as number
    colour[index * 3 + 1] = shaded[1] as number
    colour[index * 3 + 2] = shaded[2] as number
  }
  for (let y = 0; y < frame.height; y += 2) {
    for (let x = 0; x < frame.width; x += 2) {
      const a = y * frame.width + x
      const [b, c, d] = [a + 1, a + frame.width, a + frame.width + 1]
      const part = partOf(a)
      const same = part === partOf(b) && part === partOf(c) && part === partOf(d) && closeDepths(layer.depth, a, b, c, d)
      if (same && part < 0) continue
      if (same) one(a, face(a))
      for (let k = 0; k < 4; k++) {
        const index = k < 2 ? a + k : c + k - 2
        if (face(index) < 0) continue
        if (!same) one(index, face(index))
        put(index)
      }
    }
  }
}

const closeDepths = (depth: Float32Array, a: number, b: number, c: number, d: number) =>
  Math.abs((depth[a] as number) - (depth[d] as number)) < 12 && Math.abs((depth[b] as number) - (depth[c] as number)) < 12

function develop(exposure: Exposure, paintGround: ReturnType<typeof groundPainter>): Uint8Array {
  const { frame, colour } = exposure
  const rgb = new Uint8Array(pictureWidth * pictureHeight * 3)
  const ground = new Float32Array(3)
  for (let y = 0; y < pictureHeight; y++) {
    const sy = y * 2 - frame.top
    for (let x = 0; x < pictureWidth; x++) {
      const sx = x * 2 - frame.left
      const at = (y * pictureWidth + x) * 3
      if (sx < 0 || sy < 0 || sx >= frame.width || sy >= frame.height) {
        paintGround(x * 2 + 1, y * 2 + 1, ground, 0)
        for (let k = 0; k < 3; k++) rgb[at + k] = screenByte(ground[k] as number)
        continue
      }
      const i = (sy * frame.width + sx) * 3
      const below = i + frame.width * 3
      for (let k = 0; k < 3; k++) {
        const bytes = screenByte(colour[i + k] as number) + screenByte(colour[i + 3 + k] as number)
        rgb[at + k] = (bytes + screenByte(colour[below + k] as number) + screenByte(colour[below + 3 + k] as number) + 2) >> 2
      }
    }
  }
  return rgb
}

export function photograph(shot: Shot): string {
  const stage = setStage(shot)
  const frame = unionFrame(stage)
  const layer = emptyLayer(frame)
  const clear: number[] = []
  stage.finishes.forEach((finish, part) => {
    if (finish.kind === 'glass') clear.push(part)
    else drawPart(stage, part, frame, layer)
  })
  const exposure: Exposure = { stage, frame, layer, colour: new Float32Array(frame.width * frame.height * 3) }
  const paintGround = groundPainter(groundShadow(stage, shot.shadow ?? 1, shot.pitch ?? 8, shot.zoom ?? 1))
  for (let i = 0; i < layer.face.length; i++) {
    if ((layer.face[i] as number) < 0)
      paintGround(frame.left + (i % frame.width), frame.top + Math.floor(i / frame.width), exposure.colour, i * 3)
  }
  exposeOpaque(exposure)
  for (const part of clear) layGlass(exposure, part)
  const png = encodePng(pictureWidth, pictureHeight, develop(exposure, paintGround)).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><image width="${pictureWidth}" height="${pictureHeight}" href="data:image/png;base64,${png}"/></svg>`
}
