/** Glazes of a look: gloss or speckled stoneware, banded, printed, marbled or dipped. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { type Finish, blend, light } from './finish-kinds.ts'
import { placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { glaze, marble, metal, stoneware } from './surface-finish.ts'
import { inPattern } from './surface-noise.ts'

const bands = [0.55, 0.6, 0.9, 0.955]

/** Glazes of a look: plain gloss or speckled stoneware, banded, printed, marbled or dipped. `size` is the radius or height. */
export function ware(look: ArtworkLook, size: number, flat = false): Finish {
  const [colour, accent] = [light(look.colour), light(look.accent)]
  const base = look.seed % 2 === 0 || look.pattern !== 'plain' ? glaze(look.colour) : stoneware(look.colour, look.seed)
  if (look.pattern === 'marble') return marble(look.colour, look.accent, 0.045, look.seed)
  if (look.pattern === 'plain') return base
  return {
    ...base,
    paint: (u, _v, x, y, z) => {
      const reach = flat ? Math.hypot(x, z) / size : y / size
      if (look.pattern === 'colourblock') return reach > 0.62 ? accent : colour
      if (look.pattern === 'stripe') return bands.some((band) => Math.abs(reach - band) < 0.014) ? accent : colour
      if (look.pattern === 'check')
        return flat && reach < 0.62 ? colour : inPattern('check', colour, blend(colour, accent, 0.75), u * 26, reach * 9)
      if (flat) return reach < 0.66 ? colour : inPattern(look.pattern, colour, accent, u * 26, reach * 8)
      return inPattern(look.pattern, colour, accent, u * 9, reach * 4.5)
    },
  }
}

export const edging = (radius: number, y: number, look: ArtworkLook, thick = 0.55): Part => ({
  mesh: placed(tube(ring(radius, 90), thick, { closed: true, sides: 8 }), { turn: [90, 0, 0], move: [0, y, 0] }),
  finish: metal(look),
})
