import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, crease, type CutPicture, glaze, metalBody, metalwork, panel, tube } from './accessory-brush.ts'
import { box, line, shape, symmetrical } from './accessory-path.ts'
import {
  arc,
  bagPicture,
  bodyOf,
  buckle,
  chain,
  puller,
  ring,
  rolled,
  sewn,
  stamp,
  strap,
  turnLock,
  zipper,
} from './bag-parts.ts'
import { shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

function chainFlap(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const body = box(196, 560, 508, 350, 34)
  const flap = shape(
    '192,566! 206,546 240,540! 450,536 660,540! 694,546 708,566! 712,660 706,740 680,766! 560,790 450,800 340,790 220,766! 194,740 188,660',
  )
  const front =
    bodyOf(s, body, fabric(s)) +
    panel(s, flap, fabric(s), { soft: 16, shade: 0.42, light: 0.3, surface: 'leather' }) +
    glaze(s, flap, line('240,580 450,570 660,580'), 14, '#fff', 0.3, 14) +
    sewn(s, 'M206 900H694') +
    turnLock(s, 450, 756) +
    ring(s, 232, 546, 30, 26) +
    ring(s, 668, 546, 30, 26)
  const behind =
    chain(s, arc(232, 534, 668, 534, 330, 58, 2.6), 17) +
    tube(line('238,520 300,320 450,206 600,320 662,520'), shade(colour, 0.1), 5)
  return bagPicture(s, view, { front, behind, left: 196, right: 704, top: 556, bottom: 912, close: '330 600 240 320' })
}
function topHandleBox(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const body = shape('222,556! 450,548 678,556! 694,720 706,880 696,912! 450,920 204,912! 194,880 206,720')
  const flap = shape('218,548! 450,540 682,548! 690,620 692,672! 560,690 450,694 340,690 208,672! 210,620')
  const handle = 'M330 556C326 430 370 366 450 366S574 430 570 556'
  const tab = (x: number) =>
    panel(s, shape(`${x - 22},540! ${x + 22},540! ${x + 20},610 ${x},634 ${x - 20},610`), shade(colour, 0.08), {
      surface: 'calf',
    }) + ring(s, x, 540, 40, 34)
  const front =
    bodyOf(s, body, fabric(s)) +
    panel(s, flap, fabric(s), { soft: 12, shade: 0.4, surface: 'leather' }) +
    sewn(s, 'M216 662Q450 690 684 662') +
    rolled(handle, colour, 26) +
    tab(330) +
    tab(570) +
    panel(s, box(424, 640, 52, 96, 10), shade(colour, 0.1), { surface: 'calf' }) +
    turnLock(s, 450, 700) +
    stamp(s, 450, 800)
  return bagPicture(s, view, { front, left: 204, right: 696, top: 552, bottom: 916, close: '330 480 260 347' })
}
function halfMoon(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const body = symmetrical('450,600! 300,596 214,588! 186,660 190,760 240,850 330,900 450,914!')
  const flap = symmetrical('450,588! 300,582 206,576! 176,640 186,700 260,760 350,790 450,800!')
  const front =
    bodyOf(s, body, fabric(s)) +
    panel(s, flap, fabric(s), { soft: 18, shade: 0.45, surface: 'leather' }) +
    sewn(s, line('200,640 206,690 270,744 360,774 450,784 540,774 630,744 694,690 700,640')) +
    panel(s, shape('424,700! 476,700! 474,850 450,876 426,850'), shade(colour, 0.1), { surface: 'calf' }) +
    buckle(s, 450, 806, 64, 54) +
    ring(s, 204, 580, 34, 34) +
    ring(s, 696, 580, 34, 34)
  const behind = strap('M206 566C190 420 300 250 450 246S710 420 694 566', colour, 28)
  return bagPicture(s, view, {
    front,
    behind,
    left: 214,
    right: 686,
    top: 600,
    bottom: 910,
    depth: 70,
    outline: body,
    close: '320 640 260 347',
  })
}
const belt = (s: Drawing) =>
  strap('M150 640C100 520 240 430 450 430S800 520 750 640', shade(s.look.colour, 0.08), 34) +
  panel(s, box(410, 402, 90, 56, 10), '#1d1b1a', { soft: 6 }) +
  metalwork(s, metalBody(s, box(424, 412, 62, 36, 8)))
const beltPicture = (s: Drawing, view: ArtworkView, outline: string, front: string): CutPicture =>
  bagPicture(s, view, {
    front,
    behind: belt(s),
    left: 170,
    right: 730,
    top: 600,
    bottom: 880,
    depth: 62,
    outline,
    close: '380 560 240 320',
  })
const loops = (s: Drawing) =>
  [168, 732].map((x) => panel(s, box(x - 22, 612, 44, 96, 8), shade(s.look.colour, 0.15), { surface: 'leather' })).join('')
function moonBelt(s: Drawing, view: ArtworkView): CutPicture {
  const body = symmetrical('450,590! 260,592 172,606! 150,640 170,740 240,830 340,872 450,880!')
  const pocket = symmetrical('450,700! 300,698 222,690! 236,760 290,822 370,852 450,858!')
  return beltPicture(
    s,
    view,
    body,
    loops(s) +
      bodyOf(s, body, fabric(s)) +
      zipper(s, 'M190 650Q450 636 710 650') +
      puller(s, 204, 652, -70) +
      panel(s, pocket, fabric(s), { soft: 12, surface: 'leather' }) +
      sewn(s, line('238,706 250,760 300,812 376,838 450,844 524,838 600,812 650,760 662,706')) +
      stamp(s, 450, 760),
  )
}
function boxBelt(s: Drawing, view: ArtworkView): CutPicture {
  const flap = shape('176,596! 450,590 724,596! 730,690 720,746! 450,760 180,746! 170,690')
  return beltPicture(
    s,
    view,
    box(180, 598, 540, 280, 26),
    loops(s) +
      bodyOf(s, box(180, 598, 540, 280, 26), fabric(s)) +
      panel(s, flap, fabric(s), { soft: 14, surface: 'leather' }) +
      sewn(s, 'M190 730Q450 748 710 730') +
      turnLock(s, 450, 752),
  )
}
function zipBelt(s: Drawing, view: ArtworkView): CutPicture {
  const body = shape('160,640! 200,606 300,600 600,600 700,606 740,640! 742,760 720,850! 600,872 300,872 180,850! 158,760')
  return beltPicture(
    s,
    view,
    body,
    loops(s) +
      bodyOf(s, body, fabric(s)) +
      zipper(s, 'M196 646H704') +
      puller(s, 690, 650, 20) +
      crease('M176 700H724', 0.5, 3) +
      zipper(s, 'M250 760H650', 7) +
      puller(s, 264, 764, -30) +
      panel(s, box(560, 800, 110, 44, 6), shade(s.look.colour, 0.2), { surface: 'calf' }) +
      stamp(s, 615, 814, 66),
  )
}
export const smallBagKinds: Record<string, ArtworkKind> = {
  'mini-bag': accessoryKind(['plain', 'quilt', 'monogram', 'houndstooth'], [chainFlap, topHandleBox, halfMoon]),
  'belt-bag': accessoryKind(['plain', 'monogram', 'quilt'], [moonBelt, boxBelt, zipBelt]),
}
