import sharp from 'sharp'

/** The same seed is the same picture. `isOnWhite`: one item on even ground, in this colour. */
export type Scene = { seed: number; isOnWhite?: boolean; colour?: string }

const [WIDTH, HEIGHT] = [600, 800]

/** A picture as a camera might have taken it: many shapes in many greys and colours, or one item on white. */
export function drawScene({ seed, isOnWhite = false, colour = '#1c1c1e' }: Scene): Promise<Buffer> {
  const next = numbersFrom(seed)
  const shapes = isOnWhite
    ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f5f2"/>
       <rect x="${150 + 40 * next()}" y="360" width="${220 + 60 * next()}" height="230" rx="24" fill="${colour}"/>
       <path d="M 220 360 q 70 -190 150 0" fill="none" stroke="${colour}" stroke-width="${14 + 8 * next()}"/>`
    : Array.from({ length: 60 }, () => {
        const [x, y, size] = [next() * WIDTH, next() * HEIGHT, 40 + next() * 260]
        const fill = `rgb(${[next(), next(), next()].map((value) => Math.round(value * 255)).join(' ')})`
        return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * (0.3 + next())}" fill="${fill}" transform="rotate(${next() * 180} ${x} ${y})"/>`
      }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Numbers between 0 and 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return state / 2 ** 32
  }
}
