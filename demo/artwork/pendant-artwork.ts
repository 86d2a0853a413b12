/** Pendants on their chains, and a row of stones. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { type GemCut, gem } from './gem-cut.ts'
import {
  type ChainStyle,
  bail,
  chain,
  clasp,
  laidFlat,
  mounted,
  necklaceLine,
  paced,
  stoneFor,
  turned,
  white,
} from './jewel-setting.ts'
import { box, cylinder, joined, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { brushed, metal } from './surface-finish.ts'

const facing = (parts: Part[]): Part[] => turned(parts, [90, 0, 0])

export const lower = (y: number, parts: Part[]): Part[] =>
  parts.map((part) => ({ ...part, mesh: placed(part.mesh, { move: [0, y, 1] }) }))

const bottom = -70

/** A pendant on its chain, laid on the table; closer up, only the pendant and the chain's fall. */
export const pendantNecklace =
  (style: ChainStyle, size: number, pendant: (look: ArtworkLook) => Part[]): Cut =>
  (look, view) => {
    const line = view === 'detail' ? necklaceLine(52, 70, 70).filter(([, y]) => y < -36) : necklaceLine(52, 70, 70)
    const ordered = view === 'detail' ? [...line].sort((a, b) => a[0] - b[0]) : line
    const parts: Part[] = [
      { mesh: chain(ordered, size, style, view !== 'detail'), finish: metal(look) },
      ...(view === 'detail' ? [] : [clasp(72, look, 2.2)]),
      bail(bottom - 2.2, look, 2.6),
      ...lower(bottom, pendant(look)),
    ]
    return { parts: laidFlat(parts), ...(view === 'detail' ? { zoom: 1.15, focus: [0.5, 0.55] as const, fill: 1 } : {}) }
  }

export const stonePendant =
  (cut: GemCut, size: number, coloured: boolean, halo: boolean) =>
  (look: ArtworkLook): Part[] => {
    const stone = coloured ? stoneFor(look) : white
    return lower(
      -6 - size * (cut === 'pear' ? 0.6 : 0.5),
      facing(mounted({ cut, size, finish: stone, claws: cut === 'pear' ? 5 : 4, halo: halo ? white : undefined }, look)),
    )
  }

export const discPendant = (look: ArtworkLook): Part[] => {
  const face = look.pattern === 'rib' ? brushed(metal(look), 'u', 60) : metal(look, 0.16)
  return lower(-17, [
    ...facing([
      { mesh: cylinder(12.5, 1.8, 0.8), finish: face },
      { mesh: placed(tube(ring(11, 60), 0.5, { closed: true }), { turn: [90, 0, 0], move: [0, 1.9, 0] }), finish: metal(look) },
    ]),
    ...facing(
      turned(
        mounted({ cut: 'round', size: 7, finish: look.pattern === 'plain' ? white : stoneFor(look), bezel: true }, look),
        [0, 0, 0],
        [0, 2.2, 0],
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(
      (i): Part => ({
        mesh: placed(gem('round'), {
          scale: 1.9,
          turn: [90, 0, 0],
          move: [7.6 * Math.sin((i / 4) * Math.PI), 7.6 * Math.cos((i / 4) * Math.PI), 2.1],
        }),
        finish: white,
      }),
    ),
  ])
}

export const barPendant = (look: ArtworkLook): Part[] =>
  lower(-3, [
    { mesh: placed(box(7, 34, 4.4, 1.2), { move: [0, -36, 0] }), finish: metal(look, 0.12) },
    ...[0, 1, 2, 3, 4].map(
      (i): Part => ({
        mesh: placed(gem('round'), { scale: 4.2, turn: [90, 0, 0], move: [0, -6 - i * 6.2, 2.3] }),
        finish: i % 2 && look.pattern !== 'plain' ? stoneFor(look) : white,
      }),
    ),
  ])

export const riviere: Cut = (look, view) => {
  const line = necklaceLine(52, 70, 70)
  const places = paced(line, 5.6, true)
  const stones = places.map(({ at }, i): Part => {
    const low = (70 - at[1]) / 140
    return {
      mesh: placed(gem('round'), { scale: 3.6 + 2.6 * low, turn: [90, 0, i * 7], move: [at[0], at[1], 1] }),
      finish: look.pattern !== 'plain' && i % 2 ? stoneFor(look) : white,
    }
  })
  return {
    parts: laidFlat([
      ...stones,
      { mesh: tube(line, 0.9, { closed: true, sides: 8 }), finish: metal(look) },
      {
        mesh: joined(
          places.map(({ at }) =>
            placed(tube(ring(2.1 + 1.3 * ((70 - at[1]) / 140), 18), 0.5, { closed: true, sides: 6 }), { move: at }),
          ),
        ),
        finish: metal(look),
      },
      clasp(72, look, 2.2),
    ]),
    ...(view === 'detail' ? { focus: [0.5, 0.9] as const } : {}),
  }
}
