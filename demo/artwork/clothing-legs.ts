/** Trousers, jeans, shorts and skirts. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { buttonRow } from './closures.ts'
import { jeans } from './jeans-artwork.ts'
import { legs } from './legwear.ts'
import { trace, way } from './outline.ts'
import { skirt, type SkirtSpec } from './skirt-artwork.ts'
import { clothes } from './tailoring.ts'
import { seam } from './trims.ts'
import { cargo, manTrousers, shorts, slashPockets, womanTrousers } from './trouser-cuts.ts'

const skirtOf = (more: Partial<SkirtSpec>): SkirtSpec => ({
  waist: 16.6,
  hip: [22, 20],
  hem: [23, 62],
  band: 4,
  fall: { kind: 'straight' },
  surface: 'twill',
  drape: 'crisp',
  scale: 11.6,
  top: 265,
  ...more,
})

const w = womanTrousers

const m = manTrousers

export const legKinds: Record<string, ArtworkKind> = {
  'w-trousers': clothes(
    ['plain', 'check', 'herringbone', 'houndstooth', 'stripe'],
    [
      () => legs(w()),
      () => legs(w({ thigh: 22, knee: 23, hem: 27, stand: 1.4, drape: 'fluid', hip: [21.4, 20] })),
      () => legs(w({ knee: 15, hem: 12.4, length: 96, stand: 3, scale: 8.8 })),
      () =>
        legs(
          w({
            band: { height: 4.6, kind: 'drawcord' },
            surface: 'satin',
            light: { gloss: 0.12 },
            pressed: false,
            thigh: 22,
            knee: 21,
            hem: 22,
            drape: 'fluid',
            details: (t) => slashPockets(t, 16.4, 20.6),
          }),
        ),
    ],
  ),
  'w-jeans': clothes(
    ['plain'],
    [
      () => legs(jeans(w({ knee: 17.2, hem: 18.4 }))),
      () => legs(jeans(w({ thigh: 17.6, knee: 13, hem: 10.8, length: 99, stand: 3.4, scale: 8.6 }))),
      () => legs(jeans(w({ thigh: 21, knee: 21.6, hem: 25, stand: 1.6 }))),
      () => legs(jeans(w({ thigh: 18.6, knee: 15.8, hem: 21.5, stand: 2.2 }))),
      () => legs(jeans(w({ thigh: 22, knee: 18.6, hem: 13.6, length: 95, stand: 3, scale: 8.9 }))),
    ],
  ),
  'w-shorts': clothes(
    ['plain', 'check', 'stripe', 'floral', 'houndstooth'],
    [
      () => legs(shorts(w(), 43)),
      () => legs(shorts(jeans(w()), 39, { scale: 15 })),
      () =>
        legs(
          shorts(w({ band: { height: 4.4, kind: 'drawcord' }, details: (t) => slashPockets(t, 16.4, 20.6) }), 45, {
            hem: 25,
            drape: 'fluid',
          }),
        ),
      () => legs(shorts(w(), 54, { scale: 13, top: 270, pressed: true, hem: 23, turnUp: 4 })),
    ],
  ),
  'w-skirt': clothes(
    ['plain', 'check', 'houndstooth', 'floral', 'dot', 'herringbone', 'quilt'],
    [
      () =>
        skirt(
          skirtOf({
            hem: [20.4, 64],
            details: (t) => (t.back ? seam(trace(t.pose, way([0.2, 48], [0.3, 65])), t.drawing.look.colour, 2) : ''),
          }),
        ),
      () =>
        skirt(
          skirtOf({
            hem: [34, 76],
            hip: [21.4, 18],
            fall: { kind: 'flutes', waves: 4, depth: 1 },
            surface: 'satin',
            light: { gloss: 0.12 },
            scale: 10,
            top: 235,
          }),
        ),
      () => skirt(skirtOf({ hem: [31, 66], hip: [22.6, 20], fall: { kind: 'pleats', count: 16 }, scale: 10.8, top: 250 })),
      () =>
        skirt(
          skirtOf({
            hem: [24.4, 41],
            hip: [20.6, 18],
            scale: 15,
            top: 320,
            details: (t) =>
              t.back
                ? ''
                : seam(trace(t.pose, way([-6, 5], [-6.4, 42])), t.drawing.look.colour, 1.6) +
                  buttonRow(t, { from: 8, to: 34, count: 4, radius: 1, kind: 'metal', x: -4.4 }),
          }),
        ),
      () =>
        skirt(
          skirtOf({
            hem: [27, 84],
            hip: [21.4, 19],
            fall: { kind: 'flutes', waves: 3, depth: 0.7 },
            surface: 'woven',
            drape: 'fluid',
            scale: 9.6,
            top: 210,
          }),
        ),
    ],
  ),
  'm-trousers': clothes(
    ['plain', 'check', 'herringbone', 'houndstooth', 'stripe'],
    [
      () => legs(m()),
      () => legs(m({ thigh: 22.6, knee: 21, hem: 20.6, stand: 1.6, turnUp: 4 })),
      () =>
        legs(
          m({
            surface: 'canvas',
            drape: 'heavy',
            pressed: false,
            thigh: 22,
            knee: 19.6,
            hem: 18,
            details: (t) => slashPockets(t, 18.6, 22) + cargo(t, 17.4, 46),
          }),
        ),
      () =>
        legs(
          m({
            band: { height: 4.6, kind: 'drawcord' },
            surface: 'jersey',
            pressed: false,
            knee: 18,
            hem: 12,
            cuff: true,
            length: 100,
            details: (t) => slashPockets(t, 18.6, 22),
          }),
        ),
    ],
  ),
  'm-jeans': clothes(
    ['plain'],
    [
      () => legs(jeans(m({ knee: 18.4, hem: 18.4 }))),
      () => legs(jeans(m({ thigh: 18.8, knee: 14.8, hem: 13, stand: 3.2 }))),
      () => legs(jeans(m({ thigh: 20.6, knee: 17.4, hem: 15.6, stand: 2.6 }))),
      () => legs(jeans(m({ thigh: 23, knee: 22.4, hem: 22.6, stand: 1.4 }))),
    ],
  ),
  'm-shorts': clothes(
    ['plain', 'check', 'stripe', 'floral'],
    [
      () => legs(shorts(m(), 51, { scale: 13, top: 300 })),
      () =>
        legs(
          shorts(
            m({ band: { height: 4.4, kind: 'drawcord' }, surface: 'jersey', details: (t) => slashPockets(t, 18.6, 22) }),
            49,
            { scale: 13, top: 310 },
          ),
        ),
      () =>
        legs(
          shorts(m({ details: (t) => slashPockets(t, 18.6, 22) + cargo(t, 17.6, 33) }), 57, {
            scale: 12,
            top: 275,
            surface: 'canvas',
            drape: 'heavy',
          }),
        ),
      () => legs(shorts(m(), 56, { scale: 12, top: 280, pressed: true, turnUp: 4 })),
    ],
  ),
}
