/** What every part of one garment shares while it is drawn. */
import type { ArtworkKind, ArtworkLook, ArtworkPattern } from '../catalogue/demo-types.ts'
import type { Fit } from './bodice.ts'
import type { Pose } from './outline.ts'
import type { ReliefOptions } from './relief.ts'
import { type Drawing, openDrawing, scene } from './studio.ts'
import type { Surface } from './texture.ts'

export type Tailoring = {
  drawing: Drawing
  pose: Pose
  fit: Fit
  /** how low the neckline is at the centre front */
  depth: number
  surface: Surface
  light: ReliefOptions
  back: boolean
}

/** Marks of one garment and the outline that throws its shadow. */
export type Drawn = { contents: string; silhouette: string }

/** One cut of a kind; `close` is the upper left corner of its close-up, which shows 450 × 600 of the picture. */
export type Cutter = { close: [number, number]; draw: (drawing: Drawing, back: boolean) => Drawn }

/** Garments sold as one: later ones lie over earlier ones. */
export const together = (...cutters: Cutter[]): Cutter => ({
  close: cutters.at(-1)?.close ?? [225, 300],
  draw: (drawing, back) => {
    const drawn = cutters.map((cutter) => cutter.draw(drawing, back))
    return { contents: drawn.map((item) => item.contents).join(''), silhouette: drawn.map((item) => item.silhouette).join('') }
  },
})

/** A kind of clothing: one cutter per cut, chosen when the look's cloth is known. */
export const clothes = (patterns: ArtworkPattern[], cuts: ((look: ArtworkLook) => Cutter)[]): ArtworkKind => ({
  cuts: cuts.length,
  patterns,
  views: ['front', 'back', 'detail'],
  draw(look, view) {
    const drawing = openDrawing(look)
    const cutter = cuts[look.cut % cuts.length]?.(drawing.look)
    if (!cutter) throw new Error('a kind without cuts')
    if (view === 'detail') drawing.crop = [...cutter.close, 450, 600]
    const { contents, silhouette } = cutter.draw(drawing, view === 'back')
    return scene(drawing, contents, { shadow: { silhouette } })
  },
})
