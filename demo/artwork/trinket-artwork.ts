import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  cast,
  type CutPicture,
  lying,
  metalBody,
  metalLine,
  metalwork,
  placed,
  stitches,
  threadOn,
  tube,
  turned,
} from './accessory-brush.ts'
import { box, ellipse, range, shape, symmetrical } from './accessory-path.ts'
import type { Skin } from './accessory-skin.ts'
import { gem } from './accessory-stone.ts'
import { shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const skinned = (s: Drawing): Skin => (s.look.seed % 2 === 0 ? 'leather' : 'calf')
const splitRing = (s: Drawing, x: number, y: number, r: number) =>
  metalwork(s, metalLine(s, ellipse(x, y, r), 11)) +
  `<path d="${ellipse(x, y, r)}" fill="none" stroke="#1a120c" stroke-opacity=".35" stroke-width="1.4"/>`
const snapHook = (s: Drawing, x: number, y: number) =>
  metalwork(
    s,
    metalBody(s, box(x - 16, y + 66, 32, 40, 8)) +
      metalLine(
        s,
        `M${x} ${y + 70}C${x - 46} ${y + 50} ${x - 40} ${y - 20} ${x} ${y - 22}S${x + 36} ${y + 20} ${x + 22} ${y + 44}`,
        15,
      ) +
      metalLine(s, `M${x + 20} ${y - 2}L${x + 8} ${y + 66}`, 7) +
      metalLine(s, ellipse(x, y + 122, 22, 18), 8),
  )
function leatherFob(s: Drawing, view: ArtworkView): CutPicture {
  const d = shape('390,500! 420,470 450,462 480,470 510,500! 530,700 536,900! 500,950 450,962 400,950 364,900! 370,700')
  const body =
    lying(s, d, fabric(s), { soft: 18, surface: skinned(s) }) +
    stitches(
      shape('402,508! 428,484 450,478 472,484 498,508! 516,700 520,892! 490,934 450,944 410,934 380,892! 384,700'),
      threadOn(s.look.colour),
      2.6,
      9,
      5,
    ) +
    splitRing(s, 450, 330, 92) +
    tube('M450 420C436 450 436 480 450 500', shade(s.look.colour, 0.2), 24) +
    metalwork(
      s,
      metalBody(s, ellipse(450, 530, 15)) + metalBody(s, `${box(412, 760, 76, 76, 38)}${box(428, 776, 44, 44, 22)}`, 120),
    )
  return turned(view, body, '300 440 300 400', -16)
}
function tassel(s: Drawing, view: ArtworkView): CutPicture {
  const { colour, accent } = s.look
  const strands = range(23)
    .map((i) =>
      tube(
        `M${412 + i * 3.4} 600C${404 + i * 4} 720 ${372 + i * 6.6} 840 ${352 + i * 8.8} ${968 + Math.sin(i * 2.1) * 8}`,
        i % 4 === 0 ? shade(colour, 0.14) : colour,
        12,
      ),
    )
    .join('')
  const cap = shape('404,520! 430,500 470,500 496,520! 504,600 506,640! 450,652 394,640! 396,600')
  const body =
    cast(shape('400,600! 500,600! 560,970! 344,970!'), 16) +
    strands +
    lying(s, cap, fabric(s), { soft: 14, surface: skinned(s) }) +
    stitches('M398 624Q450 636 502 624', threadOn(colour), 2.2, 8, 4) +
    snapHook(s, 450, 250) +
    tube('M450 392V510', accent, 16) +
    metalwork(s, metalBody(s, box(396, 546, 108, 18, 6)))
  return turned(view, body, '300 420 300 400', 13)
}
function charm(s: Drawing, view: ArtworkView): CutPicture {
  const heart = symmetrical('450,640! 420,590 360,570 310,600 296,660 320,740 390,820 450,880!')
  const star = shape(
    range(10)
      .map((i) => {
        const a = -Math.PI / 2 + (i / 10) * Math.PI * 2
        const r = i % 2 ? 72 : 160
        return `${(450 + Math.cos(a) * r).toFixed(0)},${(720 + Math.sin(a) * r).toFixed(0)}!`
      })
      .join(' '),
  )
  const d = s.look.seed % 2 === 0 ? heart : star
  const links = range(7)
    .map((i) => metalLine(s, ellipse(450, 400 + i * 26, i % 2 ? 5 : 11, 17), 6))
    .join('')
  const body =
    lying(s, d, fabric(s), { soft: 26, surface: skinned(s) }) +
    placed(stitches(d, threadOn(s.look.colour), 2.8, 9, 5), 'translate(67.5 108) scale(.85)') +
    snapHook(s, 450, 230) +
    metalwork(s, links) +
    metalwork(s, metalBody(s, ellipse(450, 730, 24)), 3) +
    gem(s, 450, 730, 15, s.look.accent)
  return turned(view, body, '300 520 300 400', -12)
}
export const trinketKinds: Record<string, ArtworkKind> = {
  'key-ring': accessoryKind(['plain', 'monogram', 'check'], [leatherFob, tassel, charm]),
}
