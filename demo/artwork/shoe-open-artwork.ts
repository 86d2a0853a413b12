import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { crease, metalBody, metalLine, metalwork, panel, piece, stitches, threadOn } from './accessory-brush.ts'
import { box, ellipse, line, shape } from './accessory-path.ts'
import { skin } from './accessory-skin.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import { insole, lastLight, sandalBuckle, solePiece, topline, shoeKind } from './shoe-last.ts'
import type { Drawing } from './studio.ts'

function loaferMule(s: Drawing): string {
  const { colour } = s.look
  const upper = shape(
    '330,746! 334,700 372,664 430,640 476,606 510,590! 580,600 670,636 760,664 814,694 830,728 816,748! 640,752',
  )
  const bit = metalwork(
    s,
    metalLine(s, ellipse(468, 672, 18, 22), 8) + metalLine(s, ellipse(566, 620, 16, 19), 8) + metalLine(s, 'M486 662L552 626', 9),
  )
  return (
    solePiece(s, '84,742! 400,748 800,744! 836,744 822,762 700,766 330,764! 318,784 92,784! 84,764', '#33241b') +
    insole(s, '84,742! 110,722 240,712 400,664 500,600! 560,640 500,744!') +
    piece(s, upper, fabric(s, { scale: 0.75 }), { soft: 28, surface: 'calf' }) +
    lastLight(s, upper, colour, 0.55, '620,640 700,660 775,695') +
    stitches(line('520,624 600,668 690,676 756,672 780,690'), threadOn(colour), 2, 7, 4) +
    panel(s, shape('404,744! 410,700 440,654 500,598 520,592! 580,606 590,620! 540,660 500,744!'), shade(colour, 0.1), {
      surface: 'calf',
    }) +
    bit +
    topline('334,700 372,664 430,640 476,606 510,590', colour)
  )
}
function kittenMule(s: Drawing): string {
  const upper = shape('470,728! 480,690 530,650 580,626! 660,650 750,700 826,752 838,768! 720,772 600,768 500,750')
  const heel = panel(
    s,
    shape('104,640! 190,654 200,672! 158,700 148,740 150,784! 122,784! 118,720 102,680'),
    shade(s.look.colour, 0.1),
    { soft: 8, surface: 'calf' },
  )
  return (
    heel +
    solePiece(
      s,
      '90,628! 200,650 330,700 470,756 620,776 830,772! 836,766! 640,762 480,734 340,676 210,626 96,612!',
      '#4a3424',
      4,
    ) +
    insole(s, '92,616! 130,600 220,612 350,660 480,700 590,630! 620,720 560,764! 470,738 330,680 200,632') +
    piece(s, upper, fabric(s, { scale: 0.75 }), { soft: 26, surface: 'calf' }) +
    lastLight(s, upper, s.look.colour, 0.6, '610,662 700,706 770,746') +
    topline('480,690 530,650 580,626', s.look.colour) +
    metalwork(s, metalBody(s, box(566, 650, 62, 40, 6)) + metalLine(s, box(578, 660, 38, 20, 4), 3))
  )
}
function blockMule(s: Drawing): string {
  const heel = panel(s, shape('96,640! 220,656 246,690! 236,784! 108,784! 102,700'), shade(s.look.colour, 0.1), {
    soft: 14,
    surface: 'calf',
  })
  const band = shape('474,742! 470,690 484,630 520,592 556,588! 640,616 720,668 786,722! 782,762 768,770! 600,772 500,756')
  return (
    heel +
    solePiece(
      s,
      '88,626! 210,650 340,700 480,760 640,780 820,778! 832,766! 640,760 480,732 340,672 210,624 96,610!',
      '#4a3424',
      4,
    ) +
    insole(s, '92,614! 130,598 220,610 360,660 500,690 600,610! 740,700 826,756! 800,768 640,764 480,738 340,680 210,632') +
    piece(s, band, fabric(s), { soft: 26, surface: 'calf' }) +
    lastLight(s, band, s.look.colour, 0.55, '590,626 660,656 720,696') +
    stitches(line('488,738 486,692 498,640 526,606 554,602'), threadOn(s.look.colour), 1.8, 7, 4)
  )
}
const flatBase = (s: Drawing, tone: string, thick = 26, bed = '#d9c4a1') =>
  solePiece(
    s,
    `80,${742 - thick}! 300,${736 - thick} 600,${742 - thick} 830,${744 - thick}! 838,750 824,768! 400,770 90,768! 80,752`,
    tone,
    7,
  ) +
  insole(
    s,
    `82,${744 - thick}! 130,${722 - thick} 300,${712 - thick} 560,${716 - thick} 780,${724 - thick} 832,${744 - thick}! 600,${750 - thick} 300,${746 - thick}`,
    bed,
  )
function wideSlide(s: Drawing): string {
  const band = shape('424,738! 412,660 424,600 460,566 500,566! 580,586 670,626 734,664 770,702! 764,738! 700,744 520,744')
  return (
    flatBase(s, '#2e2119', 24, '#cbb28c') +
    piece(s, band, fabric(s, { scale: 1 }), { soft: 28, surface: 'leather' }) +
    lastLight(s, band, s.look.colour, 0.45, '540,604 620,630 700,668') +
    stitches(line('438,730 428,660 440,604 470,580 498,580'), threadOn(s.look.colour), 2.2) +
    stitches(line('752,730 752,704 722,672'), threadOn(s.look.colour), 2.2) +
    metalwork(s, metalLine(s, box(566, 640, 66, 54, 10), 9) + metalLine(s, box(586, 656, 26, 22, 4), 5))
  )
}
function corkSlide(s: Drawing): string {
  const strap = (x: number, h: number) =>
    panel(
      s,
      shape(
        `${x - 24},726! ${x - 14},${h + 70} ${x + 12},${h + 16} ${x + 56},${h - 4} ${x + 112},${h + 8} ${x + 160},${h + 44} ${x + 186},${h + 92} ${x + 192},728!`,
      ),
      fabric(s, { scale: 0.75 }),
      { soft: 14, surface: 'suede' },
    )
  const cork = '#b98d5b'
  const flecks = skin(s, shape('82,708! 832,712! 826,764! 88,764!'), 'wool', 0.9)
  return (
    solePiece(s, '80,756! 830,756! 826,772! 90,772!', '#2e2119', 4) +
    flatBase(s, cork, 40, '#c9ae88') +
    flecks +
    strap(300, 570) +
    strap(540, 622) +
    sandalBuckle(s, 350, 624, 34, 40) +
    sandalBuckle(s, 596, 664, 34, 36) +
    stitches(line('288,716 298,640 322,594 360,578 410,590 452,622'), threadOn(s.look.colour), 1.6, 6, 3)
  )
}
function crossSlide(s: Drawing): string {
  const one = shape('400,724! 440,690 600,610 670,592! 716,612 740,640! 640,690 520,730!')
  const two = shape('720,730! 690,690 600,610 540,588! 490,600 462,628! 560,680 610,730!')
  return (
    flatBase(s, tint(s.look.colour, 0.1), 44, shade(s.look.colour, 0.05)) +
    panel(s, one, fabric(s), { soft: 20, surface: 'calf' }) +
    panel(s, two, fabric(s, { angle: 60 }), { soft: 20, surface: 'calf' }) +
    crease(line('90,728 400,738 826,738'), 0.4)
  )
}
export const openShoeKinds: Record<string, ArtworkKind> = {
  mule: shoeKind(['plain', 'houndstooth', 'monogram'], [loaferMule, kittenMule, blockMule], '440 560 240 320'),
  slide: shoeKind(['plain', 'monogram', 'quilt'], [wideSlide, corkSlide, crossSlide], '460 540 240 320'),
}
