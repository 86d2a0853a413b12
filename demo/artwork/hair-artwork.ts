/** Hair care and the tools for it. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { bodyFinish, bodySection, carton, glassBottle, jar, marked, solidBottle, wrapLabel } from './bottle-artwork.ts'
import { capFinish, dropper, jarLid, pump, roundCap, shift } from './closure-artwork.ts'
import { mix, shade, tint } from './colour.ts'
import { type Finish, light } from './finish-kinds.ts'
import { points, type Mesh, profile, sheet, smoothProfile, vessel } from './mesh-geometry.ts'
import { ball, box, cylinder, joined, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { glass, lacquer, matte, metal, satin, wood } from './surface-finish.ts'
import { cloud } from './surface-noise.ts'

export const shampoo: Cut = (look) => [
  solidBottle(
    { radius: 22, height: 96, neck: 10, neckHeight: 3, shoulder: 8, section: bodySection(look) },
    marked(bodyFinish(look), look.colour, look, 0.5, 0.28, 1.3),
  ),
  ...pump(98, 10.5, look.pattern === 'plain' ? satin('#211f20') : metal(look, 0.2)),
]

export const washPair: Cut = (look) => {
  const one = (hex: string, kind: ArtworkLook): Part[] => [
    solidBottle(
      { radius: 19, height: 92, neck: 13, neckHeight: 2, shoulder: 12, section: bodySection(look) },
      marked(bodyFinish(kind, hex), hex, look, 0.5, 0.28, 1.2),
    ),
    roundCap(13.5, 22, 93, capFinish(look), 1.4),
  ]
  return [...shift(one(look.colour, look), -23, -4), ...shift(one(tint(look.colour, 0.45), look), 23, 5)]
}

export const hairOil: Cut = (look, view) => {
  const bottle = [
    ...glassBottle(
      { radius: 21, height: 62, neck: 9, neckHeight: 4, shoulder: 14, base: 8, section: bodySection(look) },
      mix('#d79a3c', look.colour, 0.25),
      0.84,
      glass(mix('#e0dccd', look.colour, 0.2), 1.1),
      1.2,
    ),
    wrapLabel(look, 21, 14, 40),
    ...dropper(65, 10.5, look, '#262424'),
  ]
  return view === 'angle' ? [...shift(bottle, 26, 8), ...shift(carton(50, 104, 50, look.colour, look), -36, -16, 12)] : bottle
}

export const hairMask: Cut = (look) => [
  ...jar(40, 42, marked(bodyFinish(look), look.colour, look, 0.5, 0.28, 3.2)),
  jarLid(40.5, 16, 42.4, look.pattern === 'plain' ? satin('#232122') : capFinish(look)),
]

const handle = (length: number, r: number): Mesh =>
  vessel(
    smoothProfile([
      [0, 0],
      [r * 0.7, 0.6],
      [r * 1.05, length * 0.25],
      [r * 0.8, length * 0.7],
      [r * 0.75, length],
    ]),
    undefined,
    32,
  )

const handleFinish = (look: ArtworkLook): Finish =>
  look.pattern === 'check'
    ? wood('#7b4b2a', 'y', 0.22, look.seed)
    : look.pattern === 'plain'
      ? lacquer(look.colour)
      : bodyFinish(look)

export const paddle: Cut = (look, view) => {
  const superEllipse = (radius: number, deep: number, bulge: number): Mesh =>
    sheet(
      64,
      14,
      (u, v) => {
        const a = u * 2 * Math.PI
        const k = (1 - v) ** 0.6
        const [s, c] = [
          Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.7,
          Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.7,
        ]
        return [s * radius * k, c * radius * 1.35 * k, deep + bulge * (1 - k ** 3)]
      },
      { u: true },
    )
  const pins = Array.from({ length: 99 }, (_, i) => ({ x: ((i % 9) - 4) * 5.6, y: (Math.floor(i / 9) - 5) * 6.2 })).filter(
    ({ x, y }) => (Math.abs(x) / 28) ** 3 + (Math.abs(y) / 38) ** 3 < 0.8,
  )
  const parts: Part[] = [
    {
      mesh: joined([superEllipse(34, 4, 0.2), placed(superEllipse(34, 4, 4), { scale: [1, 1, -1] })]),
      finish: handleFinish(look),
    },
    { mesh: superEllipse(29, 4, 4), finish: matte(shade(look.accent, 0.1)) },
    {
      mesh: joined(pins.map(({ x, y }) => placed(cylinder(0.55, 9, 0.3, undefined, 8), { turn: [90, 0, 0], move: [x, y, 6] }))),
      finish: satin(mix(look.accent, '#1a191a', 0.75)),
    },
    { mesh: joined(pins.map(({ x, y }) => placed(ball(1, 8, 6), { move: [x, y, 15] }))), finish: metal(look) },
    { mesh: placed(handle(84, 6.5), { move: [0, -124, 0] }), finish: handleFinish(look) },
    { mesh: placed(cylinder(5.6, 5, 1), { move: [0, -46, 0] }), finish: metal(look) },
  ]
  return {
    parts: parts.map((part) => ({
      ...part,
      mesh: placed(part.mesh, { turn: [-90, view === 'front' ? 20 : 34, 0], move: [0, 9, 0] }),
    })),
    pitch: view === 'front' ? 68 : 40,
    posed: true,
  }
}

export const comb: Cut = (look, view) => {
  const spine = box(120, 13, 5, 2.4)
  const teeth = Array.from({ length: 38 }, (_, i) =>
    placed(vessel(profile(points('0 0, 0.5 0 0.4, 1 26, 0 26')), undefined, 8), {
      scale: [i < 16 ? 1.25 : 0.9, 1, 1.6],
      move: [-56 + i * 3.02, -25, 0],
    }),
  )
  const finish: Finish =
    look.pattern === 'check' ? wood('#86562f', 'x', 0.2, look.seed) : look.pattern === 'plain' ? tortoise(look) : bodyFinish(look)
  return {
    parts: [
      { mesh: placed(joined([spine, ...teeth]), { turn: [-90, -18, 0], move: [0, 3, 0] }), finish },
      { mesh: placed(box(26, 0.5, 4, 0.1), { turn: [0, -18, 0], move: [0, 5.7, -6.4] }), finish: metal(look) },
    ],
    pitch: view === 'front' ? 70 : 40,
    posed: true,
  }
}

const tortoise = (look: ArtworkLook): Finish => {
  const [deep, honey] = [light(shade(look.colour, 0.55)), light(mix('#b9702a', look.colour, 0.25))]
  return {
    ...lacquer(look.colour),
    paint: (_u, _v, x, y, z) => {
      const share = Math.max(0, Math.min(1, (cloud(x * 0.07 + look.seed, y * 0.07, z * 0.07, 3) - 0.4) * 5))
      return [
        honey[0] * share + deep[0] * (1 - share),
        honey[1] * share + deep[1] * (1 - share),
        honey[2] * share + deep[2] * (1 - share),
      ]
    },
  }
}

export const dryer: Cut = (look) => {
  const shell = look.pattern === 'plain' ? satin(look.colour) : bodyFinish(look)
  const across = (mesh: Mesh): Mesh => placed(mesh, { turn: [0, 0, 90], move: [0, 92, 0] })
  const barrel = vessel(profile(points('0 -44, 23 -44 5, 26 -20 20, 23 40 10, 19 46 1, 17 46, 17 30, 0 30')))
  return [
    { mesh: across(barrel), finish: shell },
    { mesh: across(cylinder(19.2, 12, 1)), finish: metal(look) },
    { mesh: placed(cylinder(18.6, 10, 1), { turn: [0, 0, 90], move: [-44, 92, 0] }), finish: metal(look) },
    {
      mesh: across(
        joined(
          [0.3, 0.55, 0.8].map((k) =>
            placed(tube(ring(22 * k), 0.8, { closed: true }), { turn: [90, 0, 0], move: [0, -44.5, 0] }),
          ),
        ),
      ),
      finish: metal(look),
    },
    {
      mesh: placed(vessel(profile(points('0 0, 9.5 0 4, 11.5 76 2, 0 76'))), { turn: [0, 0, -7], move: [4, 0, 0] }),
      finish: shell,
    },
    { mesh: placed(box(5, 15, 2, 0.8), { turn: [0, 0, -7], move: [9, 52, 11] }), finish: metal(look) },
  ]
}
