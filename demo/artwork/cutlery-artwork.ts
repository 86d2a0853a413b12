/** Forks, knives and spoons. */
import { points, type Mesh, profile, sheet, vessel } from './mesh-geometry.ts'
import { joined, placed, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { brushed, marble, metal, satin, wood } from './surface-finish.ts'

/** A piece of flatware: half width, height and hollow along its length, as one thin solid. */
const flatware = (
  length: number,
  half: (t: number) => number,
  lift: (t: number) => number,
  hollow: (t: number) => number,
): Mesh => {
  const side = (up: number): Mesh =>
    sheet(14, 90, (u, v) => {
      const s = u * 2 - 1
      const [w, edge] = [half(v), 1 - s ** 4]
      return [s * w, lift(v) - hollow(v) * (1 - s * s) + up * 0.9 * edge * Math.min(1, w / 1.6), (v - 0.5) * length]
    })
  return joined([side(1), side(-1)])
}

const smooth = (a: number, b: number, t: number) => {
  const k = Math.max(0, Math.min(1, (t - a) / (b - a)))
  return k * k * (3 - 2 * k)
}

const grip = (t: number) => 1.9 + 2.6 * smooth(0.45, 1, t) - 4.5 * smooth(0.985, 1, t)

const wave = (t: number) => 2 + 3 * Math.sin(t * 2.4 + 0.4) * smooth(0.18, 0.5, t)

const spoon = (length: number, bowl: number): Mesh =>
  flatware(
    length,
    (t) => Math.max(t > 0.3 ? grip(t) : 0, t < 0.36 ? bowl * Math.sqrt(Math.max(0.0005, 1 - ((t - 0.17) / 0.17) ** 2)) : 0),
    (t) => wave(t) + 2,
    (t) => 3.4 * smooth(0.34, 0.2, t),
  )

const knife = (length: number): Mesh =>
  flatware(
    length,
    (t) =>
      t < 0.54
        ? 7.2 * Math.sqrt(Math.min(1, t / 0.2 + 0.002)) * (1 - 0.2 * smooth(0.3, 0.54, t))
        : grip(t) * 0.9 + 3 * smooth(0.56, 0.52, t),
    () => 3,
    () => 0,
  )

const fork = (length: number): Mesh => {
  const stem = flatware(
    length,
    (t) =>
      t < 0.16
        ? 0.02
        : t < 0.4
          ? 7.4 * Math.sqrt(Math.max(0.02, 1 - ((0.34 - t) / 0.16) ** 2 * smooth(0.34, 0.18, t) * 0.2)) * smooth(0.43, 0.3, t) +
            1.9
          : grip(t),
    (t) => wave(t) + 2,
    (t) => 1.6 * smooth(0.4, 0.2, t),
  )
  const tines = [-1.5, -0.5, 0.5, 1.5].map((k) =>
    tube(
      Array.from({ length: 12 }, (_, i): [number, number, number] => [
        k * 4.2,
        4 - 1.5 * Math.sin((i / 11) * 2.4),
        (-0.5 + (i / 11) * 0.22) * length,
      ]),
      (t) => 0.35 + 1.25 * smooth(0, 0.35, t),
      { flat: 0.7, sides: 10, up: [1, 0, 0] },
    ),
  )
  return joined([stem, ...tines])
}

export const cutleryOf =
  (order: ('fork' | 'knife' | 'spoon' | 'small')[]): Cut =>
  (look) => {
    const steel = look.pattern === 'stripe' ? brushed(metal(look), 'v') : metal(look, 0.14)
    const piece = { fork: () => fork(150), knife: () => knife(168), spoon: () => spoon(152, 12), small: () => spoon(112, 9) }
    const step = 26
    return {
      parts: order.flatMap((name, i): Part[] => {
        const [x, z] = [(i - (order.length - 1) / 2) * step, name === 'small' ? 16 : 0]
        const cuff: Part[] =
          look.pattern === 'plain'
            ? []
            : [
                {
                  mesh: placed(vessel(profile(points('0 0, 4.2 0 2, 3.2 58 1.5, 0 58'))), {
                    turn: [-90, 0, 0],
                    scale: [1.2, 1, 0.85],
                    move: [x, 4.6, (name === 'small' ? 56 : 78) + z * 0.9],
                  }),
                  finish:
                    look.pattern === 'marble'
                      ? marble('#efece6', look.accent, 0.09, look.seed)
                      : look.pattern === 'check'
                        ? wood('#7a4a2a', 'z', 0.3, look.seed)
                        : satin(look.colour),
                },
              ]
        return [{ mesh: placed(piece[name](), { move: [x, 0, z] }), finish: steel }, ...cuff]
      }),
    }
  }
