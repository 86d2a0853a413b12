import QRCode from 'qrcode'
import { expect, test } from 'vitest'
import { decodePicture, type Pixels } from './decode-picture.ts'

/** Dark where it says so, in points of this size, with room around it, on paper that is not quite white. */
function drawn(columns: number, rows: number, isDark: (column: number, row: number) => boolean, point = 4): Pixels {
  const [room, width, height] = [12, (columns + 24) * point, (rows + 24) * point]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor(x / point) - room, Math.floor(y / point) - room]
      const isInside = column >= 0 && row >= 0 && column < columns && row < rows
      data.fill(isInside && isDark(column, row) ? 30 : 225, (y * width + x) * 4, (y * width + x) * 4 + 4)
    }
  return { data, width, height }
}

function qrOf(text: string): Pixels {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  return drawn(modules.size, modules.size, (column, row) => modules.get(row, column) === 1)
}

const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']
const turned = (bars: string): string => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('')
const backwards = (bars: string): string => [...bars].toReversed().join('')

/** The bars on the box of a piece from elsewhere. */
function ean13Of(text: string): Pixels {
  const [first = 0, ...digits] = [...text].map(Number)
  const bars = digits.map((digit, at) => {
    const plain = LEFT[digit] ?? ''
    if (at >= 6) return turned(plain)
    return PARITY[first]?.[at] === 'L' ? plain : backwards(turned(plain))
  })
  const whole = ['101', ...bars.slice(0, 6), '01010', ...bars.slice(6), '101'].join('')
  return drawn(whole.length, 40, (column) => whole[column] === '1', 3)
}

const upsideDown = ({ data, width, height }: Pixels): Pixels => {
  const points = new Uint32Array(data.buffer).toReversed()
  return { data: new Uint8ClampedArray(points.buffer), width, height }
}

test.each([
  ['a label of ours', qrOf('PTV59RQ897-1'), 'PTV59RQ897-1'],
  [
    'a certificate',
    qrOf('https://shop.example/certificate/01HZX7K2M4N8P9QRSTVW'),
    'https://shop.example/certificate/01HZX7K2M4N8P9QRSTVW',
  ],
  ['a label upside down', upsideDown(qrOf('M3KP 8X2R')), 'M3KP 8X2R'],
  ['the bars on a box', ean13Of('4006381333931'), '4006381333931'],
  ['the bars on a box upside down', upsideDown(ean13Of('4006381333931')), '4006381333931'],
])('where the browser reads no codes, %s is read all the same', (_, picture, text) => {
  expect(decodePicture(picture)).toBe(text)
})

test('what is no code, or half of one, says nothing', () => {
  const half = qrOf('PTV59RQ897-1')
  half.data.fill(225, 0, half.data.length / 2)
  const pattern = drawn(40, 40, (column, row) => (column * 7 + row * 13) % 5 === 0)
  for (const picture of [drawn(10, 10, () => false), pattern, half]) expect(decodePicture(picture)).toBeUndefined()
})
