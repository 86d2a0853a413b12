import { randomInt } from 'node:crypto'
import { sharp } from '#platform/libraries/late-libraries.server.ts'

/** Strokes of a digit in a box of 10 by 16; no font of the machine is needed. 0 and 1 are too easily taken for others. */
const STROKES: Record<string, string> = {
  2: 'M1 4C1 0 9 0 9 4C9 8 1 11 1 15L9 15',
  3: 'M1 2C4-1 9 0 9 4C9 7 6 8 4 8C7 8 9 9 9 12C9 16 4 17 1 14',
  4: 'M7 15L7 1L1 11L9 11',
  5: 'M8.5 1L2 1L1.5 7C4 5 9 6 9 10.5C9 16 3 16 1 13.5',
  6: 'M8 1C4 2 1 7 1 11C1 16 9 16 9 11C9 7 2 6.5 1 11',
  7: 'M1 1L9 1L4 15',
  8: 'M5 8C1 7 1 1 5 1C9 1 9 7 5 8C0 9 0 15 5 15C10 15 10 9 5 8',
  9: 'M2 15C6 14 9 9 9 5C9 0 1 0 1 5C1 9 8 9.5 9 5',
}
const DIGITS = Object.keys(STROKES)
const LENGTH = 5
const PICTURE = { width: 240, height: 88 } as const
const INK = '#1a1917'

/** From `from` up to `to`, by hundredths. */
const between = (from: number, to: number): number => from + randomInt(Math.round((to - from) * 100) + 1) / 100

export const newDigits = (): string => Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')

/** Digits as a picture: each leans its own way, and lines of the same pen run through them. A PNG, so that no digit stands in it. */
export function drawDigits(digits: string): Promise<Buffer> {
  const { width, height } = PICTURE
  const step = (width - 32) / LENGTH
  const drawn = [...digits].map((digit, at) => {
    const place = `translate(${16 + at * step + between(2, 8)} ${between(12, 26)})`
    const lean = `rotate(${between(-18, 18)} 14 24) skewX(${between(-14, 14)}) scale(${between(2.6, 3.2)} ${between(2.6, 3.2)})`
    return `<path d="${STROKES[digit]}" transform="${place} ${lean}" stroke-width="${between(1.1, 1.5)}"/>`
  })
  const lines = Array.from({ length: 4 }, () => {
    const y = () => between(8, height - 8)
    const curve = `M0 ${y()}C${width / 3} ${y()} ${(2 * width) / 3} ${y()} ${width} ${y()}`
    return `<path d="${curve}" stroke-width="${between(1.4, 2.4)}" opacity="0.75"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f3f1"/>
<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}${lines.join('')}</g></svg>`
  return sharp()(Buffer.from(svg), { density: 144 })
    .resize(width * 2, height * 2)
    .png({ palette: true, colours: 16 })
    .toBuffer()
}
