import { crc32, deflateSync } from 'node:zlib'

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** An RGB picture as a PNG file; speed matters more than size, the document is rasterised and thrown away. */
export function encodePng(width: number, height: number, rgb: Uint8Array): Buffer {
  const row = width * 3
  const lines = Buffer.alloc((row + 1) * height)
  for (let y = 0; y < height; y++) {
    const start = y * (row + 1)
    lines[start] = 2
    const from = y * row
    for (let i = 0; i < row; i++) lines[start + 1 + i] = (rgb[from + i] as number) - (y > 0 ? (rgb[from + i - row] as number) : 0)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
