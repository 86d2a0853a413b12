/** Rings: wedding bands, solitaires, halos and coloured stones. */
import type { ArtworkKind, ArtworkLook } from '../catalogue/demo-types.ts'
import type { Finish } from './finish-kinds.ts'
import { gem, type GemCut } from './gem-cut.ts'
import { band, mounted, type Setting, stoneFor, turned, white } from './jewel-setting.ts'
import { points, type Vec } from './mesh-geometry.ts'
import { curve, joined, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { shift } from './closure-artwork.ts'
import { type Cameras, type Cut, objectKind } from './object-kind.ts'
import { brushed, metal } from './surface-finish.ts'

const R = 26
/** Small stones round the outside of a band, over the given part of its turn (0.5 is the upper half). */
const pave = (radius: number, size: number, share: number, y: number, finish: Finish = white): Part[] => {
  const count = Math.floor((2 * Math.PI * radius * share) / (size * 1.04))
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i - (count - 1) / 2) / count) * 360 * share
    const a = (angle * Math.PI) / 180
    return {
      mesh: placed(placed(gem('round'), { scale: size }), {
        turn: [0, 0, -angle],
        move: [radius * Math.sin(a), y + radius * Math.cos(a), 0],
      }),
      finish,
    }
  })
}
const shank = (look: ArtworkLook, thick = 2, flat = 1): Part => ({
  mesh: placed(
    tube(ring(R, 110), (t) => thick * (1 - 0.12 * Math.cos(t * 2 * Math.PI)), { closed: true, sides: 20, flat }),
    { move: [0, R + thick, 0] },
  ),
  finish: metal(look, look.pattern === 'rib' ? 0.3 : 0.08),
})
const crown = (setting: Setting, look: ArtworkLook, lift = 0.36): Part[] =>
  turned(mounted(setting, look), [0, 45, 0], [0, 2 * R + 2 + setting.size * lift, 0])
const straight = (setting: Setting, look: ArtworkLook, lift = 0.36, x = 0, lean = 0): Part[] =>
  turned(mounted(setting, look), [0, 0, lean], [x, 2 * R + 2 + setting.size * lift, 0])

const solitaire =
  (cut: GemCut, size: number, finish: (look: ArtworkLook) => Finish, sides = 0): Cut =>
  (look) => [
    shank(look, 1.9),
    ...(cut === 'round'
      ? crown({ cut, size, finish: finish(look), claws: 6 }, look)
      : straight({ cut, size, finish: finish(look) }, look)),
    ...(sides ? pave(R + 2.2, 2.6, 0.34, R + 1.9).filter((_, i, all) => Math.abs(i - (all.length - 1) / 2) > 3) : []),
  ]
const haloRing =
  (cut: GemCut, size: number, finish: (look: ArtworkLook) => Finish): Cut =>
  (look) => [
    shank(look, 1.9),
    ...straight({ cut, size, finish: finish(look), halo: white }, look, 0.4),
    ...pave(R + 2.2, 2.5, 0.4, R + 1.9).filter((_, i, all) => Math.abs(i - (all.length - 1) / 2) > 4),
  ]
const trilogy =
  (cut: GemCut, finish: (look: ArtworkLook) => Finish): Cut =>
  (look) => [
    shank(look, 2),
    ...straight({ cut, size: 17, finish: finish(look) }, look, 0.38),
    ...straight({ cut: 'round', size: 11, finish: white }, look, 0.22, -14, 14),
    ...straight({ cut: 'round', size: 11, finish: white }, look, 0.22, 14, -14),
  ]
const cocktail =
  (finish: (look: ArtworkLook) => Finish): Cut =>
  (look) => [
    {
      mesh: placed(
        tube(ring(R, 110), (t) => 3 + 2.6 * (0.5 + 0.5 * Math.cos(t * 2 * Math.PI)), { closed: true, sides: 24, flat: 0.55 }),
        { move: [0, R + 3, 0] },
      ),
      finish: metal(look, 0.1),
    },
    ...straight({ cut: 'cushion', size: 31, finish: finish(look), bezel: true }, look, 0.26),
  ]

const bandFinish = (look: ArtworkLook): Finish =>
  look.pattern === 'rib'
    ? brushed(metal(look), 'u', 90)
    : look.pattern === 'stripe'
      ? { ...metal(look), relief: (u, v) => [0, Math.abs(v - 0.42) < 0.02 ? 1.4 : Math.abs(v - 0.46) < 0.02 ? -1.4 : 0] }
      : look.pattern === 'quilt'
        ? { ...metal(look), relief: (u, v) => [Math.sin(u * 260) * 0.5 * Math.cos(v * 20), 0] }
        : metal(look, 0.06)
const plainBand =
  (width: number): Cut =>
  (look) => [{ mesh: band(R, width, 3), finish: bandFinish(look) }]
const bandPair: Cut = (look) => {
  const large = [{ mesh: band(R, 9, 2.8), finish: bandFinish(look) }]
  const small: Part[] = [{ mesh: band(R * 0.86, 6, 2.4), finish: bandFinish(look) }]
  return {
    parts: [...shift(large, -19, -10, 6), ...shift([...small, ...pave(R * 0.86 + 2.2, 3, 0.3, R * 0.86 + 2.4)], 25, 9, -14)],
    pitch: 18,
  }
}
const eternity: Cut = (look) => [{ mesh: band(R, 5.6, 2.2), finish: metal(look) }, ...pave(R + 2.4, 4.6, 1, R + 2.2)]
const twist: Cut = (look) => {
  const strand = (phase: number): Vec[] =>
    Array.from({ length: 200 }, (_, i) => {
      const a = (i / 200) * 2 * Math.PI
      const b = a * 9 + phase
      return [(R + 2 * Math.cos(b)) * Math.sin(a), R + 4 + (R + 2 * Math.cos(b)) * Math.cos(a), 2.3 * Math.sin(b)]
    })
  return [0, Math.PI].map((phase, i) => ({
    mesh: tube(strand(phase), 2.2, { closed: true, sides: 14 }),
    finish:
      i === 0
        ? metal(look)
        : metal({
            ...look,
            metal: look.pattern === 'colourblock' ? (look.metal === 'silver' ? 'rose-gold' : 'silver') : look.metal,
          }),
  }))
}

const diamondStuds: Cut = (look, view) =>
  pairOf(mounted({ cut: 'round', size: 30, finish: white, claws: 4 }, look), look, view === 'angle' ? 40 : 14, 24)
const princessStuds: Cut = (look, view) =>
  pairOf(
    mounted({ cut: 'princess', size: 27, finish: white, halo: look.pattern === 'plain' ? white : undefined }, look),
    look,
    view === 'angle' ? 38 : 14,
    24,
  )
/** Two studs facing the viewer, the right one turned to show its post. */
export function pairOf(stud: Part[], look: ArtworkLook, turn: number, apart: number): ReturnType<Cut> {
  const post: Part = {
    mesh: joined([
      placed(
        tube(
          [
            [0, 0, 0],
            [0, -26, 0],
          ],
          0.9,
          { sides: 8 },
        ),
        {},
      ),
      placed(tube(curve(points('-5 -19 0, 0 -16 3.4, 5 -19 0, 0 -22 -3.4, -5 -19 0'), 6), 1.1), {}),
    ]),
    finish: metal(look),
  }
  const facing = turned([...stud, post], [90, 0, 0])
  return {
    parts: [...shift(turned(facing, [0, turn * 0.4, 0]), -apart), ...shift(turned(facing, [0, -turn, 0]), apart)],
    pitch: 5,
    shadow: 0.5,
    fill: 1.05,
    focus: [0.24, 0.5],
    posed: true,
  }
}

const always = () => white
export const ringCameras: Cameras = {
  front: { yaw: 24, pitch: 24 },
  angle: { yaw: 50, pitch: 36 },
  detail: { yaw: 20, pitch: 38, zoom: 2.3, focus: [0.5, 0.16] },
}
export const ringKinds: Record<string, ArtworkKind> = {
  'wedding-ring': objectKind(
    [plainBand(7), bandPair, eternity, twist, plainBand(11)],
    ['plain', 'rib', 'stripe', 'quilt', 'colourblock'],
    {
      front: { yaw: 32, pitch: 16 },
      angle: { yaw: 56, pitch: 28 },
      detail: { yaw: 40, pitch: 26, zoom: 2.2, focus: [0.4, 0.25] },
    },
  ),
  diamond: objectKind(
    [
      solitaire('round', 22, always),
      haloRing('cushion', 18, always),
      diamondStuds,
      trilogy('emerald', always),
      princessStuds,
      solitaire('pear', 25, always, 1),
      solitaire('oval', 24, always, 1),
    ],
    ['plain', 'rib'],
    ringCameras,
  ),
  gemstone: objectKind(
    [
      solitaire('emerald', 26, stoneFor, 1),
      haloRing('oval', 21, stoneFor),
      trilogy('oval', stoneFor),
      cocktail(stoneFor),
      solitaire('pear', 27, stoneFor),
    ],
    ['plain', 'rib'],
    ringCameras,
  ),
}
