/** Pots, sachets, sun care and sets. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, capFinish, dropper, jarLid, pump, roundCap, shift, sized, sprayHead } from './closure-artwork.ts'
import { bodyFinish, carton, frontLabel, glassBottle, jar, marked, solidBottle, tubePack, wrapLabel } from './bottle-artwork.ts'
import { mix, tint } from './colour.ts'
import { points, ellipse, profile, sheet, vessel } from './mesh-geometry.ts'
import { box, cylinder, placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { boxed, cream } from './skincare-bottle-artwork.ts'
import { glass, lacquer, matte, metal, satin } from './surface-finish.ts'

export const pot =
  (radius: number, height: number, lid: number, glassy: boolean): Cut =>
  (look, view) => {
    const base = glassy
      ? jar(radius, height, glass('#dde5e2', 1), mix(cream, look.colour, 0.15))
      : jar(radius, height, marked(bodyFinish(look), look.colour, look, 0.52, 0.26, 3.5))
    const top = look.pattern === 'plain' || glassy ? capFinish(look) : look.pattern === 'stripe' ? metal(look) : capFinish(look)
    if (view !== 'angle') return [...base, jarLid(radius * 1.01, lid, height + 0.4, top)]
    const filled = at(height - 1.6, { mesh: swirl(radius * 0.87), finish: satin(mix(cream, look.colour, 0.1)) })
    const lidLeaning = {
      mesh: placed(cylinder(radius * 1.01, lid, 1.6), { turn: [68, 0, 0], move: [radius * 1.35, radius * 0.98, -radius * 0.9] }),
      finish: top,
    }
    return { parts: [...base, filled, lidLeaning], pitch: 30, yaw: -14, posed: true }
  }

/** The turned peak of a fresh cream. */
const swirl = (radius: number) =>
  sheet(
    64,
    18,
    (u, v) => {
      const angle = u * 2 * Math.PI
      const r = radius * (1 - v)
      const wave = Math.sin(angle * 1 + v * 11) * 0.05 * radius * (1 - v) * Math.min(1, v * 5)
      return [r * Math.sin(angle), wave + radius * 0.2 * v ** 2.2, r * Math.cos(angle)]
    },
    { u: true },
  )

export const tipTube: Cut = (look, view) => {
  const pack = tubePack(10, 62, 20, marked(bodyFinish(look), look.colour, look, 0.5, 0.34, 0.9), metal(look), satin(look.colour))
  return boxed(pack, view, carton(30, 86, 24, look.accent, look), 40)
}

const sachet = (hex: string, look: ArtworkLook): Part[] => {
  const puff = sheet(28, 36, (u, v) => {
    const [x, y] = [u * 2 - 1, v * 2 - 1]
    const swell = Math.max(0, (1 - x ** 6) * (1 - y ** 6)) ** 0.6
    const crease = Math.sin(u * 26 + v * 5) * 0.5 * (1 - Math.abs(y)) * Math.max(0, Math.abs(x) - 0.5)
    return [x * 34, 47 + y * 46, 3.4 * swell + crease]
  })
  const finish = { ...lacquer(hex), gloss: 0.7, rough: 0.22 }
  return [
    { mesh: puff, finish },
    { mesh: placed(puff, { scale: [1, 1, -1], move: [0, 0, -0.2] }), finish },
    frontLabel(look, 34, 40, 52, 4.1, hex),
  ]
}

export const sachets: Cut = (look, view) => [
  ...shift(
    sachet(look.colour, look).map((part) => ({ ...part, mesh: placed(part.mesh, { turn: [-7, 0, 0] }) })),
    view === 'angle' ? 22 : 0,
    6,
  ),
  ...(view === 'angle' ? shift(carton(72, 96, 20, look.accent, look), -34, -24, 10) : []),
]

export const sprayCan: Cut = (look, view) => {
  const can = [
    solidBottle(
      { radius: 19, height: 100, neck: 14, neckHeight: 3, shoulder: 9 },
      marked(bodyFinish(look), look.colour, look, 0.5, 0.28, 1.1),
    ),
    ...(view === 'angle'
      ? sprayHead(102, 10, satin('#efece6'), look)
      : [roundCap(15, 30, 102, look.pattern === 'plain' ? satin('#efece6') : capFinish(look), 3)]),
  ]
  return boxed(can, view, carton(46, 134, 46, look.accent, look), 58)
}

export const sunStick: Cut = (look, view) => {
  const section = ellipse(0.6)
  const base = {
    mesh: vessel(profile(points('0 0, 21 0 2, 21 52 1, 0 52')), section, 56),
    finish: marked(bodyFinish(look), look.colour, look, 0.52, 0.3, 1.4),
  }
  const stick = at(52, {
    mesh: vessel(profile(points('0 0, 18 0, 18 14 7, 0 19')), section, 56),
    finish: { ...satin('#f5efe2'), glow: 0.3 },
  })
  const cap = {
    mesh: vessel(profile(points('0 0, 21 0 1, 21 34 4, 0 34')), section, 56),
    finish: look.pattern === 'plain' ? satin(look.accent) : capFinish(look),
  }
  return view === 'angle' ? [base, stick, at(0, cap, 44, 16, 30)] : [base, at(52.6, cap)]
}

export const row: Cut = (look) => {
  const plain: ArtworkLook = { ...look, pattern: look.pattern === 'stripe' ? 'plain' : look.pattern }
  return [
    ...shift(
      glassBottle(
        { radius: 17, height: 84, neck: 8, neckHeight: 4, shoulder: 9, base: 8 },
        tint(look.colour, 0.4),
        0.85,
        undefined,
        0.7,
      ).concat(wrapLabel(look, 17, 26, 48), roundCap(9.5, 18, 87, capFinish(look))),
      -46,
      -6,
    ),
    ...shift(
      glassBottle(
        { radius: 15, height: 48, neck: 8, neckHeight: 4, shoulder: 7, base: 6, wall: 2.4 },
        mix('#e2b25c', look.colour, 0.5),
        0.82,
      ).concat(wrapLabel(look, 15, 12, 32), dropper(51, 9, look, '#262525')),
      -6,
      6,
    ),
    ...shift(
      [...jar(24, 25, marked(bodyFinish(plain), look.colour, look, 0.52, 0.3, 3)), jarLid(24.3, 11, 25.4, capFinish(look))],
      40,
      2,
    ),
  ]
}

export const openSet: Cut = (look) => [
  { mesh: box(128, 14, 78, 0.8), finish: matte(look.accent) },
  { mesh: placed(box(128, 78, 9, 0.8), { turn: [-10, 0, 0], move: [0, 10, -42] }), finish: matte(look.accent) },
  ...shift(
    sized(tubePack(13, 52, 13, marked(satin(look.colour), look.colour, look, 0.5, 0.3, 1.4), metal(look)), 1),
    -44,
    4,
    0,
    14,
  ),
  ...shift(
    [
      solidBottle(
        { radius: 13, height: 52, neck: 9, neckHeight: 3, shoulder: 5 },
        marked(satin(look.colour), look.colour, look, 0.5, 0.34, 1.4),
      ),
      roundCap(10, 15, 54, metal(look)),
    ],
    -8,
    2,
    0,
    14,
  ),
  ...shift(
    [...jar(21, 20, marked(satin(look.colour), look.colour, look, 0.5, 0.3, 3.4)), jarLid(21.2, 10, 20.3, metal(look))],
    34,
    4,
    0,
    14,
  ),
]

export const duo: Cut = (look) => [
  ...shift(
    [
      solidBottle(
        { radius: 20, height: 82, neck: 9, neckHeight: 3, shoulder: 8 },
        marked(bodyFinish(look), look.colour, look, 0.5, 0.3, 1.4),
      ),
      ...pump(84, 10, metal(look, 0.2)),
    ],
    -22,
    -6,
  ),
  ...shift(
    [...jar(26, 26, marked(bodyFinish(look), look.colour, look, 0.5, 0.3, 3.4)), jarLid(26.3, 13, 26.4, capFinish(look))],
    32,
    6,
  ),
]
