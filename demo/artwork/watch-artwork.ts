import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, cast, type CutPicture, metalBody, metalLine, metalwork } from './accessory-brush.ts'
import { box, ellipse, range, shape } from './accessory-path.ts'
import { shade, tint } from './colour.ts'
import { type Drawing, linear } from './studio.ts'
import { metalTone } from './trims.ts'
import { around, crystal, dialPlate, hands, markers, subDial } from './watch-dial.ts'
import { bracelet, crown, lugs, roundCase, skinOf, watchPicture, watchStrap } from './watch-parts.ts'

function chronograph(s: Drawing, view: ArtworkView): CutPicture {
  const dial = s.look.accent
  const scale = range(60)
    .map(
      (i) =>
        `<path d="M${around(i * 6, 188).join(' ')}L${around(i * 6, i % 5 ? 181 : 174).join(' ')}" stroke="#f4f0e8" stroke-opacity=".8" stroke-width="${i % 5 ? 1.2 : 2.6}"/>`,
    )
    .join('')
  return watchPicture(
    s,
    view,
    watchStrap(s, skinOf(s)) +
      roundCase(s, 206, lugs(s, 200) + crown(s, 206, true)) +
      `<circle cx="450" cy="600" r="192" fill="#17181b"/>${scale}` +
      dialPlate(s, 170, dial) +
      markers(s, 170, dial, 'baton', [3, 6, 9]) +
      subDial(s, 370, 600, 48, dial, 40) +
      subDial(s, 530, 600, 48, dial, 130) +
      subDial(s, 450, 684, 48, dial, 260) +
      hands(s, 164, 'baton', '#b8332e') +
      crystal(s, 192),
  )
}
function moonphase(s: Drawing, view: ArtworkView): CutPicture {
  const dial = tint(s.look.accent, 0.1)
  const [, middle, light] = metalTone(s.look.metal)
  const stars = range(9)
    .map((i) => `<circle cx="${412 + ((i * 37) % 78)}" cy="${662 + ((i * 23) % 40)}" r="1.8" fill="${light}"/>`)
    .join('')
  const moon = `<path d="M396 706A54 54 0 0 1 504 706Z" fill="#152244"/>${stars}<circle cx="462" cy="684" r="21" fill="${light}"/><circle cx="456" cy="679" r="4" fill="${middle}"/><path d="M396 706A54 54 0 0 1 504 706Z" fill="none" stroke="${middle}" stroke-width="3"/>`
  return watchPicture(
    s,
    view,
    watchStrap(s, skinOf(s), 140) +
      roundCase(s, 202, lugs(s, 196, 140) + crown(s, 202)) +
      dialPlate(s, 172, dial) +
      markers(s, 172, dial, 'roman', [6]) +
      moon +
      subDial(s, 372, 590, 38, dial, 310) +
      subDial(s, 528, 590, 38, dial, 60) +
      hands(s, 166, 'leaf', '#2a4a8a') +
      crystal(s, 186),
  )
}
function dateBracelet(s: Drawing, view: ArtworkView): CutPicture {
  const dial = s.look.colour
  const fluted = range(72)
    .map(
      (i) =>
        `<path d="M${around(i * 5, 204).join(' ')}L${around(i * 5, 180).join(' ')}" stroke="${i % 2 ? metalTone(s.look.metal)[2] : shade(metalTone(s.look.metal)[0], 0.2)}" stroke-width="5"/>`,
    )
    .join('')
  const date = `<rect x="560" y="584" width="44" height="32" rx="3" fill="#f7f4ec" stroke="${metalTone(s.look.metal)[1]}" stroke-width="3"/><path d="M573 592v16M586 592h9v8h-9v8h9" stroke="#222" stroke-width="2.6" fill="none"/>`
  return watchPicture(
    s,
    view,
    bracelet(s) +
      roundCase(s, 208, lugs(s, 200) + crown(s, 206)) +
      fluted +
      dialPlate(s, 176, dial) +
      markers(s, 176, dial, 'baton', [3]) +
      date +
      subDial(s, 450, 680, 46, dial, 220) +
      hands(s, 168, 'baton', metalTone(s.look.metal)[2]) +
      crystal(s, 178),
  )
}
/** The turning bezel of a diver: sixty notches, a scale and a luminous pearl. */
function diveBezel(s: Drawing, colour: string, attached: string): string {
  const notches = metalwork(
    s,
    attached +
      metalBody(
        s,
        shape(
          range(80)
            .map((i) =>
              around(i * 4.5, i % 2 ? 216 : 209)
                .map((v) => v.toFixed(1))
                .join(','),
            )
            .join(' '),
        ),
        140,
      ),
    3,
  )
  const ring = `<circle cx="450" cy="600" r="203" fill="${colour}"/><circle cx="450" cy="600" r="203" fill="${linear(s, 50, [
    [0, '#fff', 0.34],
    [0.3, '#fff', 0.03],
    [0.55, '#fff', 0.16],
    [0.7, '#000', 0.1],
    [1, '#000', 0.36],
  ])}"/>`
  const scale = range(60)
    .map(
      (i) =>
        `<path d="M${around(i * 6, 198).join(' ')}L${around(i * 6, i % 5 ? 189 : 176).join(' ')}" stroke="#f3efe4" stroke-opacity="${i > 15 && i % 5 ? 0 : 0.92}" stroke-width="${i % 5 ? 2 : i % 10 ? 4 : 7}"/>`,
    )
    .join('')
  const pearl = `<path d="M450 430l-17 -28h34z" fill="#f3efe4"/><circle cx="450" cy="411" r="6" fill="#dff0c8"/>`
  return (
    cast(ellipse(450, 600, 212), 14) +
    notches +
    ring +
    scale +
    pearl +
    `<circle cx="450" cy="600" r="170" fill="${shade(metalTone(s.look.metal)[0], 0.4)}"/><circle cx="450" cy="600" r="168" fill="${metalTone(s.look.metal)[1]}"/>`
  )
}
const diver = (s: Drawing, view: ArtworkView, band: string, dial: string, bezel: string) =>
  watchPicture(
    s,
    view,
    band +
      diveBezel(s, bezel, lugs(s, 204) + crown(s, 212)) +
      dialPlate(s, 160, dial) +
      markers(s, 160, dial, 'dot', [3]) +
      `<rect x="560" y="584" width="38" height="32" rx="3" fill="#f7f4ec"/><path d="M571 592v16M580 592h9v16h-9z" stroke="#222" stroke-width="2.6" fill="none"/>` +
      hands(s, 152, 'sword', '#e08a2c') +
      crystal(s, 160),
  )
const rubber = (s: Drawing) =>
  watchStrap(s, 'nylon', 150, false) +
  range(5)
    .map(
      (i) =>
        `<path d="M392 ${410 - i * 46}Q450 ${396 - i * 46} 508 ${410 - i * 46}M392 ${790 + i * 46}Q450 ${804 + i * 46} 508 ${790 + i * 46}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="13" stroke-linecap="round"/><path d="M392 ${417 - i * 46}Q450 ${403 - i * 46} 508 ${417 - i * 46}M392 ${797 + i * 46}Q450 ${811 + i * 46} 508 ${797 + i * 46}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`,
    )
    .join('')
const nato = (s: Drawing) =>
  watchStrap(s, 'canvas', 146, false) +
  `<path d="M430 444V152h40V444zM430 756v294h40V756z" fill="${s.look.accent}" opacity=".92"/>` +
  metalwork(s, metalLine(s, box(368, 900, 164, 34, 8), 8) + metalLine(s, box(368, 240, 164, 34, 8), 8))
const steelDiver = (s: Drawing, view: ArtworkView) => diver(s, view, bracelet(s), s.look.colour, shade(s.look.colour, 0.25))
const rubberDiver = (s: Drawing, view: ArtworkView) => diver(s, view, rubber(s), shade(s.look.colour, 0.3), s.look.accent)
const natoDiver = (s: Drawing, view: ArtworkView) => diver(s, view, nato(s), '#1d2a33', shade(s.look.colour, 0.35))
export const watchKinds: Record<string, ArtworkKind> = {
  'automatic-watch': accessoryKind(['plain'], [chronograph, moonphase, dateBracelet]),
  'dive-watch': accessoryKind(['plain'], [steelDiver, rubberDiver, natoDiver]),
}
