import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  cast,
  crease,
  type CutPicture,
  glaze,
  lying,
  panel,
  piece,
  placed,
  tube,
  turned,
} from './accessory-brush.ts'
import { box, line, range, shape } from './accessory-path.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const fringe = (s: Drawing, x: number, y: number, width: number, length = 46, colour = s.look.colour) =>
  range(Math.floor(width / 9))
    .map((i) =>
      tube(
        `M${x + i * 9 + 4} ${y}q${Math.sin(i * 2.3) * 5} ${length / 2} ${Math.sin(i * 1.7) * 6} ${length + Math.sin(i * 3.1) * 5}`,
        i % 3 ? colour : shade(colour, 0.1),
        5,
      ),
    )
    .join('')
/** Long soft folds: a dark valley with light beside it. */
const drape = (s: Drawing, d: string, lines: string[], width = 18, depth = 0.34) =>
  lines
    .map(
      (points) =>
        glaze(s, d, line(points), width, '#0f0907', depth, width * 0.9) +
        placed(
          glaze(s, d, line(points), width * 0.7, tint(s.look.colour, 0.45), depth * 0.9, width * 0.8),
          `translate(${-width * 1.3} 0)`,
        ),
    )
    .join('')
function foldedScarf(s: Drawing, view: ArtworkView): CutPicture {
  const back = box(330, 200, 300, 740, 6)
  const front = shape('270,190! 400,182 570,190! 574,400 568,800 572,986! 420,992 268,986! 262,800 266,400')
  const body =
    fringe(s, 334, 934, 296, 40) +
    lying(s, back, fabric(s), { soft: 14, surface: 'wool' }) +
    fringe(s, 270, 982, 300) +
    lying(s, front, fabric(s), { soft: 20, surface: 'wool', shade: 0.5 }) +
    drape(s, front, ['360,190 352,500 366,980', '500,190 510,600 496,984'], 16, 0.24) +
    glaze(s, front, 'M270 196H570', 20, '#0f0907', 0.3, 16) +
    panel(s, box(480, 900, 66, 44, 3), s.look.accent, { surface: 'calf' })
  return turned(view, body, '300 720 300 400')
}
function knottedScarf(s: Drawing, view: ArtworkView): CutPicture {
  const loop = shape(
    '240,330 330,236 450,214 570,236 660,330 640,440 560,520 500,540! 470,470! 540,430 566,370 530,316 450,300 370,316 334,370 360,430 430,470! 400,540! 340,520 260,440',
  )
  const tail1 = shape('408,500! 480,520 520,500! 560,700 590,860 600,1000! 500,1014 430,1004! 424,860 404,680')
  const tail2 = shape('470,480! 520,500 540,520! 480,700 420,820 380,960! 320,960 260,930! 300,800 360,660')
  const knot = shape('396,452 450,430 520,446 552,500 530,560 460,576 396,552 376,500')
  const body =
    fringe(s, 432, 1000, 166) +
    placed(fringe(s, 262, 938, 124), 'rotate(14 320 940)') +
    lying(s, tail2, fabric(s, { angle: 20 }), { soft: 18, surface: 'wool' }) +
    lying(s, tail1, fabric(s, { angle: -8 }), { soft: 18, surface: 'wool' }) +
    drape(s, tail1, ['440,540 470,740 500,1000', '500,540 530,740 560,1000'], 13, 0.3) +
    drape(s, tail2, ['470,560 400,740 330,950'], 13, 0.3) +
    lying(s, loop, fabric(s, { angle: 45 }), { soft: 24, surface: 'wool', shade: 0.66 }) +
    drape(s, loop, ['290,350 350,270 450,250 550,270 612,350', '300,430 340,490 420,516'], 12, 0.3) +
    panel(s, knot, fabric(s, { angle: 60 }), { soft: 18, surface: 'wool' }) +
    drape(s, knot, ['400,480 460,460 530,480', '392,526 460,516 534,530'], 9, 0.34)
  return turned(view, body, '310 380 300 400', 9)
}
function rolledScarf(s: Drawing, view: ArtworkView): CutPicture {
  const layers = range(4)
    .map(
      (i) =>
        lying(
          s,
          shape(
            `190,${700 - i * 62}! 450,${690 - i * 62} 700,${700 - i * 62}! 738,${720 - i * 62} 742,${752 - i * 62} 700,${772 - i * 62}! 450,${780 - i * 62} 190,${772 - i * 62}!`,
          ),
          fabric(s),
          { soft: 12, surface: 'wool', shade: 0.5, light: 0.2 },
        ) + placed(fringe(s, 0, 0, 70, 34), `translate(194 ${704 - i * 62}) rotate(90)`),
    )
    .join('')
  const top = shape('200,460! 450,440 690,456! 730,480 738,510 700,524! 450,532 190,524!')
  const body =
    layers +
    panel(s, top, fabric(s), { soft: 14, surface: 'wool' }) +
    panel(s, box(560, 640, 80, 56, 4), tint(s.look.accent, 0.04), { surface: 'calf' })
  return turned(view, body, '440 460 300 400', -10)
}
function foldedShawl(s: Drawing, view: ArtworkView): CutPicture {
  const back = shape('160,300! 500,290 760,310! 756,620 740,860! 430,870 150,850!')
  const front = shape('140,290! 480,276 600,300! 720,480 744,700! 640,800 560,884! 300,892 146,880! 132,600')
  const body =
    fringe(s, 152, 872, 410, 54) +
    lying(s, back, fabric(s, { angle: 4 }), { soft: 18, surface: 'wool', amount: 0.6 }) +
    lying(s, front, fabric(s), { soft: 24, surface: 'wool', amount: 0.6, shade: 0.5 }) +
    drape(
      s,
      front,
      ['220,286 200,560 230,880', '360,284 380,560 350,886', '480,280 560,560 520,884', '600,310 650,520 610,800'],
      20,
      0.26,
    )
  return turned(view, body, '180 640 300 400')
}
function hungShawl(s: Drawing, view: ArtworkView): CutPicture {
  const left = shape('450,140! 400,190 330,400 250,700 190,960! 330,990 440,970! 452,700 460,400')
  const right = shape('450,140! 500,190 570,380 640,640 690,880! 560,910 440,900! 446,600 440,300')
  const body =
    placed(fringe(s, 440, 896, 250, 50), 'rotate(-4 560 900)') +
    lying(s, right, fabric(s, { angle: -8 }), { soft: 26, surface: 'wool', amount: 0.6, shade: 0.7 }) +
    drape(s, right, ['456,200 500,500 500,900', '470,190 560,500 580,900', '480,180 610,560 640,880'], 16, 0.36) +
    placed(fringe(s, 192, 964, 250, 50), 'rotate(3 320 970)') +
    lying(s, left, fabric(s, { angle: 10 }), { soft: 26, surface: 'wool', amount: 0.6, shade: 0.6 }) +
    drape(s, left, ['440,200 330,600 260,970', '444,220 390,600 330,980', '450,240 430,600 400,975'], 16, 0.36)
  return turned(view, body, '200 640 300 400', 8)
}
function triangleShawl(s: Drawing, view: ArtworkView): CutPicture {
  const whole = shape('110,380! 300,350 450,346 600,350 790,380! 700,560 560,780 450,960! 340,780 200,560')
  const fold = shape('120,376! 300,346 450,340 600,346 780,376! 700,430 580,520 450,560 320,520 200,430')
  const tassels = range(17)
    .map((i) => {
      const t = i / 16
      const x = 120 + t * 330
      const y = 392 + t * 570
      return tube(`M${x} ${y}q-8 26 -4 52`, s.look.accent, 5) + tube(`M${900 - x} ${y}q8 26 4 52`, s.look.accent, 5)
    })
    .join('')
  const body =
    tassels +
    lying(s, whole, fabric(s), { soft: 24, surface: 'wool', amount: 0.6 }) +
    drape(
      s,
      whole,
      ['260,400 360,640 440,930', '640,400 540,640 470,930', '180,420 280,580 360,760', '720,420 640,560 560,740'],
      18,
      0.26,
    ) +
    lying(s, fold, fabric(s, { angle: 12 }), { soft: 18, surface: 'wool', amount: 0.6 }) +
    drape(s, fold, ['160,384 300,470 450,500 600,470 740,384', '240,366 340,420 450,440 560,420 660,366'], 12, 0.3)
  return turned(view, body, '290 560 300 400', -7)
}
const silkLight = (s: Drawing, d: string, x: number) =>
  glaze(s, d, `M${x} 200L${x - 24} 1040`, 16, tint(s.look.colour, 0.8), 0.34, 16)
function hungTie(s: Drawing, view: ArtworkView): CutPicture {
  const tail = shape('440,250! 490,250! 520,560 540,780! 506,830! 470,790! 462,560')
  const blade = shape('420,262! 478,262! 500,560 530,860! 450,1010! 376,866! 404,560')
  const knot = shape('408,150! 494,150! 500,170 476,264! 450,274 424,264! 402,170')
  const collar = shape('414,152! 440,90 470,60 496,90! 500,150! 486,150! 478,100 462,90 446,104 430,152!')
  const body =
    piece(s, collar, fabric(s, { angle: 60 }), { soft: 8 }) +
    lying(s, tail, shade(s.look.colour, 0.22), { soft: 14 }) +
    lying(s, blade, fabric(s, { angle: 45, scale: 0.75 }), { soft: 18, shade: 0.5 }) +
    silkLight(s, blade, 436) +
    panel(s, knot, fabric(s, { angle: -45, scale: 0.75 }), { soft: 12 }) +
    crease('M450 276Q456 320 448 350', 0.4, 3)
  return turned(view, body, '300 120 300 400', -16)
}
function foldedTie(s: Drawing, view: ArtworkView): CutPicture {
  const cloth = (angle: number) => fabric(s, { angle, scale: 0.75 })
  const tail = shape('470,330! 540,330! 560,560 566,760! 528,812! 490,770! 476,560')
  const blade = shape('340,330! 452,330! 470,600 482,860! 400,986! 318,864! 330,600')
  const bend = shape('338,340! 340,250 380,214 440,210 510,226 544,280 544,340! 500,352 474,330 450,318 440,340 390,352')
  const keeper = panel(s, shape('486,640! 556,636! 558,668! 488,672!'), shade(s.look.colour, 0.3), { soft: 4 })
  const body =
    lying(s, tail, cloth(45), { soft: 12, shade: 0.6 }) +
    keeper +
    lying(s, blade, cloth(45), { soft: 18, shade: 0.5 }) +
    silkLight(s, blade, 384) +
    panel(s, bend, cloth(-30), { soft: 16, shade: 0.6 }) +
    glaze(s, bend, line('350,320 360,262 420,236 500,250 530,320'), 10, tint(s.look.colour, 0.7), 0.4, 10) +
    crease('M400 982V860', 0.25)
  return turned(view, body, '270 200 300 400', -18)
}
function knitTie(s: Drawing, view: ArtworkView): CutPicture {
  const d = shape('410,150! 490,150! 500,600 504,1010! 396,1010! 400,600')
  const tail = shape('470,150! 530,150! 560,500 572,900! 500,904! 490,500')
  const purl = range(60)
    .map((i) => `<path d="M380 ${150 + i * 15}l70 12l70-12" fill="none" stroke="#0d0907" stroke-opacity=".22" stroke-width="4"/>`)
    .join('')
  const body =
    placed(lying(s, tail, shade(s.look.colour, 0.15), { soft: 12, surface: 'wool' }), 'rotate(-5 500 150)') +
    lying(s, d, fabric(s), { soft: 14, surface: 'wool', over: purl }) +
    panel(s, box(402, 690, 100, 26, 3), s.look.accent, { surface: 'wool' })
  return turned(view, body, '300 620 300 400', -14)
}
function bowTie(s: Drawing, wing: string, folds: string[], view: ArtworkView): CutPicture {
  const d = shape(wing)
  const cloth = fabric(s, { scale: 0.75 })
  const side =
    lying(s, d, cloth, { soft: 22, shade: 0.66, light: 0.36 }) +
    folds.map((points) => glaze(s, d, line(points), 10, '#0f0907', 0.5, 10)).join('') +
    glaze(s, d, line('180,520 260,540 360,580'), 12, tint(s.look.colour, 0.75), 0.4, 12)
  const band = cast('M120 590H780V612H120Z', 8) + tube('M126 600H774', shade(s.look.colour, 0.12), 26)
  const knot = shape('404,552 450,544 496,552 506,600 496,650 450,658 404,650 394,600')
  const body =
    band +
    side +
    placed(side, 'matrix(-1 0 0 1 900 0)') +
    panel(s, knot, cloth, { soft: 14, shade: 0.6 }) +
    glaze(s, knot, 'M430 560Q424 600 430 646', 6, '#0f0907', 0.3, 6)
  return turned(view, body, '270 400 300 400', -10)
}
const folds = ['410,586 340,560 260,548', '410,612 330,630 250,650', '412,600 360,600 320,602']
const butterfly = (s: Drawing, view: ArtworkView) =>
  bowTie(s, '412,566! 340,520 240,470 170,462! 150,530 156,600 150,680 170,742! 250,730 340,680 412,636!', folds, view)
const batwing = (s: Drawing, view: ArtworkView) =>
  bowTie(s, '412,572! 320,552 220,540 150,538! 144,600 150,662! 230,660 320,650 412,630!', folds, view)
const diamond = (s: Drawing, view: ArtworkView) =>
  bowTie(s, '412,568! 330,530 250,500 200,490! 160,550 126,600! 160,650 200,712! 250,702 330,672 412,634!', folds, view)
export const neckwearKinds: Record<string, ArtworkKind> = {
  'm-scarf': accessoryKind(['check', 'plain', 'herringbone', 'stripe', 'houndstooth'], [foldedScarf, knottedScarf, rolledScarf]),
  shawl: accessoryKind(['plain', 'check', 'floral', 'monogram', 'herringbone'], [foldedShawl, hungShawl, triangleShawl]),
  tie: accessoryKind(['stripe', 'dot', 'plain', 'check', 'monogram'], [hungTie, foldedTie, knitTie]),
  'bow-tie': accessoryKind(['plain', 'dot', 'stripe', 'houndstooth'], [butterfly, batwing, diamond]),
}
