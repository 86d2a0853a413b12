import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, type CutPicture, floor, metalBody, metalLine, metalwork, panel, placed, tube } from './accessory-brush.ts'
import { box, ellipse, line, mirrored, shape } from './accessory-path.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { clip, type Drawing, linear } from './studio.ts'

/** A clear lens: a breath of tint, a window's reflection across it. */
function lens(s: Drawing, d: string): string {
  const glass = linear(s, 70, [
    [0, '#8fa3a8', 0.3],
    [0.5, '#dfe6e6', 0.12],
    [1, '#9aa9a8', 0.24],
  ])
  const window =
    '<path d="M170 400L300 400L140 760L10 760ZM330 400L356 400L196 760L170 760ZM620 400L750 400L590 760L460 760ZM780 400L806 400L646 760L620 760Z" fill="#fff" opacity=".34"/>'
  return `<path d="${d}" fill="${glass}"/><g clip-path="${clip(s, d)}">${window}<path d="${d}" fill="none" stroke="#3b4548" stroke-opacity=".28" stroke-width="7"/></g>`
}
const flip = (points: string) => mirrored(points)
function picture(s: Drawing, view: ArtworkView, front: string, arms: { colour: string; y: number; metal: boolean }): CutPicture {
  const { colour, y, metal } = arms
  const arm = (d: string, width: number) => (metal ? metalwork(s, metalLine(s, d, width * 0.5), 1.2) : tube(d, colour, width))
  const folded =
    arm(`M150 ${y}C180 ${y - 30} 200 ${y - 38} 230 ${y - 40}L640 ${y - 26}`, 13) +
    arm(`M750 ${y}C720 ${y - 30} 700 ${y - 40} 670 ${y - 42}L260 ${y - 18}`, 13)
  const shadow = floor(s, 450, 734, 310, 7, 0.7)
  if (view !== 'angle') return { body: `${shadow}<g opacity=".5">${folded}</g>${front}`, close: '130 480 300 400' }
  const reach = (dx: number) =>
    arm(
      `M${dx} ${y - 6}C${dx + 60} ${y - 70} ${dx + 110} ${y - 108} ${dx + 190} ${y - 138}C${dx + 214} ${y - 146} ${dx + 232} ${y - 120} ${dx + 240} ${y - 84}`,
      19,
    )
  return {
    body: `${shadow}${placed(reach(160), 'translate(-60 20)')}${placed(front, 'matrix(.78 .07 0 .98 -10 -6)')}${reach(578)}`,
    close: '',
  }
}
const pads = (s: Drawing) =>
  metalwork(s, metalLine(s, 'M404 596C392 612 392 640 404 652M496 596C508 612 508 640 496 652', 3), 1.4) +
  [402, 498].map((x) => `<path d="${ellipse(x, 646, 9, 20)}" fill="#fff" opacity=".55" stroke="#777" stroke-width="1"/>`).join('')
function roundMetal(s: Drawing, view: ArtworkView): CutPicture {
  const [left, right] = [ellipse(276, 606, 122, 116), ellipse(624, 606, 122, 116)]
  const wire =
    metalLine(s, `${left}${right}M396 586C416 552 484 552 504 586`, 9) +
    metalBody(s, box(136, 568, 26, 22, 5)) +
    metalBody(s, box(738, 568, 26, 22, 5))
  return picture(s, view, lens(s, left) + lens(s, right) + pads(s) + metalwork(s, wire, 1.4), {
    colour: s.look.colour,
    y: 580,
    metal: true,
  })
}
/** An acetate front cut from one plate: outline less the two eyes. */
function acetate(s: Drawing, view: ArtworkView, outer: string, eye: string, hinge: number): CutPicture {
  const eyes = [shape(eye), shape(flip(eye))]
  const d = shape(`${outer} ${flip(outer)}`) + eyes.join('')
  const rim = panel(s, d, fabric(s, { scale: 0.5 }), { soft: 7, shade: 0.55, light: 0.5 })
  const shine = `<g clip-path="${clip(s, shape(`${outer} ${flip(outer)}`))}"><path d="${line(outer)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(4 8)"/><path d="${line(flip(outer))}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" transform="translate(0 8)"/></g>`
  const inner = eyes
    .map(
      (each) =>
        `<path d="${each}" fill="none" stroke="${shade(s.look.colour, 0.45)}" stroke-width="3"/><path d="${each}" fill="none" stroke="${tint(s.look.colour, 0.5)}" stroke-opacity=".5" stroke-width="1.4" transform="translate(1 1.5)"/>`,
    )
    .join('')
  const rivets = metalwork(s, metalBody(s, box(142, hinge, 20, 8, 3)) + metalBody(s, box(738, hinge, 20, 8, 3)), 1.6)
  return picture(s, view, eyes.map((each) => lens(s, each)).join('') + rim + inner + shine + rivets, {
    colour: s.look.colour,
    y: hinge + 10,
    metal: false,
  })
}
const square = (s: Drawing, view: ArtworkView) =>
  acetate(
    s,
    view,
    '450,556! 410,556 380,530 300,520 180,522 128,534! 124,570 140,586 150,660 180,712 260,728 340,720 386,690 408,628 424,596 450,590!',
    '176,566 230,552 330,556 380,576 382,620 360,676 310,700 220,702 182,676 170,620',
    556,
  )
const catEye = (s: Drawing, view: ArtworkView) =>
  acetate(
    s,
    view,
    '450,572! 400,566 330,536 240,504 150,476 112,470! 124,520 134,560 150,640 190,700 270,720 350,700 396,650 420,606 450,602!',
    '164,536 230,540 320,566 382,590 380,630 340,676 270,694 204,672 172,620 160,570',
    524,
  )
function browline(s: Drawing, view: ArtworkView): CutPicture {
  const eye = '158,560 220,548 330,556 390,578 388,640 350,700 270,716 196,690 164,630'
  const eyes = [shape(eye), shape(flip(eye))]
  const brow = '404,596! 396,560 340,534 240,520 150,522 122,532! 124,568 150,576! 230,562 330,568 390,590'
  const brows = [brow, flip(brow)]
    .map((points) => panel(s, shape(points), fabric(s, { scale: 0.5 }), { soft: 8, light: 0.5 }))
    .join('')
  const wire = metalwork(s, metalLine(s, `${eyes.join('')}M398 578C420 556 480 556 502 578`, 6), 1.3)
  return picture(
    s,
    view,
    eyes.map((each) => lens(s, each)).join('') +
      pads(s) +
      wire +
      brows +
      metalwork(s, metalBody(s, box(134, 540, 18, 8, 3)) + metalBody(s, box(748, 540, 18, 8, 3)), 1.6),
    { colour: s.look.colour, y: 552, metal: false },
  )
}
function aviator(s: Drawing, view: ArtworkView): CutPicture {
  const eye = '160,556 240,538 350,544 400,566 404,610 370,690 300,736 220,720 170,650'
  const eyes = [shape(eye), shape(flip(eye))]
  const wire =
    metalLine(s, `${eyes.join('')}M400 576C430 560 470 560 500 576M372 546C420 528 480 528 528 546`, 8) +
    metalBody(s, box(132, 546, 30, 18, 5)) +
    metalBody(s, box(738, 546, 30, 18, 5))
  return picture(s, view, eyes.map((each) => lens(s, each)).join('') + pads(s) + metalwork(s, wire, 1.4), {
    colour: s.look.colour,
    y: 556,
    metal: true,
  })
}
export const eyewearKinds: Record<string, ArtworkKind> = {
  eyeglasses: accessoryKind(['plain', 'marble'], [square, roundMetal, catEye, browline, aviator]),
}
