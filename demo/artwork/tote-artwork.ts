import type { ArtworkKind, ArtworkView } from '../catalogue/demo-types.ts'
import { accessoryKind, type CutPicture, panel, placed } from './accessory-brush.ts'
import { box, shape } from './accessory-path.ts'
import { bagPicture, bodyOf, puller, sewn, stamp, strap, studs, zipper } from './bag-parts.ts'
import { shade, tint } from './colour.ts'
import { fabric } from './accessory-cloth.ts'
import type { Drawing } from './studio.ts'

function tote(s: Drawing, view: ArtworkView, top: number, parts: string, fill: string, over = ''): CutPicture {
  const { colour } = s.look
  const body = shape(
    `150,${top}! 450,${top + 8} 750,${top}! 742,700 722,930! 712,946 690,948! 450,952 210,948! 188,946 178,930! 158,700`,
  )
  const mouth = panel(
    s,
    shape(`150,${top + 2}! 300,${top - 14} 600,${top - 14} 750,${top + 2}! 600,${top + 16} 300,${top + 16}`),
    shade(colour, 0.62),
    { soft: 6, light: 0.05 },
  )
  const handle = (y: number, c: string) =>
    strap(`M306 ${top + y}C300 ${top - 190} 360 ${top - 262} 450 ${top - 262}S600 ${top - 190} 594 ${top + y}`, c, 30)
  const front =
    mouth +
    bodyOf(s, body, fill, over) +
    sewn(s, `M162 ${top + 20}Q450 ${top + 28} 738 ${top + 20}`) +
    handle(120, colour) +
    [306, 594].map((x) => sewn(s, box(x - 11, top + 60, 22, 56, 2), 1.8) + studs(s, [[x, top + 40]], 7)).join('') +
    parts
  return bagPicture(s, view, {
    front,
    behind: placed(handle(70, shade(colour, 0.25)), 'translate(0 -14)'),
    left: 170,
    right: 734,
    top: top + 4,
    bottom: 950,
    inset: 0.25,
    depth: 92,
    close: `${220} ${top - 40} 280 373`,
  })
}
const plainTote = (s: Drawing, view: ArtworkView) => tote(s, view, 470, stamp(s, 450, 860), fabric(s))
const baseTote = (s: Drawing, view: ArtworkView) =>
  tote(
    s,
    view,
    500,
    sewn(s, 'M172 780H730') + stamp(s, 450, 860, 90),
    fabric(s),
    `<path d="M100 768H800V1000H100Z" fill="${s.look.accent}"/><path d="M100 768H800" stroke="#000" stroke-opacity=".5" stroke-width="3"/>`,
  )
const zipTote = (s: Drawing, view: ArtworkView) =>
  tote(
    s,
    view,
    440,
    panel(s, shape('210,640! 690,640! 684,900! 216,900!'), fabric(s), { soft: 10, surface: 'leather' }) +
      zipper(s, 'M224 668H676') +
      puller(s, 240, 672, -24) +
      sewn(s, 'M224 700H676M228 888H672') +
      panel(s, shape('420,480! 480,480! 476,610 450,630 424,610'), tint(s.look.colour, 0.04), { surface: 'leather' }) +
      studs(s, [[450, 596]], 11),
    fabric(s),
  )
export const toteKinds: Record<string, ArtworkKind> = {
  'm-tote': accessoryKind(['plain', 'monogram', 'check', 'herringbone'], [plainTote, baseTote, zipTote]),
}
