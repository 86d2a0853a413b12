/** Padded jackets and coats, channelled for down. */
import type { Fit } from './bodice.ts'
import { slitPocket } from './closures.ts'
import { bothSides, isMan } from './clothing-outerwear.ts'
import { crease } from './drape-folds.ts'
import { across, spline, trace, way } from './outline.ts'
import type { Fold } from './relief.ts'
import type { TopSpec } from './top-spec.ts'

/** Half the body's width at a height. */
const halfAt = ({ armpit, waist, hem, shoulder }: Fit, y: number): number => {
  const [above, below] = y < waist[1] ? [armpit, waist] : [waist, hem]
  if (y < armpit[1]) return Math.min(shoulder, armpit[0]) - 1.6
  return above[0] + ((below[0] - above[0]) * (y - above[1])) / (below[1] - above[1])
}

/** Horizontal channels of down on body and sleeves; `pitch` in centimetres. */
export function baffles(pitch: number): NonNullable<TopSpec['heights']> {
  return (t, sleeve) => {
    const { pose, fit, drawing } = t
    const list: Fold[] = []
    const line = (y: number): string => {
      const half = halfAt(fit, y)
      return across(pose, way([0, y + 0.9], [half * 0.4, y + 0.9, half * 0.75, y + 0.6, half, y]))
    }
    const quilted = (path: string, ridge: string) =>
      list.push(
        { path: ridge, width: pitch * 0.62 * pose.scale, height: 0.3, soft: 9 },
        { path, width: 0.7 * pose.scale, height: -0.62, soft: 4 },
      )
    for (let y = 9; y < fit.hem[1] - 2; y += pitch) quilted(line(y), line(y + pitch / 2))
    for (let y = 9; y < fit.hem[1] - 2; y += pitch) {
      for (let x = -halfAt(fit, y) + 1; x < halfAt(fit, y); x += 3.1) {
        const slip = (drawing.random() - 0.5) * 1.6
        const tall = pitch * (0.25 + drawing.random() * 0.24)
        list.push(
          crease(
            pose,
            way([x + slip, y + 0.9], [x + slip * 1.3, y + 0.9 + tall * 0.6], [x + slip * 2, y + 0.9 + tall]),
            1.2,
            -0.12,
            1,
            1,
          ),
          crease(
            pose,
            way([x + 1.2 + slip, y + 0.7], [x + 1.2, y + 0.7 - tall * 0.6], [x + 1.2 - slip, y + 0.7 - tall]),
            1.1,
            -0.1,
            1,
            1,
          ),
        )
      }
    }
    if (!sleeve) return list
    const steps = Math.round(52 / pitch)
    for (const side of [1, -1] as const) {
      for (let at = 1; at < steps; at += 1) {
        const ring = (share: number) =>
          trace(pose, spline([sleeve.at(share, -0.05), sleeve.at(share + 0.012, 0.5), sleeve.at(share, 1.05)]), side)
        quilted(ring(at / steps), ring((at + 0.5) / steps))
      }
    }
    return list
  }
}

export function puffer(fit: Fit, more: Partial<TopSpec> = {}, pitch = 8): TopSpec {
  const man = isMan(fit)
  return {
    fit,
    neck: { style: 'crew', depth: 6.4 },
    sleeve: { length: man ? 60 : 56, angle: 15, upper: man ? 20 : 18, wrist: 12, balloon: 2, puff: 1, cuff: 'rib', ribWidth: 3 },
    collar: { kind: 'stand', rise: 7.4 },
    front: { zip: true },
    surface: 'satin',
    drape: 'heavy',
    light: { gloss: 0.2, rumple: [0.14, 0.02, 0.02] },
    scale: man ? 9.6 : 10.2,
    top: 310,
    heights: baffles(pitch),
    details: (t) =>
      t.back
        ? ''
        : bothSides((side) => slitPocket(t, [fit.hem[0] * 0.78, fit.hem[1] - 26], [fit.hem[0] * 0.62, fit.hem[1] - 12], side)),
    ...more,
  }
}
