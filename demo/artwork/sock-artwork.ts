/** A pair of socks laid flat, one over the other. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { shade } from './colour.ts'
import { crease } from './drape-folds.ts'
import { fabric } from './fabric.ts'
import { garment, ribBand } from './garment.ts'
import { closed, type Knot, type Pose, pose as poseOf, spline, trace, way } from './outline.ts'
import { clip, type Drawing } from './studio.ts'
import { clothes, type Cutter } from './tailoring.ts'
import { seam } from './trims.ts'

/** Toe to the left; `leg` is the length above the heel. */
const outline = (leg: number): Knot[] => [
  ...spline(
    way(
      [5.4, -leg],
      [5.2, -leg * 0.6],
      [5.6, -leg * 0.25],
      [5.4, -4],
      [6.2, 1],
      [5.2, 5.6],
      [1.6, 7.8],
      [-6, 8.2],
      [-14, 8.6],
      [-18.4, 6.8],
      [-19.4, 3.6],
      [-17, 0.6],
      [-11, -0.8],
      [-6.4, -2.8],
      [-4.6, -6.4],
      [-4.8, -leg * 0.4],
      [-5.2, -leg],
    ),
    0.9,
  ),
  [-2, -leg - 0.5, 2, -leg - 0.5, 5.4, -leg],
]

function sock(drawing: Drawing, pose: Pose, leg: number, contrast: boolean): { contents: string; path: string } {
  const { colour, accent } = drawing.look
  const path = closed(pose, outline(leg))
  const tone = contrast ? accent : shade(colour, 0.14)
  const patch = (knots: Knot[]) => `<path d="${closed(pose, knots)}" fill="${tone}"/>${seam(trace(pose, knots), colour, 0.8)}`
  const ends =
    patch(way([8, -5], [1, -3, -0.4, 1, 0.6, 9], [10, 10], [8, -5])) +
    patch(way([-13, 10], [-12, 6, -12, 2, -13.6, -2], [-22, -1], [-22, 10], [-13, 10]))
  const cuff = ribBand(
    drawing,
    trace(pose, way([-5.4, -leg + 1.6], [-2, -leg + 1.1, 2, -leg + 1.1, 5.6, -leg + 1.6])),
    3.8 * pose.scale,
    contrast ? accent : colour,
    { pitch: 4 },
  )
  const folds = [
    crease(pose, way([-4.6, -6], [-2, -4], [1.4, -3.4]), 1.6, -0.18, 1, 0.8),
    crease(pose, way([-4.6, -8.6], [-1.4, -7.4], [2, -7.6]), 1.3, -0.13, 1, 0.8),
    crease(pose, way([-6.4, -2.6], [-4, 0.6], [-2, 2]), 1.5, -0.16, 1, 0.8),
    crease(pose, way([5.4, -10], [2, -9], [-1, -10]), 1.3, -0.12, 1, 0.8),
    crease(pose, way([1.6, -leg + 4], [1.4, -leg * 0.5], [1.8, -8]), 2.4, 0.12, 1, 0.8),
    crease(pose, way([-16, 4], [-10, 3.4], [-3, 3.2]), 2.2, 0.12, 1, 0.5),
  ]
  const marks = `<g clip-path="${clip(drawing, path)}">${ends}</g>`
  return {
    contents: garment(drawing, [{ path, fill: fabric(drawing), height: 0.6, marks: marks + cuff }], {
      surface: 'knit',
      grain: 0.7,
      folds,
      soft: 14,
      light: { rumple: [0.12, 0.012, 0.01] },
    }),
    path,
  }
}

const laid = (leg: number, contrast: boolean, scale: number, top: number): Cutter => ({
  close: [250, Math.round(top - leg * scale - 30)],
  draw(drawing, back) {
    const turned = (angle: number, dx: number) => {
      const base = poseOf(drawing.random, scale, top, 3)
      const lean = ((back ? -angle : angle) * Math.PI) / 180
      return {
        scale,
        at: (x: number, y: number) => {
          const side = back ? -x : x
          return base.at(side * Math.cos(lean) - y * Math.sin(lean) + dx, side * Math.sin(lean) + y * Math.cos(lean))
        },
      } satisfies Pose
    }
    const under = sock(drawing, turned(10, 9.4), leg, contrast)
    const over = sock(drawing, turned(-3, back ? -1 : 2), leg, contrast)
    const cast = [16, 10, 5]
      .map(
        (width) =>
          `<path d="${over.path}" fill="none" stroke="#120d0b" stroke-opacity=".07" stroke-width="${width}" transform="translate(2 5)"/>`,
      )
      .join('')
    const below = `<g>${under.contents}</g><g clip-path="${clip(drawing, under.path)}">${cast}</g>`
    return { contents: below + over.contents, silhouette: under.path + over.path }
  },
})

export const sockPair: ArtworkKind = clothes(
  ['plain', 'stripe', 'dot', 'check', 'rib', 'herringbone'],
  [() => laid(34, false, 17, 830), () => laid(20, true, 20, 760), () => laid(9, false, 22, 660)],
)
