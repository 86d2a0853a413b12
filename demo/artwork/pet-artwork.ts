/** For the dog: bowls, a collar and a bed. */
import { at } from './closure-artwork.ts'
import { pad } from './cloth-modelling.ts'
import { mix, shade, tint } from './colour.ts'
import type { Finish } from './finish-kinds.ts'
import { chain } from './jewel-setting.ts'
import { flatLabel, label } from './label-artwork.ts'
import { points, type Mesh, type Section, type Vec, circle, profile, rectangle, sheet, vessel } from './mesh-geometry.ts'
import { ball, box, cylinder, joined, path, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { type Cut, inkOn } from './object-kind.ts'
import { cloth, matte, metal, satin, wood } from './surface-finish.ts'
import { ware } from './glazed-ware.ts'

export const dogBowl =
  (square: boolean): Cut =>
  (look) => {
    const section: Section = square ? rectangle(0, 16) : circle
    const parts: Part[] = [
      {
        mesh: vessel(profile(points('0 0, 46 0 3, 40 28 3, 33 28 2, 30 8 6, 0 8')), section, 88),
        finish: square && look.pattern === 'plain' ? satin(look.colour) : ware(look, 28),
      },
      ...(square
        ? [
            {
              mesh: placed(vessel(profile(points('34 28.2, 35.5 28.6 0.4, 34 29.2 0.4, 30.5 9 6, 0 9')), circle, 88), {}),
              finish: metal(look),
            },
          ]
        : []),
      label(
        square
          ? placed(flatLabel(26, 17, 15, 43.6), { turn: [-10, 0, 0], move: [0, 0.4, 2.8] })
          : sheet(20, 4, (u, v) => {
              const [a, y] = [(u - 0.5) * 0.6, 6 + v * 17]
              const r = 46.2 - (y / 28) * 6
              return [r * Math.sin(a), y, r * Math.cos(a)]
            }),
        { ...satin(look.colour) },
        inkOn(look.colour, look),
        look.seed,
        1.6,
      ),
    ]
    return { parts: look.pattern === 'plain' ? parts : parts.slice(0, -1), pitch: 22 }
  }

export const raised: Cut = (look) => {
  const frame = wood(mix('#8a5d36', look.colour, 0.1), 'x', 0.09, look.seed)
  const dish = (x: number): Part[] => [
    at(
      30,
      {
        mesh: vessel(profile(points('0 -13, 18 -13 5, 24 4, 28 4.4 0.6, 28 5.6 0.6, 23.4 5.4, 17 -11 5, 0 -11')), circle, 64),
        finish: look.pattern === 'plain' ? metal(look, 0.2) : ware(look, 30),
      },
      x,
    ),
  ]
  const top = [-30, 30].map(
    (x): Part => ({
      mesh: placed(vessel(profile(points('25 0, 30 0 0.6, 30 5 0.6, 25 5')), rectangle(0, 6), 64), { move: [x, 29, 0] }),
      finish: frame,
    }),
  )
  return {
    parts: [
      ...top,
      ...dish(-30),
      ...dish(30),
      ...[-58, 58].map((x): Part => ({ mesh: placed(box(4, 30, 60, 1), { move: [x, 0, 0] }), finish: frame })),
      { mesh: placed(box(114, 5, 4, 1), { move: [0, 14, 0] }), finish: frame },
    ],
    pitch: 24,
    yaw: -26,
  }
}

const stitches = (): Mesh =>
  joined(
    [-1, 1].flatMap((side) =>
      Array.from({ length: 90 }, (_, i): Mesh => {
        const a = (i / 90) * 2 * Math.PI
        return placed(box(1.7, 0.5, 0.4, 0.2), {
          turn: [0, (a * 180) / Math.PI, 0],
          move: [43.3 * Math.sin(a), 5.6 + side * 4.6, 41.3 * Math.cos(a)],
        })
      }),
    ),
  )

const buckle = (): Mesh =>
  placed(
    tube(
      Array.from({ length: 40 }, (_, i): Vec => {
        const a = (i / 40) * 2 * Math.PI
        return [
          Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.4 * 8,
          Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.4 * 8.6,
          0,
        ]
      }),
      1.3,
      { closed: true },
    ),
    { turn: [0, 24, 0], move: [18, 6, 39.6] },
  )

export const collarCut: Cut = (look) => {
  const strap = tube(
    path(130, (t): Vec => [42 * Math.sin(t * 2 * Math.PI), 40 * Math.cos(t * 2 * Math.PI), 0], true),
    6,
    { closed: true, flat: 0.22, sides: 24, up: [0, 0, 1] },
  )
  const hide: Finish = {
    ...cloth(look.colour, { pattern: look.pattern, weave: 'wool', threads: [40, 500], repeats: [2, 24], accent: look.accent }),
    gloss: 0.5,
    kind: look.pattern === 'plain' ? 'solid' : 'cloth',
  }
  const tag = [
    { mesh: placed(cylinder(8, 1.4, 0.6), { turn: [84, 0, 0], move: [0, -7, 44.6] }), finish: metal(look) },
    {
      mesh: chain(points('0 6 43, 0 0 44.4, 0 -2 44.6'), 4, 'cable', false),
      finish: metal(look),
    },
  ]
  const lifted = (part: Part): Part => ({ ...part, mesh: placed(part.mesh, { move: [0, 9.4, 0] }) })
  return {
    parts: [
      { mesh: placed(strap, { turn: [90, 0, 0], move: [0, 6, 0] }), finish: hide },
      { mesh: stitches(), finish: matte(tint(look.colour, 0.55)) },
      { mesh: buckle(), finish: metal(look) },
      {
        mesh: placed(
          tube(
            [
              [18, -1, 0],
              [18, 13, 0],
            ],
            0.9,
          ),
          { move: [-1, 0, 41.4] },
        ),
        finish: metal(look),
      },
      ...tag,
    ].map(lifted),
    pitch: 24,
    yaw: -8,
  }
}

export const bed: Cut = (look) => {
  const soft = cloth(look.colour, {
    pattern: look.pattern,
    weave: 'wool',
    threads: [300, 90],
    repeats: [34, 5],
    accent: look.accent,
  })
  const rim = placed(
    tube(
      path(
        120,
        (t): Vec => [50 * Math.sin(t * 2 * Math.PI), 38 * Math.cos(t * 2 * Math.PI), (t > 0.4 && t < 0.6 ? -1 : 1) * 0.01],
        true,
      ),
      (t) => 13.5 - 3.4 * Math.exp(-(((t - 0.5) / 0.11) ** 2)) + 0.5 * Math.sin(t * 60),
      { closed: true, sides: 30, up: [0, 0, 1] },
    ),
    { turn: [-90, 0, 0], move: [0, 13, 0] },
  )
  const uv = rim.uv.map((_, i) => (i % 2 === 0 ? (rim.uv[i + 1] ?? 0) : (rim.uv[i - 1] ?? 0)))
  return {
    parts: [
      { mesh: { ...rim, uv }, finish: soft },
      {
        mesh: placed(pad({ width: 88, depth: 66, height: 17, square: 3, rumple: 3, seed: look.seed }), { move: [0, 3, 0] }),
        finish: { ...cloth(tint(look.colour, 0.62), { weave: 'terry', threads: [150, 110] }) },
      },
      { mesh: placed(ball(5, 30, 16), { move: [16, 21, 6] }), finish: matte(shade(look.accent, 0.05)) },
      ...[[-3, 19, 18]].map(
        ([x = 0, y = 0, z = 0]): Part => ({
          mesh: placed(tube(ring(5, 40), 1.8, { closed: true }), { turn: [84, 20, 0], move: [x - 14, y + 1.6, z - 14] }),
          finish: satin(look.accent),
        }),
      ),
    ],
    pitch: 32,
    yaw: -18,
  }
}
