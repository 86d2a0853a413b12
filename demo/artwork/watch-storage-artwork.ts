import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  crease,
  type CutPicture,
  floor,
  glaze,
  lying,
  metalBody,
  metalLine,
  metalwork,
  panel,
  piece,
  placed,
  stitches,
  threadOn,
  turned,
} from './accessory-brush.ts'
import { box, ellipse, line, range, shape } from './accessory-path.ts'
import type { Skin } from './accessory-skin.ts'
import { rolled, sewn, stamp, studs } from './bag-parts.ts'
import { mix, shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { type Drawing, linear } from './studio.ts'
import { metalTone } from './trims.ts'
import { dialPlate, hands, markers } from './watch-dial.ts'
import { roundCase } from './watch-parts.ts'

/** Two halves side by side: the long one with its holes, the short one with the buckle. */
function strapPair(s: Drawing, view: ArtworkView, skin: Skin, over: string, thread: boolean): CutPicture {
  const long = shape('310,160! 430,160! 424,300 414,560 410,900! 404,970 370,1010 336,970 330,900! 326,560 316,300')
  const short = shape('490,160! 610,160! 604,300 594,520 590,700! 510,700! 506,520 496,300')
  const holes = range(7)
    .map(
      (i) =>
        `<ellipse cx="370" cy="${640 + i * 44}" rx="8" ry="10" fill="#0c0705"/><ellipse cx="370" cy="${642 + i * 44}" rx="9" ry="11" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"/>`,
    )
    .join('')
  const seams = thread
    ? stitches(line('326,176 330,320 340,560 342,890'), threadOn(s.look.colour), 2.6, 10, 5) +
      stitches(line('414,176 410,320 400,560 398,890'), threadOn(s.look.colour), 2.6, 10, 5) +
      stitches(line('506,176 510,320 520,520 522,690'), threadOn(s.look.colour), 2.6, 10, 5) +
      stitches(line('594,176 590,320 580,520 578,690'), threadOn(s.look.colour), 2.6, 10, 5)
    : ''
  const bars = metalwork(s, metalBody(s, box(300, 150, 140, 9, 4), 40) + metalBody(s, box(480, 150, 140, 9, 4), 40), 1.6)
  const fitting = metalwork(
    s,
    metalLine(s, shape('498,700! 492,790 504,806! 596,806! 608,790 602,700!'), 15) + metalLine(s, 'M550 704L551 800', 10),
    3.6,
  )
  const keepers = [560, 630]
    .map((y) => panel(s, box(492, y, 116, 34, 6), shade(s.look.colour, 0.1), { soft: 6, surface: skin }))
    .join('')
  const body =
    bars +
    lying(s, long, fabric(s, { scale: 0.75 }), { soft: 20, shade: 0.55, surface: skin, over }) +
    lying(s, short, fabric(s, { scale: 0.75 }), { soft: 20, shade: 0.55, surface: skin, over }) +
    seams +
    holes +
    keepers +
    fitting
  return turned(view, body, '400 500 300 400', -18)
}
const leatherBand = (s: Drawing, view: ArtworkView) => strapPair(s, view, s.look.seed % 2 === 0 ? 'exotic' : 'leather', '', true)
const rubberBand = (s: Drawing, view: ArtworkView) =>
  strapPair(
    s,
    view,
    'nylon',
    range(18)
      .map(
        (i) =>
          `<path d="M300 ${230 + i * 24}L370 ${246 + i * 24}L440 ${230 + i * 24}M480 ${230 + i * 24}L550 ${246 + i * 24}L620 ${230 + i * 24}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="9"/><path d="M300 ${236 + i * 24}L370 ${252 + i * 24}L440 ${236 + i * 24}M480 ${236 + i * 24}L550 ${252 + i * 24}L620 ${236 + i * 24}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`,
      )
      .join(''),
    false,
  )
function natoBand(s: Drawing, view: ArtworkView): CutPicture {
  const d = shape('380,170! 520,170! 520,980! 500,1040 450,1060 400,1040 380,980!')
  const stripe = `<path d="M415 100h70v1000h-70z" fill="${s.look.accent}"/><path d="M440 100h20v1000h-20z" fill="${fabric(s, { pattern: 'plain' })}"/>`
  const loop = (y: number) => metalwork(s, metalLine(s, box(366, y, 168, 40, 12), 11), 3.4)
  const body =
    lying(s, d, fabric(s), { soft: 12, shade: 0.45, surface: 'canvas', over: s.look.pattern === 'plain' ? stripe : '' }) +
    range(8)
      .map((i) => `<ellipse cx="450" cy="${660 + i * 40}" rx="8" ry="8" fill="#0c0705"/>`)
      .join('') +
    loop(420) +
    loop(520) +
    metalwork(s, metalLine(s, box(362, 140, 176, 104, 14), 15) + metalLine(s, 'M450 146L451 240', 10), 3.6)
  return turned(view, body, '300 130 300 400', -20)
}
function linkBand(s: Drawing, view: ArtworkView): CutPicture {
  const [dark, middle, light] = metalTone(s.look.metal)
  const steel = linear(s, 0, [
    [0, dark],
    [0.25, middle],
    [0.5, light],
    [0.7, middle],
    [1, dark],
  ])
  const mesh = s.define(
    (id) =>
      `<pattern id="${id}" width="12" height="10" patternUnits="userSpaceOnUse"><path d="M0 5Q3 -1 6 5T12 5" fill="none" stroke="${shade(dark, 0.4)}" stroke-width="2.4"/><path d="M0 8Q3 2 6 8T12 8" fill="none" stroke="${light}" stroke-width="2"/></pattern>`,
  )
  const d = box(374, 150, 152, 820, 10)
  const body =
    lying(s, d, steel, { soft: 8, over: `<rect x="374" y="150" width="152" height="820" fill="${mesh}"/>` }) +
    metalwork(
      s,
      metalBody(s, box(364, 140, 172, 30, 6), 150) +
        metalBody(s, box(366, 700, 168, 110, 10), 200) +
        metalBody(s, box(380, 950, 140, 46, 8), 150),
      4,
    ) +
    crease('M372 755H528', 0.5) +
    stamp(s, 450, 724, 70)
  return turned(view, body, '300 560 300 400', 18)
}
const velvet = '#e6ddcd'
const boxShadow = (s: Drawing) => floor(s, 450, 876, 330, 22)
function closedBox(s: Drawing, view: ArtworkView): CutPicture {
  const top = shape('150,520! 250,430! 690,430! 760,520!')
  const front = box(146, 516, 616, 352, 14)
  const body =
    boxShadow(s) +
    panel(s, top, fabric(s), { soft: 10, surface: 'leather', light: 0.7 }) +
    piece(s, front, fabric(s), { soft: 22, shade: 0.55, surface: 'leather' }) +
    sewn(s, box(162, 532, 584, 320, 8)) +
    crease('M146 620H762', 0.8, 5) +
    metalwork(s, metalBody(s, box(408, 588, 92, 88, 10), 140)) +
    metalwork(s, metalBody(s, ellipse(454, 644, 14)) + metalBody(s, box(424, 600, 60, 12, 5)), 2) +
    studs(
      s,
      [
        [172, 846],
        [736, 846],
      ],
      8,
    ) +
    stamp(s, 454, 780, 110)
  return { body: view === 'angle' ? placed(body, 'matrix(.9 .07 .05 1 10 -30)') : body, close: '300 510 300 400' }
}
const cushionWatch = (s: Drawing, x: number, y: number, scale: number) =>
  placed(
    panel(s, box(340, 400, 220, 420, 60), tint(velvet, 0.2), { soft: 24, shade: 0.5, surface: 'suede' }) +
      panel(s, box(400, 390, 100, 440, 20), shade(s.look.accent, 0.1), { soft: 12, surface: 'leather' }) +
      placed(
        roundCase(s, 160) +
          dialPlate(s, 132, tint(s.look.accent, 0.15)) +
          markers(s, 132, tint(s.look.accent, 0.15), 'baton') +
          hands(s, 124, 'leaf', metalTone(s.look.metal)[0]),
        'translate(90 120) scale(.8)',
      ),
    `translate(${x} ${y}) scale(${scale})`,
  )
function openBox(s: Drawing, view: ArtworkView): CutPicture {
  const lid = shape('170,250! 730,250! 758,530! 142,530!')
  const lidInside = shape('196,272! 704,272! 728,514! 172,514!')
  const tray = shape('142,530! 758,530! 780,690! 120,690!')
  const silk = linear(s, 60, [
    [0, tint(velvet, 0.4)],
    [0.5, velvet],
    [1, shade(velvet, 0.25)],
  ])
  const wells = range(3)
    .map((i) =>
      panel(
        s,
        shape(`${186 + i * 182},546! ${350 + i * 180},546! ${354 + i * 184},680! ${176 + i * 184},680!`),
        shade(velvet, 0.3),
        { soft: 12, shade: 0.8, light: 0.05 },
      ),
    )
    .join('')
  const watches = [0, 1, 2]
    .map((i) =>
      i === 1 && s.look.seed % 2 === 0
        ? placed(panel(s, box(340, 400, 220, 420, 60), velvet, { soft: 24, surface: 'suede' }), 'translate(302 470) scale(.33)')
        : cushionWatch(s, 118 + i * 184, 410, 0.33),
    )
    .join('')
  const body =
    boxShadow(s) +
    panel(s, lid, shade(s.look.colour, 0.15), { soft: 8, surface: 'leather' }) +
    panel(s, lidInside, silk, { soft: 10 }) +
    stamp(s, 450, 384, 130) +
    panel(s, tray, shade(velvet, 0.1), { soft: 6, surface: 'suede' }) +
    wells +
    watches +
    piece(s, box(114, 686, 672, 184, 10), fabric(s), { soft: 20, surface: 'leather' }) +
    sewn(s, box(130, 702, 640, 152, 6)) +
    metalwork(s, metalBody(s, box(412, 680, 76, 56, 8), 140))
  return { body: view === 'angle' ? placed(body, 'matrix(.94 .05 -.04 .98 46 -10)') : body, close: '160 400 300 400' }
}
function watchRoll(s: Drawing, view: ArtworkView): CutPicture {
  const body = box(150, 500, 600, 290, 60)
  const end = (x: number) =>
    panel(s, ellipse(x, 645, 58, 145), shade(s.look.colour, 0.2), { soft: 16, surface: 'leather' }) +
    sewn(s, ellipse(x, 645, 46, 130), 1.8)
  const strapAt = (x: number) =>
    panel(
      s,
      shape(`${x - 26},496! ${x + 26},496! ${x + 30},650 ${x + 26},796! ${x - 26},796! ${x - 22},650`),
      mix(s.look.accent, '#5a3d28', 0.3),
      { soft: 8, surface: 'leather' },
    ) + metalwork(s, metalLine(s, box(x - 34, 600, 68, 64, 10), 9) + metalLine(s, `M${x} 602V660`, 5))
  const round = linear(s, 90, [
    [0, '#000', 0.12],
    [0.2, '#fff', 0.22],
    [0.4, '#fff', 0.02],
    [0.75, '#000', 0.24],
    [1, '#000', 0.55],
  ])
  const picture =
    floor(s, 440, 788, 330, 22) +
    rolled('M360 510C356 440 400 430 450 430S544 440 540 510', shade(s.look.colour, 0.15), 22) +
    end(744) +
    piece(s, body, fabric(s), { soft: 10, surface: 'leather', over: `<path d="${body}" fill="${round}"/>` }) +
    end(156) +
    sewn(s, 'M220 520H740M220 770H740') +
    strapAt(330) +
    strapAt(590) +
    stamp(s, 460, 690, 90) +
    glaze(s, body, 'M200 550H730', 10, '#fff', 0.3, 12)
  return { body: view === 'angle' ? placed(picture, 'matrix(.9 -.12 .08 .98 0 90)') : picture, close: '180 460 300 400' }
}
export const watchStorageKinds: Record<string, ArtworkKind> = {
  'watch-strap': accessoryKind(['plain', 'check', 'herringbone'], [leatherBand, natoBand, rubberBand, linkBand]),
  'watch-box': accessoryKind(['plain', 'monogram', 'quilt'], [closedBox, openBox, watchRoll]),
}
