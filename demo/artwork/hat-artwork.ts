import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  crease,
  type CutPicture,
  floor,
  glaze,
  metalBody,
  metalwork,
  panel,
  piece,
  placed,
  stitches,
  threadOn,
  tube,
} from './accessory-brush.ts'
import { box, ellipse, line, range, shape, symmetrical } from './accessory-path.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

const hatPicture = (s: Drawing, view: ArtworkView, body: string, close: string, y = 800, rx = 330): CutPicture => ({
  body:
    floor(s, 450, y, rx, 24, 0.9) + (view === 'angle' ? placed(body, 'rotate(-9 450 640) matrix(.96 0 .1 .96 -44 26)') : body),
  close,
})
function fedora(s: Drawing, view: ArtworkView): CutPicture {
  const { colour, accent } = s.look
  const under = shape('92,742! 180,690 320,668 450,664 600,668 730,690 812,742! 760,800 600,826 450,832 300,826 140,800')
  const brim = shape(
    '92,728 140,716 220,726 330,756 450,764 570,756 680,726 760,716 808,728 822,748 800,782 700,812 560,830 450,834 340,830 200,812 100,782 78,748',
  )
  const crown = shape(
    '262,752! 268,640 290,520 330,440 380,412 430,430 460,452 500,432 548,414 590,446 622,520 640,640 646,752! 560,778 450,786 340,778',
  )
  const band = shape('262,752! 264,690 268,668! 340,694 450,702 560,694 640,668! 646,752! 560,778 450,786 340,778')
  const pinch =
    glaze(s, crown, line('460,452 440,500 400,560'), 26, '#0f0907', 0.4, 20) +
    glaze(s, crown, line('352,450 330,520 326,600'), 26, '#0f0907', 0.32, 20) +
    glaze(s, crown, line('300,520 286,600 282,660'), 20, tint(colour, 0.7), 0.34, 18) +
    glaze(s, crown, line('420,450 392,500 380,560'), 16, tint(colour, 0.7), 0.4, 14)
  const bow =
    panel(s, shape('292,684! 350,700 352,776! 300,768!'), shade(accent, 0.06), { soft: 6 }) +
    panel(s, shape('336,696! 366,702 366,782! 338,776!'), shade(accent, 0.16), { soft: 5 })
  const body =
    panel(s, under, shade(colour, 0.4), { soft: 10 }) +
    piece(s, brim, fabric(s), { soft: 26, surface: 'wool', shade: 0.7, light: 0.34 }) +
    crease(line('84,734 130,716 220,726 330,756 450,764 570,756 680,726 770,716 816,734'), 0.2) +
    piece(s, crown, fabric(s), { soft: 34, surface: 'wool', shade: 0.66, light: 0.34 }) +
    pinch +
    panel(s, band, accent, {
      soft: 8,
      shade: 0.5,
      over: range(40)
        .map((i) => `<path d="M${256 + i * 10} 660V790" stroke="#000" stroke-opacity=".12" stroke-width="1.4"/>`)
        .join(''),
    }) +
    bow
  return hatPicture(s, view, body, '250 560 270 360', 822, 360)
}
function bucket(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const brim = symmetrical('450,640! 330,640 262,630! 200,720 138,800 124,822! 200,862 330,884 450,888!')
  const inside = shape('124,822! 240,790 450,778 660,790 776,822! 660,868 450,888 240,868')
  const crown = symmetrical('450,410! 360,412 304,426! 284,520 266,630 262,650! 330,672 450,678!')
  const rows = range(6)
    .map((i) =>
      stitches(
        line(
          `${236 - i * 19},${690 + i * 24} 330,${722 + i * 26} 450,${730 + i * 26} 570,${722 + i * 26} ${664 + i * 19},${690 + i * 24}`,
        ),
        threadOn(colour),
        1.4,
        7,
        4,
      ),
    )
    .join('')
  const body =
    panel(s, inside, shade(colour, 0.5), { soft: 8 }) +
    piece(s, brim, fabric(s), { soft: 30, surface: 'canvas', shade: 0.55 }) +
    rows +
    piece(s, crown, fabric(s), { soft: 34, surface: 'canvas', shade: 0.55 }) +
    panel(s, symmetrical('450,404! 360,406 304,426! 370,446 450,450!'), fabric(s), { soft: 8, surface: 'canvas' }) +
    stitches('M264 644Q450 688 636 644', threadOn(colour), 1.8, 7, 4) +
    crease('M262 652Q450 696 638 652', 0.5) +
    crease('M330 446Q318 540 316 664', 0.35) +
    metalwork(s, [360, 386].map((x) => metalBody(s, `${ellipse(x, 560, 8)}${ellipse(x, 560, 4)}`)).join(''))
  return hatPicture(s, view, body, '230 560 300 400', 874, 310)
}
function beanie(s: Drawing, view: ArtworkView): CutPicture {
  const { colour } = s.look
  const crown = symmetrical('450,392! 360,396 276,450 224,560 206,700 208,760!')
  const cuff = symmetrical('450,690! 300,688 204,690! 192,720 192,800 200,836! 300,852 450,856!')
  const wales = range(21)
    .map((i) =>
      glaze(
        s,
        crown,
        `M${214 + i * 23.6} 780C${224 + i * 22.6} 600 ${330 + i * 12} 470 ${426 + i * 2.4} 396`,
        3,
        '#0d0907',
        0.4,
        3,
      ),
    )
    .join('')
  const ribs = range(26)
    .map(
      (i) =>
        `<path d="M${200 + i * 20} 680V860" stroke="#0d0907" stroke-opacity=".3" stroke-width="6"/><path d="M${208 + i * 20} 680V860" stroke="#fff" stroke-opacity=".2" stroke-width="4"/>`,
    )
    .join('')
  const pom =
    s.look.seed % 2 === 0
      ? ''
      : piece(s, ellipse(450, 356, 74), tint(s.look.accent, 0.1), { soft: 26, surface: 'wool', edge: 0 }) +
        range(60)
          .map((i) =>
            tube(
              `M${450 + Math.cos(i * 2.4) * (20 + (i % 7) * 7)} ${356 + Math.sin(i * 2.4) * (20 + (i % 7) * 7)}l${Math.cos(i * 2.4) * 14} ${Math.sin(i * 2.4) * 14}`,
              s.look.accent,
              3,
            ),
          )
          .join('')
  const body =
    piece(s, crown, fabric(s), { soft: 44, surface: 'wool', shade: 0.62 }) +
    wales +
    pom +
    panel(s, cuff, fabric(s), { soft: 14, surface: 'wool', over: ribs }) +
    panel(s, box(412, 756, 76, 44, 4), shade(colour, 0.3), { surface: 'calf' })
  return hatPicture(s, view, body, '290 620 270 360', 846, 250)
}
function wideBrim(s: Drawing, view: ArtworkView): CutPicture {
  const { colour, accent } = s.look
  const brim = shape(
    '58,748 90,712 170,682 300,664 450,660 600,664 730,682 810,712 842,748 830,776 780,810 620,846 450,852 280,846 120,810 70,776',
  )
  const crown = symmetrical('450,440! 360,444 300,476 276,560 262,720!  350,752 450,758!')
  const rings = range(5)
    .map((i) =>
      crease(
        line(
          `${96 + i * 34},${754 - i * 2} 280,${826 - i * 13} 450,${834 - i * 13} 620,${826 - i * 13} ${804 - i * 34},${754 - i * 2}`,
        ),
        0.22,
        1.5,
      ),
    )
    .join('')
  const coils = range(7)
    .map((i) => crease(`M${290 - i * 4} ${500 + i * 28}Q450 ${540 + i * 30} ${610 + i * 4} ${500 + i * 28}`, 0.18, 1.4))
    .join('')
  const ribbon = panel(s, symmetrical('450,716! 350,710 268,676! 262,724! 350,758 450,764!'), accent, { soft: 8 })
  const body =
    piece(s, brim, colour, { soft: 24, surface: 'straw', shade: 0.55, light: 0.3 }) +
    rings +
    glaze(s, brim, line('230,742 340,790 450,796 580,790 690,742'), 34, '#100a06', 0.4, 22) +
    piece(s, crown, fabric(s), { soft: 34, surface: 'straw', shade: 0.6 }) +
    coils +
    ribbon +
    panel(s, shape('590,700! 640,690 720,800 700,826! 660,810 620,760'), shade(accent, 0.1), { soft: 6 }) +
    panel(s, shape('600,690! 632,676 650,700 628,732! 604,726'), accent, { soft: 6 })
  return hatPicture(s, view, body, '290 560 300 400', 838, 390)
}
export const hatKinds: Record<string, ArtworkKind> = {
  hat: accessoryKind(['plain', 'herringbone', 'check', 'houndstooth'], [fedora, bucket, beanie, wideBrim]),
}
