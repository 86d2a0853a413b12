/** Women's knitwear and sweatshirts. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { kangarooPocket } from './closures.ts'
import { easy, wide } from './clothing-tops-women.ts'
import { clothes } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { top } from './upper-body.ts'

const knit = (more: Partial<TopSpec>): TopSpec => ({
  fit: { ...easy, hem: [17.8, 58], waist: [18.4, 42] },
  neck: { style: 'crew', depth: 6.6 },
  sleeve: { length: 57, angle: 13.5, upper: 14, wrist: 8.4, balloon: 1, cuff: 'rib', ribWidth: 6 },
  collar: { kind: 'rib', width: 2.8 },
  hem: { kind: 'rib', width: 5.5 },
  surface: 'knit',
  drape: 'heavy',
  scale: 11.3,
  top: 285,
  ...more,
})

const sweat = (more: Partial<TopSpec>): TopSpec => ({
  ...knit({}),
  fit: wide,
  neck: { style: 'crew', depth: 8.4 },
  sleeve: { length: 54, angle: 15, upper: 16, wrist: 9.4, balloon: 1.6, cuff: 'rib', ribWidth: 6 },
  collar: { kind: 'hood' },
  surface: 'jersey',
  grain: 1.7,
  scale: 10.6,
  top: 340,
  details: (t) => (t.back ? '' : kangarooPocket(t, 37, 54.6)),
  ...more,
})

export const womenKnits: Record<string, ArtworkKind> = {
  'w-knit': clothes(
    ['plain', 'cable', 'stripe', 'rib', 'colourblock'],
    [
      () => top(knit({})),
      () =>
        top(
          knit({
            collar: { kind: 'turtle', rise: 9.5 },
            surface: 'chunky-knit',
            fit: { ...wide, hem: [20, 59] },
            scale: 10.6,
            top: 320,
          }),
        ),
      () =>
        top(
          knit({
            neck: { style: 'v', depth: 24 },
            collar: { kind: 'rib', width: 3.4 },
            front: { overlap: { x: -1.4 }, buttons: [{ from: 27, to: 56, count: 5, radius: 0.85, kind: 'horn' }] },
          }),
        ),
      () =>
        top(
          knit({
            fit: { ...easy, hem: [17.6, 49], waist: [18, 38] },
            sleeve: { length: 20, angle: 20, upper: 15, wrist: 13.6, cuff: 'rib', ribWidth: 3.4 },
            scale: 13,
            top: 310,
          }),
        ),
      () => {
        const { sleeve: _none, ...vest } = knit({
          neck: { style: 'v', depth: 19 },
          fit: { ...easy, shoulder: 16.4, hem: [18, 56] },
          scale: 13,
          top: 270,
        })
        return top(vest)
      },
    ],
  ),
  'w-hoodie': clothes(
    ['plain', 'colourblock', 'stripe'],
    [
      () => top(sweat({})),
      () => top(sweat({ front: { zip: true }, details: () => '' })),
      () =>
        top(
          sweat({
            collar: { kind: 'rib', width: 2.8 },
            neck: { style: 'crew', depth: 7 },
            details: () => '',
            top: 290,
            scale: 11.2,
          }),
        ),
      () => top(sweat({ fit: { ...wide, hem: [21, 46], waist: [21.6, 36] }, details: () => '', scale: 12, top: 380 })),
    ],
  ),
}
