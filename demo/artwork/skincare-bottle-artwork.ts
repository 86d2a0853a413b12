/** Tubes, pumps, tonics and droppers. */
import type { ArtworkView } from '../catalogue/demo-types.ts'
import { at, capFinish, dropper, pump, roundCap, shift } from './closure-artwork.ts'
import {
  bodyFinish,
  bodySection,
  carton,
  frontLabel,
  glassBottle,
  marked,
  solidBottle,
  tubePack,
  wrapLabel,
} from './bottle-artwork.ts'
import { mix, tint } from './colour.ts'
import { points, ellipse, profile, rectangle, vessel } from './mesh-geometry.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { glass, metal, satin } from './surface-finish.ts'

export const boxed = (parts: Part[], view: ArtworkView, box: Part[], x: number) =>
  view === 'angle' ? [...shift(parts, x * 0.5, 8), ...shift(box, -x * 0.7, -16, 12)] : parts

export const cream = '#f4eee3'

export const standingTube =
  (radius: number, height: number, cap: number): Cut =>
  (look, view) => {
    const pack = tubePack(
      radius,
      height,
      cap,
      marked(bodyFinish(look), look.colour, look, 0.46, 0.3, 1.5),
      look.pattern === 'plain' ? satin(look.accent) : capFinish(look),
    )
    return boxed(pack, view, carton(radius * 2.5, height + cap + 4, radius * 1.9, look.colour, look), radius * 3)
  }

export const pumpBottle =
  (radius: number, height: number, clearGlass: boolean): Cut =>
  (look, view) => {
    const body = { radius, height, neck: 9, neckHeight: 4, shoulder: 9, section: bodySection(look) }
    const bottle = clearGlass
      ? [
          ...glassBottle(body, tint(look.colour, 0.3), 0.86, glass(tint(look.colour, 0.6), 1), 0.8),
          wrapLabel(look, radius, height * 0.25, height * 0.25 + radius * 1.4),
        ]
      : [solidBottle(body, marked(bodyFinish(look), look.colour, look, 0.5, 0.3, 1.5))]
    return boxed(
      [...bottle, ...pump(height + 3, 10.5, look.pattern === 'check' ? satin('#232222') : metal(look, 0.2))],
      view,
      carton(radius * 2.3, height + 40, radius * 2.3, look.accent, look),
      radius * 2.9,
    )
  }

export const ovalBottle: Cut = (look, view) => {
  const section = ellipse(0.55)
  const outline = profile(points('0 0, 30 0 4, 33 60 30, 26 96 16, 12 102 3, 12 104, 0 104'))
  const bottle = [
    { mesh: vessel(outline, section, 64), finish: marked(bodyFinish(look), look.colour, look, 0.5, 0.26, 1.2) },
    at(104, {
      mesh: vessel(profile(points('0 0, 14 0 1, 14 17 3, 0 17')), ellipse(0.62), 48),
      finish: capFinish(look),
    }),
  ]
  return boxed(bottle, view, carton(72, 122, 42, look.accent, look), 74)
}

export const tonic =
  (radius: number, height: number, square: boolean): Cut =>
  (look, view) => {
    const section = square ? rectangle(0, 5) : bodySection(look)
    const pane = glass(mix('#e4ebe8', look.colour, 0.3), 1.1)
    const bottle = [
      ...glassBottle(
        { radius, height, neck: radius * 0.48, neckHeight: 4, shoulder: square ? 5 : 12, base: 10, wall: 3, section },
        tint(look.colour, 0.45),
        0.88,
        pane,
        0.7,
      ),
      square
        ? frontLabel(look, radius * 1.1, radius * 1.3, height * 0.46, radius)
        : wrapLabel(look, radius, height * 0.28, height * 0.28 + radius * 1.3),
      roundCap(radius * 0.56, radius * 1.05, height + 3, capFinish(look), 1.4),
    ]
    return boxed(bottle, view, carton(radius * 2.3, height + radius + 8, radius * 2.3, look.colour, look), radius * 3)
  }

export const dropperBottle =
  (radius: number, height: number, square: boolean): Cut =>
  (look, view) => {
    const section = square ? rectangle(0, 4) : bodySection(look)
    const bottle = glassBottle(
      { radius, height, neck: 9, neckHeight: 5, shoulder: square ? 4 : 8, base: 8, wall: 2.6, section },
      mix('#e2b25c', look.colour, 0.45),
      0.8,
      glass(mix('#e3e4dc', look.colour, 0.4), 1.3),
      1,
    )
    const mark = square
      ? frontLabel(look, radius * 1.1, radius * 1.1, height * 0.45, radius)
      : wrapLabel(look, radius, height * 0.24, height * 0.24 + radius * 1.25)
    return boxed(
      [...bottle, mark, ...dropper(height + 4, 10.5, look, look.pattern === 'marble' ? '#efebe3' : '#252424')],
      view,
      carton(radius * 2.3, height + 42, radius * 2.3, look.colour, look),
      radius * 3,
    )
  }

export const airless: Cut = (look, view) => {
  const sleeve = vessel(profile(points('0 0, 17 0 2, 17 66 1.5, 0 66')))
  const parts = [
    { mesh: sleeve, finish: marked(bodyFinish(look), look.colour, look, 0.52, 0.36, 1.3) },
    roundCap(15.4, 4, 66, metal(look)),
    roundCap(17, 30, 70, look.pattern === 'plain' ? glass('#e3eae8', 0.7, 0.1) : capFinish(look), 2),
  ]
  return boxed(
    view === 'angle' ? parts.slice(0, 2).concat(shift(pump(70, 8.5, metal(look)), 0)) : parts,
    view,
    carton(40, 104, 40, look.accent, look),
    48,
  )
}
