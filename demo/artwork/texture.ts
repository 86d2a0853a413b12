/** Surfaces: small tiles of grain laid over the colour as hard light, where mid grey changes nothing. */
import { lightness } from './colour.ts'
import { grainTile, grainUnits, type Surface } from './grain-tile.ts'
import type { Drawing } from './studio.ts'

export type { Surface } from './grain-tile.ts'

/** How strongly each surface shows. */
const strengths: Record<Surface, number> = {
  woven: 0.26,
  jersey: 0.2,
  knit: 0.46,
  'chunky-knit': 0.56,
  denim: 0.5,
  twill: 0.26,
  canvas: 0.34,
  felt: 0.3,
  suede: 0.34,
  leather: 0.4,
  satin: 0.1,
}

/** The grain of a surface over one path, or several that do not overlap; paint it after the colour and before the relief. */
export function grain(drawing: Drawing, paths: string | string[], surface: Surface, amount = 1): string {
  const list = typeof paths === 'string' ? [paths] : paths
  // light cloth shows its grain far more than dark cloth does
  const seen = strengths[surface] * amount * (lightness(drawing.look.colour) > 0.7 ? 0.6 : 1)
  const fill = drawing.define(
    (id) =>
      `<pattern id="${id}" width="${grainUnits}" height="${grainUnits}" patternUnits="userSpaceOnUse"><image href="${grainTile(surface)}" width="${grainUnits}" height="${grainUnits}"/></pattern>`,
  )
  return list
    .map((path) => `<path d="${path}" fill="${fill}" style="mix-blend-mode:hard-light" opacity="${seen.toFixed(3)}"/>`)
    .join('')
}
