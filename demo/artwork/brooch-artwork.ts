/** Brooches: a flower, a spray and a star. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { gem } from './gem-cut.ts'
import { laidFlat, mounted, stoneFor, turned, white } from './jewel-setting.ts'
import { points, type Vec, sheet } from './mesh-geometry.ts'
import { curve, placed, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { lacquer, metal } from './surface-finish.ts'

const petals = (count: number, long: number, wide: number, lift: number, look: ArtworkLook, lacquered: boolean): Part[] =>
  Array.from({ length: count }, (_, i): Part => {
    const petal = sheet(20, 24, (u, v) => {
      const s = u * 2 - 1
      const w = wide * Math.sin(Math.PI * Math.min(1, v * 0.92 + 0.06)) ** 0.7
      return [s * w, lift * Math.sin(v * 2.4) - 1.6 * (1 - s * s) * Math.sin(v * 3.1) + 0.8 * Math.cos(s * 9) * v, long * v]
    })
    return {
      mesh: placed(petal, { turn: [0, (i / count) * 360, 0] }),
      finish: lacquered
        ? { ...lacquer(look.colour), relief: (u) => [Math.sin(u * 40) * 0.12, 0] }
        : { ...metal(look, 0.2), relief: (u) => [Math.sin(u * 44) * 0.22, 0] },
    }
  })

export const flowerBrooch: Cut = (look) => {
  const enamel = look.pattern === 'colourblock' || look.pattern === 'floral'
  const heart = [0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
    turned(
      mounted({ cut: 'round', size: i === 0 ? 9 : 5.5, finish: i === 0 ? stoneFor(look) : white, bezel: true }, look),
      [0, 0, 0],
      i === 0 ? [0, 7.5, 0] : [7.2 * Math.sin(i * 1.047), 6, 7.2 * Math.cos(i * 1.047)],
    ),
  )
  return {
    parts: [
      ...petals(6, 36, 15, 7, look, enamel),
      ...turned(petals(6, 24, 11, 9, look, enamel), [0, 30, 0], [0, 2, 0]),
      ...heart,
    ],
  }
}

export const leafBrooch: Cut = (look) => {
  const stem = curve(points('-26 -52 0, -8 -20 2, 4 12 3, 22 50 0'), 16)
  const leaves = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86].flatMap((t, i): Part[] => {
    const [x, y] = stem[Math.round(t * (stem.length - 1))] as Vec
    return [-1, 1].flatMap((side) =>
      turned(
        mounted(
          {
            cut: 'marquise',
            size: 25 - i * 2,
            finish: (i + (side > 0 ? 1 : 0)) % 2 && look.pattern !== 'plain' ? stoneFor(look) : white,
            claws: 4,
          },
          look,
        ),
        [90, 0, side * -54 - 20],
        [x + side * 13, y + 9, 3],
      ),
    )
  })
  return {
    parts: laidFlat([
      { mesh: tube(stem, (t) => 2.2 - t * 1.2, { sides: 12 }), finish: metal(look) },
      ...leaves,
      ...turned(mounted({ cut: 'pear', size: 15, finish: stoneFor(look) }, look), [90, 0, 160], [25, 56, 2]),
    ]),
  }
}

export const starBrooch: Cut = (look) => {
  const rays = Array.from({ length: 8 }, (_, i): Part[] => {
    const long = i % 2 === 0 ? 46 : 28
    const a = (i / 8) * 2 * Math.PI
    const ray = sheet(8, 16, (u, v) => {
      const s = u * 2 - 1
      return [s * 5.6 * (1 - v), 4.4 * (1 - Math.abs(s)) * (1 - v) + 0.4, 5 + long * v]
    })
    const stones = [0.3, 0.46, 0.6, 0.72].map(
      (t, k): Part => ({
        mesh: placed(gem('round'), {
          scale: 5.2 - k * 0.9,
          move: [(5 + long * t) * Math.sin(a), 4.2 - t * 2.6, (5 + long * t) * Math.cos(a)],
        }),
        finish: white,
      }),
    )
    return [{ mesh: placed(ray, { turn: [0, (i / 8) * 360, 0] }), finish: metal(look, 0.1) }, ...(i % 2 === 0 ? stones : [])]
  }).flat()
  return {
    parts: [
      ...rays,
      ...turned(
        mounted({ cut: 'round', size: 17, finish: look.pattern === 'plain' ? white : stoneFor(look), halo: white }, look),
        [0, 0, 0],
        [0, 6, 0],
      ),
    ],
  }
}
