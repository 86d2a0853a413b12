import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import { qrcode, sharp } from '#platform/libraries/late-libraries.server.ts'

/** Every character of Hong Kong, so that no font of the machine is needed. */
const FONT = join(import.meta.dirname, '../../../content/fonts/noto-sans-cjk-hk.otf')
const FAMILY = 'Noto Sans CJK HK'
const INK = '#0b0b0a'
const MUTE = '#6a665f'
const GROUND = '#f4f3f1'
/** As chat programs and social networks show it. */
const [WIDTH, HEIGHT] = [1200, 630]
const LEFT = 88
const CODE = 300

export type InvitationPicture = {
  /** What the shop is called, as it stands on its front. */
  wordmark: string
  lead: string
  /** What it brings. */
  gift: string
  note: string
  code: string
  /** Where the square code leads. */
  address: string
}

/** A picture to pass on: what a friend gets, the code, and the same as a square code. A JPEG. */
export async function drawInvitation({ wordmark, lead, gift, note, code, address }: InvitationPicture): Promise<Buffer> {
  const words = [
    await write(wordmark, { size: 30, top: 72, spacing: 12 }),
    await write(lead, { size: 32, top: 196, colour: MUTE }),
    await write(gift, { size: 68, top: 248 }),
    await write(note, { size: 26, top: 368, colour: MUTE }),
    await write(code, { size: 40, top: 498, spacing: 6 }),
  ]
  const square = await qrcode().toBuffer(address, { width: CODE, margin: 3, color: { dark: INK, light: '#ffffff' } })
  return sharp()({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite([...words, { input: square, left: WIDTH - LEFT - CODE, top: (HEIGHT - CODE) / 2 }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

type Look = { size: number; top: number; colour?: string; spacing?: number }
/** What is longer is set smaller. */
const ROOM = WIDTH - 2 * LEFT - CODE - 48

async function write(words: string, { size, top, colour = INK, spacing = 0 }: Look): Promise<OverlayOptions> {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const text = `<span foreground="${colour}" letter_spacing="${spacing * 1024}">${escaped}</span>`
  const drawn = (points: number) =>
    sharp()({ text: { text, font: `${FAMILY} ${points}`, fontfile: FONT, rgba: true, dpi: 72 } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const first = await drawn(size)
  const { data, info } = first.info.width <= ROOM ? first : await drawn(Math.floor((size * ROOM) / first.info.width))
  // Letters stand on one line however tall the tallest of them is.
  return { input: data, left: LEFT, top: top + Math.max(0, size - info.height) }
}

/** The square code alone, as a drawing. */
export const drawSquareCode = (address: string): Promise<string> => qrcode().toString(address, { type: 'svg', margin: 2 })
