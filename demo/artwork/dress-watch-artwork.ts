import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, cast, type CutPicture, metalBody, metalwork } from './accessory-brush.ts'
import { box, range, shape } from './accessory-path.ts'
import { studs } from './bag-parts.ts'
import { tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { type Drawing, linear } from './studio.ts'
import { metalTone } from './trims.ts'
import { around, crystal, dialPlate, hands, markers } from './watch-dial.ts'
import { bracelet, crown, lugs, roundCase, skinOf, watchPicture, watchStrap } from './watch-parts.ts'

const dress = (s: Drawing, view: ArtworkView) =>
  watchPicture(
    s,
    view,
    watchStrap(s, skinOf(s), 140) +
      roundCase(s, 190, lugs(s, 186, 140) + crown(s, 190)) +
      dialPlate(s, 164, tint(s.look.accent, 0.25)) +
      markers(s, 164, tint(s.look.accent, 0.25), 'baton') +
      hands(s, 158, 'leaf', metalTone(s.look.metal)[0]) +
      crystal(s, 176),
  )
const pilot = (s: Drawing, view: ArtworkView) =>
  watchPicture(
    s,
    view,
    watchStrap(s, 'suede') +
      roundCase(s, 208, lugs(s, 200) + crown(s, 206)) +
      dialPlate(s, 184, '#22252a') +
      markers(s, 184, '#22252a', 'pilot') +
      hands(s, 172, 'sword', s.look.accent) +
      crystal(s, 194),
  )
function tank(s: Drawing, view: ArtworkView): CutPicture {
  const dial = '#f2ede2'
  const face = box(330, 450, 240, 300, 8)
  const roman = markers(s, 148, dial, 'roman').replace(/<path d="M[\d. -]+L[^>]+stroke-opacity="\.8"[^>]+>/g, '')
  const sides = metalwork(
    s,
    metalBody(s, box(608, 578, 20, 44, 8), 40) +
      metalBody(s, box(282, 400, 48, 400, 22), 130) +
      metalBody(s, box(570, 400, 48, 400, 22), 130) +
      metalBody(s, box(318, 426, 264, 348, 10), 200),
    5,
  )
  return watchPicture(
    s,
    view,
    watchStrap(s, skinOf(s), 180) +
      cast(box(282, 400, 336, 400, 22), 14) +
      sides +
      `<circle cx="634" cy="600" r="11" fill="#274b8c"/><path d="${face}" fill="${dial}"/><path d="${face}" fill="${linear(
        s,
        55,
        [
          [0, '#fff', 0.3],
          [0.6, '#000', 0.02],
          [1, '#000', 0.2],
        ],
      )}"/><path d="${box(372, 500, 156, 200, 2)}" fill="none" stroke="#3a342c" stroke-width="1.6"/><g transform="translate(450 600) scale(.78 1) translate(-450 -600)">${roman}</g>` +
      hands(s, 104, 'leaf', 'none') +
      `<path d="M332 452H500L380 748H332Z" fill="#fff" opacity=".14"/>`,
  )
}
const integrated = (s: Drawing, view: ArtworkView) => {
  const octagon = shape(
    range(8)
      .map((i) =>
        around(i * 45 + 22.5, 214)
          .map((v) => v.toFixed(1))
          .join(','),
      )
      .map((p) => `${p}!`)
      .join(' '),
  )
  return watchPicture(
    s,
    view,
    bracelet(s, 176) +
      metalwork(
        s,
        metalBody(s, shape('350,400! 550,400! 612,520 612,680 550,800! 350,800! 288,680 288,520'), 150) +
          crown(s, 206) +
          metalBody(s, octagon, 200),
        5,
      ) +
      `<path d="${octagon}" fill="none" stroke="#1a120c" stroke-opacity=".4" stroke-width="2"/>` +
      studs(
        s,
        range(8).map((i) => around(i * 45, 184)),
        7,
      ) +
      `<circle cx="450" cy="600" r="170" fill="#24221f"/>` +
      dialPlate(s, 166, s.look.colour) +
      `<circle cx="450" cy="600" r="140" fill="${fabric(s, { pattern: 'houndstooth', colour: s.look.colour, accent: tint(s.look.colour, 0.12), scale: 0.5 })}" opacity=".8"/>` +
      markers(s, 166, s.look.colour, 'baton') +
      hands(s, 158, 'baton', metalTone(s.look.metal)[2]) +
      crystal(s, 168),
  )
}
export const dressWatchKinds: Record<string, ArtworkKind> = {
  'm-watch': accessoryKind(['plain'], [dress, tank, pilot, integrated]),
}
