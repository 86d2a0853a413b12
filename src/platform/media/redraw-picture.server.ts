import { bulkhead } from 'cockatiel'
import { sharp } from '#platform/libraries/late-libraries.server.ts'
import { orBusy } from '#platform/or-busy.server.ts'
import { refuse } from '#platform/refusal.ts'

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif'
export type PictureLimits = {
  types: readonly PictureType[]
  /** More are refused by what the header says, before anything is decoded. */
  mostPixels: number
  /** What is larger is made smaller, in both directions alike. */
  keptPixels: number
}
export type RedrawnPicture = { content: Buffer; width: number; height: number }

/** JPEG's own limit of a side. */
const LONGEST_SIDE = 65_000

/** Refuses by the first bytes and the header alone what is no picture of these kinds, or has too many pixels. */
export async function requirePicture(bytes: Buffer, { types, mostPixels }: PictureLimits): Promise<void> {
  const type = typeOf(bytes)
  if (!type || !types.includes(type)) refuse('UPLOAD_REFUSED', { field: 'file' })
  const { width, height } = await sharp()(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('UPLOAD_REFUSED', { field: 'file' }))
  if (width * height > mostPixels || Math.max(width, height) > LONGEST_SIDE)
    refuse('UPLOAD_TOO_LARGE', { field: 'file', mostPixels })
}

function typeOf(bytes: Buffer): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png'
  const letters = bytes.subarray(0, 32).toString('latin1')
  if (letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a/.test(letters)) return 'image/gif'
  return letters.slice(4, 8) === 'ftyp' && /avi[fs]/.test(letters.slice(8)) ? 'image/avif' : undefined
}

/**
 * Draws pictures anew as JPEG, upright, without what they said of camera and place and without whatever else was hidden in the
 * file; of an animation the first picture. One at a time: a JPEG made for the purpose takes six bytes a pixel while it is decoded.
 */
export function pictureRedrawer(counted: () => void) {
  const inTurn = bulkhead(1, 15)
  return (bytes: Buffer, { mostPixels, keptPixels }: PictureLimits): Promise<RedrawnPicture> =>
    orBusy(() =>
      inTurn.execute(async () => {
        counted()
        return redraw(bytes, mostPixels, keptPixels)
      }),
    )
}

async function redraw(bytes: Buffer, mostPixels: number, keptPixels: number): Promise<RedrawnPicture> {
  const picture = sharp()(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
  try {
    const { width, height } = await picture.metadata()
    const scale = Math.min(1, Math.sqrt(keptPixels / (width * height)))
    const drawn = picture.autoOrient().flatten({ background: '#ffffff' })
    if (scale < 1) {
      const side = Math.ceil(Math.max(width, height) * scale)
      drawn.resize(side, side, { fit: 'inside' })
    }
    const { data, info } = await drawn.jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    return refuse('UPLOAD_REFUSED', { field: 'file' })
  }
}
