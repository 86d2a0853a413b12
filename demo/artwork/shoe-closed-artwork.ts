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
import { box, ellipse, line, range, shape } from './accessory-path.ts'
import type { Skin } from './accessory-skin.ts'
import { mix, shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { lastLight, lining, shoePicture, solePiece, topline } from './shoe-last.ts'
import type { Drawing } from './studio.ts'

const skinOf = (s: Drawing): Skin => (s.look.seed % 4 === 0 ? 'suede' : 'calf')
const glossOf = (s: Drawing) => (s.look.seed % 4 === 0 ? 0.22 : 0.62)
/** A welted leather sole with a stacked heel, and the row of stitches round the welt. */
const weltedSole = (s: Drawing, tone = '#2c1f18') =>
  solePiece(
    s,
    '88,738! 300,738 480,744 640,742 790,736 836,728! 842,738 826,752 700,762 480,758 320,752! 318,754 90,756! 82,746',
    tone,
    6,
  ) +
  solePiece(s, '92,752! 318,748! 310,790! 98,790! 94,770', mix(tone, '#000000', 0.15), 7) +
  stitches(line('330,744 480,748 640,747 790,741 828,735'), '#b89b72', 1.6, 6, 3) +
  range(3)
    .map((i) => `<path d="M95 ${763 + i * 8}H313" stroke="#000" stroke-opacity=".35" stroke-width="1"/>`)
    .join('')
const derbyUpper =
  '96,740! 82,680 84,600 92,548 104,532 122,528! 180,556 250,572 316,566 372,542! 420,556 500,604 580,636 680,652 772,676 822,706 834,730! 640,742 480,744 300,738'
const derbyEdge = '104,532 122,528 180,556 250,572 316,566 372,542'
const lacedLining = '116,530! 160,516 230,524 300,536 340,530 376,540! 330,566 260,574 180,560'
const perforations = (points: [number, number][], r = 2.6) =>
  points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#0c0705" opacity=".75"/><circle cx="${x + 0.7}" cy="${y + 1}" r="${r}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".8"/>`,
    )
    .join('')
function laces(colour: string): string {
  const eyelets: [number, number][] = [
    [404, 566],
    [432, 582],
    [460, 597],
    [488, 611],
    [514, 623],
  ]
  return (
    eyelets
      .map(
        ([x, y]) =>
          tube(`M${x - 2} ${y + 8}C${x + 4} ${y - 12} ${x + 20} ${y - 18} ${x + 30} ${y - 11}`, colour, 6) +
          `<circle cx="${x - 2}" cy="${y + 9}" r="4.5" fill="#0d0805" opacity=".7"/>`,
      )
      .join('') +
    tube('M400 560C380 536 350 520 340 540C336 552 372 556 402 560', colour, 5) +
    tube('M404 560C420 520 450 500 462 516C470 530 430 548 406 562', colour, 5)
  )
}
function lacedShoe(s: Drawing, parts: string, over = ''): string {
  const upper = shape(derbyUpper)
  const { colour } = s.look
  return (
    weltedSole(s) +
    lining(s, lacedLining, '#b08d62') +
    panel(s, shape('340,552! 372,520 400,530 540,606 560,634! 470,640 400,600'), shade(colour, 0.15), { surface: skinOf(s) }) +
    piece(s, upper, fabric(s, { scale: 0.75, across: 600 }), { soft: 32, surface: skinOf(s), over }) +
    parts +
    lastLight(s, upper, colour, glossOf(s), '620,662 700,668 770,690') +
    topline(derbyEdge, colour, 6)
  )
}
const quarter = '372,548 392,600 430,650 500,672 540,660'
const counter = '92,640 150,646 178,690 184,738'
const edged = (s: Drawing, points: string) =>
  crease(line(points), 0.6, 2) +
  stitches(
    line(points.replace(/(\d+),(\d+)/g, (_, x, y) => `${Number(x) - 6},${Number(y) + 4}`)),
    threadOn(s.look.colour),
    1.3,
    5,
    2.6,
  )
const capToe = (s: Drawing) =>
  lacedShoe(s, edged(s, quarter) + edged(s, counter) + edged(s, '690,654 668,690 676,742') + laces(shade(s.look.colour, 0.3)))
function wingtip(s: Drawing): string {
  const wing = '560,742 590,716 640,700 664,664 680,652'
  const row = range(13).map((i): [number, number] => [568 + i * 8.4, 730 - i * 4.4 - Math.sin(i / 4) * 8])
  const heart = perforations(
    [
      [742, 692],
      [728, 684],
      [756, 686],
      [734, 700],
      [750, 702],
      [742, 712],
    ],
    3,
  )
  const toe = `<path d="${shape('550,750! 590,716 640,700 664,664 680,640! 860,640! 860,750!')}" fill="${s.look.accent}" opacity="${s.look.pattern === 'colourblock' ? 1 : 0}"/>`
  return lacedShoe(
    s,
    edged(s, quarter) +
      edged(s, counter) +
      edged(s, wing) +
      perforations(row) +
      perforations(range(11).map((i): [number, number] => [384 + i * 13, 590 + Math.sin(i / 3.4) * 60 + i * 2])) +
      heart +
      laces(shade(s.look.colour, 0.3)),
    toe,
  )
}
function monk(s: Drawing): string {
  const strap = (y: number) =>
    panel(
      s,
      shape(`300,${y + 52}! 380,${y + 34} 470,${y - 2} 498,${y - 8}! 510,${y + 6} 500,${y + 22}! 420,${y + 62} 330,${y + 86}!`),
      s.look.colour,
      { surface: skinOf(s), soft: 6 },
    )
  const buckle = (x: number, y: number) =>
    metalwork(s, metalLine(s, box(x, y, 22, 32, 5), 5) + metalLine(s, `M${x + 11} ${y}L${x + 10} ${y + 32}`, 3))
  return lacedShoe(
    s,
    edged(s, counter) +
      edged(s, '372,552 420,610 500,668 580,690 600,640') +
      strap(560) +
      strap(606) +
      buckle(468, 560) +
      buckle(468, 606),
  )
}
function driverShoe(s: Drawing, trim: string): string {
  const { colour } = s.look
  const upper = shape(
    '94,742! 76,690 78,620 90,582 114,574! 180,604 270,640 350,648 420,624! 500,596 560,600 660,640 760,668 816,698 830,730 812,748! 640,752 400,750',
  )
  const nubs = range(22)
    .map(
      (i) =>
        `<ellipse cx="${120 + i * 32}" cy="${759 + Math.sin(i * 0.3) * 1.5}" rx="9" ry="8" fill="${shade(colour, 0.72)}"/><ellipse cx="${118 + i * 32}" cy="755" rx="5" ry="2.5" fill="#fff" opacity=".14"/>`,
    )
    .join('')
  const heelNubs = range(5)
    .map(
      (i) =>
        `<circle cx="${84 + (i % 2) * 14}" cy="${650 + i * 20}" r="7" fill="${shade(colour, 0.72)}"/><circle cx="${82 + (i % 2) * 14}" cy="${647 + i * 20}" r="2.5" fill="#fff" opacity=".2"/>`,
    )
    .join('')
  const apron = '452,632 540,664 640,672 724,664 770,676 776,694'
  const ruche = range(17)
    .map(
      (i) =>
        `<path d="M${520 + i * 15} ${660 + Math.sin(i / 5.5) * 10}l4 12" stroke="#120a06" stroke-opacity=".45" stroke-width="2.4"/>`,
    )
    .join('')
  return (
    nubs +
    lining(s, '100,580! 150,562 240,584 330,612 424,622! 350,654 260,644 180,612', '#c4a479') +
    piece(s, upper, fabric(s, { scale: 0.75 }), { soft: 30, surface: s.look.seed % 2 === 0 ? 'suede' : 'leather' }) +
    heelNubs +
    lastLight(s, upper, colour, 0.36, '600,640 690,656 770,690') +
    tube(line(apron), colour, 9) +
    ruche +
    stitches(line(apron), threadOn(colour), 2.2, 9, 6) +
    topline('92,582 114,574 180,604 270,640 350,648 420,624', colour) +
    trim
  )
}
const saddle = '380,640! 440,616 500,594 540,596! 566,612 570,628! 520,650 470,690 440,724! 400,716 380,690'
const penny = (s: Drawing) =>
  driverShoe(
    s,
    panel(s, shape(saddle), shade(s.look.colour, 0.08), { surface: 'calf' }) +
      `<path d="${shape('462,656! 490,640 506,634! 510,644 490,656 472,668!')}" fill="#0d0705" opacity=".75"/>`,
  )
const bitDriver = (s: Drawing) =>
  driverShoe(
    s,
    metalwork(
      s,
      metalLine(s, ellipse(452, 668, 19, 23), 8) +
        metalLine(s, ellipse(560, 618, 17, 20), 8) +
        metalLine(s, 'M470 660L544 624', 10) +
        metalBody(s, ellipse(507, 642, 12, 9)),
    ),
  )
const tasselDriver = (s: Drawing) => {
  const colour = shade(s.look.colour, 0.1)
  const fringe = (x: number, y: number) =>
    range(7)
      .map((i) => tube(`M${x} ${y}Q${x - 12 + i * 4} ${y + 24} ${x - 20 + i * 6.5} ${y + 46}`, colour, 6))
      .join('') + tube(`M${x - 6} ${y}L${x + 6} ${y}`, colour, 12)
  return driverShoe(
    s,
    tube(line('120,606 200,640 300,672 400,668 480,640'), s.look.accent, 7) +
      tube('M490 632C460 610 440 640 492 640C540 610 560 640 492 640', colour, 7) +
      fringe(476, 648) +
      fringe(512, 644),
  )
}
export const closedShoeKinds: Record<string, ArtworkKind> = {
  oxford: accessoryKind(
    ['plain', 'colourblock', 'herringbone'],
    [capToe, wingtip, monk].map((draw) => (s, view) => shoePicture(s, view, draw(s), '380 510 240 320')),
  ),
  driver: accessoryKind(
    ['plain', 'monogram', 'check'],
    [penny, bitDriver, tasselDriver].map((draw) => (s, view) => shoePicture(s, view, draw(s), '400 520 240 320')),
  ),
}
