/** Front openings and pockets. */
import { mix, shade } from './colour.ts'
import { fabric } from './fabric.ts'
import { part } from './garment.ts'
import { closed, type Knot, type Point, spline, trace, way } from './outline.ts'
import type { Tailoring } from './tailoring.ts'
import { button, metalButton, seam, stitchLine, zip } from './trims.ts'

export type Buttons = {
  from: number
  to: number
  count: number
  radius?: number
  kind?: 'shell' | 'horn' | 'metal' | 'cloth' | 'accent'
  x?: number
}

const buttonColour = (t: Tailoring, kind: Buttons['kind']) => {
  const { colour, accent } = t.drawing.look
  if (kind === 'shell') return mix('#ece5d8', colour, 0.12)
  if (kind === 'accent') return accent
  return kind === 'horn' ? mix('#3a2a20', shade(colour, 0.55), 0.45) : shade(colour, 0.12)
}

export function buttonRow(t: Tailoring, buttons: Buttons): string {
  const { from, to, count, radius = 0.6, kind = 'shell', x = 0 } = buttons
  return Array.from({ length: count }, (_, at) => {
    const [px, py] = t.pose.at(x, count > 1 ? from + ((to - from) * at) / (count - 1) : from)
    const r = radius * t.pose.scale
    return kind === 'metal'
      ? metalButton(t.drawing, px, py, r)
      : button(t.drawing, px, py, r, buttonColour(t, kind), { holes: kind === 'cloth' ? 0 : 4 })
  }).join('')
}

/** A line down the front, gently out of straight. */
const fall = (x: number, from: number, to: number, bend = 0): Knot[] =>
  spline(way([x, from], [x + bend * 0.3, from + (to - from) * 0.35], [x + bend, from + (to - from) * 0.7], [x + bend * 0.6, to]))

/** A buttoned strip 3 cm wide with stitching at both edges. */
export function placket(t: Tailoring, from: number, to: number, width = 3): string {
  const { pose, drawing } = t
  const half = width / 2
  const left = fall(-half, from, to, 0.25)
  const right = fall(half, from, to, 0.25)
  const { colour } = drawing.look
  return (
    seam(trace(pose, left), colour, 1.25) +
    seam(trace(pose, right), colour, 0.5) +
    stitchLine(trace(pose, fall(-half + 0.5, from, to, 0.25)), colour, { opacity: 0.45 }) +
    stitchLine(trace(pose, fall(half - 0.5, from, to, 0.25)), colour, { opacity: 0.45 })
  )
}

/** One front edge over the other, as on jackets and coats: a shadowed line, rounded away at the hem by `cutaway`. */
export function overlap(t: Tailoring, x: number, from: number, to: number, cutaway = 0): string {
  const { pose, drawing } = t
  const way = trace(pose, [
    ...fall(x, from, to - cutaway * 1.6, 0.2),
    [x + 0.2, to - cutaway * 0.6, x + cutaway * 0.6, to - 0.5, x + cutaway * 1.5, to - 0.35],
  ])
  const soft = [9, 6, 3]
    .map(
      (width) =>
        `<path d="${way}" fill="none" stroke="#0e0a08" stroke-opacity=".1" stroke-width="${width}" transform="translate(${-width / 3} 1)"/>`,
    )
    .join('')
  return soft + seam(way, drawing.look.colour, 1.4)
}

export function frontZip(t: Tailoring, from: number, to: number, width = 0.56): string {
  const { pose, drawing } = t
  const { colour } = drawing.look
  const sides = ([-1.5, 1.5] as const).map(
    (x) =>
      seam(trace(pose, fall(x, from, to)), colour, 0.7) +
      stitchLine(trace(pose, fall(x * 1.3, from, to)), colour, { opacity: 0.4 }),
  )
  return sides.join('') + zip(drawing, pose.at(0, from), pose.at(0, to), { width: width * pose.scale })
}

const clothOf = (t: Tailoring, path: string, angle = 0, shadow = 0.6) =>
  part(t.drawing, path, {
    surface: t.surface,
    light: { ...t.light, rumple: [0, 0.01, 0.01] },
    fill: fabric(t.drawing, { angle }),
    shadow,
  })

/** A patch pocket: its mouth's middle at [x, y]. */
export function patchPocket(
  t: Tailoring,
  [x, y]: Point,
  width: number,
  height: number,
  options: { side?: 1 | -1; pointed?: boolean; flap?: boolean } = {},
): string {
  const { side = 1, pointed = false, flap = false } = options
  const { pose, drawing } = t
  const half = width / 2
  const foot: Knot[] = pointed
    ? way([x + half, y + height * 0.78], [x, y + height], [x - half, y + height * 0.78])
    : way(
        [x + half, y + height - 1.4],
        [x + half, y + height, x + half - 0.6, y + height, x + half - 1.6, y + height],
        [x - half + 1.6, y + height],
        [x - half + 0.6, y + height, x - half, y + height, x - half, y + height - 1.4],
      )
  const outline: Knot[] = way([x - half, y], [x + half, y], ...foot)
  const mouth = stitchLine(trace(pose, way([x - half + 0.3, y + 1.5], [x + half - 0.3, y + 1.5]), side), drawing.look.colour, {
    opacity: 0.5,
  })
  return (
    clothOf(t, closed(pose, outline, side)) +
    stitchLine(
      closed(
        pose,
        outline.map((knot) => inset(knot, [x, y + height / 2])),
        side,
      ),
      drawing.look.colour,
      { opacity: 0.4 },
    ) +
    (flap ? flapPocket(t, [x, y - 0.6], width + 0.6, 4.4, side) : mouth)
  )
}

const inset = (knot: Knot, [cx, cy]: Point): Knot => knot.map((value, at) => value + ((at % 2 ? cy : cx) - value) * 0.07) as Knot

export function flapPocket(t: Tailoring, [x, y]: Point, width: number, height: number, side: 1 | -1 = 1, tilt = 0): string {
  const half = width / 2
  const flap: Knot[] = way(
    [x - half, y + tilt],
    [x + half, y - tilt],
    [x + half, y + height - 1 - tilt],
    [x + half, y + height - tilt, x + half - 0.5, y + height - tilt, x + half - 1.2, y + height - tilt],
    [x - half + 1.2, y + height + tilt],
    [x - half + 0.5, y + height + tilt, x - half, y + height + tilt, x - half, y + height - 1 + tilt],
  )
  return clothOf(t, closed(t.pose, flap, side), 0, 0.9)
}

/** A narrow welt; from one end to the other. */
export function weltPocket(t: Tailoring, from: Point, to: Point, width = 1.6, side: 1 | -1 = 1): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width]
  return (
    clothOf(t, closed(t.pose, [from, to, [to[0] + nx, to[1] + ny], [from[0] + nx, from[1] + ny]], side), 0, 0.8) +
    seam(trace(t.pose, [from, to], side), t.drawing.look.colour, 1.3)
  )
}

/** A slanted in-seam opening: only its edge and stitching show. */
export function slitPocket(t: Tailoring, from: Point, to: Point, side: 1 | -1 = 1): string {
  const { colour } = t.drawing.look
  const bend: Knot[] = [
    from,
    [
      from[0] * 0.7 + to[0] * 0.3 - 0.5,
      from[1] * 0.6 + to[1] * 0.4,
      from[0] * 0.3 + to[0] * 0.7 - 0.5,
      from[1] * 0.3 + to[1] * 0.7,
      ...to,
    ],
  ]
  const path = trace(t.pose, bend, side)
  return `<path d="${path}" fill="none" stroke="#0e0a08" stroke-opacity=".22" stroke-width="6" transform="translate(1 2)"/>${seam(path, colour, 1.4)}${stitchLine(
    trace(
      t.pose,
      bend.map((knot) => knot.map((value, at) => (at % 2 ? value : value - 0.7)) as Knot),
      side,
    ),
    colour,
    { opacity: 0.45 },
  )}`
}

export function kangarooPocket(t: Tailoring, top: number, bottom: number): string {
  const { pose, drawing } = t
  const half: Knot[] = way(
    [0, top],
    [8, top],
    [8.6, top + 1, 11, top + (bottom - top) * 0.5, 13.6, bottom - 2.6],
    [13.6, bottom],
    [0, bottom + 0.6],
  )
  const path = closed(pose, [
    ...half,
    ...half
      .slice(0, -1)
      .reverse()
      .map((knot): Knot => [-(knot.at(-2) ?? 0), knot.at(-1) ?? 0]),
  ])
  const slant: Knot[] = way([8, top], [8.6, top + 1, 11, top + (bottom - top) * 0.5, 13.6, bottom - 2.6])
  return (
    clothOf(t, path) +
    [1, -1]
      .map((side) =>
        stitchLine(
          trace(
            pose,
            slant.map((knot) => knot.map((value, at) => (at % 2 ? value : value - 0.8)) as Knot),
            side as 1 | -1,
          ),
          drawing.look.colour,
        ),
      )
      .join('')
  )
}
