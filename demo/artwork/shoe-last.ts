/** What every shoe shares: its two placings, its sole, its opening and its shadow. A shoe stands on y = 760 and points right. */
import type { ArtworkView } from '../catalogue/demo-types.ts'
import { type CutPicture, floor, glaze, metalLine, metalwork, panel, placed, tube, accessoryKind } from './accessory-brush.ts'
import { box, line, shape } from './accessory-path.ts'
import { shade, tint } from './colour.ts'
import { type Drawing, linear } from './studio.ts'

/** What every shoe shares: its two placings, its sole, its opening and its shadow. A shoe stands on y = 760 and points right. */

/** One shoe from the side, or the pair, one a step behind the other. */
export function shoePicture(s: Drawing, view: ArtworkView, shoe: string, close: string, left = 80, right = 825): CutPicture {
  const middle = (left + right) / 2
  // traced a little low, as lasts are; raised here to the height a lens sees
  const one = floor(s, middle, 764, (right - left) / 2, 13) + placed(shoe, 'matrix(1 0 0 1.18 0 -139)')
  if (view !== 'angle') return { body: one, close }
  return { body: placed(one, 'translate(170 60) scale(.8)') + placed(one, 'translate(4 140) scale(.86)'), close }
}
/** A stacked or moulded sole: the layer's own edge, lit along its top. */
export const solePiece = (s: Drawing, points: string, colour: string, soft = 8) =>
  panel(s, shape(points), colour, { soft, shade: 0.6, light: 0.28 })
export function lining(s: Drawing, points: string, colour = '#cdb798') {
  const depth = linear(s, 80, [
    [0, shade(colour, 0.12)],
    [0.45, shade(colour, 0.3)],
    [1, shade(colour, 0.66)],
  ])
  return panel(s, shape(points), depth, { soft: 4, shade: 0.4, light: 0.2 })
}
/** The bound edge round the foot's opening. */
export const topline = (points: string, colour: string, width = 6) => tube(line(points), shade(colour, 0.12), width)
/** Light on a last: a long highlight over the toe and a quiet one on the quarter. */
export function lastLight(s: Drawing, upper: string, colour: string, gloss: number, toe = '690,655 745,668 785,690'): string {
  return (
    glaze(s, upper, line(toe), 26, tint(colour, 0.9), gloss, 13) +
    glaze(s, upper, line('150,560 165,620 175,670'), 22, tint(colour, 0.8), gloss * 0.45, 14) +
    glaze(s, upper, line('90,735 450,738 820,738'), 16, '#120b08', 0.4, 9)
  )
}

export const sandalBuckle = (s: Drawing, x: number, y: number, w = 30, h = 36) =>
  metalwork(s, metalLine(s, box(x, y, w, h, 6), 6) + metalLine(s, `M${x + w / 2} ${y}V${y + h}`, 4))
export const insole = (s: Drawing, points: string, colour = '#d9c4a1') => {
  const depth = linear(s, 90, [
    [0, tint(colour, 0.15)],
    [0.6, colour],
    [1, shade(colour, 0.35)],
  ])
  return panel(s, shape(points), depth, { soft: 5, shade: 0.4, light: 0.3 })
}
/** The far side of a strap, seen through the opening. */
export const behind = (points: string, colour: string, width: number) => tube(line(points), shade(colour, 0.42), width)

export const shoeKind = (patterns: Parameters<typeof accessoryKind>[0], draws: ((s: Drawing) => string)[], close: string) =>
  accessoryKind(
    patterns,
    draws.map((draw) => (s, view) => shoePicture(s, view, draw(s), close)),
  )
