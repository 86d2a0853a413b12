/** Fragrance: flacons, mists and sets in their boxes. */
import type { ArtworkKind, ArtworkLook, ArtworkView } from '../catalogue/demo-types.ts'
import { at, ballCap, boxCap, capFinish, collar, roundCap, shift, sized, sprayHead } from './closure-artwork.ts'
import { bodyFinish, bodySection, carton, frontLabel, glassBottle, marked, solidBottle, wrapLabel } from './bottle-artwork.ts'
import { mix, tint } from './colour.ts'
import { points, ellipse, polygon, profile, rectangle, vessel } from './mesh-geometry.ts'
import { box, placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { type Cut, objectKind } from './object-kind.ts'
import { clear, glass, lacquer, matte, metal, satin } from './surface-finish.ts'

const juices = ['#e9c98a', '#d9a566', '#c9d3b0', '#e8b7a0', '#d8dfe2', '#b5763f', '#e6d9a4', '#c98f8f']
const juice = (look: ArtworkLook) => mix(juices[look.seed % juices.length] ?? '#e9c98a', look.colour, 0.35)
const beside = (parts: Part[], view: ArtworkView, box: Part[], x: number) =>
  view === 'angle' ? [...shift(parts, x * 0.55, 6), ...shift(box, -x * 0.75, -14, 14)] : parts

const tall: Cut = (look, view) => {
  const flacon = [
    ...glassBottle(
      { radius: 34, height: 92, neck: 9, neckHeight: 5, shoulder: 3, base: 9, wall: 5, section: rectangle(15, 3), columns: 32 },
      juice(look),
      0.92,
    ),
    frontLabel(look, 24, 24, 46, 19, look.pattern === 'colourblock' ? look.accent : '#f3f0e9'),
    collar(9.5, 92, look, 5),
    boxCap(25, 26, 25, 97, look.pattern === 'plain' ? lacquer(look.colour) : capFinish(look)),
  ]
  return beside(flacon, view, carton(62, 112, 36, look.colour, look), 60)
}
const octagon: Cut = (look, view) => {
  const flacon = [
    ...glassBottle(
      { radius: 31, height: 80, neck: 10, neckHeight: 5, shoulder: 4, base: 14, wall: 4, section: polygon(8, 0.5), columns: 32 },
      juice(look),
      0.8,
    ),
    collar(11, 80, look, 6),
    at(86, {
      mesh: vessel(profile(points('0 0, 15 0 1, 17 30 1.4, 0 30')), polygon(8, 0.5), 32),
      finish: look.pattern === 'plain' ? metal(look) : capFinish(look),
    }),
  ]
  return beside(flacon, view, carton(58, 118, 58, look.colour, look), 58)
}
const flask: Cut = (look, view) => {
  const section = ellipse(0.46)
  const outline = profile(points('0 0, 22 0 2, 44 30 22, 44 62 22, 12 88 6, 9 96, 0 96'))
  const flacon = [
    {
      mesh: vessel(profile(points('0 9, 24 9 6, 38 32 18, 38 58 12, 30 66, 0 66')), section, 64),
      finish: { ...glass(juice(look), 1.2, 0.15), gloss: 0.3 },
    },
    { mesh: vessel(outline, section, 64), finish: { ...clear, density: 0.4 } },
    collar(10.5, 93, look, 5),
    look.pattern === 'marble'
      ? ballCap(14, 96, capFinish(look))
      : ballCap(14, 96, look.pattern === 'plain' ? metal(look) : lacquer(look.colour)),
  ]
  return beside(flacon, view, carton(84, 104, 44, look.colour, look), 74)
}
const monolith: Cut = (look, view) => {
  const flacon = [
    { mesh: box(50, 78, 30, 2.2, 4), finish: bodyFinish(look) },
    frontLabel(look, 22, 28, 42, 15, look.pattern === 'marble' ? '#f1eee7' : look.colour),
    at(78, { mesh: box(44, 3, 26, 0.6, 3), finish: metal(look) }),
    at(81, { mesh: box(50, 26, 30, 2.2, 4), finish: look.pattern === 'colourblock' ? lacquer(look.accent) : bodyFinish(look) }),
  ]
  return beside(flacon, view, carton(56, 112, 36, look.accent, look), 58)
}

const mist =
  (radius: number, height: number, waist: number): Cut =>
  (look, view) => {
    const pane = glass(tint(look.colour, 0.55), 1, 0.25)
    const bottle = [
      ...glassBottle(
        { radius, height, neck: 9, neckHeight: 4, shoulder: waist, base: 6, wall: 2.4, section: bodySection(look) },
        tint(look.colour, 0.35),
        0.9,
        pane,
        0.8,
      ),
      wrapLabel(look, radius, height * 0.28, height * 0.28 + radius * 1.3, '#f5f2ec', 1.25),
      ...sprayHead(height + 4, 10, satin('#f0eee9'), look),
    ]
    const cover = {
      mesh: vessel(profile(points('11.5 0, 12.5 0, 12.5 26 2, 0 26, 0 25, 11.5 25 1, 11.5 0'))),
      finish: glass('#e6ecea', 0.6, 0.1),
    }
    return view === 'angle' ? [...bottle, at(0, cover, radius + 20, 16)] : [...bottle, at(height + 2, cover)]
  }
const metalMist: Cut = (look, view) => {
  const finish = marked(look.pattern === 'plain' ? satin(look.colour) : bodyFinish(look), look.colour, look, 0.5, 0.26, 1.1)
  const bottle = [
    solidBottle({ radius: 21, height: 104, neck: 14, neckHeight: 3, shoulder: 10 }, finish),
    roundCap(14.5, 30, 107, capFinish(look), 2),
  ]
  return view === 'angle' ? [...shift(bottle, 24), ...shift(carton(50, 140, 50, look.accent, look), -36, -18, 10)] : bottle
}

const mini = (look: ArtworkLook, hex: string, cap: Part[] = [roundCap(8, 16, 47, capFinish(look), 1)]): Part[] => [
  ...glassBottle(
    { radius: 15, height: 42, neck: 5, neckHeight: 4, shoulder: 3, base: 5, wall: 2, section: rectangle(5, 2), columns: 32 },
    hex,
    0.88,
  ),
  frontLabel(look, 12, 12, 21, 10),
  collar(6, 44, look, 3),
  ...cap,
]
const trio: Cut = (look) => [
  ...shift(mini(look, mix('#e9c98a', look.colour, 0.4)), -38, 3),
  ...shift(sized(mini(look, mix('#e3b6a4', look.colour, 0.3)), 1.25), 0, -4),
  ...shift(mini(look, mix('#c7cfae', look.colour, 0.3)), 38, 3),
]
const coffret: Cut = (look) => [
  { mesh: box(112, 12, 84, 0.8), finish: matte(look.colour) },
  at(12, { mesh: box(104, 0.6, 76, 0.2), finish: matte('#efe9df') }),
  at(0, { mesh: placed(box(112, 84, 12, 0.8), { turn: [-8, 0, 0], move: [0, 6, -46] }), finish: matte(look.colour) }),
  ...shift(mini(look, juice(look)), -30, 4, 0, 12.5),
  ...shift(sized(mini(look, mix(juice(look), '#b5763f', 0.4)), 1.18), 6, 0, 0, 12.5),
  at(12.5, { mesh: placed(box(14, 44, 14, 1.5), { move: [38, 0, 6] }), finish: metal(look) }),
]
const pair: Cut = (look) => [
  ...shift(sized(mini(look, juice(look)), 1.7), -18, 0),
  at(0, roundCap(8.5, 62, 0, lacquer(look.colour), 1.2), 34, 8),
  at(62, roundCap(8.5, 20, 0, metal(look), 1.2), 34, 8),
  ...shift(carton(46, 88, 34, look.accent, look), 18, -44, -12),
]

export const fragranceKinds: Record<string, ArtworkKind> = {
  'm-perfume': objectKind([tall, octagon, flask, monolith], ['plain', 'stripe', 'marble', 'colourblock', 'monogram', 'check']),
  'body-mist': objectKind([mist(17, 112, 6), mist(23, 92, 18), metalMist], ['plain', 'stripe', 'monogram', 'check']),
  'fragrance-set': objectKind([trio, coffret, pair], ['plain', 'marble', 'stripe', 'colourblock', 'check'], {
    front: { yaw: -10, pitch: 14 },
  }),
}
