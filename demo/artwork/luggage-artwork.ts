import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  type CutPicture,
  floor,
  glaze,
  metalBody,
  metalLine,
  metalwork,
  panel,
  piece,
  placed,
} from './accessory-brush.ts'
import { box, ellipse, range, shape } from './accessory-path.ts'
import { bodyOf, buckle, puller, sewn, stamp, strap, studs, zipper, trimOf } from './bag-parts.ts'
import { shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { type Drawing, linear } from './studio.ts'

function wheels(left: number, right: number, y: number): string {
  return [left + 46, left + 84, right - 84, right - 46]
    .map(
      (x, i) =>
        `<rect x="${x - 22}" y="${y - 26}" width="44" height="26" rx="8" fill="#2a2a2c"/><ellipse cx="${x}" cy="${y + 10}" rx="${i % 2 ? 13 : 16}" ry="23" fill="#17171a"/><ellipse cx="${x - 3}" cy="${y + 6}" rx="6" ry="13" fill="#55555a"/><ellipse cx="${x - 3}" cy="${y + 8}" rx="3" ry="6" fill="#101012"/>`,
    )
    .join('')
}
const telescope = (s: Drawing, y: number) =>
  metalwork(s, metalLine(s, `M372 360V${y}M528 360V${y}`, 17)) +
  panel(s, box(354, y - 26, 192, 42, 18), '#222225', { soft: 8 }) +
  `<rect x="424" y="${y - 22}" width="52" height="10" rx="5" fill="#3d3d42"/>`
function casePicture(s: Drawing, view: ArtworkView, shell: string, close: string): CutPicture {
  if (view !== 'angle') return { body: floor(s, 450, 1062, 230, 14) + telescope(s, 170) + wheels(220, 680, 1034) + shell, close }
  const side =
    panel(s, shape('640,330! 690,300 724,296! 740,320 744,940 736,972! 690,1000 640,1020!'), shade(s.look.colour, 0.34), {
      soft: 16,
      shade: 0.6,
      light: 0.15,
    }) +
    `<path d="M690 300V1000" stroke="#0d0b0b" stroke-width="7" stroke-opacity=".7"/><path d="M694 300V1000" stroke="#fff" stroke-width="1.5" stroke-opacity=".3"/>`
  const wheelsBehind = wheels(470, 760, 990)
  return {
    body:
      floor(s, 470, 1050, 270, 26) +
      wheelsBehind +
      placed(telescope(s, 220), 'translate(50 -20)') +
      side +
      placed(wheels(220, 680, 1034) + shell, 'matrix(.88 .02 0 1 42 -12)'),
    close,
  }
}
function ribbed(s: Drawing, view: ArtworkView): CutPicture {
  const d = box(214, 330, 472, 706, 52)
  const ribs = range(11)
    .map(
      (i) =>
        glaze(s, d, `M${246 + i * 41} 372V994`, 4, '#0b0a0a', 0.42, 5) +
        glaze(s, d, `M${257 + i * 41} 372V994`, 3, '#fff', 0.5, 5),
    )
    .join('')
  const gloss = linear(s, 0, [
    [0, '#fff', 0.05],
    [0.16, '#fff', 0.42],
    [0.3, '#fff', 0.05],
    [0.72, '#000', 0.06],
    [0.9, '#fff', 0.16],
    [1, '#000', 0.2],
  ])
  const shell =
    piece(s, d, fabric(s), { soft: 34 }) +
    ribs +
    `<path d="${d}" fill="${gloss}"/>` +
    handleTop(s) +
    panel(s, box(560, 600, 84, 40, 8), '#2a2a2d', { soft: 5 }) +
    stamp(s, 602, 612, 56)
  return casePicture(s, view, shell, '220 320 270 360')
}
const handleTop = (s: Drawing) =>
  panel(s, box(362, 316, 176, 34, 16), shade(s.look.colour, 0.4), { soft: 9 }) +
  metalwork(s, metalBody(s, box(352, 322, 22, 24, 6)) + metalBody(s, box(526, 322, 22, 24, 6)))
function trunk(s: Drawing, view: ArtworkView): CutPicture {
  const d = box(214, 330, 472, 706, 26)
  const trim = trimOf(s)
  const corner = (x: number, y: number, sx: number, sy: number) =>
    `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${panel(s, shape('0,0! 92,0! 88,40 40,90 0,92!'), trim, { soft: 7, surface: 'leather' })}</g>`
  const corners = corner(214, 330, 1, 1) + corner(686, 330, -1, 1) + corner(214, 1036, 1, -1) + corner(686, 1036, -1, -1)
  const rivets = studs(
    s,
    [
      [228, 344],
      [290, 342],
      [226, 406],
      [672, 344],
      [610, 342],
      [674, 406],
      [228, 1022],
      [290, 1024],
      [226, 960],
      [672, 1022],
      [610, 1024],
      [674, 960],
    ],
    6,
  )
  const lock = (x: number) =>
    metalwork(s, metalBody(s, box(x - 26, 640, 52, 88, 9))) +
    metalwork(s, metalBody(s, ellipse(x, 676, 12)) + metalBody(s, box(x - 18, 704, 36, 14, 4)), 1.8)
  const shell =
    bodyOf(s, d, fabric(s)) +
    panel(s, box(214, 664, 472, 34, 0), trim, { soft: 6, surface: 'leather' }) +
    corners +
    rivets +
    lock(300) +
    lock(600) +
    handleTop(s) +
    sewn(s, 'M232 424V940M668 424V940') +
    stamp(s, 450, 860, 90)
  return casePicture(s, view, shell, '220 520 260 347')
}
function softCase(s: Drawing, view: ArtworkView): CutPicture {
  const d = box(208, 330, 484, 706, 44)
  const trim = trimOf(s)
  const shell =
    piece(s, d, fabric(s), { soft: 30, surface: 'canvas' }) +
    zipper(s, box(234, 356, 432, 654, 30), 7) +
    panel(s, box(272, 640, 356, 320, 24), fabric(s), { soft: 12, surface: 'canvas' }) +
    zipper(s, 'M290 672H610', 8) +
    puller(s, 306, 676, -30) +
    [300, 600].map((x) => strap(`M${x} 332V1034`, trim, 34) + buckle(s, x, 560, 50, 54)).join('') +
    handleTop(s) +
    panel(s, box(400, 460, 100, 60, 8), trim, { surface: 'leather' }) +
    stamp(s, 450, 480)
  return casePicture(s, view, shell, '230 480 270 360')
}
export const luggageKinds: Record<string, ArtworkKind> = {
  luggage: accessoryKind(['plain', 'monogram', 'colourblock'], [ribbed, trunk, softCase]),
}
