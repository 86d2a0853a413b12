import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  type CutPicture,
  floor,
  glaze,
  metalBody,
  metalLine,
  metalwork,
  panel,
  placed,
  stitches,
  threadOn,
  tube,
  turned,
} from './accessory-brush.ts'
import { box, ellipse, line, range, shape } from './accessory-path.ts'
import { gem } from './accessory-stone.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { type Drawing, linear, radial } from './studio.ts'
import { metalTone } from './trims.ts'

/** A cufflink seen half from the side: face, post and the toggle behind. */
function linkOf(s: Drawing, face: string): string {
  const post = metalwork(
    s,
    metalBody(s, 'M560 566L690 520L700 552L572 606Z') +
      metalBody(s, shape('664,440! 700,430 736,450 752,560 740,640 710,650! 680,640')),
  )
  return floor(s, 560, 730, 190, 24, 0.8) + post + face
}
const pair = (s: Drawing, view: ArtworkView, face: string): CutPicture => {
  const one = linkOf(s, face)
  return {
    body:
      view === 'angle'
        ? placed(one, 'translate(150 300) rotate(-24 450 600) scale(.62)') +
          placed(one, 'translate(380 470) rotate(160 300 300) scale(.56)')
        : placed(one, 'translate(330 40) scale(.72)') + placed(one, 'translate(20 320) scale(.74)'),
    close: '190 620 300 400',
  }
}
function roundLink(s: Drawing, view: ArtworkView): CutPicture {
  const face =
    metalwork(s, metalBody(s, ellipse(430, 590, 170), 200), 7) +
    metalwork(s, metalLine(s, ellipse(430, 590, 150), 8)) +
    inlay(s, ellipse(430, 590, 136)) +
    glaze(s, ellipse(430, 590, 136), line('330,560 360,500 420,470'), 14, '#fff', 0.5, 12)
  return pair(s, view, face)
}
const inlay = (s: Drawing, d: string) =>
  `<path d="${d}" fill="${fabric(s, { scale: 0.75 })}"/><path d="${d}" fill="${radial(s, 0.36, 0.3, 0.85, [
    [0, '#fff', 0.4],
    [0.35, '#fff', 0.05],
    [0.8, '#000', 0.12],
    [1, '#000', 0.45],
  ])}"/><path d="${d}" fill="none" stroke="#100a06" stroke-opacity=".5" stroke-width="3"/>`
function squareLink(s: Drawing, view: ArtworkView): CutPicture {
  const face =
    metalwork(s, metalBody(s, box(276, 436, 306, 306, 26), 240), 7) +
    inlay(s, box(306, 466, 246, 246, 12)) +
    glaze(s, box(306, 466, 246, 246, 12), 'M320 640L470 470', 26, '#fff', 0.4, 14)
  return pair(s, view, face)
}
function octagonLink(s: Drawing, view: ArtworkView): CutPicture {
  const octagon = (r: number) =>
    shape(
      range(8)
        .map(
          (i) => `${(430 + Math.cos((i + 0.5) * 0.7854) * r).toFixed(0)},${(590 + Math.sin((i + 0.5) * 0.7854) * r).toFixed(0)}!`,
        )
        .join(' '),
    )
  const face =
    metalwork(s, metalBody(s, octagon(176), 240), 7) +
    metalwork(s, metalBody(s, octagon(140), 180), 5) +
    inlay(s, octagon(112)) +
    metalwork(s, metalBody(s, ellipse(430, 590, 50))) +
    gem(s, 430, 590, 40, tint(s.look.accent, 0.1))
  return pair(s, view, face)
}
const ovalShadow = [64, 50, 38, 28]
  .map((w) => `<ellipse cx="446" cy="622" rx="290" ry="192" fill="none" stroke="#3a3128" stroke-width="${w}" opacity=".07"/>`)
  .join('')
function braided(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const knots = (y: number, ry: number, from: number, to: number, tone: string) =>
    range(46)
      .map((i) => {
        const a = from + ((to - from) * i) / 45
        const x = 450 + Math.cos(a) * 290
        const yy = y + Math.sin(a) * ry
        const turn = (Math.atan2(Math.cos(a) * ry, -Math.sin(a) * 290) * 180) / Math.PI
        return `<g transform="translate(${x.toFixed(1)} ${yy.toFixed(1)}) rotate(${turn.toFixed(1)})">${tube('M-14 -15C-2 -16 10 4 16 15', i % 2 ? tone : shade(tone, 0.18), 15)}</g>`
      })
      .join('')
  const clasp =
    metalwork(s, metalBody(s, shape('390,748! 450,760 510,748! 514,840! 450,852 386,840!'), 120), 7) +
    `<path d="M450 752V850" stroke="#1a120c" stroke-opacity=".6" stroke-width="2.4"/>`
  return turned(
    view,
    ovalShadow + knots(600, 190, Math.PI, Math.PI * 2, shade(colour, 0.3)) + knots(600, 200, Math.PI, 0, colour) + clasp,
    '300 600 300 400',
    -10,
  )
}
function curbChain(s: Drawing, view: ArtworkView): CutPicture {
  const links = (from: number, to: number, ry: number) =>
    metalwork(
      s,
      range(24)
        .map((i) => {
          const a = from + ((to - from) * i) / 23
          const turn = (Math.atan2(Math.cos(a) * ry, -Math.sin(a) * 290) * 180) / Math.PI
          return placed(
            metalLine(s, ellipse(0, 0, 25, 17), 10),
            `translate(${(450 + Math.cos(a) * 290).toFixed(1)} ${(600 + Math.sin(a) * ry).toFixed(1)}) rotate(${(turn + 26).toFixed(1)})`,
          )
        })
        .join(''),
      3.4,
    )
  const plate = metalwork(s, metalBody(s, shape('356,782! 450,796 544,782! 546,826! 450,840 354,826!'), 160), 5)
  return turned(
    view,
    ovalShadow + `<g opacity=".8">${links(Math.PI, Math.PI * 2, 180)}</g>` + links(Math.PI, 0, 200) + plate,
    '300 600 300 400',
    -10,
  )
}
function cuffBand(s: Drawing, view: ArtworkView): CutPicture {
  const [dark, middle, light] = metalTone(s.look.metal)
  const inner = linear(s, 0, [
    [0, shade(middle, 0.3)],
    [0.3, dark],
    [0.6, middle],
    [1, shade(dark, 0.3)],
  ])
  const outer = linear(s, 0, [
    [0, dark],
    [0.12, middle],
    [0.3, light],
    [0.42, middle],
    [0.7, dark],
    [0.86, middle],
    [0.94, light],
    [1, dark],
  ])
  const back = shape(
    '160,560! 190,450 300,390 450,378 600,390 710,450 740,560! 740,630! 700,520 600,464 450,450 300,464 200,520 160,630!',
  )
  const front = shape(
    '160,560! 200,690 310,750 450,764 590,750 700,690 740,560! 744,650! 700,790 590,850 450,864 310,850 200,790 156,650!',
  )
  const band = shape(
    '176,640! 214,730 320,780 450,792 580,780 686,730 724,640! 728,668! 690,768 580,820 450,832 320,820 210,768 172,668!',
  )
  return turned(
    view,
    ovalShadow +
      panel(s, back, inner, { soft: 6 }) +
      panel(s, front, outer, { soft: 6, light: 0.6 }) +
      panel(s, band, fabric(s, { scale: 0.75 }), { soft: 6, surface: 'leather' }) +
      stitches(line('184,652 222,738 324,786 450,798 576,786 678,738 716,652'), threadOn(s.look.colour), 2, 8, 4),
    '300 600 300 400',
    -12,
  )
}
function beads(s: Drawing, view: ArtworkView): CutPicture {
  const bead = (a: number, ry: number, tone: string) => {
    const [x, y] = [450 + Math.cos(a) * 280, 600 + Math.sin(a) * ry]
    return `<circle cx="${x + 4}" cy="${y + 8}" r="29" fill="#1a120c" opacity=".3"/><circle cx="${x}" cy="${y}" r="28" fill="${radial(
      s,
      0.34,
      0.28,
      0.8,
      [
        [0, tint(tone, 0.85)],
        [0.22, tint(tone, 0.25)],
        [0.6, tone],
        [1, shade(tone, 0.6)],
      ],
    )}"/>`
  }
  const row = (from: number, to: number, ry: number) =>
    range(15)
      .map((i) => bead(from + ((to - from) * i) / 14, ry, i % 5 === 2 ? s.look.accent : s.look.colour))
      .join('')
  const charm = metalwork(
    s,
    metalBody(s, `${ellipse(450, 800, 34)}`) +
      metalLine(s, ellipse(450, 856, 12), 6) +
      metalBody(s, shape('450,868! 478,900 450,950! 422,900')),
    4,
  )
  return turned(view, ovalShadow + row(Math.PI * 1.06, Math.PI * 1.94, 170) + row(Math.PI, 0, 200) + charm, '300 620 300 400', -8)
}
export const menJewelKinds: Record<string, ArtworkKind> = {
  cufflinks: accessoryKind(['plain', 'marble', 'houndstooth', 'stripe'], [roundLink, squareLink, octagonLink]),
  'm-bracelet': accessoryKind(['plain', 'herringbone', 'check'], [braided, curbChain, cuffBand, beads]),
}
