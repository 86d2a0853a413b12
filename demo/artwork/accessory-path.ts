/** Silhouettes are written as points a hand would trace: `x,y` runs smoothly through, `x,y!` is a corner. */

type Node = { x: number; y: number; corner: boolean }

const nodesOf = (points: string): Node[] =>
  points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith('!')
      const [x, y] = word.replace('!', '').split(',').map(Number)
      return { x: x ?? 0, y: y ?? 0, corner }
    })

const n = (value: number) => Math.round(value * 10) / 10

function handle(before: Node | undefined, at: Node, after: Node | undefined, reach: number, forwards: boolean) {
  const from = before === undefined || at.corner ? at : before
  const to = after === undefined || at.corner ? at : after
  let dx = to.x - from.x
  let dy = to.y - from.y
  if (at.corner) {
    const other = forwards ? after : before
    dx = ((other?.x ?? at.x) - at.x) * (forwards ? 1 : -1)
    dy = ((other?.y ?? at.y) - at.y) * (forwards ? 1 : -1)
  }
  const length = Math.hypot(dx, dy) || 1
  const sign = forwards ? 1 : -1
  return [at.x + (dx / length) * reach * sign, at.y + (dy / length) * reach * sign] as const
}

function trace(nodes: Node[], closed: boolean): string {
  const count = nodes.length
  const at = (i: number) => (closed ? nodes[(i + count) % count] : nodes[i])
  const first = nodes[0]
  if (first === undefined) return ''
  let path = `M${n(first.x)} ${n(first.y)}`
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const a = at(i)
    const b = at(i + 1)
    if (a === undefined || b === undefined) continue
    const reach = Math.hypot(b.x - a.x, b.y - a.y) * 0.36
    const [x1, y1] = handle(at(i - 1), a, b, reach, true)
    const [x2, y2] = handle(a, b, at(i + 2), reach, false)
    path += `C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(b.x)} ${n(b.y)}`
  }
  return closed ? `${path}Z` : path
}

/** An open line through the points. */
export const line = (points: string): string => trace(nodesOf(points), false)
/** A closed outline through the points. */
export const shape = (points: string): string => trace(nodesOf(points), true)

/** A rectangle whose corners are rounded by `r`. */
export const box = (x: number, y: number, w: number, h: number, r = 0): string => {
  const c = Math.min(r, w / 2, h / 2)
  return `M${x + c} ${y}H${x + w - c}Q${x + w} ${y} ${x + w} ${y + c}V${y + h - c}Q${x + w} ${y + h} ${x + w - c} ${y + h}H${x + c}Q${x} ${y + h} ${x} ${y + h - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`

/** Mirrors points about a vertical axis, so a symmetrical thing is traced once. */
export const mirrored = (points: string, axis = 450): string =>
  points
    .trim()
    .split(/\s+/)
    .reverse()
    .map((word) => {
      const [x, y] = word.split(',')
      return `${n(axis * 2 - Number(x))},${y}`
    })
    .join(' ')

/** The whole outline of a symmetrical thing from its left half, traced from the top of the axis down. */
export const symmetrical = (left: string, axis = 450): string => shape(`${left} ${mirrored(left, axis)}`)

/** Points turned about a centre. */
export const spun = (points: string, degrees: number, cx = 450, cy = 600): string => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return points.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => {
    const [dx, dy] = [Number(x) - cx, Number(y) - cy]
    return `${n(cx + dx * cos - dy * sin)},${n(cy + dx * sin + dy * cos)}`
  })
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
