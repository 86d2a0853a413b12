/** Photo frames with a small landscape in them. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { shade, tint } from './colour.ts'
import { solid } from './decor-artwork.ts'
import { type Finish, light, times } from './finish-kinds.ts'
import { flatLabel } from './label-artwork.ts'
import { type Vec, sheet } from './mesh-geometry.ts'
import { box, placed, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { glass, matte, metal, satin } from './surface-finish.ts'
import { cloud } from './surface-noise.ts'

const picture = (look: ArtworkLook): Finish => ({
  ...satin('#ffffff'),
  gloss: 0.35,
  paint: (u, v) => {
    if (Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) > 0.37) return light('#f4f1ea')
    const [x, y] = [(u - 0.13) / 0.74, (v - 0.13) / 0.74]
    const [sky, land] = [light(tint(look.accent, 0.55)), light(shade(look.accent, 0.15))]
    for (let i = 0; i < 4; i++) {
      const ridge = 0.56 - i * 0.13 + 0.16 * (cloud(x * (2 + i) + look.seed + i * 7, i, 1, 3) - 0.5)
      if (y < ridge && (i === 3 || y > ridge - 0.13 - 0.1)) return times(land, 1.5 - i * 0.36)
    }
    const sun = Math.hypot(x - 0.66, (y - 0.76) * 1.2) < 0.085
    return sun ? light('#f6ead6') : times(sky, 0.85 + 0.25 * y)
  },
})

const frameBar = (look: ArtworkLook): Finish =>
  look.pattern === 'plain'
    ? metal(look)
    : look.pattern === 'stripe'
      ? { ...metal(look), relief: (u) => [Math.sin(u * 220) * 0.5, 0] }
      : solid(look)

export const rectFrame =
  (width: number, height: number, bar: number): Cut =>
  (look) => {
    const finish = frameBar(look)
    const [w, h] = [width / 2, height / 2]
    const rail = (length: number, turn: number, x: number, y: number): Part => ({
      mesh: placed(box(length, bar, 5, 1.6), { turn: [0, 0, turn], move: [x, y, 0] }),
      finish,
    })
    const parts: Part[] = [
      rail(width, 0, 0, 0),
      rail(width, 0, 0, height - bar),
      rail(height, 90, -w + bar, h),
      rail(height, 90, w, h),
      { mesh: flatLabel(width - bar * 1.6, height - bar * 1.6, h, 0.4), finish: picture(look) },
      { mesh: placed(box(width - 3, height - 3, 1, 0.2), { move: [0, 1.5, -2] }), finish: matte('#2b2826') },
      { mesh: placed(flatLabel(width - bar * 2, height - bar * 2, h, 1), {}), finish: glass('#f3f6f5', 0.1, 0) },
    ]
    return {
      parts: parts
        .map((part) => ({ ...part, mesh: placed(part.mesh, { turn: [-9, 0, 0] }) }))
        .concat({
          mesh: placed(box(18, height * 0.78, 1.2, 0.4), { turn: [16, 0, 0], move: [0, 0, -height * 0.36] }),
          finish: matte('#2b2826'),
        }),
      pitch: 8,
      yaw: -10,
    }
  }

export const ovalFrame: Cut = (look) => {
  const finish = frameBar(look)
  const rim = tube(
    Array.from(
      { length: 90 },
      (_, i): Vec => [36 * Math.sin((i / 90) * 2 * Math.PI), 50 + 48 * Math.cos((i / 90) * 2 * Math.PI), 0],
    ),
    4.4,
    { closed: true, sides: 22 },
  )
  const plate = sheet(60, 6, (u, v) => [34 * v * Math.sin(u * 2 * Math.PI), 50 + 46 * v * Math.cos(u * 2 * Math.PI), -0.6], {
    u: true,
  })
  const uv: number[] = []
  for (let i = 0; i < plate.at.length; i += 3) uv.push(0.5 + (plate.at[i] ?? 0) / 96, 0.5 + ((plate.at[i + 1] ?? 0) - 50) / 128)
  const parts = [
    { mesh: rim, finish },
    { mesh: { ...plate, uv }, finish: picture(look) },
  ]
  return {
    parts: [
      ...parts.map((part) => ({ ...part, mesh: placed(part.mesh, { turn: [-8, 0, 0] }) })),
      { mesh: placed(box(14, 44, 1.2, 0.4), { turn: [20, 0, 0], move: [0, 0, -30] }), finish: matte('#2b2826') },
    ],
    pitch: 7,
    yaw: -12,
  }
}
