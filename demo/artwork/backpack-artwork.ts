import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, crease, type CutPicture, glaze, panel } from './accessory-brush.ts'
import { box, line, range, shape, symmetrical } from './accessory-path.ts'
import { bagPicture, bodyOf, buckle, puller, rolled, sewn, stamp, strap, studs, zipper, trimOf } from './bag-parts.ts'
import { shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const shoulder = (s: Drawing, side: number) =>
  strap(side < 0 ? 'M330 420C200 400 170 560 196 760' : 'M570 420C700 400 730 560 704 760', shade(s.look.colour, 0.15), 34)
const topLoop = (s: Drawing) => rolled('M400 420C396 340 420 320 450 320S504 340 500 420', shade(s.look.colour, 0.12), 22)
const packPicture = (s: Drawing, view: ArtworkView, outline: string, front: string, close: string): CutPicture =>
  bagPicture(s, view, {
    front,
    behind: shoulder(s, -1) + shoulder(s, 1) + topLoop(s),
    left: 210,
    right: 690,
    top: 560,
    bottom: 930,
    depth: 84,
    outline,
    close,
  })
function flapPack(s: Drawing, view: ArtworkView): CutPicture {
  const body = symmetrical('450,400! 330,392 262,408! 216,560 206,760 214,920! 320,936 450,938!')
  const flap = symmetrical('450,384! 330,380 262,396! 230,480 236,600 280,668! 360,690 450,694!')
  const pleats = range(10)
    .map((i) => glaze(s, body, `M${270 + i * 40} 400Q${262 + i * 42} 520 ${252 + i * 44} 700`, 6, '#0d0806', 0.32, 7))
    .join('')
  return packPicture(
    s,
    view,
    body,
    bodyOf(s, body, fabric(s)) +
      pleats +
      panel(s, box(280, 736, 340, 172, 22), fabric(s), { soft: 12, surface: 'leather' }) +
      sewn(s, 'M292 762H608') +
      panel(s, flap, fabric(s), { soft: 18, surface: 'leather' }) +
      sewn(s, line('270,420 246,490 252,592 290,654 364,674 450,678 536,674 610,654 648,592 654,490 630,420')) +
      strap('M450 560V770', shade(s.look.colour, 0.1), 40) +
      buckle(s, 450, 740, 58, 56),
    '330 560 260 347',
  )
}
function domePack(s: Drawing, view: ArtworkView): CutPicture {
  const body = symmetrical('450,392! 340,400 262,462 224,580 210,760 216,910! 320,934 450,938!')
  const pocket = symmetrical('450,660! 340,660 280,690 260,760 262,880! 340,900 450,904!')
  return packPicture(
    s,
    view,
    body,
    bodyOf(s, body, fabric(s)) +
      zipper(s, line('236,720 246,590 284,486 350,432 450,420 550,432 616,486 654,590 664,720')) +
      puller(s, 664, 716, 6) +
      panel(s, pocket, fabric(s), { soft: 14, surface: 'leather' }) +
      zipper(s, line('284,716 330,690 450,684 570,690 616,716'), 8) +
      puller(s, 300, 710, -30) +
      stamp(s, 450, 560, 90) +
      crease(line('214,900 450,920 686,900'), 0.4),
    '330 600 260 347',
  )
}
function squarePack(s: Drawing, view: ArtworkView): CutPicture {
  const trim = trimOf(s)
  const d = box(212, 400, 476, 536, 46)
  return packPicture(
    s,
    view,
    d,
    bodyOf(s, d, fabric(s)) +
      zipper(s, 'M230 640V452Q230 424 262 424H638Q670 424 670 452V640', 8) +
      puller(s, 670, 640, 0) +
      panel(s, box(250, 600, 400, 300, 30), fabric(s), { soft: 16, surface: 'leather' }) +
      sewn(s, box(262, 612, 376, 276, 24)) +
      panel(s, shape('246,590! 450,582 654,590! 658,690 640,712! 450,724 260,712! 242,690'), trim, {
        soft: 12,
        surface: 'leather',
      }) +
      studs(s, [[450, 690]], 15) +
      stamp(s, 450, 500, 90),
    '330 560 260 347',
  )
}
export const backpackKinds: Record<string, ArtworkKind> = {
  'backpack-w': accessoryKind(['plain', 'quilt', 'monogram', 'floral'], [flapPack, domePack, squarePack]),
}
