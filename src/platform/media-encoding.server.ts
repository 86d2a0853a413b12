import sharp, { type Sharp } from 'sharp'

export const MEDIA_WIDTHS = [120, 240, 360, 480, 720, 960, 1200] as const
export const MEDIA_FORMATS = ['avif', 'webp'] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]
export type MediaFormat = (typeof MEDIA_FORMATS)[number]

/** A region of a picture in shares of its width and height. */
export type Cut = { of: string; left: number; top: number; width: number; height: number }
/** A photograph or a drawing (SVG, packed or not), whole or in part. */
export type MediaSource = { content: Buffer; cut?: Cut }

export async function encodePicture(source: MediaSource, width: MediaWidth, format: MediaFormat): Promise<Buffer> {
  const { picture, ratio, most } = await readAt(source, width)
  // A drawing may come a pixel short of the width it was rasterised for.
  const wide = Math.min(width, most)
  picture.resize({ width: wide, height: Math.round(wide * ratio), fit: 'fill' })
  // Effort 2 takes two and a half times as long and saves three per cent: the first visitor waits for it.
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.webp({ quality: 80, effort: 4 }).toBuffer()
}

/** What chat programs and social networks show of an address: this shape, and in the one format that all of them read. */
const SHARED = { width: 1200, height: 630 }
/** The studio's ground, on which every product stands. */
const GROUND = '#f4f3f1'

/** The whole picture in the middle of a wide ground. */
export async function encodeShared(source: MediaSource): Promise<Buffer> {
  const { picture } = await readAt(source, SHARED.width)
  const whole = picture.flatten({ background: GROUND }).resize({ ...SHARED, fit: 'contain', background: GROUND })
  return whole.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

const SVG_DENSITY = 72

/**
 * A drawing is rasterised at the width that is needed, not at its own and then scaled. `ratio` is height by width; `most` the
 * width it is worth: a photograph's own, and for a part of one no more than the whole has, so that a close view may be zoomed.
 */
async function readAt({ content, cut }: MediaSource, width: number): Promise<{ picture: Sharp; ratio: number; most: number }> {
  const found = await sharp(content, { failOn: 'error' }).metadata()
  const drawn = found.format === 'svg'
  const scale = drawn ? width / (found.width * (cut?.width ?? 1)) : 1
  const picture = drawn ? sharp(content, { density: Math.min(2_400, SVG_DENSITY * scale) }) : sharp(content, { failOn: 'error' })
  const most = drawn ? Number.POSITIVE_INFINITY : found.width
  if (!cut) return { picture, most, ratio: found.height / found.width }
  // A density is rounded to whole pixels; the last one may be missing.
  const [wide, high] = [Math.floor(found.width * scale), Math.floor(found.height * scale)]
  picture.extract({
    left: Math.floor(wide * cut.left),
    top: Math.floor(high * cut.top),
    width: Math.floor(wide * cut.width),
    height: Math.floor(high * cut.height),
  })
  return { picture, most, ratio: (found.height * cut.height) / (found.width * cut.width) }
}

/** Twelve by sixteen pixels as a data URI: what stands in a picture's place until it arrives. */
export async function makePlaceholder(source: Buffer): Promise<string> {
  const { picture } = await readAt({ content: source }, 48)
  const tiny = await picture.resize(12, 16, { fit: 'cover' }).webp({ quality: 30, effort: 2 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
