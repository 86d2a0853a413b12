import type { Sharp } from 'sharp'
import { sharp } from '#platform/libraries/late-libraries.server.ts'

/** Few, so that a picture that was made for one page is there for the next; a page asks for no other. */
export const MEDIA_WIDTHS = [120, 240, 360, 720, 1080, 1440, 2000] as const
export const MEDIA_FORMATS = ['avif', 'webp'] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]
export type MediaFormat = (typeof MEDIA_FORMATS)[number]

/** A region of a picture in shares of its width and height. */
export type Cut = { of: string; left: number; top: number; width: number; height: number }
/** A picture, whole or in part. */
export type MediaSource = { content: Buffer; cut?: Cut }

export async function encodePicture(source: MediaSource, width: MediaWidth, format: MediaFormat): Promise<Buffer> {
  const { picture, ratio, most } = await open(source)
  const wide = Math.min(width, most)
  picture.resize({ width: wide, height: Math.round(wide * ratio), fit: 'fill' })
  // Effort 2 takes two and a half times as long and saves three per cent: the first visitor waits for it.
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.webp({ quality: 80, effort: 4 }).toBuffer()
}

/** Papers take no newer format. */
export async function encodeForPaper(source: MediaSource): Promise<Buffer> {
  const { picture, ratio, most } = await open(source)
  const wide = Math.min(720, most)
  picture.resize({ width: wide, height: Math.round(wide * ratio), fit: 'fill' })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer()
}

/** What chat programs and social networks show of an address: this shape, and in the one format that all of them read. */
const SHARED = { width: 1200, height: 630 }
/** The studio's ground, on which every product stands. */
const GROUND = '#f4f3f1'

/** The whole picture in the middle of a wide ground. */
export async function encodeShared(source: MediaSource): Promise<Buffer> {
  const { picture } = await open(source)
  const whole = picture.flatten({ background: GROUND }).resize({ ...SHARED, fit: 'contain', background: GROUND })
  return whole.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/**
 * `ratio` is height by width; `most` the width it is worth: a picture's own, and for a part of one no more than the whole
 * has, so that a close view may be zoomed.
 */
async function open({ content, cut }: MediaSource): Promise<{ picture: Sharp; ratio: number; most: number }> {
  const { width, height } = await sharp()(content, { failOn: 'error' }).metadata()
  const picture = sharp()(content, { failOn: 'error' })
  if (!cut) return { picture, most: width, ratio: height / width }
  picture.extract({
    left: Math.floor(width * cut.left),
    top: Math.floor(height * cut.top),
    width: Math.floor(width * cut.width),
    height: Math.floor(height * cut.height),
  })
  return { picture, most: width, ratio: (height * cut.height) / (width * cut.width) }
}
