import type { ArtworkKind } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  crease,
  type CutPicture,
  floor,
  glaze,
  metalBody,
  metalLine,
  metalwork,
  panel,
  piece,
  placed,
  stitches,
  threadOn,
  tube,
} from './accessory-brush.ts'
import { box, ellipse, line, range, shape } from './accessory-path.ts'
import type { Skin } from './accessory-skin.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const skinOf = (s: Drawing): Skin => (s.look.seed % 3 === 0 ? 'suede' : 'calf')
function bootPicture(s: Drawing, view: string, boot: string, close: string): CutPicture {
  const one = floor(s, 440, 1064, 300, 14) + boot
  if (view !== 'angle') return { body: one, close }
  return { body: placed(one, 'translate(190 62) scale(.84)') + placed(one, 'translate(-40 102) scale(.88)'), close }
}
/** A shaft and foot in one outline, with the folds a boot shows at the ankle. */
function bootBody(s: Drawing, outline: string, gloss: number, over = ''): string {
  const d = shape(outline)
  const light = tint(s.look.colour, 0.85)
  return (
    piece(s, d, fabric(s), { soft: 34, shade: 0.7, surface: skinOf(s), over }) +
    glaze(s, d, line('262,190 268,420 262,640 250,760'), 30, light, gloss * 0.7, 20) +
    glaze(s, d, line('560,900 640,930 700,965'), 24, light, gloss, 16) +
    glaze(s, d, line('440,240 436,520 420,700 430,800'), 40, '#0f0908', 0.3, 24) +
    glaze(s, d, line('240,850 300,830 380,838 430,812'), 9, '#0f0908', 0.3, 10) +
    glaze(s, d, line('250,800 330,790 400,760'), 9, '#0f0908', 0.3, 9) +
    glaze(s, d, line('250,826 320,812 410,784'), 8, light, gloss * 0.5, 8)
  )
}
const mouth = (s: Drawing, y: number, left = 206, right = 474) =>
  panel(
    s,
    shape(
      `${left},${y + 4}! ${left + 50},${y - 14} ${(left + right) / 2},${y - 20} ${right - 50},${y - 14} ${right},${y + 2}! ${right - 40},${y + 16} ${(left + right) / 2},${y + 22} ${left + 40},${y + 16}`,
    ),
    shade('#b7956b', 0.35),
    { soft: 8, shade: 0.8, light: 0.05 },
  )
const ridingShape =
  '206,136! 270,150 400,150 474,134! 472,330 458,540 440,690 446,770 500,850 590,890 680,930 720,976 722,1020! 600,1030 400,1030 214,1024! 206,960 214,880 214,760 202,600 196,360'
function riding(s: Drawing): string {
  const sole = panel(
    s,
    shape('206,1020! 400,1028 724,1018! 732,1034 716,1048! 420,1050 330,1044! 328,1066! 214,1066! 204,1044'),
    '#2a1d16',
    { soft: 6 },
  )
  const strap = panel(
    s,
    shape('204,200! 300,216 400,214 473,196! 472,228! 400,246 300,248 203,232!'),
    shade(s.look.colour, 0.14),
    { surface: 'calf' },
  )
  return (
    sole +
    mouth(s, 134) +
    bootBody(s, ridingShape, 0.42) +
    strap +
    metalwork(s, metalLine(s, box(390, 204, 34, 46, 7), 6) + metalLine(s, 'M408 206V248', 4)) +
    crease(line('250,152 262,500 250,760 232,1020'), 0.45) +
    crease(line('240,880 330,900 470,850'), 0.4) +
    stitches(line('244,890 330,910 474,862'), threadOn(s.look.colour), 1.6, 6, 3)
  )
}
function kneeHeel(s: Drawing): string {
  const outline =
    '222,136! 280,148 400,148 462,132! 462,330 446,520 424,650 420,740 452,810 540,880 640,950 720,1016 740,1040 730,1050! 640,1052 560,1030 470,960 400,904 320,884 226,884! 214,800 226,680 210,540 206,330'
  const heel = panel(
    s,
    shape('226,878! 320,882 344,900! 300,940 276,990 270,1066! 246,1066! 244,990 232,930'),
    shade(s.look.colour, 0.2),
    { soft: 9, surface: 'calf' },
  )
  const sole = panel(
    s,
    shape('340,896! 400,906 470,962 560,1032 640,1054 734,1048! 742,1052 736,1060! 640,1066 550,1048 460,980 396,924!'),
    '#2a1d16',
    { soft: 3 },
  )
  return (
    heel +
    sole +
    mouth(s, 132, 222, 462) +
    bootBody(s, outline, 0.62) +
    crease(line('262,150 268,440 262,700 266,880'), 0.4) +
    metalwork(s, metalLine(s, 'M262 170L266 330', 5) + metalBody(s, box(257, 326, 16, 40, 5)))
  )
}
function western(s: Drawing): string {
  const outline =
    '196,170! 250,120 300,110 340,160! 390,108 440,120 486,168! 476,330 458,560 442,700 452,790 520,860 620,900 700,946 738,1002 742,1024! 640,1032 420,1020 330,1000 222,1000! 210,920 218,800 206,640 196,400'
  const heel = panel(s, shape('222,996! 330,996 342,1012! 326,1040 320,1066! 236,1066! 232,1034'), '#3a281c', {
    soft: 7,
    over: range(6)
      .map((i) => `<path d="M220 ${1006 + i * 10}H350" stroke="#000" stroke-opacity=".35" stroke-width="1.3"/>`)
      .join(''),
  })
  const sole = panel(
    s,
    shape('338,1000! 420,1018 640,1030 742,1022! 748,1032 736,1042! 620,1048 420,1040 340,1020!'),
    '#3a281c',
    { soft: 4 },
  )
  const flame = [
    '250,700 280,560 250,440 300,320 270,220',
    '430,700 400,560 430,440 380,320 412,220',
    '340,720 310,600 340,480 318,380 342,280 366,380 342,480 372,600 340,720',
  ]
  const shaft = flame
    .map(
      (points) =>
        stitches(line(points), threadOn(s.look.colour), 2.4, 7, 3) + stitches(placedLine(points), s.look.accent, 2, 7, 3),
    )
    .join('')
  const toe = ['560,930 610,910 650,930 690,960 660,980 610,960', '580,950 630,940 670,966']
    .map((points) => stitches(line(points), threadOn(s.look.colour), 2, 6, 3))
    .join('')
  return (
    heel +
    sole +
    bootBody(s, outline, 0.34) +
    shaft +
    toe +
    crease(line('214,820 300,800 400,850 470,820'), 0.5) +
    tube(line('196,170 250,120 300,110 340,160 390,108 440,120 486,168'), shade(s.look.colour, 0.2), 8)
  )
}
const placedLine = (points: string) => line(points.replace(/(\d+),(\d+)/g, (_, x, y) => `${Number(x) + 7},${y}`))
const ankleShape =
  '176,404! 240,420 360,420 432,400! 432,470 438,540 470,594 540,640 630,676 720,702 786,736 814,776 816,800 806,808! 600,816 400,812 180,806! 162,740 170,640 174,540'
const menSole = (s: Drawing, lug: boolean) => {
  const tone = lug ? '#201d1b' : '#33241a'
  const teeth = lug
    ? range(16)
        .map((i) => `<path d="M${190 + i * 40} 862V836h20V862z" fill="#000" opacity=".5"/>`)
        .join('')
    : ''
  return (
    panel(
      s,
      shape(
        lug
          ? '166,798! 400,812 814,798! 826,826 812,864! 420,866 416,852! 366,852! 362,866! 170,866! 160,830'
          : '170,800! 400,812 812,800! 822,814 808,830! 420,832 340,830! 338,862! 176,862! 166,826',
      ),
      tone,
      { soft: 8, over: teeth },
    ) + stitches(line('180,812 400,822 804,810'), '#b59a72', 1.8, 7, 3)
  )
}
function menBoot(s: Drawing, lug: boolean, parts: string, over = ''): string {
  const d = shape(ankleShape)
  const light = tint(s.look.colour, 0.85)
  const gloss = s.look.seed % 3 === 0 ? 0.2 : 0.5
  return (
    menSole(s, lug) +
    mouth(s, 402, 176, 432) +
    piece(s, d, fabric(s), { soft: 32, surface: skinOf(s), over }) +
    glaze(s, d, line('610,690 690,716 752,752'), 26, light, gloss, 16) +
    glaze(s, d, line('206,460 212,600 204,720'), 22, light, gloss * 0.6, 15) +
    glaze(s, d, line('410,640 450,664 510,684'), 3, '#0f0908', 0.12, 7) +
    parts
  )
}
function chelsea(s: Drawing): string {
  const elastic = shape('276,424! 300,540 330,640 350,664! 372,640 392,540 396,420!')
  const ribs = range(24)
    .map((i) => `<path d="M${268 + i * 6} 420V670" stroke="#000" stroke-opacity=".4" stroke-width="2.4"/>`)
    .join('')
  const tab = panel(s, box(196, 366, 26, 60, 6), shade(s.look.colour, 0.2))
  return (
    tab +
    menBoot(
      s,
      s.look.seed % 2 === 0,
      panel(s, elastic, shade(s.look.colour, 0.4), { soft: 6, over: ribs }) +
        stitches(line('264,420 288,550 322,660 350,682 382,656 404,540 408,416'), threadOn(s.look.colour), 1.6, 6, 3) +
        crease(line('350,682 400,720 420,808'), 0.5),
    )
  )
}
const eyelets = (s: Drawing, count: number, x: number, y: number, dx: number, dy: number) => {
  const cord = tint(s.look.accent, 0.05)
  const rows = range(count).map((i) => [x + i * dx + i * i * 3, y + i * dy] as const)
  return (
    rows.map(([a, b]) => tube(`M${a} ${b}C${a + 20} ${b - 18} ${a + 44} ${b - 22} ${a + 56} ${b - 12}`, cord, 8)).join('') +
    metalwork(s, rows.map(([a, b]) => metalBody(s, `${ellipse(a, b, 9)}${ellipse(a, b, 4)}`)).join(''))
  )
}
const chukka = (s: Drawing) =>
  menBoot(
    s,
    false,
    panel(s, shape('330,424! 380,424 436,412! 440,500 452,566 476,596! 440,640 380,650! 340,560'), s.look.colour, {
      surface: skinOf(s),
      soft: 9,
    }) +
      crease(line('330,640 380,652 470,640 540,624'), 0.4) +
      eyelets(s, 3, 370, 470, 8, 52),
  )
const laceUp = (s: Drawing) =>
  menBoot(
    s,
    true,
    panel(s, shape('300,424! 380,424 436,412! 440,500 456,570 520,612 560,626! 500,690 420,690! 340,600'), s.look.colour, {
      surface: skinOf(s),
      soft: 9,
    }) +
      edging(s) +
      eyelets(s, 5, 372, 446, 4, 44),
  )
const edging = (s: Drawing) =>
  stitches(line('312,430 348,596 424,680 498,680 552,634'), threadOn(s.look.colour), 1.8, 7, 3) +
  crease(line('170,690 220,700 250,750 256,806'), 0.5) +
  crease(line('660,650 640,720 660,812'), 0.45)
const menPicture = (s: Drawing, view: string, boot: string): CutPicture => {
  const one = floor(s, 490, 862, 330, 14) + boot
  if (view !== 'angle') return { body: one, close: '290 420 240 320' }
  return { body: placed(one, 'translate(150 40) scale(.82)') + placed(one, 'translate(-60 100) scale(.88)'), close: '' }
}
export const bootKinds: Record<string, ArtworkKind> = {
  boot: accessoryKind(
    ['plain', 'monogram', 'colourblock', 'houndstooth'],
    [riding, kneeHeel, western].map((draw) => (s, view) => bootPicture(s, view, draw(s), '200 120 270 360')),
  ),
  'm-boot': accessoryKind(
    ['plain', 'herringbone', 'colourblock'],
    [chelsea, chukka, laceUp].map((draw) => (s, view) => menPicture(s, view, draw(s))),
  ),
}
