import { bulkhead } from 'cockatiel'
import { join } from 'node:path'
import { sharp } from '#platform/libraries/late-libraries.server.ts'
import { orBusy } from '#platform/or-busy.server.ts'

/** Every character of Hong Kong, so that a name is drawn whatever the machine has. */
const FONT = join(import.meta.dirname, '../../../content/fonts/noto-sans-cjk-hk.otf')
/** A line is so much of the shorter side, and never smaller than can be read. */
const [SHARE, SMALLEST] = [1 / 32, 12]
const inTurn = bulkhead(2, 20)

/** The same picture with words slanted all over it, dark on light and light on dark: a copy that is passed on says whose it was. A JPEG. */
export const stampPicture = (picture: Buffer, words: string): Promise<Buffer> =>
  orBusy(() => inTurn.execute(() => stamp(picture, words)))

async function stamp(picture: Buffer, words: string): Promise<Buffer> {
  const { width, height } = await sharp()(picture).metadata()
  const size = Math.max(SMALLEST, Math.round(Math.min(width, height) * SHARE))
  const tile = await drawTile(words, size)
  return sharp()(picture)
    .composite([{ input: await cutToFit(tile, width, height), tile: true }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function drawTile(words: string, size: number): Promise<Buffer> {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const line = (colour: string) =>
    sharp()({
      text: {
        text: `<span foreground="${colour}" fgalpha="45%">${escaped}</span>`,
        font: `Noto Sans CJK HK ${size}`,
        fontfile: FONT,
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const [dark, light] = [await line('#000000'), await line('#ffffff')]
  const { width, height } = dark.info
  const room = { width: width + size * 4, height: height + size * 3 }
  const level = await sharp()({ create: { ...room, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: light.data, left: size * 2 + 1, top: size + 1 },
      { input: dark.data, left: size * 2, top: size },
    ])
    .png()
    .toBuffer()
  return sharp()(level)
    .rotate(-24, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

/** What is laid over a picture may be no larger than it. */
const cutToFit = (tile: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp()(tile).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer()
