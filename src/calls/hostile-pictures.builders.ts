import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const numbers = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => buffer.writeUInt32BE(value, at * 4))
  return buffer
}

/** A black square of one bit a pixel: a hundred kilobytes that take gigabytes once they are decoded in colour. */
export function pixelBomb(side = 30_000): Buffer {
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  const header = Buffer.concat([numbers(side, side), Buffer.from([1, 0, 0, 0, 0])])
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

/** Two pictures, one after the other, for ever. */
export async function animatedPng(): Promise<Buffer> {
  const { data, info } = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = info.width * 3
  const filtered = Buffer.concat(
    Array.from({ length: 8 }, (_, y) => Buffer.concat([Buffer.from([0]), data.subarray(y * row, (y + 1) * row)])),
  )
  const frame = (sequence: number): Buffer =>
    chunk('fcTL', Buffer.concat([numbers(sequence, 8, 8, 0, 0), Buffer.from([0, 1, 0, 2, 0, 0])]))
  const pixels = deflateSync(filtered)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([numbers(8, 8), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('acTL', numbers(2, 0)),
    frame(0),
    chunk('IDAT', pixels),
    frame(1),
    chunk('fdAT', Buffer.concat([numbers(2), pixels])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG that is also a script, says where it was taken, and has a page behind its end. */
export async function polyglot(): Promise<Buffer> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
    .withExif({ IFD0: { ImageDescription: '<?php system($_GET[0]); ?>' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const script = Buffer.from('*/=alert(1)//<script>alert(1)</script>/*')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  return Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2), Buffer.from('<html><script>alert(2)</script>')])
}
