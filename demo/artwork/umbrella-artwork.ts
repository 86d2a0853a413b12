import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  crease,
  type CutPicture,
  floor,
  glaze,
  lying,
  metalBody,
  metalwork,
  panel,
  piece,
  placed,
  tube,
  turned,
} from './accessory-brush.ts'
import { box, ellipse, line, range, shape } from './accessory-path.ts'
import { studs } from './bag-parts.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const canopy = (s: Drawing) => fabric(s)
function closedUmbrella(s: Drawing, view: ArtworkView): CutPicture {
  const d = shape('404,330! 450,312 496,330! 512,500 496,700 470,900 456,990! 444,990! 430,900 404,700 388,500')
  const pleats = ['420,330 412,600 440,980', '450,318 446,620 450,984', '480,330 492,600 458,980']
    .map(
      (points) =>
        glaze(s, d, line(points), 7, '#0f0907', 0.5, 7) +
        placed(glaze(s, d, line(points), 5, tint(s.look.colour, 0.55), 0.5, 6), 'translate(-11 0)'),
    )
    .join('')
  const handle =
    tube('M450 330V190C450 130 540 120 546 186C548 210 540 220 540 236', '#8a5a34', 25) +
    metalwork(
      s,
      metalBody(s, box(434, 300, 32, 30, 4)) + metalBody(s, box(440, 984, 20, 84, 8)) + metalBody(s, box(526, 226, 28, 26, 6)),
    )
  const body =
    handle +
    lying(s, d, canopy(s), { soft: 18, shade: 0.65, surface: 'nylon' }) +
    pleats +
    panel(s, shape('392,600! 450,612 508,600! 507,628! 450,640 393,628!'), shade(s.look.colour, 0.15), { soft: 4 }) +
    studs(s, [[466, 622]], 9)
  return turned(view, body, '300 300 300 400', 28)
}
function foldedUmbrella(s: Drawing, view: ArtworkView): CutPicture {
  const d = shape('360,380! 450,366 540,380! 566,480 560,760 536,880! 450,894 364,880! 340,760 334,480')
  const flutes = range(6)
    .map(
      (i) =>
        glaze(s, d, `M${366 + i * 34} 376Q${346 + i * 42} 620 ${372 + i * 32} 884`, 8, '#0f0907', 0.42, 8) +
        glaze(s, d, `M${352 + i * 36} 380Q${332 + i * 44} 620 ${360 + i * 34} 884`, 6, tint(s.look.colour, 0.6), 0.4, 7),
    )
    .join('')
  const handle =
    panel(s, shape('412,200! 450,190 488,200! 500,280 494,372! 450,382 406,372! 400,280'), shade(s.look.accent, 0.15), {
      soft: 14,
      surface: 'leather',
    }) + metalwork(s, metalBody(s, box(404, 352, 92, 22, 4)) + metalBody(s, ellipse(450, 222, 15)))
  const body =
    tube('M450 196C430 120 520 110 530 190C534 250 520 280 506 300', shade(s.look.accent, 0.25), 13) +
    handle +
    lying(s, d, canopy(s), { soft: 26, shade: 0.66, surface: 'nylon' }) +
    flutes +
    panel(s, shape('336,640! 450,660 564,640! 563,680! 450,702 338,680!'), shade(s.look.colour, 0.12), { soft: 5 }) +
    studs(s, [[486, 676]], 12)
  return turned(view, body, '300 420 300 400', 20)
}
function openUmbrella(s: Drawing, view: ArtworkView): CutPicture {
  const rim = '90,560! 150,536 210,540 270,580! 340,544 400,536 450,580! 500,536 560,544 630,580! 690,540 750,536 810,560!'
  const d = shape(`${rim} 780,400 680,260 560,190 450,172 340,190 220,260 120,400`)
  const ribs = ['450,172 350,260 270,580', '450,172 450,360 450,580', '450,172 550,260 630,580']
    .map(
      (points) =>
        glaze(s, d, line(points), 6, '#0f0907', 0.45, 6) +
        placed(glaze(s, d, line(points), 5, tint(s.look.colour, 0.6), 0.5, 7), 'translate(-12 4)'),
    )
    .join('')
  const under = shape('90,560! 270,600 450,612 630,600 810,560! 690,530 450,520 210,530')
  const stick =
    metalwork(s, metalBody(s, box(443, 560, 14, 380, 4))) +
    tube('M450 900V1000C450 1070 350 1070 346 1000C346 986 350 980 352 970', '#8a5a34', 26) +
    metalwork(s, metalBody(s, box(434, 880, 32, 26, 4)) + metalBody(s, box(441, 120, 18, 60, 7)))
  const body =
    floor(s, 430, 1070, 190, 13, 0.6) +
    panel(s, under, shade(s.look.colour, 0.55), { soft: 8 }) +
    stick +
    piece(s, d, canopy(s), { soft: 50, shade: 0.6, light: 0.35, surface: 'nylon' }) +
    ribs +
    crease(line(rim), 0.2) +
    [90, 270, 450, 630, 810].map((x) => studs(s, [[x, x % 180 === 90 ? 566 : 582]], 6)).join('')
  return turned(view, body, '300 200 300 400', 16, 0.9)
}
export const umbrellaKinds: Record<string, ArtworkKind> = {
  umbrella: accessoryKind(['plain', 'check', 'stripe', 'dot', 'floral'], [closedUmbrella, foldedUmbrella, openUmbrella]),
}
