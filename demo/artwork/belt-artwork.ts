import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  type CutPicture,
  floor,
  lying,
  metalBody,
  metalLine,
  metalwork,
  panel,
  placed,
} from './accessory-brush.ts'
import { box, ellipse, range, shape } from './accessory-path.ts'
import { sewn, stamp } from './bag-parts.ts'
import { mix, shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { type Drawing, linear } from './studio.ts'

type Buckle = (s: Drawing, x: number, y: number) => string
const pin: Buckle = (s, x, y) =>
  metalwork(s, metalLine(s, box(x - 66, y - 66, 132, 132, 22), 19) + metalLine(s, `M${x - 60} ${y}H${x + 68}`, 13), 4)
const plate: Buckle = (s, x, y) =>
  metalwork(s, metalBody(s, box(x - 92, y - 64, 184, 128, 16), 220), 5) +
  metalwork(s, metalLine(s, box(x - 74, y - 46, 148, 92, 8), 4), 2) +
  stamp(s, x, y - 6, 80)
const double: Buckle = (s, x, y) =>
  metalwork(
    s,
    [-34, 34].map((dx) => metalLine(s, ellipse(x + dx, y, 54, 62), 17)).join('') + metalLine(s, `M${x - 84} ${y}H${x - 10}`, 12),
    4,
  )
const saddle: Buckle = (s, x, y) =>
  metalwork(
    s,
    metalLine(
      s,
      shape(
        `${x - 60},${y - 60}! ${x},${y - 66} ${x + 54},${y - 56} ${x + 76},${y} ${x + 54},${y + 56} ${x},${y + 66} ${x - 60},${y + 60}!`,
      ),
      17,
    ),
    4.5,
  ) + metalwork(s, metalLine(s, `M${x - 56} ${y}H${x + 78}`, 12) + metalBody(s, box(x - 150, y - 56, 30, 112, 8), 120), 3.4)
/** Half of one turn of the coil: its outside in front or its lining behind. */
function halfTurn(s: Drawing, rx: number, ry: number, cy: number, front: boolean): string {
  const [top, bottom] = [cy - 54, cy + 54]
  const sweep = front ? 0 : 1
  const d = `M${430 - rx} ${top}A${rx} ${ry} 0 0 ${sweep} ${430 + rx} ${top}V${bottom}A${rx} ${ry} 0 0 ${front ? 1 : 0} ${430 - rx} ${bottom}Z`
  const round = linear(s, 0, [
    [0, '#000', 0.5],
    [0.16, '#000', 0.05],
    [0.3, '#fff', 0.24],
    [0.5, '#fff', 0.04],
    [0.8, '#000', 0.18],
    [1, '#000', 0.55],
  ])
  const inside = linear(s, 0, [
    [0, '#000', 0.3],
    [0.5, '#000', 0.5],
    [1, '#000', 0.34],
  ])
  return (
    panel(s, d, front ? fabric(s) : mix(s.look.colour, '#8d6a46', 0.45), {
      soft: 4,
      surface: 'leather',
      over: `<path d="${d}" fill="${front ? round : inside}"/>`,
    }) +
    (front
      ? sewn(
          s,
          `M${432 - rx} ${top + 12}A${rx} ${ry} 0 0 0 ${428 + rx} ${top + 12}M${432 - rx} ${bottom - 10}A${rx} ${ry} 0 0 0 ${428 + rx} ${bottom - 10}`,
          1.8,
        )
      : '')
  )
}
/** A belt coiled on its edge, as the shop's photographs show it, with the buckle in front. */
function coiled(s: Drawing, fitting: Buckle): CutPicture {
  const { colour } = s.look
  const rings =
    halfTurn(s, 300, 120, 600, false) +
    halfTurn(s, 220, 84, 604, false) +
    halfTurn(s, 140, 52, 606, false) +
    halfTurn(s, 140, 52, 606, true) +
    halfTurn(s, 220, 84, 604, true) +
    halfTurn(s, 300, 120, 600, true)
  const end = shape('420,666! 600,660 760,634! 800,640 812,690 800,738! 640,766 420,774!')
  const body =
    floor(s, 440, 776, 330, 26, 0.9) +
    `<path d="${ellipse(430, 640, 292, 110)}" fill="#24180f" opacity=".5"/>` +
    rings +
    panel(s, end, fabric(s), { soft: 8, surface: 'leather' }) +
    fitting(s, 740, 690) +
    panel(s, box(580, 650, 34, 128, 6), shade(colour, 0.1), { soft: 5, surface: 'leather' })
  return { body, close: '500 500 300 400' }
}
function straightBelt(s: Drawing, fitting: Buckle): CutPicture {
  const holes = range(5)
    .map((i) => `<ellipse cx="${470 + i}" cy="${250 + i * 70}" rx="8" ry="9" fill="#0c0705"/>`)
    .join('')
  const left = shape('250,190! 330,180 350,190! 356,600 350,1040! 250,1040! 246,600')
  const right = shape('430,180! 470,130 512,180! 520,600 514,1040! 426,1040! 420,600')
  const body =
    lying(s, left, fabric(s), { soft: 12, surface: 'leather' }) +
    sewn(s, 'M264 250V1030M336 250V1030') +
    lying(s, right, fabric(s), { soft: 12, surface: 'leather' }) +
    sewn(s, 'M440 200V1030M500 200V1030') +
    holes +
    panel(s, box(236, 300, 130, 40, 6), shade(s.look.colour, 0.12), { surface: 'leather' }) +
    placed(fitting(s, 300, 200), 'rotate(-90 300 200)')
  return { body: placed(body, 'translate(70 0)'), close: '220 110 300 400' }
}
// the coil hides the holes and the lining: the other views lay the belt out
const beltCut = (fitting: Buckle) => (s: Drawing, view: ArtworkView) =>
  view === 'front' ? coiled(s, fitting) : straightBelt(s, fitting)

export const beltKinds: Record<string, ArtworkKind> = {
  'm-belt': accessoryKind(['plain', 'monogram', 'herringbone'], [pin, plate, double, saddle].map(beltCut)),
}
