import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  crease,
  type CutPicture,
  type Finish,
  glaze,
  lying,
  metalBody,
  metalwork,
  panel,
  placed,
  stitches,
  threadOn,
} from './accessory-brush.ts'
import { box, ellipse, line, range, shape } from './accessory-path.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const ribbing = (s: Drawing, d: string, x: number, width: number, y1: number, y2: number, pitch = 13) =>
  panel(s, d, fabric(s), {
    soft: 8,
    surface: 'wool',
    over: range(Math.ceil(width / pitch))
      .map(
        (i) =>
          `<path d="M${x + i * pitch} ${y1}V${y2}" stroke="#0d0907" stroke-opacity=".32" stroke-width="${pitch * 0.34}"/><path d="M${x + pitch / 2 + i * pitch} ${y1}V${y2}" stroke="#fff" stroke-opacity=".18" stroke-width="${pitch * 0.26}"/>`,
      )
      .join(''),
  })
const hand = (cuff: number) =>
  `330,${cuff}! 322,880 336,800 312,724 264,648 218,580 202,544 214,512 246,514 292,566 334,622! 340,560 334,440 330,330 338,264 364,240 390,264 396,360 402,500! 404,480 404,330 410,230 437,204 464,230 467,340 468,500! 474,480 480,350 488,262 514,240 538,266 535,380 530,520! 542,480 558,390 570,332 594,316 614,340 608,430 594,560 586,660 580,740 576,800 584,880 576,${cuff}!`
const fingers = ['402,500 404,560 398,600', '468,500 468,570 466,620', '530,520 526,580 520,620']
const pairOf = (view: ArtworkView, glove: string, close: string): CutPicture =>
  view === 'angle'
    ? {
        body:
          placed(glove, 'translate(690 40) scale(-.8 .8) rotate(-14 450 600)') +
          placed(glove, 'translate(180 160) scale(.8) rotate(8 450 600)'),
        close,
      }
    : { body: glove, close }
function gloveBody(s: Drawing, d: string, finish: Finish): string {
  const plump = [
    '364,280 366,400 370,480',
    '437,250 436,380 436,480',
    '512,280 506,400 500,490',
    '590,350 578,450 562,540',
    '240,546 290,620 330,690',
  ]
  return (
    lying(s, d, fabric(s), { soft: 20, shade: 0.6, light: 0.32, ...finish }) +
    plump.map((points) => glaze(s, d, line(points), 14, tint(s.look.colour, 0.7), 0.34, 9)).join('') +
    fingers.map((points) => crease(line(points), 0.5)).join('') +
    glaze(s, d, line('330,690 360,760 370,820'), 12, '#0f0907', 0.3, 12)
  )
}
function dressGlove(s: Drawing, view: ArtworkView): CutPicture {
  const d = shape(hand(1040))
  const points = ['390,640 386,720 392,800', '462,650 460,730 462,810', '530,650 530,730 526,800']
    .map((each) => stitches(line(each), threadOn(s.look.colour), 2.4, 8, 3))
    .join('')
  const bow = panel(s, box(420, 900, 70, 16, 4), shade(s.look.colour, 0.15)) + metalwork(s, metalBody(s, ellipse(455, 908, 13)))
  return pairOf(
    view,
    gloveBody(s, d, { surface: 'calf' }) +
      points +
      stitches('M332 1022Q450 1030 576 1022', threadOn(s.look.colour), 1.8, 7, 4) +
      crease(line('328,880 450,896 580,880'), 0.4) +
      bow,
    '310 560 300 400',
  )
}
function drivingGlove(s: Drawing, view: ArtworkView): CutPicture {
  const d = shape(hand(900))
  const holes = [
    [368, 560],
    [436, 580],
    [502, 590],
    [560, 600],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="${ellipse(x, y, 17, 21)}" fill="#cfa98c"/><path d="${ellipse(x, y, 17, 21)}" fill="none" stroke="${shade(s.look.colour, 0.5)}" stroke-width="5"/>`,
    )
    .join('')
  const dots = range(36)
    .map((i) => `<circle cx="${395 + (i % 6) * 22}" cy="${690 + Math.floor(i / 6) * 20}" r="3" fill="#0d0806" opacity=".7"/>`)
    .join('')
  const tab =
    panel(s, shape('470,836! 586,826! 600,850 586,876! 470,872!'), s.look.accent, { surface: 'calf' }) +
    metalwork(s, metalBody(s, ellipse(502, 854, 12)))
  return pairOf(
    view,
    gloveBody(s, d, { surface: 'leather' }) +
      holes +
      dots +
      tab +
      stitches(line('334,884 450,892 572,884'), threadOn(s.look.colour), 2, 7, 4),
    '330 560 300 400',
  )
}
function knitGlove(s: Drawing, view: ArtworkView): CutPicture {
  const d = shape(hand(860))
  const cuff = shape('322,850! 330,1040! 450,1052 576,1040! 584,850! 450,862')
  return pairOf(
    view,
    gloveBody(s, d, { surface: 'wool', soft: 24 }) +
      ribbing(s, cuff, 320, 270, 840, 1060) +
      panel(s, box(500, 980, 56, 34, 3), s.look.accent, { surface: 'calf' }),
    '330 640 300 400',
  )
}
function sock(s: Drawing, top: number, ribHeight: number): string {
  const d = shape(
    `300,${top}! 400,${top + 6} 500,${top}! 504,${Math.max(640, top + 30)} 506,740 530,800 600,840 690,880 736,930 728,980 680,1006 560,1004 440,990 350,960 312,900 310,820 304,${Math.max(640, top + 30)}`,
  )
  const heel = shape('308,812! 380,830 420,880 410,960 380,975! 330,950 310,880')
  const toe = shape('660,860! 640,920 640,1010! 740,1010 760,930 720,880')
  const { accent } = s.look
  return (
    lying(s, d, fabric(s), {
      soft: 24,
      shade: 0.55,
      surface: 'wool',
      over: `<path d="${heel}" fill="${accent}"/><path d="${toe}" fill="${accent}"/>`,
    }) +
    crease(line('308,812 380,830 420,880 410,960 380,975'), 0.3) +
    crease(line('660,860 640,920 640,1006'), 0.3) +
    ribbing(
      s,
      shape(
        `296,${top - 4}! 400,${top + 2} 504,${top - 4}! 506,${top + ribHeight}! 400,${top + ribHeight + 8} 298,${top + ribHeight}!`,
      ),
      296,
      214,
      top - 10,
      top + ribHeight + 12,
      10,
    ) +
    glaze(s, d, line('440,760 500,820 580,860'), 8, '#0f0907', 0.2, 10)
  )
}
const sockPair = (s: Drawing, view: ArtworkView, top: number, rib: number): CutPicture => {
  const one = sock(s, top, rib)
  const dy = (820 - (top + 1006)) * 0.25 + 30
  return view === 'angle'
    ? {
        body:
          placed(one, `translate(440 ${dy + 120}) rotate(12 300 900) scale(.74)`) +
          placed(one, `translate(-90 ${dy + 110}) scale(.8)`),
        close: '',
      }
    : {
        body: placed(one, `translate(130 ${dy - 40}) scale(.92)`) + placed(one, `translate(-70 ${dy}) scale(.92)`),
        close: `${150} ${top * 0.92 + dy - 20} 300 400`,
      }
}
const kneeSock = (s: Drawing, view: ArtworkView) => sockPair(s, view, 130, 90)
const crewSock = (s: Drawing, view: ArtworkView) => sockPair(s, view, 400, 110)
const ankleSock = (s: Drawing, view: ArtworkView) => sockPair(s, view, 660, 54)
export const knitwearKinds: Record<string, ArtworkKind> = {
  glove: accessoryKind(['plain', 'cable', 'herringbone', 'check'], [dressGlove, drivingGlove, knitGlove]),
  socks: accessoryKind(['stripe', 'plain', 'dot', 'check', 'houndstooth'], [crewSock, kneeSock, ankleSock]),
}
