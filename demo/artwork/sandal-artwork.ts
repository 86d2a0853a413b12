import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { metalBody, metalwork, panel, stitches, threadOn } from './accessory-brush.ts'
import { ellipse, line, range, shape } from './accessory-path.ts'
import { mix, shade } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { behind, insole, sandalBuckle, solePiece, shoeKind } from './shoe-last.ts'
import type { Drawing } from './studio.ts'

const tread = (s: Drawing, tone = '#26211e') =>
  solePiece(s, '80,722! 400,720 828,724! 838,746 824,772! 90,772! 78,748', tone, 8) +
  range(19)
    .map((i) => `<path d="M${104 + i * 38} 764l10 8h10l-6-8z" fill="#000" opacity=".5"/>`)
    .join('')
function strapSandal(s: Drawing): string {
  const strap = (points: string) => panel(s, shape(points), fabric(s, { scale: 0.75 }), { soft: 12, surface: 'leather' })
  return (
    tread(s) +
    insole(s, '84,724! 130,702 330,694 620,700 790,708 830,726! 500,734', '#a9855c') +
    behind('110,640 180,590 280,600 360,660', s.look.colour, 14) +
    strap('84,724! 82,650 96,596 112,590! 130,596 140,660 160,724!') +
    strap('96,620! 104,596! 200,630 320,600 360,560! 384,584! 330,634 210,664 120,650!') +
    strap('312,724! 322,650 350,586 398,562 456,576 506,616 534,664 540,726!') +
    strap('560,726! 568,676 592,638 636,624 690,642 736,676 762,710 766,728!') +
    sandalBuckle(s, 396, 610, 34, 40) +
    sandalBuckle(s, 626, 656, 32, 36)
  )
}
function fisherman(s: Drawing): string {
  const { colour } = s.look
  const vamp = range(4)
    .map((i) =>
      panel(
        s,
        shape(
          `${360 + i * 78},724! ${380 + i * 76},650 ${420 + i * 70},${596 + i * 14}! ${466 + i * 70},${606 + i * 16}! ${430 + i * 80},660 ${412 + i * 80},726!`,
        ),
        fabric(s, { scale: 0.75 }),
        { soft: 9, surface: 'leather' },
      ),
    )
    .join('')
  const centre = panel(s, shape('380,580! 420,560 560,606 700,646 800,690 826,726! 770,724 680,680 540,646 420,620!'), colour, {
    soft: 12,
    surface: 'leather',
  })
  return (
    tread(s, '#3a2a1e') +
    insole(s, '84,724! 130,700 330,690 620,700 790,708 830,726! 500,734', '#a9855c') +
    behind('120,610 240,580 380,590', colour, 14) +
    panel(s, shape('84,724! 78,650 88,570 110,556! 190,590 240,650 262,724!'), fabric(s, { scale: 0.75 }), {
      soft: 18,
      surface: 'leather',
    }) +
    vamp +
    centre +
    panel(s, shape('96,596! 100,566! 220,606 340,580 396,548! 416,572! 350,616 220,642!'), colour, {
      soft: 8,
      surface: 'leather',
    }) +
    sandalBuckle(s, 350, 566, 32, 38)
  )
}
function thong(s: Drawing): string {
  const { colour } = s.look
  return (
    tread(s, '#2e241d') +
    insole(s, '84,724! 130,700 330,690 620,698 790,706 830,726! 500,734', mix(colour, '#a9855c', 0.6)) +
    panel(s, shape('330,726! 350,660 430,620 560,640 690,694! 694,712! 560,676 450,664 420,726!'), fabric(s, { scale: 0.75 }), {
      soft: 11,
      surface: 'leather',
    }) +
    panel(s, shape('500,640! 600,620 690,690! 690,712! 600,660 510,664!'), shade(colour, 0.2), { soft: 8, surface: 'leather' }) +
    stitches(line('344,716 364,672 434,636 556,654'), threadOn(colour), 1.8, 7, 4) +
    metalwork(s, metalBody(s, ellipse(692, 700, 14, 12)))
  )
}
export const sandalKinds: Record<string, ArtworkKind> = {
  'm-sandal': shoeKind(['plain', 'monogram', 'check'], [strapSandal, fisherman, thong], '340 540 240 320'),
}
