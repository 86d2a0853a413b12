import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, crease, type CutPicture, glaze, metalBody, metalLine, metalwork, panel } from './accessory-brush.ts'
import { box, ellipse, line, shape } from './accessory-path.ts'
import { bagPicture, bodyOf, buckle, puller, ring, rolled, sewn, stamp, strap, studs, turnLock, zipper } from './bag-parts.ts'
import { shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const standing = (s: Drawing, view: ArtworkView, front: string, close: string, behind = '', top = 490, depth = 74): CutPicture =>
  bagPicture(s, view, { front, behind, left: 126, right: 774, top, bottom: 910, depth, inset: 0.3, close })
function slimBrief(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const handle = (y: number, c: string) => rolled(`M330 640C326 ${y + 40} 360 ${y} 450 ${y}S574 ${y + 40} 570 640`, c, 22)
  const anchors = [330, 570]
    .map(
      (x) =>
        panel(s, shape(`${x - 20},700! ${x - 18},640 ${x},620 ${x + 18},640 ${x + 20},700! ${x},716`), shade(colour, 0.1), {
          surface: 'leather',
        }) + ring(s, x, 632, 36, 30),
    )
    .join('')
  const front =
    handle(340, shade(colour, 0.35)) +
    bodyOf(s, box(122, 480, 656, 430, 26), fabric(s)) +
    zipper(s, 'M140 500H760') +
    puller(s, 164, 504, -30) +
    panel(s, box(160, 590, 580, 290, 16), fabric(s), { soft: 10, surface: 'leather' }) +
    sewn(s, 'M172 612H728M172 868H728') +
    handle(376, colour) +
    anchors +
    stamp(s, 450, 800)
  return standing(s, view, front, '230 470 260 347')
}
function satchel(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const flap = shape('118,486! 450,478 782,486! 790,600 786,690 770,716! 450,730 130,716! 114,690 110,600')
  const buckles = [268, 632]
    .map(
      (x) =>
        panel(s, shape(`${x - 24},640! ${x + 24},640! ${x + 22},810 ${x},834 ${x - 22},810`), shade(colour, 0.08), {
          surface: 'leather',
        }) + buckle(s, x, 750, 64, 58),
    )
    .join('')
  const handle = rolled('M340 484C336 400 370 372 450 372S564 400 560 484', shade(colour, 0.08), 28)
  const front =
    handle +
    bodyOf(s, box(126, 490, 648, 420, 20), fabric(s)) +
    panel(s, box(160, 730, 580, 160, 12), fabric(s), { soft: 9, surface: 'leather' }) +
    panel(s, flap, fabric(s), { soft: 16, shade: 0.42, surface: 'leather' }) +
    sewn(s, line('128,500 124,600 128,684 140,702 450,714 760,702 772,684 776,600 772,500')) +
    ring(s, 340, 484, 44, 34) +
    ring(s, 560, 484, 44, 34) +
    buckles +
    glaze(s, flap, 'M150 508Q450 500 750 508', 12, '#fff', 0.25, 12)
  return standing(s, view, front, '140 540 300 400')
}
function attache(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const lock = (x: number) =>
    metalwork(s, metalBody(s, box(x - 40, 566, 80, 56, 7))) +
    metalwork(s, metalBody(s, box(x - 28, 578, 34, 12, 4)) + metalBody(s, ellipse(x + 22, 586, 8)), 1.6)
  const handle = rolled('M352 488C348 420 372 404 450 404S552 420 548 488', shade(colour, 0.25), 34)
  const front =
    handle +
    ring(s, 352, 490, 34, 42, 9) +
    ring(s, 548, 490, 34, 42, 9) +
    bodyOf(s, box(112, 496, 676, 414, 30), fabric(s)) +
    crease('M114 594H786', 0.75, 5) +
    sewn(s, box(134, 612, 632, 278, 18)) +
    sewn(s, 'M136 516H764') +
    lock(240) +
    lock(660) +
    studs(
      s,
      [
        [136, 884],
        [764, 884],
      ],
      9,
    ) +
    stamp(s, 450, 828)
  return standing(s, view, front, '130 480 270 360', '', 500, 96)
}
const longStrap = (s: Drawing) => strap('M160 520C120 300 320 190 450 190S780 300 740 520', shade(s.look.colour, 0.12), 34)
function flapMessenger(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const flap = shape('132,500! 450,490 768,500! 780,640 774,760 752,800! 620,818 450,824 280,818 148,800! 126,760 120,640')
  const front =
    bodyOf(s, box(140, 504, 620, 400, 34), fabric(s)) +
    panel(s, flap, fabric(s), { soft: 20, shade: 0.45, surface: 'leather' }) +
    sewn(s, line('144,514 134,640 140,752 160,786 450,808 740,786 760,752 766,640 756,514')) +
    ring(s, 160, 512, 44, 40, 8) +
    ring(s, 740, 512, 44, 40, 8) +
    panel(s, shape('424,720! 476,720! 474,836 450,860 426,836'), shade(colour, 0.1), { surface: 'leather' }) +
    turnLock(s, 450, 810) +
    stamp(s, 640, 730)
  return standing(s, view, front, '330 600 270 360', longStrap(s), 508)
}
function canvasMessenger(s: Drawing, view: ArtworkView): CutPicture {
  const trim = s.look.accent
  const flap = shape('128,520! 450,512 772,520! 778,640 776,720! 450,734 124,720! 122,640')
  const straps = [280, 620].map((x) => strap(`M${x} 560V830`, trim, 38) + buckle(s, x, 776, 56, 52)).join('')
  const front =
    bodyOf(s, box(136, 520, 628, 384, 22), fabric(s)) +
    panel(s, box(180, 750, 540, 136, 12), fabric(s), { soft: 8, surface: 'canvas' }) +
    panel(s, flap, fabric(s), { soft: 14, surface: 'canvas' }) +
    panel(s, shape('124,700! 450,714 776,700! 776,722! 450,736 124,722!'), trim, { surface: 'leather' }) +
    straps +
    ring(s, 158, 530, 44, 38, 8) +
    ring(s, 742, 530, 44, 38, 8)
  return standing(s, view, front, '180 600 270 360', longStrap(s), 524)
}
function zipMessenger(s: Drawing, view: ArtworkView): CutPicture {
  const front =
    bodyOf(s, shape('150,500! 450,494 750,500! 762,640 758,870 740,904! 450,912 160,904! 142,870 138,640'), fabric(s)) +
    zipper(s, 'M156 524Q450 516 744 524') +
    puller(s, 180, 528, -30) +
    panel(s, shape('176,600! 724,600! 720,860 704,884! 196,884! 180,860'), fabric(s), { soft: 12, surface: 'leather' }) +
    zipper(s, 'M194 634H706', 8) +
    puller(s, 690, 638, 24) +
    sewn(s, 'M190 660H710M196 870H704') +
    ring(s, 158, 508, 40, 38, 8) +
    ring(s, 742, 508, 40, 38, 8) +
    metalwork(s, metalLine(s, box(410, 740, 80, 50, 6), 3)) +
    stamp(s, 450, 758, 56)
  return standing(s, view, front, '430 520 260 347', longStrap(s), 504)
}
export const workBagKinds: Record<string, ArtworkKind> = {
  briefcase: accessoryKind(['plain', 'monogram', 'herringbone'], [slimBrief, satchel, attache]),
  messenger: accessoryKind(['plain', 'monogram', 'check', 'herringbone'], [flapMessenger, canvasMessenger, zipMessenger]),
}
