import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import {
  accessoryKind,
  cast,
  type CutPicture,
  floor,
  glaze,
  lying,
  metalBody,
  metalLine,
  metalwork,
  panel,
  piece,
  turned,
} from './accessory-brush.ts'
import { box, line, range, shape } from './accessory-path.ts'
import { pearl } from './accessory-stone.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

function headband(s: Drawing, view: ArtworkView): CutPicture {
  const band = shape(
    '190,900! 160,700 176,500 260,360 380,296 450,288 520,296 640,360 724,500 740,700 710,900! 680,890! 690,700 672,530 610,430 530,384 450,374 370,384 290,430 228,530 210,700 220,890!',
  )
  const knot = shape('386,280 420,262 480,262 514,280 526,330 512,392 470,410 430,410 390,392 376,330')
  const gathers = ['300,370 290,420', '340,340 346,400', '600,370 610,420', '560,340 552,400']
    .map((points) => glaze(s, band, line(points), 6, '#0f0907', 0.4, 7))
    .join('')
  const decoration =
    s.look.seed % 2 === 0
      ? panel(s, knot, fabric(s, { angle: 60 }), { soft: 16 }) +
        glaze(s, knot, 'M410 290Q404 340 412 386M490 290Q498 340 490 386', 6, '#0f0907', 0.35, 7)
      : range(13)
          .map((i) => pearl(s, 450 + Math.sin((i - 6) * 0.2) * 226, 560 - Math.cos((i - 6) * 0.2) * 226, i === 6 ? 22 : 17))
          .join('')
  return turned(
    view,
    lying(s, band, fabric(s), { soft: 22, shade: 0.65, surface: 'calf' }) + gathers + decoration,
    '300 230 300 400',
    -14,
  )
}
function claw(s: Drawing, view: ArtworkView): CutPicture {
  const arch = shape('210,560! 250,470 340,420 450,408 560,420 650,470 690,560! 660,610 620,580 450,556 280,580 240,610')
  const teeth = range(7)
    .map((i) => {
      const x = 258 + i * 64
      const y = 578 - Math.sin((i / 6) * Math.PI) * 24
      return panel(
        s,
        shape(
          `${x - 18},${y}! ${x + 18},${y}! ${x + 14 + (i - 3) * -6},${y + 130} ${x + (i - 3) * -12},${y + 210}! ${x - 16 + (i - 3) * -8},${y + 130}`,
        ),
        fabric(s, { scale: 0.5 }),
        { soft: 7, light: 0.5 },
      )
    })
    .join('')
  const far = range(6)
    .map((i) => {
      const x = 290 + i * 64
      return panel(s, shape(`${x - 16},560! ${x + 16},560! ${x + 8},680 ${x},740! ${x - 10},680`), shade(s.look.colour, 0.45), {
        soft: 5,
      })
    })
    .join('')
  const spring = metalwork(
    s,
    range(9)
      .map((i) => metalLine(s, `M${402 + i * 12} 470l6 50`, 7))
      .join('') + metalLine(s, 'M390 496H520', 6),
  )
  const body =
    floor(s, 450, 770, 220, 14) +
    far +
    teeth +
    lying(s, arch, fabric(s, { scale: 0.5 }), { soft: 14, light: 0.5 }) +
    glaze(s, arch, line('250,510 340,456 450,442 560,456 640,506'), 12, '#fff', 0.6, 9) +
    spring
  return turned(view, body, '300 400 300 400', -12)
}
function scrunchie(s: Drawing, view: ArtworkView): CutPicture {
  const wave = (r: number, amp: number, n: number) =>
    range(n)
      .map((i) => {
        const a = (i / n) * Math.PI * 2
        const q = r + (i % 2 ? amp : -amp)
        return `${(450 + Math.cos(a) * q).toFixed(0)},${(600 + Math.sin(a) * q * 0.92).toFixed(0)}`
      })
      .join(' ')
  const d = shape(wave(246, 15, 44)) + shape(wave(92, 8, 30))
  const ruffles = range(38)
    .map((i) => {
      const a = (i / 38) * Math.PI * 2 + 0.06
      const p = (r: number, t: number) => `${450 + Math.cos(a + t) * r} ${600 + Math.sin(a + t) * r * 0.92}`
      return `<path d="M${p(96, 0)}Q${p(160, 0.06)} ${p(240, -0.02)}" fill="none" stroke="#0f0907" stroke-opacity=".3" stroke-width="9"/><path d="M${p(104, 0.06)}Q${p(160, 0.12)} ${p(232, 0.05)}" fill="none" stroke="${tint(s.look.colour, 0.55)}" stroke-opacity=".32" stroke-width="10" stroke-linecap="round"/>`
    })
    .join('')
  return turned(view, cast(d, 16) + piece(s, d, fabric(s), { soft: 26, shade: 0.6, over: ruffles }), '440 420 300 400', 20, 0.86)
}
function barrette(s: Drawing, view: ArtworkView): CutPicture {
  const bar = shape('150,560! 300,536 450,530 600,536 750,560! 764,600 750,640! 600,664 450,670 300,664 150,640! 136,600')
  const body =
    metalwork(s, metalBody(s, box(170, 628, 560, 40, 8), 150)) +
    lying(s, bar, fabric(s, { scale: 0.5 }), {
      soft: 16,
      light: 0.5,
      surface: 'calf',
      amount: s.look.pattern === 'plain' ? 1 : 0.2,
    }) +
    glaze(s, bar, line('160,574 300,552 450,546 600,552 740,574'), 10, '#fff', 0.55, 8) +
    range(9)
      .map((i) => pearl(s, 218 + i * 58, 600, i === 4 ? 26 : 20))
      .join('')
  return turned(view, body, '300 400 300 400', -18)
}
export const hairKinds: Record<string, ArtworkKind> = {
  'hair-accessory': accessoryKind(['plain', 'marble', 'floral', 'check'], [headband, claw, scrunchie, barrette]),
}
