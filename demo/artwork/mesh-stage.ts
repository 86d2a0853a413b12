/** Sets meshes before the camera: world places after the turn of the table, and where each point falls in the picture. */
import { pictureHeight, pictureWidth } from './studio.ts'
import type { Mesh } from './mesh-geometry.ts'
import type { Finish } from './finish-kinds.ts'

export type Part = { mesh: Mesh; finish: Finish }
export type Shot = {
  parts: Part[]
  /** degrees the table is turned, and the camera raised */
  yaw?: number
  pitch?: number
  /** the part of the frame the object fills, 1 for as large as the house framing allows */
  fill?: number
  /** close-up: how many times nearer, and where in the object's frame (0 … 1 from left and top) */
  zoom?: number
  focus?: readonly [number, number]
  /** nothing under the object: it hangs or lies flat against the ground seen from above */
  shadow?: number
}

export const oversampling = 2

export type Stage = {
  finishes: Finish[]
  /** world points, normals, texture places, and picture places (x, y in oversampled pixels, depth towards the camera) */
  world: Float32Array
  normal: Float32Array
  uv: Float32Array
  screen: Float32Array
  faces: Uint32Array
  partOfFace: Uint16Array
  firstFace: number[]
  size: number
  floor: number
  eye: readonly [number, number, number]
  /** the camera's upward direction, and oversampled pixels to a unit of length */
  up: readonly [number, number, number]
  pixels: number
  project: (x: number, y: number, z: number) => [number, number, number]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function gather(parts: Part[], yaw: number) {
  const points = parts.reduce((total, part) => total + part.mesh.at.length / 3, 0)
  const faceCount = parts.reduce((total, part) => total + part.mesh.faces.length / 3, 0)
  const [world, normal, uv] = [new Float32Array(points * 3), new Float32Array(points * 3), new Float32Array(points * 2)]
  const [faces, partOfFace, firstFace] = [new Uint32Array(faceCount * 3), new Uint16Array(faceCount), [] as number[]]
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)]
  let [point, face] = [0, 0]
  for (const [index, { mesh }] of parts.entries()) {
    firstFace.push(face)
    const first = point
    for (let i = 0; i < mesh.at.length; i += 3, point++) {
      const [x, y, z] = [mesh.at[i] ?? 0, mesh.at[i + 1] ?? 0, mesh.at[i + 2] ?? 0]
      const [nx, ny, nz] = [mesh.normal[i] ?? 0, mesh.normal[i + 1] ?? 0, mesh.normal[i + 2] ?? 0]
      world.set([x * c + z * s, y, z * c - x * s], point * 3)
      normal.set([nx * c + nz * s, ny, nz * c - nx * s], point * 3)
    }
    uv.set(mesh.uv, first * 2)
    for (let f = 0; f < mesh.faces.length; f += 3, face++) {
      for (let k = 0; k < 3; k++) faces[face * 3 + k] = (mesh.faces[f + k] ?? 0) + first
      partOfFace[face] = index
    }
  }
  firstFace.push(face)
  return { world, normal, uv, faces, partOfFace, firstFace }
}

/** Width, height and middle of the object as the camera sees it, before it is scaled into the picture. */
function extent(screen: Float32Array) {
  let [left, right, top, bottom] = [1e9, -1e9, -1e9, 1e9]
  for (let i = 0; i < screen.length; i += 3) {
    const [x, y] = [screen[i] ?? 0, screen[i + 1] ?? 0]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.max(top, y)
    bottom = Math.min(bottom, y)
  }
  return { left, right, top, bottom }
}

export function setStage(shot: Shot): Stage {
  const { yaw = 0, pitch = 8, fill = 1, zoom = 1, focus = [0.5, 0.5] } = shot
  const gathered = gather(shot.parts, radians(yaw))
  const { world } = gathered
  let [low, reach] = [1e9, 0]
  for (let i = 0; i < world.length; i += 3) {
    low = Math.min(low, world[i + 1] ?? 0)
    reach = Math.max(reach, Math.abs(world[i] ?? 0), Math.abs(world[i + 1] ?? 0), Math.abs(world[i + 2] ?? 0))
  }
  const size = reach * 1.4
  const [s, c] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))]
  const distance = size * 7
  const seen = (x: number, y: number, z: number): [number, number, number] => {
    const depth = y * s + z * c
    const near = distance / (distance - depth)
    return [x * near, (y * c - z * s) * near, depth]
  }
  const screen = new Float32Array(world.length)
  for (let i = 0; i < world.length; i += 3) screen.set(seen(world[i] ?? 0, world[i + 1] ?? 0, world[i + 2] ?? 0), i)
  const { left, right, top, bottom } = extent(screen)
  const scale = Math.min((660 * fill) / (right - left), (800 * fill) / (top - bottom)) * zoom * oversampling
  const [fx, fy] = zoom > 1 ? focus : [0.5, 0.5]
  const [cx, cy] = [left + (right - left) * fx, top + (bottom - top) * fy]
  const [mx, my] = [(pictureWidth / 2) * oversampling, (pictureHeight / 2) * oversampling]
  for (let i = 0; i < screen.length; i += 3) {
    screen[i] = mx + ((screen[i] ?? 0) - cx) * scale
    screen[i + 1] = my - ((screen[i + 1] ?? 0) - cy) * scale
    screen[i + 2] = (screen[i + 2] ?? 0) * scale
  }
  const project = (x: number, y: number, z: number): [number, number, number] => {
    const [px, py, depth] = seen(x, y, z)
    return [mx + (px - cx) * scale, my - (py - cy) * scale, depth * scale]
  }
  return {
    ...gathered,
    finishes: shot.parts.map((part) => part.finish),
    screen,
    size,
    floor: low,
    eye: [0, distance * s, distance * c],
    up: [0, c, -s],
    pixels: scale,
    project,
  }
}
