import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, type CutPicture, floor, glaze, panel, piece, placed, tube } from './accessory-brush.ts'
import { box, line, range, shape, symmetrical } from './accessory-path.ts'
import { bodyOf, puller, sewn, stamp, strap, studs, zipper } from './bag-parts.ts'
import { shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const pouchPicture = (s: Drawing, view: ArtworkView, front: string, close: string): CutPicture =>
  view === 'angle'
    ? { body: placed(floor(s, 450, 812, 300, 13) + front, 'rotate(-7 450 640) matrix(.93 0 -.06 .93 72 50)'), close }
    : { body: floor(s, 450, 812, 290, 13) + front, close }
function zipPouch(s: Drawing, view: ArtworkView): CutPicture {
  const body = shape('160,452! 450,446 740,452! 748,560 744,760 730,808! 450,816 170,808! 156,760 152,560')
  const loop = strap(
    'M742 480C820 520 830 660 790 760C770 800 740 760 760 690C776 620 770 540 742 490',
    shade(s.look.colour, 0.12),
    18,
  )
  return pouchPicture(
    s,
    view,
    bodyOf(s, body, fabric(s)) +
      zipper(s, 'M164 476Q450 468 736 476') +
      puller(s, 716, 480, 14) +
      loop +
      sewn(s, 'M166 500Q450 492 734 500M172 796Q450 804 728 796') +
      stamp(s, 450, 700),
    '520 440 240 320',
  )
}
function envelope(s: Drawing, view: ArtworkView): CutPicture {
  const flap = shape('148,440! 450,432 752,440! 740,470 600,600 486,690 450,704 414,690 300,600 160,470')
  return pouchPicture(
    s,
    view,
    bodyOf(s, box(152, 442, 596, 368, 16), fabric(s)) +
      panel(s, flap, fabric(s, { angle: 8 }), { soft: 14, shade: 0.42, surface: 'leather' }) +
      sewn(s, line('172,462 300,582 416,672 450,684 484,672 600,582 728,462')) +
      studs(s, [[450, 668]], 17) +
      tube('M450 668C500 700 520 750 480 790', s.look.accent, 5),
    '330 520 240 320',
  )
}
function drawstring(s: Drawing, view: ArtworkView): CutPicture {
  const { accent } = s.look
  const body = symmetrical('450,420! 330,410 268,392! 280,440 300,480! 230,560 190,680 210,780 280,812 450,816!')
  const gathers = range(13)
    .map((i) =>
      glaze(
        s,
        body,
        `M${306 + i * 24} 470Q${250 + i * 33} 560 ${226 + i * 37} 700`,
        5,
        i % 2 ? '#fff' : '#0d0806',
        i % 2 ? 0.3 : 0.42,
        6,
      ),
    )
    .join('')
  const ruffle = range(9)
    .map((i) => glaze(s, body, `M${290 + i * 40} 400L${312 + i * 34} 476`, 6, '#0d0806', 0.4, 5))
    .join('')
  const cord =
    tube('M296 482Q450 502 604 482', accent, 12) +
    tube('M604 482C680 520 690 600 650 640', accent, 9) +
    tube('M600 486C640 560 640 640 606 690', accent, 9)
  return pouchPicture(
    s,
    view,
    piece(s, body, fabric(s), { soft: 40, surface: 'calf' }) +
      gathers +
      ruffle +
      cord +
      studs(
        s,
        [
          [650, 648],
          [606, 698],
        ],
        14,
      ),
    '360 400 260 347',
  )
}
export const pouchKinds: Record<string, ArtworkKind> = {
  pouch: accessoryKind(['plain', 'monogram', 'quilt', 'floral'], [zipPouch, envelope, drawstring]),
}
