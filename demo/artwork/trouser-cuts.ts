/** Trousers and shorts as descriptions that several kinds share. */
import { buttonRow, patchPocket, slitPocket, weltPocket } from './closures.ts'
import type { LegSpec } from './leg-cut.ts'
import type { Tailoring } from './tailoring.ts'

const sides = [-1, 1] as const

export const each = (draw: (side: 1 | -1) => string) => sides.map(draw).join('')

export const slashPockets = (t: Tailoring, waist: number, hip: number) =>
  t.back
    ? each((side) => weltPocket(t, [waist * 0.3, 13], [waist * 0.3 + 11, 13], 1.3, side))
    : each((side) => slitPocket(t, [waist * 0.74, 4.6], [hip * 0.97, 19], side))

export const womanTrousers = (more: Partial<LegSpec> = {}): LegSpec => ({
  waist: 16.4,
  hip: [20.6, 19],
  rise: 29,
  length: 104,
  thigh: 19.6,
  knee: 17.4,
  hem: 18,
  stand: 2,
  band: { height: 4, kind: 'plain', loops: true },
  surface: 'twill',
  drape: 'crisp',
  pressed: true,
  scale: 8.3,
  top: 165,
  details: (t) =>
    slashPockets(t, 16.4, 20.6) + (t.back ? '' : buttonRow(t, { from: 3, to: 3, count: 1, radius: 0.8, kind: 'horn' })),
  ...more,
})

export const manTrousers = (more: Partial<LegSpec> = {}): LegSpec => ({
  ...womanTrousers(),
  waist: 18.6,
  hip: [22, 20],
  rise: 29,
  length: 106,
  thigh: 20.6,
  knee: 18,
  hem: 16.6,
  details: (t) =>
    slashPockets(t, 18.6, 22) + (t.back ? '' : buttonRow(t, { from: 3, to: 3, count: 1, radius: 0.8, kind: 'horn' })),
  ...more,
})

export const shorts = (base: LegSpec, length: number, more: Partial<LegSpec> = {}): LegSpec => ({
  ...base,
  length,
  thigh: base.thigh + 1,
  hem: base.thigh + 2.2,
  stand: 1.2,
  scale: 14,
  top: 320,
  pressed: false,
  ...more,
})

export const cargo = (t: Tailoring, x: number, y: number) =>
  t.back ? '' : each((side) => patchPocket(t, [x, y], 13, 16, { side, flap: true }))
