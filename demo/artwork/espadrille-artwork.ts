import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { metalBody, metalwork, panel, piece, stitches, tube } from './accessory-brush.ts'
import { box, ellipse, line, range, shape } from './accessory-path.ts'
import { tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { insole, lastLight, lining, topline, shoeKind } from './shoe-last.ts'
import type { Drawing } from './studio.ts'

/** Rope coiled round the edge of a sole. */
function rope(s: Drawing, points: string, rows: number, top: number, pitch = 13): string {
  const d = shape(points)
  const straw = '#cfae78'
  const strands = range(rows).flatMap((row) =>
    range(Math.ceil(760 / pitch)).map((i) => `M${76 + i * pitch} ${top + row * 17}q8 5 ${pitch - 1} 15`),
  )
  const turns = range(rows).map((row) => `M70 ${top + row * 17 - 1}H850`)
  const twist = `<path d="${strands.join('')}" stroke="#5b3f1c" stroke-opacity=".55" stroke-width="2.6" fill="none"/><path d="${turns.join('')}" stroke="#3a2710" stroke-opacity=".5" stroke-width="2.4"/>`
  return panel(s, d, straw, { soft: 8, over: twist })
}
function espadrilleFlat(s: Drawing): string {
  const { colour } = s.look
  const upper = shape(
    '96,730! 82,680 84,620 94,592 116,584! 180,616 260,654 350,672 440,660 520,618! 620,606 730,634 800,676 824,716 816,732!',
  )
  return (
    rope(s, '78,724! 826,724! 836,744 826,766! 90,766! 78,748', 3, 722) +
    lining(s, '104,592! 150,574 240,602 340,640 430,646 524,620! 440,664 350,676 250,654', '#d8c9a8') +
    piece(s, upper, fabric(s), { soft: 30, surface: 'canvas' }) +
    lastLight(s, upper, colour, 0.3, '600,632 690,640 760,676') +
    stitches(line('660,610 640,660 648,728'), tint(colour, 0.6), 3, 12, 6) +
    stitches(line('96,722 400,726 812,724'), '#e8d5ad', 3.4, 12, 5) +
    topline('94,592 116,584 180,616 260,654 350,672 440,660 520,618', colour)
  )
}
function espadrilleWedge(s: Drawing): string {
  const { colour } = s.look
  const toe = shape('520,716! 530,670 580,620 640,600! 730,622 800,676 826,730 820,744! 640,740')
  const counterPiece = shape('90,622! 84,560 92,510 110,500! 150,506 210,560 240,640! 160,640')
  const ribbon = (points: string) => tube(line(points), colour, 15)
  return (
    rope(s, '80,622! 160,626 260,640 400,690 520,720 660,736 832,736! 838,756 826,774! 500,776 110,774! 84,700', 9, 624) +
    insole(s, '92,622! 150,600 280,630 420,676 560,640! 620,730 520,722 380,686 250,642') +
    panel(s, counterPiece, fabric(s), { soft: 18, surface: 'canvas' }) +
    ribbon('108,512 180,470 260,470 300,500') +
    piece(s, toe, fabric(s), { soft: 24, surface: 'canvas' }) +
    ribbon('110,520 170,540 250,530 306,500') +
    ribbon('306,500 360,440 400,452 380,490 310,504 250,470 224,420 262,424 304,496 350,540 372,600') +
    stitches(line('530,710 640,732 818,734'), '#e8d5ad', 3.4, 12, 5)
  )
}
function espadrilleMule(s: Drawing): string {
  const upper = shape('400,716! 404,670 450,640 510,600! 620,596 730,630 800,676 826,712 820,722! 600,722')
  return (
    rope(s, '78,712! 400,708 826,712! 836,740 826,768! 90,768! 78,740', 4, 708) +
    insole(s, '82,716! 110,690 260,680 420,650 520,606! 540,712!', '#d8c9a8') +
    piece(s, upper, fabric(s), { soft: 28, surface: 'canvas' }) +
    lastLight(s, upper, s.look.colour, 0.3, '600,622 690,636 760,672') +
    stitches(line('400,712 600,718 816,716'), '#e8d5ad', 3.4, 12, 5) +
    topline('404,670 450,640 510,600', s.look.colour) +
    panel(s, box(560, 640, 74, 44, 4), tint(s.look.accent, 0.05), { surface: 'calf' }) +
    metalwork(s, metalBody(s, ellipse(597, 662, 11)))
  )
}
export const espadrilleKinds: Record<string, ArtworkKind> = {
  espadrille: shoeKind(['plain', 'stripe', 'check', 'dot'], [espadrilleFlat, espadrilleWedge, espadrilleMule], '520 540 240 320'),
}
