/** Mugs, cups and teapots. */
import { at, shift } from './closure-artwork.ts'
import { light } from './finish-kinds.ts'
import { edging, ware } from './glazed-ware.ts'
import { points, type Mesh, type ProfilePoint, circle, profile, smoothProfile, vessel } from './mesh-geometry.ts'
import { ball, curve, cylinder, tube } from './mesh-placing.ts'
import type { Cut } from './object-kind.ts'
import { coupeShape, platePart } from './plate-artwork.ts'
import { glaze, lacquer, metal } from './surface-finish.ts'

const cup = (r: number, h: number, taper = 1): ProfilePoint[] =>
  profile([
    [0, 0],
    [r * taper, 0, 5],
    [r, h, 1],
    [r - 2.6, h, 1],
    [r * taper - 3, 4, 5],
    [0, 4],
  ])

const ear = (r: number, top: number, low: number, reach: number, thick = 4): Mesh =>
  tube(
    curve(
      [
        [r - 1.5, top, 0],
        [r + reach * 0.6, top + 1, 0],
        [r + reach, (top + low) / 2 + 3, 0],
        [r + reach * 0.55, low + 1, 0],
        [r - 2.5, low - 2, 0],
      ],
      10,
    ),
    thick,
    { flat: 1.5, sides: 16, up: [0, 1, 0] },
  )

export const mugOf =
  (r: number, h: number, taper: number, coffee: string): Cut =>
  (look, view) => ({
    parts: [
      { mesh: vessel(cup(r, h, taper), circle, 72), finish: ware(look, h) },
      {
        mesh: ear(r * (taper < 1 ? 0.98 : 1), h * 0.82, h * 0.26, r * 0.55, 3.4),
        finish:
          look.pattern === 'colourblock'
            ? glaze(look.accent)
            : { ...ware(look, h), paint: ware({ ...look, pattern: 'plain' }, h).paint ?? (() => light(look.colour)) },
      },
      ...(view === 'angle' ? [at(h * 0.86, { mesh: cylinder(r - 3, 0.6, 0.2), finish: lacquer(coffee) })] : []),
    ],
    pitch: view === 'angle' ? 28 : 14,
    yaw: view === 'front' ? -12 : -34,
    posed: true,
  })

export const saucered: Cut = (look) => ({
  parts: [
    platePart(look, 40, coupeShape),
    ...shift(
      [
        {
          mesh: vessel(smoothProfile(points('0 0, 13 0, 14 2, 24 16, 27 36, 25.6 36.6, 22 17, 12 4, 0 3.4')), circle, 72),
          finish: ware(look, 36),
        },
        { mesh: ear(26, 30, 14, 13, 2.2), finish: ware({ ...look, pattern: 'plain' }, 36) },
        at(32, { mesh: cylinder(24.6, 0.4, 0.1), finish: lacquer('#6a3a1c') }),
      ],
      0,
      0,
      0,
      3,
    ),
    edging(26.6, 39.4, look, 0.5),
  ],
  pitch: 24,
  yaw: -20,
})

const spout = (r: number, low: number, top: number): Mesh =>
  tube(
    curve(
      [
        [-r * 0.8, low, 0],
        [-r * 1.2, low + 6, 0],
        [-r * 1.42, top * 0.72, 0],
        [-r * 1.66, top * 0.98, 0],
      ],
      9,
    ),
    (t) => r * (0.24 - 0.15 * Math.min(1, t * 1.2)),
    { sides: 18, up: [0, 0, 1] },
  )

/** A bail over the lid, or an ear at the side. */
const teapotHandle = (r: number, top: number, bail: boolean): Mesh =>
  bail
    ? tube(
        curve(
          [
            [-r * 0.62, top * 0.92, 0],
            [-r * 0.66, top * 1.5, 0],
            [0, top * 1.82, 0],
            [r * 0.66, top * 1.5, 0],
            [r * 0.62, top * 0.92, 0],
          ],
          10,
        ),
        2.1,
        { sides: 14, up: [0, 0, 1] },
      )
    : tube(
        curve(
          [
            [r * 0.84, top * 0.82, 0],
            [r * 1.4, top * 0.92, 0],
            [r * 1.6, top * 0.55, 0],
            [r * 1.3, top * 0.22, 0],
            [r * 0.9, top * 0.24, 0],
          ],
          10,
        ),
        3,
        { flat: 1.4, sides: 16, up: [0, 0, 1] },
      )

export const teapotOf =
  (outline: [number, number][], spoutLow: number, top: number, r: number, bail: boolean): Cut =>
  (look) => {
    const finish = ware(look, top)
    const plain = ware({ ...look, pattern: 'plain' }, top)
    return {
      parts: [
        { mesh: vessel(smoothProfile(outline), circle, 80), finish },
        { mesh: spout(r, spoutLow, top), finish: plain },
        { mesh: teapotHandle(r, top, bail), finish: bail ? metal(look) : plain },
        at(top - 1, {
          mesh: vessel(
            smoothProfile([
              [0, 0],
              [r * 0.5, 0],
              [r * 0.46, 3],
              [r * 0.2, 6],
              [0, 7],
            ]),
            circle,
            48,
          ),
          finish: plain,
        }),
        at(top + 9, bail ? { mesh: ball(r * 0.12), finish: metal(look) } : { mesh: ball(r * 0.13), finish: plain }),
      ],
      pitch: 15,
      yaw: 14,
    }
  }
