import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  cast,
  crease,
  type CutPicture,
  glaze,
  metalBody,
  metalLine,
  metalwork,
  panel,
  placed,
  turned,
} from './accessory-brush.ts'
import { ellipse, line, range, shape, spun } from './accessory-path.ts'
import { gem, pearl } from './accessory-stone.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

function flowerBrooch(s: Drawing, view: ArtworkView): CutPicture {
  const outline = range(6).map((i) => shape(spun('450,590! 370,520 350,420 400,350 450,336 500,350 550,420 530,520', i * 60)))
  const petals = outline
    .map(
      (petal, i) =>
        panel(s, petal, fabric(s, { scale: 0.75 }), { soft: 22, light: 0.4 }) +
        `<path d="${petal}" fill="none" stroke="#3a260e" stroke-opacity=".6" stroke-width="9"/>` +
        metalLine(s, petal, 6.5) +
        placed(crease('M450 560V430', 0.25), `rotate(${i * 60} 450 600)`),
    )
    .join('')
  const body =
    cast(ellipse(450, 600, 190), 14) +
    petals +
    metalwork(s, metalBody(s, ellipse(450, 600, 62))) +
    pearl(s, 450, 600, 40) +
    range(12)
      .map((i) => pearl(s, 450 + Math.cos((i / 12) * 6.283) * 58, 600 + Math.sin((i / 12) * 6.283) * 58, 10))
      .join('')
  return turned(view, body, '300 400 300 400', 17)
}
function leafBrooch(s: Drawing, view: ArtworkView): CutPicture {
  const spine = range(7).map((i) => [372 + i * 26, 800 - i * 70 - (i > 4 ? 4 : 0)] as const)
  const leaf = 'M0 0C-52 -46 -58 -120 0 -190C34 -130 40 -60 0 0Z'
  const leaves = spine
    .flatMap(([x, y], i) =>
      [-52, 88].map((turn) => placed(metalBody(s, leaf, 110), `translate(${x} ${y}) rotate(${turn}) scale(${1.08 - i * 0.1})`)),
    )
    .join('')
  const gold = metalwork(
    s,
    leaves +
      metalLine(s, 'M300 960C340 880 360 830 400 740S520 420 560 300', 13) +
      placed(metalBody(s, leaf, 110), 'translate(552 330) rotate(20) scale(.7)'),
    4,
  )
  const stones = range(7)
    .map((i) => gem(s, (spine[i]?.[0] ?? 0) + 4, (spine[i]?.[1] ?? 0) - 8, 15, s.look.colour))
    .join('')
  return turned(view, gold + stones + pearl(s, 306, 950, 30), '330 340 300 400', 24)
}
function medalBrooch(s: Drawing, view: ArtworkView): CutPicture {
  const rays = range(24)
    .map((i) =>
      placed(metalBody(s, `M442 ${i % 2 ? 410 : 370}L458 ${i % 2 ? 410 : 370}L466 520H434Z`), `rotate(${i * 15} 450 600)`),
    )
    .join('')
  const body =
    metalwork(s, rays + metalLine(s, ellipse(450, 600, 130), 16), 3) +
    panel(s, ellipse(450, 600, 120), fabric(s, { scale: 0.5 }), { soft: 26, light: 0.5 }) +
    glaze(s, ellipse(450, 600, 120), line('370,560 400,516 450,500'), 12, '#fff', 0.6, 10) +
    range(20)
      .map((i) => pearl(s, 450 + Math.cos((i / 20) * 6.283) * 130, 600 + Math.sin((i / 20) * 6.283) * 130, 13))
      .join('') +
    metalwork(s, metalBody(s, ellipse(450, 600, 46))) +
    gem(s, 450, 600, 36, s.look.accent)
  return turned(view, body, '300 420 300 400', 8, 0.82)
}
export const broochKinds: Record<string, ArtworkKind> = {
  brooch: accessoryKind(['plain', 'marble', 'dot'], [flowerBrooch, leafBrooch, medalBrooch]),
}
