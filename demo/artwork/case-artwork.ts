import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
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
  tube,
  turned,
} from './accessory-brush.ts'
import { box, ellipse, line, shape } from './accessory-path.ts'
import { ring, sewn, stamp, studs } from './bag-parts.ts'
import { mix, shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { type Drawing, linear } from './studio.ts'

function phoneCase(s: Drawing, view: ArtworkView): CutPicture {
  const d = box(270, 250, 360, 730, 56)
  const island = box(300, 280, 170, 176, 44)
  const eye = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="33" fill="#17181a"/><circle cx="${x}" cy="${y}" r="24" fill="#0b0c0e" stroke="#4a4d52" stroke-width="3"/><circle cx="${x - 6}" cy="${y - 8}" r="7" fill="#7d93a8" opacity=".7"/>`
  const front =
    lying(s, box(264, 244, 372, 742, 60), shade(s.look.colour, 0.4), { soft: 6 }) +
    piece(s, d, fabric(s), { soft: 14, shade: 0.45, surface: 'leather' }) +
    sewn(s, box(284, 264, 332, 702, 44), 1.6) +
    panel(s, island, '#2a2b2e', { soft: 6 }) +
    eye(344, 326) +
    eye(426, 368) +
    eye(344, 410) +
    '<circle cx="426" cy="312" r="10" fill="#e9e6da"/>' +
    stamp(s, 450, 880, 90)
  const card =
    panel(s, box(330, 620, 240, 170, 14), shade(s.look.colour, 0.1), { soft: 6, surface: 'leather' }) +
    sewn(s, 'M340 640H560', 1.6)
  return turned(
    view,
    front + (s.look.seed % 2 === 0 ? card : metalwork(s, metalLine(s, ellipse(450, 660, 60), 10))),
    '280 250 300 400',
    14,
  )
}
function earbudCase(s: Drawing, view: ArtworkView): CutPicture {
  const d = box(270, 440, 360, 320, 120)
  const body =
    floor(s, 450, 762, 160, 13) +
    piece(s, d, fabric(s), { soft: 44, shade: 0.6, surface: 'leather' }) +
    glaze(s, d, line('300,540 330,480 400,462'), 20, '#fff', 0.4, 16) +
    `<path d="M270 548H630" stroke="#0e0806" stroke-opacity=".75" stroke-width="5"/><path d="M272 553H628" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>` +
    sewn(s, 'M274 536H626M274 566H626', 1.8) +
    panel(s, box(420, 500, 60, 96, 14), shade(s.look.colour, 0.12), { surface: 'calf' }) +
    studs(s, [[450, 570]], 13) +
    '<circle cx="450" cy="640" r="6" fill="#d9f2c9"/>' +
    ring(s, 616, 470, 26, 34) +
    tube('M628 470C720 460 760 520 740 620C724 690 690 690 690 620C690 540 680 490 634 476', shade(s.look.colour, 0.15), 15) +
    stamp(s, 450, 690, 70)
  return turned(view, body, '300 420 300 400', -12)
}
function laptopSleeve(s: Drawing, view: ArtworkView): CutPicture {
  const d = box(110, 380, 680, 470, 30)
  const flap = shape('580,376! 700,376 790,400! 796,500 790,846! 700,852 590,850! 560,740 560,500')
  const screen =
    view === 'angle'
      ? panel(
          s,
          box(150, 300, 600, 150, 20),
          linear(s, 80, [
            [0, '#d3d5d7'],
            [0.5, '#b5b8bb'],
            [1, '#8e9195'],
          ]),
          { soft: 4 },
        ) + metalwork(s, metalBody(s, ellipse(450, 340, 14)))
      : ''
  const body =
    screen +
    lying(s, d, fabric(s), { soft: 24, shade: 0.5, surface: 'wool' }) +
    panel(s, flap, s.look.pattern === 'plain' ? shade(s.look.colour, 0.14) : mix(s.look.accent, '#5a3d28', 0.3), {
      soft: 10,
      surface: 'leather',
    }) +
    sewn(s, line('592,388 574,500 574,740 602,838')) +
    studs(s, [[600, 615]], 18) +
    stamp(s, 690, 780, 90)
  return { body: view === 'angle' ? placed(body, 'rotate(-6 450 600)') : body, close: '440 430 300 400' }
}
export const caseKinds: Record<string, ArtworkKind> = {
  'tech-case': accessoryKind(['plain', 'monogram', 'check', 'quilt'], [phoneCase, earbudCase, laptopSleeve]),
}
