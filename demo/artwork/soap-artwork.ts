/** Soaps, salts, oils and hand creams. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, capFinish, pump, roundCap, shift, sized } from './closure-artwork.ts'
import { bodyFinish, bodySection, carton, glassBottle, marked, solidBottle, tubePack, wrapLabel } from './bottle-artwork.ts'
import { tint } from './colour.ts'
import { type Finish, light } from './finish-kinds.ts'
import { points, profile, vessel } from './mesh-geometry.ts'
import { ball, box, cylinder, joined, placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { seededRandom } from './seeded-random.ts'
import { brushed, glass, glaze, matte, metal, satin, wood } from './surface-finish.ts'
import { cloud } from './surface-noise.ts'

const soapBar = (hex: string, look: ArtworkLook): Part => {
  const bar = box(72, 22, 46, 7, 14)
  const colour = light(hex)
  const finish: Finish = {
    ...satin(hex),
    gloss: 0.45,
    rough: 0.4,
    glow: 0.35,
    paint: (_u, _v, x, y, z) => {
      const share = look.pattern === 'marble' ? cloud(x * 0.06 + look.seed, y * 0.1, z * 0.06, 4) ** 2 * 1.4 : 0
      const own = 1 - share * 0.5
      return [colour[0] * own + share * 0.1, colour[1] * own + share * 0.1, colour[2] * own + share * 0.1]
    },
  }
  return { mesh: bar, finish }
}

export const soaps: Cut = (look) => {
  const wrapper = { mesh: box(26, 22.8, 47, 7, 2), finish: matte(look.accent, 0.06) }
  return {
    parts: [
      soapBar(tint(look.colour, 0.35), look),
      { ...wrapper, mesh: placed(wrapper.mesh, { move: [0, -0.3, 0] }) },
      ...shift([soapBar(tint(look.colour, 0.6), look)], 4, 0, 16, 22.4),
    ],
    yaw: -24,
    pitch: 22,
  }
}

export const salts: Cut = (look) => {
  const random = seededRandom(look.seed)
  const grain = box(3.4, 3, 3.2, 0.5)
  const grains = Array.from({ length: 130 }, () => {
    const [a, r] = [random() * 7, Math.sqrt(random()) * 28]
    return placed(grain, {
      turn: [random() * 90, random() * 90, 0],
      scale: 0.7 + random() * 0.8,
      move: [Math.sin(a) * r, 58 + random() * 3, Math.cos(a) * r],
    })
  })
  const filling: Finish = {
    ...matte(tint(look.colour, 0.6)),
    relief: (_u, _v, x, y, z) => [
      (cloud(x * 0.5, y * 0.5, z * 0.5, 2) - 0.5) * 1.4,
      (cloud(z * 0.5, x * 0.5, y * 0.5, 2) - 0.5) * 1.4,
    ],
  }
  return [
    { mesh: placed(cylinder(31, 54, 4), { move: [0, 6, 0] }), finish: filling },
    { mesh: joined(grains), finish: { ...satin(tint(look.colour, 0.7)), glow: 0.4 } },
    {
      mesh: vessel(profile(points('0 0, 35 0 4, 35 80 3, 32 80 1, 32 6 4, 0 6'))),
      finish: glass('#e2e9e7', 0.8, 0.1),
    },
    wrapLabel(look, 35, 20, 54),
    at(80.2, {
      mesh: vessel(profile(points('0 0, 35.5 0 1, 35.5 9 3, 0 9'))),
      finish: look.pattern === 'plain' || look.pattern === 'check' ? wood('#a87a4d', 'x', 0.12, look.seed) : capFinish(look),
    }),
    at(89, {
      mesh: ball(6),
      finish: look.pattern === 'plain' || look.pattern === 'check' ? wood('#a87a4d', 'x', 0.12, look.seed) : metal(look),
    }),
  ]
}

export const bathOil: Cut = (look) => [
  ...glassBottle(
    { radius: 25, height: 70, neck: 8, neckHeight: 18, shoulder: 22, base: 9, section: bodySection(look) },
    tint(look.colour, 0.2),
    0.78,
    undefined,
    0.9,
  ),
  wrapLabel(look, 25, 16, 44),
  roundCap(8.4, 4, 86, metal(look)),
  look.pattern === 'marble'
    ? at(99, { mesh: ball(11), finish: capFinish(look) })
    : roundCap(9.6, 20, 90, look.pattern === 'plain' ? wood('#8a5f3a', 'y', 0.3, look.seed) : capFinish(look), 2),
]

export const bathBombs: Cut = (look) => {
  const grainy = (hex: string): Finish => ({
    ...matte(hex, 0.3),
    relief: (_u, _v, x, y, z) => [
      (cloud(x * 0.7, y * 0.7, z * 0.7, 2) - 0.5) * 1.1,
      (cloud(z * 0.7, x * 0.7, y * 0.7, 2) - 0.5) * 1.1,
    ],
  })
  const dish = vessel(profile(points('0 0, 44 0 4, 50 12 2, 48 12 1, 42 4 4, 0 4')))
  return {
    parts: [
      { mesh: dish, finish: glaze(look.accent) },
      ...[
        [-19, 8, 0],
        [19, 8, 0.35],
        [0, -20, 0.6],
      ].map(([x = 0, z = 0, share = 0]) => at(22, { mesh: ball(18.5), finish: grainy(tint(look.colour, share)) }, x, z)),
    ],
    pitch: 18,
  }
}

const metalTube = (look: ArtworkLook): Part[] =>
  sized(
    tubePack(
      14,
      74,
      15,
      marked(
        {
          ...satin(look.colour),
          relief: (u, v) => [(cloud(u * 14, v * 16, 2, 2) - 0.5) * 0.7 * v, (cloud(u * 12, v * 18, 9, 2) - 0.5) * 0.7 * v],
        },
        look.colour,
        look,
        0.45,
        0.3,
        1.2,
      ),
      look.pattern === 'plain' ? satin('#1f1d1e') : capFinish(look),
      metal(look),
    ),
    1,
  )

export const handTube: Cut = (look, view) =>
  view === 'angle'
    ? [...shift(metalTube(look), 20, 8), ...shift(carton(40, 92, 28, look.accent, look), -26, -16, 12)]
    : metalTube(look)

export const slimTubes: Cut = (look) =>
  [-1, 0, 1].flatMap((i) =>
    shift(
      tubePack(
        9,
        66,
        14,
        marked(
          bodyFinish(look, i === 0 ? look.colour : i < 0 ? tint(look.colour, 0.45) : look.accent),
          i === 0 ? look.colour : i < 0 ? tint(look.colour, 0.45) : look.accent,
          look,
          0.5,
          0.28,
          0.85,
        ),
        metal(look),
      ),
      i * 30,
      i === 0 ? 6 : 0,
    ),
  )

export const handPump: Cut = (look) => [
  solidBottle(
    { radius: 27, height: 62, neck: 10, neckHeight: 3, shoulder: 10, section: bodySection(look) },
    marked(bodyFinish(look), look.colour, look, 0.5, 0.34, 2),
  ),
  ...pump(64, 11, brushed(metal(look), 'u')),
]
