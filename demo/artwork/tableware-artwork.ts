/** For the table: plates, bowls, mugs, teapots, glasses and cutlery. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { cutleryOf } from './cutlery-artwork.ts'
import { stemmed, tumbler } from './glassware-artwork.ts'
import { fluted, polygon } from './mesh-geometry.ts'
import { lying, objectKind } from './object-kind.ts'
import { coupe, deepBowl, dinner, footed, nest, ribbedBowl, scalloped, stack } from './plate-artwork.ts'
import { mugOf, saucered, teapotOf } from './teaware-artwork.ts'

const china: ArtworkKind['patterns'] = ['plain', 'stripe', 'floral', 'marble', 'colourblock', 'dot', 'check']

export const tablewareKinds: Record<string, ArtworkKind> = {
  plate: objectKind([dinner, coupe, stack, scalloped], china, { detail: { zoom: 2.1, focus: [0.75, 0.55] } }),
  bowl: objectKind([deepBowl, footed, ribbedBowl, nest], china, {
    angle: { yaw: -28 },
    detail: { zoom: 2.1, focus: [0.3, 0.25] },
  }),
  mug: objectKind([mugOf(32, 70, 1, '#4a2a17'), mugOf(36, 60, 0.78, '#b98a5c'), saucered], china),
  teapot: objectKind(
    [
      teapotOf(
        [
          [0, 0],
          [24, 0],
          [34, 12],
          [40, 30],
          [32, 48],
          [20, 54],
          [0, 54],
        ],
        20,
        54,
        38,
        false,
      ),
      teapotOf(
        [
          [0, 0],
          [30, 0],
          [36, 4],
          [36, 36],
          [28, 44],
          [0, 44],
        ],
        12,
        44,
        36,
        true,
      ),
      teapotOf(
        [
          [0, 0],
          [20, 0],
          [28, 10],
          [32, 34],
          [24, 62],
          [18, 72],
          [0, 72],
        ],
        24,
        72,
        31,
        false,
      ),
    ],
    china,
    { angle: { yaw: 38 } },
  ),
  glass: objectKind(
    [
      tumbler(28, 62, 10, polygon(12), true),
      tumbler(24, 92, 8, fluted(20, 0.05), false),
      stemmed(
        [
          [8, 62],
          [24, 74],
          [28, 94],
          [24, 122],
          [21, 132],
        ],
        132,
      ),
      stemmed(
        [
          [6, 78],
          [30, 88],
          [38, 100],
          [39, 104],
        ],
        104,
      ),
    ],
    ['plain', 'colourblock', 'stripe'],
    { detail: { zoom: 2, focus: [0.5, 0.66] } },
  ),
  cutlery: objectKind(
    [
      cutleryOf(['fork', 'knife', 'spoon']),
      cutleryOf(['fork', 'fork', 'knife', 'spoon', 'small']),
      cutleryOf(['small', 'small', 'small', 'small']),
    ],
    ['plain', 'colourblock', 'check', 'stripe', 'marble'],
    { front: lying.front, angle: lying.angle, detail: { ...lying.detail, focus: [0.4, 0.25] } },
  ),
}
