/** Men's underwear and swimwear. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { brief } from './clothing-light.ts'
import { shade } from './colour.ts'
import { ribBand } from './garment.ts'
import { legs } from './legwear.ts'
import { across, spline, trace, way } from './outline.ts'
import { briefEdge, legCut, strapped } from './strap-wear.ts'
import { clothes, type Tailoring, together } from './tailoring.ts'
import { seam, stitchLine } from './trims.ts'
import { manTrousers, shorts } from './trouser-cuts.ts'

export const menLightKinds: Record<string, ArtworkKind> = {
  'm-underwear': clothes(
    ['plain', 'stripe', 'check', 'dot'],
    [
      () => legs(boxer(30, {})),
      () => legs(boxer(27, { scale: 16 })),
      () =>
        together(
          strapped({
            ...brief(400),
            peak: [9, 1],
            underarm: [18, 1],
            lower: legCut(spline(way([18, 1], [19, 5], [19.2, 9])), [19.2, 9], [4.6, 27]),
            details: (t) => waistTape(t, 18) + briefEdge(t, [19.2, 9], [4.6, 27]) + pouch(t, 27),
            surface: 'jersey',
            light: {},
            scale: 15.5,
          }),
        ),
      () => legs(boxer(37, { surface: 'woven', drape: 'crisp', hem: 24 })),
    ],
  ),
  'm-swim': clothes(
    ['plain', 'floral', 'stripe', 'check', 'dot', 'colourblock'],
    [
      () =>
        legs(
          shorts(manTrousers({ band: { height: 4.4, kind: 'drawcord' }, surface: 'woven', light: { gloss: 0.06 } }), 43, {
            scale: 14.5,
            top: 340,
          }),
        ),
      () =>
        legs(
          shorts(
            manTrousers({
              surface: 'woven',
              details: (t) => (t.back ? '' : stitchLine(trace(t.pose, way([15, 6], [17.4, 20])), t.drawing.look.colour)),
            }),
            50,
            { scale: 13, top: 310 },
          ),
        ),
      () =>
        legs(
          shorts(manTrousers({ band: { height: 4, kind: 'drawcord' }, surface: 'satin' }), 36, {
            scale: 15.5,
            top: 370,
            hem: 23.4,
          }),
        ),
    ],
  ),
}

function boxer(length: number, more: Partial<Parameters<typeof legs>[0]>): Parameters<typeof legs>[0] {
  const base = shorts(manTrousers({ rise: 23, hip: [19.6, 14] }), length, {
    hem: 18.6,
    thigh: 18.8,
    band: { height: 0, kind: 'none' },
    surface: 'jersey',
    drape: 'soft',
    scale: 15.5,
    top: 380,
    stand: 0.8,
  })
  return { ...base, details: (t) => waistTape(t, 18.6) + (t.back ? '' : pouch(t, 23)), ...more }
}

const waistTape = (t: Tailoring, waist: number) => {
  const { colour, accent } = t.drawing.look
  const tape = across(t.pose, way([0, 3], [waist * 0.5, 3, waist * 0.85, 2.6, waist + 0.6, 1.8]))
  return (
    ribBand(t.drawing, tape, 3.6 * t.pose.scale, shade(colour, 0.12), { pitch: 3 }) +
    `<path d="${tape}" fill="none" stroke="${accent}" stroke-width="${t.pose.scale * 0.4}" stroke-opacity=".85" transform="translate(0 ${t.pose.scale * 0.9})"/>`
  )
}

const pouch = (t: Tailoring, low: number) =>
  t.back
    ? ''
    : ([-1, 1] as const)
        .map(
          (side) =>
            seam(trace(t.pose, way([5.6, 5], [6.8, low * 0.45, 5.4, low * 0.72, 2.2, low - 1]), side), t.drawing.look.colour, 1) +
            stitchLine(
              trace(t.pose, way([6.3, 5], [7.5, low * 0.45, 6.1, low * 0.74, 2.8, low - 0.6]), side),
              t.drawing.look.colour,
              { opacity: 0.4 },
            ),
        )
        .join('') + seam(trace(t.pose, way([0.4, 5], [1, low * 0.5], [0, low])), t.drawing.look.colour, 0.7)
