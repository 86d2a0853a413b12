/** Scent for rooms: reed diffusers and sprays. */
import { at, capFinish, collar, roundCap, shift, sprayHead } from './closure-artwork.ts'
import { bodySection, carton, frontLabel, glassBottle, solidBottle, wrapLabel } from './bottle-artwork.ts'
import { mix, tint } from './colour.ts'
import { solid } from './decor-artwork.ts'
import { points, circle, fluted, polygon, profile, rectangle, smoothProfile, vessel } from './mesh-geometry.ts'
import { joined, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { seededRandom } from './seeded-random.ts'
import { glass, matte, satin, wood } from './surface-finish.ts'
import { ware } from './glazed-ware.ts'

const reeds = (neckY: number, count: number, length: number, seed: number): Part => {
  const random = seededRandom(seed)
  return {
    mesh: joined(
      Array.from({ length: count }, () => {
        const [a, lean] = [random() * 7, 0.12 + random() * 0.2]
        const [dx, dz] = [Math.sin(a) * lean, Math.cos(a) * lean]
        return tube(
          [
            [-dx * 30, neckY - 48, -dz * 30],
            [0, neckY, 0],
            [dx * length, neckY + length, dz * length],
          ],
          1.1,
          { sides: 8 },
        )
      }),
    ),
    finish: seed % 3 === 0 ? matte('#26221f') : wood('#c9a878', 'y', 0.2, 3),
  }
}

export const diffuserOf =
  (r: number, h: number, square: boolean): Cut =>
  (look) => [
    reeds(h + 9, 8, 86, look.seed),
    ...glassBottle(
      {
        radius: r,
        height: h,
        neck: 9,
        neckHeight: 9,
        shoulder: square ? 3 : 10,
        base: 8,
        wall: 3,
        section: square ? rectangle(0, 3) : bodySection(look),
      },
      tint(look.colour, 0.3),
      0.78,
      glass(mix('#e3eae7', look.colour, 0.2), 1),
      0.9,
    ),
    square ? frontLabel(look, r * 1.2, r * 1.3, h * 0.45, r) : wrapLabel(look, r, h * 0.22, h * 0.22 + r * 1.25),
    at(h + 4, {
      mesh: vessel(profile(points('8.5 0, 10.4 0 0.5, 10.4 7 1, 6 7 0.5, 6 2, 8.5 0'))),
      finish: capFinish(look),
    }),
  ]

export const ceramicDiffuser: Cut = (look) => [
  reeds(54, 7, 84, look.seed),
  {
    mesh: vessel(
      smoothProfile(points('0 0, 24 0, 31 12, 30 28, 16 44, 8 50, 9.5 57, 7 57, 5 48, 0 40')),
      look.pattern === 'stripe' ? fluted(24, 0.05) : circle,
      look.pattern === 'stripe' ? 144 : 72,
    ),
    finish: look.pattern === 'marble' ? solid(look) : ware({ ...look, pattern: 'plain' }, 57),
  },
]

export const roomMist =
  (r: number, h: number, clearGlass: boolean): Cut =>
  (look, view) => {
    const body = clearGlass
      ? [
          ...glassBottle(
            { radius: r, height: h, neck: 9, neckHeight: 4, shoulder: 6, base: 7, wall: 2.6, section: bodySection(look) },
            tint(look.colour, 0.35),
            0.88,
            glass(mix('#e3eae7', look.colour, 0.2), 1),
            0.8,
          ),
          wrapLabel(look, r, h * 0.26, h * 0.26 + r * 1.35),
        ]
      : [
          solidBottle(
            { radius: r, height: h, neck: 9, neckHeight: 4, shoulder: 4 },
            look.pattern === 'marble' ? solid(look) : matte(look.colour),
          ),
          wrapLabel(look, r, h * 0.26, h * 0.26 + r * 1.35, tint(look.colour, 0.86)),
        ]
    const bottle = [
      ...body,
      ...(view === 'front'
        ? [collar(10, h + 3, look, 4), roundCap(10, 24, h + 7, capFinish(look), 1.4)]
        : sprayHead(h + 3, 10, satin('#232122'), look)),
    ]
    return view === 'angle'
      ? [...shift(bottle, 26, 8), ...shift(carton(r * 2.3, h + 32, r * 2.3, look.colour, look), -32, -16, 12)]
      : bottle
  }

export const facetMist: Cut = (look) => [
  ...glassBottle(
    { radius: 23, height: 84, neck: 9, neckHeight: 4, shoulder: 4, base: 10, wall: 3, section: polygon(6, 0.5), columns: 36 },
    mix('#dfb56b', look.colour, 0.45),
    0.85,
    undefined,
    1,
  ),
  collar(10, 87, look, 4),
  at(91, {
    mesh: vessel(profile(points('0 0, 13 0 1, 13 26 1.4, 0 26')), polygon(6, 0.5), 36),
    finish: capFinish(look),
  }),
]
