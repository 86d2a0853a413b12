import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, type CutPicture, metalBody, metalwork, panel } from './accessory-brush.ts'
import { box, ellipse, line, shape, symmetrical } from './accessory-path.ts'
import { bagPicture, bodyOf, buckle, puller, ring, rolled, sewn, stamp, strap, studs, zipper, trimOf } from './bag-parts.ts'
import { shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const duffleEnds = [
  '158,494! 96,600 92,760 140,856! 184,866 200,660 184,482',
  '742,494! 804,600 808,760 760,856! 716,866 700,660 716,482',
]
function duffle(s: Drawing, view: ArtworkView): CutPicture {
  const trim = trimOf(s)
  const body = symmetrical('450,470! 250,468 160,492! 96,600 92,760 140,858! 260,880 450,884!')
  const handle = (y: number, dx: number, c: string) =>
    strap(
      `M${320 + dx} 884L${320 + dx} 520C${316 + dx} ${y} 380 ${y - 80} 450 ${y - 80}S${584 - dx} ${y} ${580 - dx} 520L${580 - dx} 884`,
      c,
      32,
    )
  const front =
    handle(330, 14, shade(trim, 0.35)) +
    bodyOf(s, body, fabric(s)) +
    duffleEnds.map((points) => panel(s, shape(points), trim, { soft: 14, surface: 'leather' })).join('') +
    zipper(s, line('200,486 450,478 700,486')) +
    handle(360, 0, trim) +
    panel(s, box(418, 264, 64, 50, 12), trim, { soft: 10, surface: 'leather' }) +
    puller(s, 226, 488, -50) +
    ring(s, 116, 560, 30, 36) +
    ring(s, 784, 560, 30, 36) +
    [320, 580]
      .map((x) =>
        studs(
          s,
          [
            [x, 545],
            [x, 850],
          ],
          7,
        ),
      )
      .join('') +
    stamp(s, 450, 780)
  return bagPicture(s, view, {
    front,
    left: 120,
    right: 780,
    top: 500,
    bottom: 884,
    depth: 80,
    outline: body,
    close: '220 440 280 373',
  })
}
function weekender(s: Drawing, view: ArtworkView): CutPicture {
  const trim = trimOf(s)
  const body = shape('128,520! 190,470 300,456! 600,456! 710,470 772,520! 786,700 778,870! 450,884 122,870! 114,700')
  const base = shape('116,740! 450,752 784,740! 782,830 776,872! 450,886 124,872! 118,830')
  const handle = (y: number, c: string) => rolled(`M310 600C306 ${y + 60} 350 ${y} 450 ${y}S594 ${y + 60} 590 600`, c, 26)
  const lugs = [310, 590]
    .map(
      (x) =>
        panel(s, shape(`${x - 26},752! ${x - 22},590 ${x},570 ${x + 22},590 ${x + 26},752!`), trim, { surface: 'leather' }) +
        ring(s, x, 584, 44, 36) +
        studs(
          s,
          [
            [x, 640],
            [x, 720],
          ],
          7,
        ),
    )
    .join('')
  const front =
    handle(270, shade(trim, 0.3)) +
    bodyOf(s, body, fabric(s)) +
    panel(s, base, trim, { soft: 14, surface: 'leather' }) +
    sewn(s, 'M124 756Q450 768 776 756') +
    zipper(s, line('140,512 200,478 300,466 600,466 700,478 760,512')) +
    puller(s, 170, 496, 30) +
    handle(300, trim) +
    lugs +
    panel(s, box(640, 620, 84, 104, 10), trim, { surface: 'leather' }) +
    stamp(s, 682, 660, 52)
  return bagPicture(s, view, {
    front,
    left: 122,
    right: 778,
    top: 520,
    bottom: 880,
    depth: 96,
    outline: body,
    close: '220 520 270 360',
  })
}
function gladstone(s: Drawing, view: ArtworkView): CutPicture {
  const trim = trimOf(s)
  const body = symmetrical('450,500! 320,496 236,500! 190,560 150,640 134,760 140,880! 300,896 450,898!')
  const frame = panel(s, box(226, 482, 448, 36, 10), trim, { soft: 8, surface: 'leather' })
  const panels = panel(s, symmetrical('450,560! 300,556 246,560! 206,640 190,760 196,850! 300,862 450,864!'), fabric(s), {
    soft: 14,
    surface: 'leather',
  })
  const handle = rolled('M340 490C336 380 380 352 450 352S564 380 560 490', trim, 30)
  const front =
    handle +
    bodyOf(s, body, fabric(s)) +
    panels +
    sewn(s, line('258,572 218,644 204,760 208,840')) +
    sewn(s, line('642,572 682,644 696,760 692,840')) +
    frame +
    [300, 600].map((x) => strap(`M${x} 480V640`, trim, 36) + buckle(s, x, 610, 52, 50)).join('') +
    ring(s, 340, 490, 40, 30) +
    ring(s, 560, 490, 40, 30) +
    metalwork(s, metalBody(s, box(420, 486, 60, 70, 10)) + metalBody(s, ellipse(450, 570, 14)))
  return bagPicture(s, view, {
    front,
    left: 140,
    right: 760,
    top: 560,
    bottom: 894,
    depth: 90,
    outline: body,
    close: '250 440 270 360',
  })
}
export const travelBagKinds: Record<string, ArtworkKind> = {
  'travel-bag': accessoryKind(['plain', 'monogram', 'check', 'herringbone'], [duffle, weekender, gladstone]),
}
