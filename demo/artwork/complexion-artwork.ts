/** Foundation in its bottles, cushions, tubes and sticks. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, boxCap, capFinish, pump, roundCap, shift } from './closure-artwork.ts'
import { bodyFinish, carton, frontLabel, glassBottle, marked, tubePack } from './bottle-artwork.ts'
import { mix } from './colour.ts'
import { type Finish, light, times } from './finish-kinds.ts'
import { points, profile, rectangle, vessel } from './mesh-geometry.ts'
import { cylinder, placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { glass, lacquer, metal, satin } from './surface-finish.ts'
import { noise } from './surface-noise.ts'

/** A mirror shows the pale room, a little darker towards one corner. */
export const mirrorGlass: Finish = {
  ...satin('#dfe3e4'),
  gloss: 0.3,
  paint: (_u, _v, x, y) => times(light('#e9eced'), 0.92 + 0.1 * Math.sin(x * 0.03 + y * 0.05)),
}

const skins = ['#ecd0b4', '#deb591', '#c99a72', '#a87550', '#7d5137', '#f1dcc6']

const skin = (look: ArtworkLook) => skins[look.seed % skins.length] ?? '#deb591'

/** Pressed powder with a fine embossed diagonal. */
export const powder = (hex: string, shimmer: boolean): Finish => {
  const colour = light(hex)
  return {
    kind: 'solid',
    colour,
    gloss: shimmer ? 0.5 : 0.05,
    rough: 0.5,
    paint: (_u, _v, x, y, z) =>
      times(colour, 0.93 + 0.12 * noise(x * 3, y * 3, z * 3) + (shimmer ? 0.16 * noise(x * 9, y * 9, z * 9) : 0)),
    relief: (_u, _v, x, y, z) => [Math.sin((x + z + y) * 1.9) * 0.22, 0],
  }
}

export const flacon: Cut = (look, view) => {
  const bottle = [
    ...glassBottle(
      { radius: 20, height: 68, neck: 9, neckHeight: 3, shoulder: 3, base: 10, wall: 3, section: rectangle(3, 3), columns: 32 },
      skin(look),
      0.95,
      glass('#dfe6e4', 1, 0.2),
      1.6,
    ),
    frontLabel(look, 16, 22, 38, 17, mix(skin(look), '#f4efe6', 0.5)),
  ]
  const cap = look.pattern === 'plain' ? lacquer(look.colour) : capFinish(look)
  return view === 'angle'
    ? [...bottle, ...pump(70, 9, metal(look)), at(0, boxCap(21, 34, 18, 0, cap), 42, 14, 20)]
    : [...bottle, roundCap(9.5, 4, 69, metal(look)), boxCap(21, 34, 18, 73, cap)]
}

export const cushion: Cut = (look, view) => {
  const case_ = (y: number, finish: Finish): Part => at(y, { mesh: cylinder(36, 10, 3), finish })
  const shell = look.pattern === 'plain' ? lacquer(look.colour) : bodyFinish(look)
  const lid = [
    { mesh: placed(cylinder(36, 9, 3), { turn: [76, 0, 0], move: [0, 46, -46] }), finish: shell },
    { mesh: placed(cylinder(32, 0.5, 0.2), { turn: [76, 0, 0], move: [0, 48.2, -37.2] }), finish: mirrorGlass },
  ]
  const pad = at(10, { mesh: cylinder(29, 2.4, 1.2), finish: powder(skin(look), false) })
  if (view === 'front')
    return {
      parts: [
        case_(0, shell),
        at(10, roundCap(36.2, 1.2, 0, metal(look))),
        at(11.2, { mesh: cylinder(36, 9, 4), finish: shell }),
      ],
      pitch: 28,
      posed: true,
    }
  return { parts: [case_(0, shell), roundCap(33, 1, 9.6, metal(look)), pad, ...lid], pitch: 30, yaw: -22, posed: true }
}

export const fluidTube: Cut = (look) => {
  const pack = tubePack(
    13,
    74,
    26,
    marked(satin(mix(skin(look), '#f2e6d8', 0.15)), skin(look), look, 0.46, 0.32, 1.1),
    look.pattern === 'plain' ? lacquer(look.colour) : capFinish(look),
  )
  return [...pack, ...shift(carton(34, 104, 26, look.colour, look), -46, -18, 12)]
}

export const stick: Cut = (look, view) => {
  const base = [
    at(0, { mesh: cylinder(11, 42, 1), finish: look.pattern === 'plain' ? lacquer(look.colour) : bodyFinish(look) }),
    roundCap(10, 12, 42, metal(look)),
  ]
  const bullet = at(54, {
    mesh: vessel(profile(points('0 0, 8.6 0, 8.6 15 5, 0 20'))),
    finish: satin(skin(look)),
  })
  const cap = at(0, { mesh: cylinder(11.2, 46, 1), finish: look.pattern === 'plain' ? lacquer(look.colour) : capFinish(look) })
  return view === 'detail' ? [...base, bullet] : [...shift([...base, bullet], -18), at(0, cap, 20, 10)]
}
