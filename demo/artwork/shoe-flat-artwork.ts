import type { ArtworkKind } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  crease,
  metalBody,
  metalLine,
  metalwork,
  panel,
  piece,
  stitches,
  threadOn,
  tube,
} from './accessory-brush.ts'
import { box, ellipse, line, shape } from './accessory-path.ts'
import type { Skin } from './accessory-skin.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { lastLight, lining, shoePicture, solePiece, topline } from './shoe-last.ts'
import type { Drawing } from './studio.ts'

const surfaceOf = (s: Drawing): Skin => (s.look.seed % 3 === 0 ? 'suede' : 'leather')
const sole = '86,744! 300,750 560,752 800,748! 822,752 806,762! 560,765 240,764! 236,772 90,772! 82,760'
const soleTone = '#3a2a20'
const pointed =
  '92,744! 80,680 84,616 92,584 116,574! 170,612 250,668 350,696 460,690 548,652! 640,656 740,690 816,728 834,744 826,750! 700,752 400,750'
const pointedLine = '96,582 116,574! 170,612 250,668 350,696 460,690 548,652'
const round =
  '92,744! 78,680 84,612 94,580 118,572! 168,610 248,668 350,696 455,690 540,646! 640,630 746,648 812,694 826,730 814,750! 640,753 400,750'
const roundLine = '96,580 118,572! 168,610 248,668 350,696 455,690 540,646'
const farSide = '104,584! 140,560 210,580 310,632 430,654 520,640 552,652! 470,700 370,712 250,690'
function flatShoe(s: Drawing, outline: string, edge: string, over = ''): string {
  const upper = shape(outline)
  const { colour } = s.look
  return (
    solePiece(s, sole, soleTone) +
    lining(s, farSide) +
    piece(s, upper, fabric(s, { scale: 0.75, across: 590 }), { soft: 30, surface: surfaceOf(s), over }) +
    lastLight(s, upper, colour, 0.42) +
    topline(edge, colour) +
    stitches(line(edge.replace(/(\d+),(\d+)/g, (_, x, y) => `${x},${Number(y) + 12}`)), threadOn(colour), 1.8, 7, 4)
  )
}
const bow = (s: Drawing, x: number, y: number, colour: string) => {
  const loop = (points: string) => panel(s, shape(points), colour, { soft: 6, shade: 0.5, light: 0.3, surface: 'calf' })
  return `<g transform="translate(${x} ${y})">${loop('0,0! -20,26 -44,44 -54,36! -36,20 -14,-2')}${loop('6,2! 30,22 58,34 64,24! 44,10 22,-4')}${loop('0,0! -22,-24 -58,-26 -66,-8 -50,10 -20,8')}${loop('4,0! 26,-22 60,-20 66,-2 48,14 22,10')}${loop('-10,-10 10,-11 13,8 -9,11')}${crease('M-12 -4Q-32 -12 -46 -10M-12 2Q-30 2 -44 2M14 -2Q32 -10 46 -8M14 4Q30 4 44 2', 0.35, 1.6)}</g>`
}
const strapBuckle = (s: Drawing, x: number, y: number) =>
  metalwork(s, metalLine(s, box(x - 13, y - 15, 26, 30, 6), 5) + metalLine(s, `M${x} ${y - 14}L${x + 1} ${y + 14}`, 3.4))
const pointedBow = (s: Drawing) => flatShoe(s, pointed, pointedLine) + bow(s, 566, 662, shade(s.look.colour, 0.06))
function maryJane(s: Drawing): string {
  const band = shape('300,690! 324,626 352,586 372,578! 400,586! 376,606 352,648 342,694!')
  return (
    lining(s, '384,580! 410,582 480,620 530,646! 490,680 430,630') +
    flatShoe(s, round, roundLine) +
    panel(s, band, s.look.colour, { soft: 8, surface: 'leather' }) +
    strapBuckle(s, 328, 650)
  )
}
function slingback(s: Drawing): string {
  const { colour } = s.look
  const upper = shape(
    '318,740! 320,706 340,690 400,694 470,682 548,644! 650,650 744,686 816,728 834,744 826,750! 640,753 330,751',
  )
  return (
    solePiece(s, sole, soleTone) +
    lining(s, '92,742! 112,728 260,722 400,660 520,636 552,648! 560,744!', '#dcc7a4') +
    tube(line('362,692 280,640 190,590 128,566 94,582'), shade(colour, 0.35), 9) +
    tube(line('344,700 260,668 176,626 112,596 92,592 92,612'), colour, 15) +
    piece(s, upper, fabric(s, { scale: 0.75, across: 590 }), { soft: 28, surface: surfaceOf(s) }) +
    lastLight(s, upper, colour, 0.45) +
    topline('330,694 400,694 470,682 548,644', colour) +
    strapBuckle(s, 318, 690) +
    metalwork(s, metalBody(s, box(566, 660, 84, 16, 6)))
  )
}
const capPath = shape('690,600! 676,660 684,720 700,760! 840,760! 840,600!')
function capToe(s: Drawing): string {
  const cap = `<path d="${capPath}" fill="${s.look.accent}"/>`
  return (
    flatShoe(s, round, roundLine, cap) +
    crease(line('694,657 680,700 690,750'), 0.5) +
    bow(s, 560, 650, shade(s.look.colour, 0.05))
  )
}
function tied(s: Drawing): string {
  const strap = shape('452,690! 470,640 486,602 500,590! 522,596! 508,620 492,654 476,684!')
  const band = shape('300,690! 328,632 356,596 376,588! 400,596! 378,616 356,650 340,694!')
  return (
    lining(s, '384,590! 410,590 470,630 525,646! 490,680 430,640') +
    flatShoe(s, round, roundLine) +
    panel(s, strap, s.look.accent, { surface: 'leather' }) +
    panel(s, band, s.look.accent, { surface: 'leather' }) +
    strapBuckle(s, 330, 656) +
    strapBuckle(s, 470, 654)
  )
}
const studded = (s: Drawing) => {
  const studs = [...Array(16).keys()].map((i) => metalBody(s, ellipse(330 + i * 30, 735 + Math.sin(i / 5) * 4, 6))).join('')
  return flatShoe(s, round, roundLine) + metalwork(s, studs) + bow(s, 560, 650, tint(s.look.colour, 0.06))
}
const close = '425 500 255 340'
export const flatShoeKinds: Record<string, ArtworkKind> = {
  flat: accessoryKind(
    ['plain', 'houndstooth', 'monogram', 'colourblock'],
    [pointedBow, maryJane, slingback].map((draw) => (s, view) => shoePicture(s, view, draw(s), close)),
  ),
  ballerina: accessoryKind(
    ['plain', 'quilt', 'check', 'dot'],
    [capToe, tied, studded].map((draw) => (s, view) => shoePicture(s, view, draw(s), close)),
  ),
}
