/** Tumblers and stemmed glasses. */
import { shift } from './closure-artwork.ts'
import { tint } from './colour.ts'
import { type Section, circle, profile, smoothProfile, vessel } from './mesh-geometry.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { glass, liquid } from './surface-finish.ts'

export const tumbler =
  (r: number, h: number, base: number, section: Section, drink: boolean): Cut =>
  (look, view) => {
    const pane = glass(look.pattern === 'colourblock' || look.seed % 3 === 0 ? tint(look.colour, 0.45) : '#dde6e3', 1.1, 0.3)
    const shell: Part = {
      mesh: vessel(
        profile([
          [0, 0],
          [r * 0.92, 0, 3],
          [r, h, 0.8],
          [r - 1.8, h, 0.8],
          [r * 0.92 - 2.6, base, 4],
          [0, base],
        ]),
        section,
        96,
      ),
      finish: pane,
    }
    const fill: Part = {
      mesh: vessel(
        profile([
          [0, base + 0.1],
          [r * 0.92 - 2.8, base + 0.1, 4],
          [r * 0.95 - 2.5, h * 0.5],
          [0, h * 0.5],
        ]),
        circle,
        64,
      ),
      finish: liquid('#c98a3a', 1),
    }
    const one = [...(drink && view !== 'detail' ? [fill] : []), shell]
    return { parts: view === 'angle' ? [...shift(one, -r * 1.25, -8), ...shift([shell], r * 1.1, 10)] : one, pitch: 16 }
  }

export const stemmed =
  (bowl: [number, number][], height: number): Cut =>
  (look, view) => {
    const pane = glass(look.pattern === 'colourblock' || look.seed % 3 === 0 ? tint(look.colour, 0.5) : '#e0e8e5', 1.1, 0.3)
    const outer: [number, number][] = [
      [0, 0],
      [25, 0],
      [25.4, 0.8],
      [10, 3],
      [2.6, 8],
      [2, height * 0.22],
      [2.4, height * 0.42],
      ...bowl,
    ]
    const inner = bowl.map(([r, y]): [number, number] => [Math.max(0, r - 1.1), y + (r < 10 ? 1.6 : 0)]).reverse()
    const shell: Part = {
      mesh: vessel(smoothProfile([...outer, ...inner, [0, (bowl[0]?.[1] ?? 0) + 2.5]]), circle, 80),
      finish: pane,
    }
    return view === 'angle' ? [...shift([shell], -32, -8), ...shift([shell], 30, 10)] : [shell]
  }
