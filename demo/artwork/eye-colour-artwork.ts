/** Mascara, pencils and palettes of pressed shadow. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, capFinish, roundCap, shift } from './closure-artwork.ts'
import { bodyFinish, bodySection, marked } from './bottle-artwork.ts'
import { mix, shade } from './colour.ts'
import { mirrorGlass, powder } from './complexion-artwork.ts'
import { points, type Mesh, ellipse, profile, smoothProfile, vessel } from './mesh-geometry.ts'
import { box, cylinder, joined, placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { seededRandom } from './seeded-random.ts'
import { lacquer, metal, metalOf, satin, wood } from './surface-finish.ts'

const shadows = [
  '#e9d3c0',
  '#c99b86',
  '#9a5f55',
  '#6b3b3a',
  '#b98a5e',
  '#8a7a6a',
  '#d9b1a8',
  '#54433d',
  '#c4746a',
  '#a98f9c',
  '#7c6f8c',
  '#e6c9a0',
]

const brushHead = (length: number): Mesh => {
  const core = vessel(
    smoothProfile([
      [0, 0],
      [1.7, 2],
      [2.6, length * 0.4],
      [2.2, length * 0.8],
      [0.6, length],
    ]),
    ellipse(1),
    24,
  )
  const rows = Array.from({ length: 22 }, (_, i) =>
    placed(cylinder(3.4 - Math.abs(i - 10) * 0.09, 0.35, 0.1, undefined, 20), { move: [0, 2 + (i * (length - 4)) / 22, 0] }),
  )
  return joined([core, ...rows])
}

export const mascara: Cut = (look) => {
  const shell = look.pattern === 'plain' ? lacquer(look.colour) : bodyFinish(look)
  const tubeBody = [
    at(0, { mesh: cylinder(9, 72, 1.4, bodySection(look)), finish: marked(shell, look.colour, look, 0.55, 0.34, 0.75) }),
    roundCap(6.4, 9, 72, metal(look)),
  ]
  const wand = [
    { mesh: cylinder(9, 58, 1.4), finish: look.pattern === 'plain' ? metal(look) : capFinish(look) },
    at(58, { mesh: cylinder(1.2, 24, 0.3), finish: satin('#1d1c1d') }),
    at(80, { mesh: brushHead(30), finish: { ...satin('#19181a'), gloss: 0.3 } }),
  ]
  return [
    ...shift(tubeBody, -16),
    ...wand.map((part) => ({ ...part, mesh: placed(part.mesh, { turn: [0, 0, -9], move: [12, 1.4, 6] }) })),
  ]
}

const pencil = (hex: string, look: ArtworkLook): Part[] => [
  {
    mesh: vessel(profile(points('0 0, 4 0 1, 4 16, 0 16'))),
    finish: metal(look),
  },
  at(16, {
    mesh: cylinder(3.8, 84, 0.2),
    finish: look.pattern === 'check' ? wood('#8a5a36', 'y', 0.3, look.seed) : lacquer(look.colour),
  }),
  at(100, {
    mesh: vessel(profile(points('3.8 0, 1.5 10, 0 10'))),
    finish: wood('#d9b48a', 'y', 0.4, 3),
  }),
  at(110, {
    mesh: vessel(profile(points('1.5 0, 0.4 4 0.4, 0 4.2'))),
    finish: satin(hex),
  }),
]

export const pencils: Cut = (look) => ({
  parts: [0, 1, 2].flatMap((i) =>
    pencil(mix(shade(look.colour, 0.3), shadows[(look.seed + i * 5) % 12] ?? '#54433d', 0.6), look).map((part) => ({
      ...part,
      mesh: placed(part.mesh, { turn: [-90, 16 - i * 16, 0], move: [i * 20 - 20, 4, 50] }),
    })),
  ),
  pitch: 62,
})

const pans = (look: ArtworkLook, columns: number, rows: number, size: number, y: number): Part[] => {
  const random = seededRandom(look.seed)
  return Array.from({ length: columns * rows }, (_, i) => {
    const hex = mix(shadows[Math.floor(random() * 12)] ?? '#c99b86', look.colour, 0.18)
    const [x, z] = [((i % columns) - (columns - 1) / 2) * (size + 3), (Math.floor(i / columns) - (rows - 1) / 2) * (size + 3)]
    return [
      at(y, { mesh: box(size + 1.4, 0.7, size + 1.4, 0.3, 1.4), finish: metalOf('silver', 0.3) }, x, z),
      at(y + 0.5, { mesh: box(size, 0.8, size, 0.5, 1.2), finish: powder(hex, i % 3 === 1) }, x, z),
    ]
  }).flat()
}

export const palette =
  (columns: number, rows: number, size: number): Cut =>
  (look, view) => {
    const [width, depth] = [columns * (size + 3) + 8, rows * (size + 3) + 8]
    const shell = look.pattern === 'plain' ? lacquer(look.colour) : bodyFinish(look)
    const open = view !== 'back'
    const lid = [
      { mesh: placed(box(width, depth, 4, 1.2), { turn: [-16, 0, 0], move: [0, 6, -depth / 2 - 1] }), finish: shell },
      {
        mesh: placed(box(width - 7, depth - 7, 0.4, 0.1), { turn: [-16, 0, 0], move: [0, 9.6, -depth / 2 + 0.4] }),
        finish: mirrorGlass,
      },
    ]
    const hinge = {
      mesh: placed(cylinder(1.6, width * 0.7, 0.4), { turn: [0, 0, 90], move: [width * 0.35, 6, -depth / 2] }),
      finish: metal(look),
    }
    return {
      parts: [
        { mesh: box(width, 6, depth, 1.4), finish: shell },
        ...pans(look, columns, rows, size, 5.7),
        ...(open ? lid : []),
        hinge,
      ],
      pitch: view === 'front' ? 34 : 40,
      posed: true,
    }
  }

export const compactQuad: Cut = (look) => {
  const shell = look.pattern === 'plain' ? lacquer(look.colour) : bodyFinish(look)
  return {
    parts: [
      { mesh: box(56, 7, 56, 2, 8), finish: shell },
      ...pans(look, 2, 2, 20, 6.7),
      { mesh: placed(box(56, 56, 5, 2, 2), { turn: [-20, 0, 0], move: [0, 7, -29] }), finish: shell },
      { mesh: placed(box(46, 46, 0.4, 0.1), { turn: [-20, 0, 0], move: [0, 11.2, -26.2] }), finish: mirrorGlass },
    ],
    pitch: 36,
  }
}
