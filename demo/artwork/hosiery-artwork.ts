import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, crease, type CutPicture, lying, panel, placed } from './accessory-brush.ts'
import { ellipse, range, shape } from './accessory-path.ts'
import { mix, shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

function legs(s: Drawing, outline: string[], lace: boolean, view: ArtworkView, sheer: number): CutPicture {
  const skinTone = mix(s.look.colour, '#f4f3f1', sheer)
  const body = outline
    .map((points) => {
      const d = shape(points)
      return lying(s, d, fabric(s, { colour: skinTone, scale: 0.75 }), { soft: 22, shade: 0.6, light: 0.4, surface: 'nylon' })
    })
    .join('')
  const band = lace
    ? ''
    : panel(s, shape('296,130! 450,138 604,130! 612,190! 450,200 288,190!'), shade(s.look.colour, 0.06), {
        soft: 8,
        over: range(40)
          .map((i) => `<path d="M${284 + i * 8.4} 120V210" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`)
          .join(''),
      })
  const seamLine = lace ? '' : crease('M450 200V390', 0.35)
  const laces = lace
    ? [300, 600]
        .map((x) =>
          panel(
            s,
            shape(
              `${x - 92},170! ${x},178 ${x + 92},170! ${x + 90},280 ${range(9)
                .map((i) => `${x + 80 - i * 20},${i % 2 ? 282 : 300}`)
                .join(' ')} ${x - 90},280!`,
            ),
            shade(s.look.colour, 0.1),
            {
              soft: 4,
              over: range(20)
                .map(
                  (i) =>
                    `<path d="${ellipse(x - 84 + (i % 7) * 28, 200 + Math.floor(i / 7) * 32, 9)}" fill="none" stroke="${tint(s.look.colour, 0.5)}" stroke-width="2.4" stroke-opacity=".7"/>`,
                )
                .join(''),
            },
          ),
        )
        .join('')
    : ''
  const { body: turned } = { body: body + band + seamLine + laces }
  return {
    body: view === 'angle' ? placed(turned, 'matrix(-.9 0 .12 .9 783 60)') : turned,
    close: lace ? '160 150 300 400' : '270 110 300 400',
  }
}
const straightLegs = (s: Drawing, view: ArtworkView) =>
  legs(
    s,
    [
      '450,150! 300,150! 276,260 270,400 296,600 320,800 316,920 306,990 288,1056 300,1084 330,1078 372,1010 404,900 426,700 446,460 450,390!',
      '450,150! 600,150! 624,260 630,400 604,600 580,800 584,920 594,990 612,1056 600,1084 570,1078 528,1010 496,900 474,700 454,460 450,390!',
    ],
    false,
    view,
    0.12,
  )
const crossedLegs = (s: Drawing, view: ArtworkView) =>
  legs(
    s,
    [
      '450,150! 600,150! 624,260 620,400 560,620 460,800 380,920 330,1000 270,1050 236,1040 240,1000 300,920 360,800 420,600 446,460 450,390!',
      '450,150! 300,150! 276,260 280,400 340,620 440,800 520,920 570,1000 630,1050 664,1040 660,1000 600,920 540,800 480,600 454,460 450,390!',
    ],
    false,
    view,
    0.4,
  )
const holdUps = (s: Drawing, view: ArtworkView) =>
  legs(
    s,
    [
      '210,172! 390,172! 384,400 366,640 352,860 356,960 330,1030 290,1074 250,1060 262,1000 276,900 256,640 222,400',
      '510,172! 690,172! 684,400 666,640 652,860 656,960 630,1030 590,1074 550,1060 562,1000 576,900 556,640 522,400',
    ],
    true,
    view,
    0.3,
  )
export const hosieryKinds: Record<string, ArtworkKind> = {
  tights: accessoryKind(['plain', 'dot', 'rib', 'floral'], [straightLegs, crossedLegs, holdUps]),
}
