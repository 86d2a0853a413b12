/** Make-up: foundation, colour for eyes, palettes and brushes. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { cushion, flacon, fluidTube, stick } from './complexion-artwork.ts'
import { compactQuad, mascara, palette, pencils } from './eye-colour-artwork.ts'
import { brushSet, kabuki, powderBrush } from './make-up-brush-artwork.ts'
import { lying, objectKind } from './object-kind.ts'

const few: ArtworkKind['patterns'] = ['plain', 'marble', 'check', 'stripe', 'colourblock']

const flatLay = {
  front: lying.front,
  angle: { yaw: -30, pitch: 46 },
  detail: { yaw: -10, pitch: 60, zoom: 2, focus: [0.4, 0.25] as const },
}

export const makeUpKinds: Record<string, ArtworkKind> = {
  foundation: objectKind([flacon, cushion, fluidTube, stick], few),
  'eye-make-up': objectKind([mascara, pencils, compactQuad], few, { detail: { yaw: -16, zoom: 2, focus: [0.6, 0.25] } }),
  'make-up-brush': objectKind([powderBrush, brushSet, kabuki], few, { angle: flatLay.angle, detail: flatLay.detail }),
  palette: objectKind([palette(3, 2, 18), palette(4, 3, 15), palette(2, 2, 22), palette(5, 2, 15)], few, {
    front: { yaw: -16 },
    angle: { yaw: -34 },
    detail: { yaw: -20, zoom: 1.9, focus: [0.5, 0.7] },
  }),
}
