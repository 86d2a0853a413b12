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
  const { picture, ratio, drawn } = await readAt(source, width)
  // A drawing may come a pixel short of the width it was rasterised for.
  picture.resize({ width, height: Math.round(width * ratio), fit: 'fill', withoutEnlargement: !drawn })
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.webp({ quality: 80, effort: 4 }).toBuffer()
}

const SVG_DENSITY = 72

/** A drawing is rasterised at the width that is needed, not at its own and then scaled. `ratio` is height by width. */
async function readAt({ content, cut }: MediaSource, width: number): Promise<{ picture: Sharp; ratio: number; drawn: boolean }> {
  const found = await sharp(content, { failOn: 'error' }).metadata()
  const drawn = found.format === 'svg'
  const scale = drawn ? width / (found.width * (cut?.width ?? 1)) : 1
  const picture = drawn ? sharp(content, { density: Math.min(2_400, SVG_DENSITY * scale) }) : sharp(content, { failOn: 'error' })
  if (!cut) return { picture, drawn, ratio: found.height / found.width }
  // A density is rounded to whole pixels; the last one may be missing.
  const [wide, high] = [Math.floor(found.width * scale), Math.floor(found.height * scale)]
  picture.extract({
    left: Math.floor(wide * cut.left),
    top: Math.floor(high * cut.top),
    width: Math.floor(wide * cut.width),
    height: Math.floor(high * cut.height),
  })
  return { picture, drawn, ratio: (found.height * cut.height) / (found.width * cut.width) }
}

/** Twelve by sixteen pixels as a data URI: what stands in a picture's place until it arrives. */
export async function makePlaceholder(source: Buffer): Promise<string> {
  const { picture } = await readAt({ content: source }, 48)
  const tiny = await picture.resize(12, 16, { fit: 'cover' }).webp({ quality: 30, effort: 2 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
