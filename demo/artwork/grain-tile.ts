/** Squares of cloth grain computed once and repeated: mid grey where nothing changes, lighter and darker where threads rise and sink. */
import { encodePng } from './png-encoding.ts'
import { seededRandom } from './seeded-random.ts'

/** Units of the drawing one tile covers; it holds two pixels to each, so that close-ups stay sharp. */
export const grainUnits = 120
const side = grainUnits * 2

type Field = Float32Array

const at = (field: Field, x: number, y: number) => field[((y + side) % side) * side + ((x + side) % side)] ?? 0

/** Chance smeared over `across` × `down` pixels, seamless, with a spread of about one. */
function noise(seed: number, across: number, down: number): Field {
  const random = seededRandom(seed)
  let field: Field = new Float32Array(side * side).map(() => random() * 2 - 1)
  const smear = (from: Field, reach: number, dx: number, dy: number): Field =>
    from.map((_, index) => {
      let sum = 0
      for (let step = -reach; step <= reach; step += 1)
        sum += at(from, (index % side) + step * dx, Math.floor(index / side) + step * dy)
      return sum
    })
  if (across > 0) field = smear(field, across, 1, 0)
  if (down > 0) field = smear(field, down, 0, 1)
  const spread = Math.sqrt(field.reduce((sum, value) => sum + value * value, 0) / field.length)
  return field.map((value) => value / spread)
}

/** Stocking stitch, `width` × `height` units: slanting legs mirrored about each wale, with a dark line between wales. */
const stitch = (width: number, height: number) => (x: number, y: number) => {
  const out = Math.abs(((x / 2) % width) / width - 0.5) * 2
  const leg = Math.cos((y / 2 / height + out * 0.85) * Math.PI * 2)
  return leg * 0.75 + 0.15 - Math.exp(-(((1 - out) / 0.16) ** 2)) * 0.9 - Math.exp(-((out / 0.12) ** 2)) * 0.5
}

const plainWeave = (x: number, y: number) => (((x >> 2) + (y >> 2)) % 2 ? 0.8 - ((x % 4) - 1.5) ** 2 * 0.25 : -0.5)
const twillRib = (x: number, y: number) => Math.cos(((x + y / 2) / 8) * Math.PI * 2)

type Mix = {
  smears: [across: number, down: number, amount: number][]
  shape?: (x: number, y: number) => number
  amount?: number
  embossed?: boolean
}

const mixes = {
  woven: {
    smears: [
      [1, 4, 0.26],
      [4, 1, 0.2],
    ],
    shape: plainWeave,
    amount: 0.16,
  },
  jersey: { smears: [[1, 1, 0.26]], shape: stitch(4, 3), amount: 0.3 },
  knit: { smears: [[1, 1, 0.16]], shape: stitch(8, 6), amount: 0.5 },
  'chunky-knit': { smears: [[1, 1, 0.14]], shape: stitch(15, 12), amount: 0.5 },
  denim: {
    smears: [
      [0, 9, 0.3],
      [1, 1, 0.12],
    ],
    shape: twillRib,
    amount: 0.26,
  },
  twill: { smears: [[1, 2, 0.12]], shape: twillRib, amount: 0.24 },
  canvas: {
    smears: [
      [1, 3, 0.2],
      [3, 1, 0.18],
    ],
    shape: plainWeave,
    amount: 0.26,
  },
  felt: {
    smears: [
      [1, 1, 0.26],
      [4, 4, 0.2],
    ],
  },
  suede: {
    smears: [
      [1, 1, 0.2],
      [5, 5, 0.24],
    ],
  },
  leather: {
    smears: [
      [2, 2, 1],
      [5, 5, 0.9],
    ],
    embossed: true,
  },
  satin: { smears: [[0, 14, 0.3]] },
} satisfies Record<string, Mix>

export type Surface = keyof typeof mixes

function draw({ smears, shape, amount = 0, embossed }: Mix): Field {
  const field: Field = new Float32Array(side * side)
  for (const [order, [across, down, share]] of smears.entries()) {
    const layer = noise(order * 17 + across * 5 + down, across, down)
    for (let index = 0; index < field.length; index += 1) field[index] = (field[index] ?? 0) + (layer[index] ?? 0) * share
  }
  const relief = (x: number, y: number) =>
    (at(field, x + 1, y) - at(field, x - 1, y) + at(field, x, y + 1) - at(field, x, y - 1)) * 0.2
  return field.map((value, index) => {
    const [x, y] = [index % side, Math.floor(index / side)]
    return embossed ? relief(x, y) : value + (shape?.(x, y) ?? 0) * amount
  })
}

const known = new Map<Surface, string>()

/** The tile as the address of an embedded picture. */
export function grainTile(surface: Surface): string {
  const found = known.get(surface)
  if (found) return found
  const rgb = new Uint8Array(side * side * 3)
  // a few dozen greys are enough, and pack far smaller
  for (const [index, value] of draw(mixes[surface]).entries())
    rgb.fill(Math.min(255, Math.max(0, Math.round((128 + value * 127) / 6) * 6)), index * 3, index * 3 + 3)
  const address = `data:image/png;base64,${encodePng(side, side, rgb).toString('base64')}`
  known.set(surface, address)
  return address
}
