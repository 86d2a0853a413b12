import { sharp } from '#platform/libraries/late-libraries.server.ts'

/**
 * What a picture looks like. `looks`: of the whole, then of what is left when a little is cut off, sixty-four signs each. `isPlain`: much of
 * it is one even ground, as where an item is photographed on white. Such pictures look alike, so their colours are compared, too.
 */
export type PicturePrint = { looks: bigint[]; colours: Uint8Array; isPlain: boolean }

/** Two pictures are taken for one where no more signs differ. */
export const MOST_APART = 9
export const MOST_APART_PLAIN = 3
const MOST_COLOUR_APART = 4
/** Signs that are the other way round in a mirrored picture: of each row every other one. */
export const MIRRORED = BigInt.asIntN(64, 0xaaaaaaaaaaaaaaaan)

/** How much of a picture of much detail may be even ground, and of any that has a look; and how even that is. */
const MOST_GROUND = 0.3
const MOST_EMPTY = 0.98
const EVEN = 10

const SIDE = 128
const GRID = 32
const WAVES = 8
const COLOURS = 8
const WHOLE = { left: 1, x: 0, y: 0 }
type Cut = typeof WHOLE
/** How much of its sides a cut leaves, and where it begins: at one end, in the middle, at the other. */
const CUTS: Cut[] = [0.94, 0.88].flatMap((left) => [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ left, x, y }))))

/** Undefined for a picture with hardly anything on it: it looks like any other such. */
export async function printPicture(bytes: Buffer): Promise<PicturePrint | undefined> {
  const small = sharp()(bytes).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
  const rgb = await small.resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
  const whole = cellsOf(rgb, WHOLE)
  const ground = groundOf(whole)
  if (ground > MOST_EMPTY) return undefined
  return {
    looks: [whole, ...CUTS.map((cut) => cellsOf(rgb, cut))].map(signsOf),
    colours: coloursOf(rgb),
    isPlain: ground > MOST_GROUND,
  }
}

const at = (values: ArrayLike<number>, place: number): number => values[place] ?? 0

/** A part of the picture in greys, as 32 × 32 cells, each the mean of what is in it. */
function cellsOf(rgb: Buffer, { left, x, y }: Cut): Float64Array {
  const edge = (from: number, place: number): number => Math.round(SIDE * ((1 - left) * from + (left * place) / GRID))
  return Float64Array.from({ length: GRID * GRID }, (_, cell) => {
    const [column, row] = [cell % GRID, Math.floor(cell / GRID)]
    const [x1, x2, y1, y2] = [edge(x, column), edge(x, column + 1), edge(y, row), edge(y, row + 1)]
    let sum = 0
    for (let down = y1; down < y2; down += 1)
      for (let place = 3 * (down * SIDE + x1); place < 3 * (down * SIDE + x2); place += 3)
        sum += 0.3 * at(rgb, place) + 0.59 * at(rgb, place + 1) + 0.11 * at(rgb, place + 2)
    return sum / ((x2 - x1) * (y2 - y1))
  })
}

const waves = Array.from({ length: WAVES }, (_, wave) =>
  Float64Array.from({ length: GRID }, (__, place) => Math.cos(((2 * place + 1) * (wave + 1) * Math.PI) / (2 * GRID))),
)

/** Signs of the longest waves in both directions (a discrete cosine transform): saving anew and scaling hardly turn them. */
function signsOf(cells: Float64Array): bigint {
  const rows = waves.map((wave) =>
    Float64Array.from({ length: GRID }, (_, row) =>
      wave.reduce((sum, height, place) => sum + height * at(cells, row * GRID + place), 0),
    ),
  )
  let signs = 0n
  for (const down of waves)
    for (const row of rows) {
      const height = down.reduce((sum, value, place) => sum + value * at(row, place), 0)
      signs = (signs << 1n) | (height > 0 ? 1n : 0n)
    }
  return BigInt.asIntN(64, signs)
}

function coloursOf(rgb: Buffer): Uint8Array {
  const part = SIDE / COLOURS
  const sums = new Float64Array(3 * COLOURS * COLOURS)
  for (let place = 0; place < rgb.length; place += 1) {
    const pixel = Math.floor(place / 3)
    const cell = Math.floor(pixel / SIDE / part) * COLOURS + Math.floor((pixel % SIDE) / part)
    sums[cell * 3 + (place % 3)] = at(sums, cell * 3 + (place % 3)) + at(rgb, place)
  }
  return Uint8Array.from(sums, (sum) => Math.round(sum / (part * part)))
}

/** How much of it is as its rim is for the most part. */
function groundOf(cells: Float64Array): number {
  const last = GRID - 1
  const isRim = (cell: number): boolean => [cell % GRID, Math.floor(cell / GRID)].some((place) => place === 0 || place === last)
  const rim = cells.filter((_, cell) => isRim(cell)).toSorted()
  const grey = at(rim, rim.length / 2)
  return cells.filter((other) => Math.abs(other - grey) < EVEN).length / cells.length
}

/** Whether they have the same colours in the same places, or in a mirror. */
export function haveSameColours(one: Uint8Array, other: Uint8Array): boolean {
  const mirrored = other.map((_, place) => {
    const [row, column, channel] = [Math.floor(place / 3 / COLOURS), Math.floor(place / 3) % COLOURS, place % 3]
    return at(other, 3 * (row * COLOURS + COLOURS - 1 - column) + channel)
  })
  return [other, mirrored].some((way) => way.every((value, place) => Math.abs(value - at(one, place)) <= MOST_COLOUR_APART))
}
