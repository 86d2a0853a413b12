/** A part of a picture, in shares of its width and height. */
export type Cut = { x: number; y: number; width: number; height: number }
/** Where something is on a picture, in hundredths. */
type Point = { x: number; y: number }

export const WHOLE: Cut = { x: 0, y: 0, width: 1, height: 1 }
/** A smaller part would be hardly anything of the picture. */
export const SMALLEST_SHARE = 0.25

const within = (value: number, most: number): number => Math.min(Math.max(0, value), most)
const hundredth = (share: number): number => Math.round(share * 100)

/** The largest part of such a shape, in the middle; both are width by height. */
export function widestCut(shape: number, picture: number): Cut {
  const [width, height] = [Math.min(1, shape / picture), Math.min(1, picture / shape)]
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

export const moveCut = (cut: Cut, x: number, y: number): Cut => ({
  ...cut,
  x: within(cut.x + x, 1 - cut.width),
  y: within(cut.y + y, 1 - cut.height),
})

/** The same shape about the same middle, as far as there is room: `share` of the widest. */
export function sizeCut(cut: Cut, widest: Cut, share: number): Cut {
  const size = Math.min(1, Math.max(SMALLEST_SHARE, share))
  const [width, height] = [widest.width * size, widest.height * size]
  return moveCut({ ...cut, width, height }, (cut.width - width) / 2, (cut.height - height) / 2)
}

/** Where a place on one part of a picture is on another part of it; undefined: outside. */
export function carryPoint({ x, y }: Point, from: Cut, to: Cut): Point | undefined {
  const across = (from.x + (x / 100) * from.width - to.x) / to.width
  const down = (from.y + (y / 100) * from.height - to.y) / to.height
  const isThere = [across, down].every((share) => hundredth(share) >= 0 && hundredth(share) <= 100)
  return isThere ? { x: hundredth(across), y: hundredth(down) } : undefined
}
