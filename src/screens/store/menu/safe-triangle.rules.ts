export type Point = { x: number; y: number }
/** The upper edge of what the pointer may be heading for. */
export type Edge = { left: number; right: number; y: number }

/**
 * Whether a step of the pointer leads towards the edge: it ends inside the triangle from where it began to both ends of the
 * edge. A pointer that does so does not mean what it crosses on the way.
 */
export function isHeadingFor(from: Point, to: Point, edge: Edge): boolean {
  if (to.y <= from.y || from.y >= edge.y) return false
  // How far down the triangle the step has come: 0 at its tip, 1 at the edge.
  const share = Math.min(1, (to.y - from.y) / (edge.y - from.y))
  const left = from.x + (edge.left - from.x) * share
  const right = from.x + (edge.right - from.x) * share
  return to.x >= left && to.x <= right
}
