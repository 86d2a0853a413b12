import type { DemoPicture } from './catalogue/demo-types.ts'

/** Parts of a picture's width and height. */
type Part = { left: number; top: number; width: number; height: number }

/** How much of the picture a close view shows. */
const ZOOM = 0.6

/** A close view of a piece: along its length for what lies, along its height for what stands. Never of empty ground. */
export function closeUpOf(piece: Part, view: NonNullable<DemoPicture['crop']>): Part {
  const along = { upper: 0.27, centre: 0.5, lower: 0.73 }[view]
  const lies = piece.width * 3 > piece.height * 4
  const x = piece.left + piece.width * (lies ? along : 0.5)
  const y = piece.top + piece.height * (lies ? 0.5 : along)
  const within = (centre: number): number => Math.round(Math.min(1 - ZOOM, Math.max(0, centre - ZOOM / 2)) * 1000) / 1000
  return { left: within(x), top: within(y), width: ZOOM, height: ZOOM }
}
