/** Bracelets in stones and metal. */
import { gem } from './gem-cut.ts'
import { bail, chain, laidFlat, mounted, paced, stoneFor, turned, white } from './jewel-setting.ts'
import type { Vec } from './mesh-geometry.ts'
import { ball, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { lower } from './pendant-artwork.ts'
import { brushed, metal } from './surface-finish.ts'

const wristLine = (r: number, count = 140): Vec[] =>
  Array.from({ length: count }, (_, i) => [
    r * Math.sin((i / count) * 2 * Math.PI),
    r * 0.86 * Math.cos((i / count) * 2 * Math.PI),
    0,
  ])

export const tennis: Cut = (look) => {
  const places = paced(wristLine(46), 7, true)
  const stones = places.flatMap(({ at: [x, y] }, i): Part[] => {
    const turn = (Math.atan2(x, y) * 180) / Math.PI
    const put = (part: Part): Part => ({
      ...part,
      mesh: placed(placed(part.mesh, { turn: [90, 0, 0] }), { turn: [0, turn, 0], move: [x, 4, y] }),
    })
    return [
      put({
        mesh: placed(gem(look.pattern === 'check' ? 'princess' : 'round'), { scale: 6.6 }),
        finish: look.pattern !== 'plain' && i % 2 ? stoneFor(look) : white,
      }),
      put({
        mesh: placed(tube(ring(3.3, 20), 0.5, { closed: true, sides: 8, flat: 2.4, up: [0, 0, 1] }), {
          turn: [90, 0, 0],
          move: [0, -1.4, 0],
        }),
        finish: metal(look),
      }),
    ]
  })
  return { parts: stones, pitch: 34 }
}

export const charmBracelet: Cut = (look) => {
  const charm = lower(0, [
    { mesh: placed(ball(5.4), { scale: [1, 1, 0.45], move: [0, -50, 1] }), finish: metal(look) },
    ...turned(mounted({ cut: 'round', size: 5, finish: stoneFor(look), bezel: true }, look), [90, 0, 0], [0, -50, 4]),
  ])
  return {
    parts: laidFlat([
      { mesh: chain(wristLine(48), 5.2, look.pattern === 'plain' ? 'paper-clip' : 'cable'), finish: metal(look) },
      bail(-43, look, 2.6),
      ...charm,
      {
        mesh: placed(
          tube(
            [
              [0, 0, 0],
              [0, 16, 0],
            ],
            0.9,
          ),
          { move: [0, 34, 0], turn: [0, 0, 14] },
        ),
        finish: metal(look),
      },
    ]),
    pitch: 62,
  }
}

export const cuff: Cut = (look) => {
  const line = Array.from(
    { length: 100 },
    (_, i): Vec => [40 * Math.sin(Math.PI + 0.36 + (i / 99) * 5.56), 8, 36 * Math.cos(0.36 + (i / 99) * 5.56)],
  )
  const ends = [line[0] as Vec, line[99] as Vec].flatMap((move): Part[] =>
    turned(
      mounted({ cut: 'round', size: 10, finish: stoneFor(look), bezel: true }, look),
      [62, move[0] * 1.2, 0],
      [move[0], move[1] + 2, move[2] + 2],
    ),
  )
  return {
    parts: [
      {
        mesh: tube(line, look.pattern === 'plain' ? 5.4 : 7.4, { sides: 20, flat: 0.4, up: [0, 1, 0] }),
        finish: look.pattern === 'rib' ? brushed(metal(look), 'v', 120) : metal(look),
      },
      ...ends,
    ],
    pitch: 30,
    yaw: 12,
  }
}
