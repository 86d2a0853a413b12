import {
  BinaryBitmap,
  Code128Reader,
  DataMatrixReader,
  DecodeHintType,
  EAN13Reader,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** Red, green, blue and how opaque, point after point. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

const readers = [new QRCodeReader(), new Code128Reader(), new EAN13Reader(), new DataMatrixReader()]
/** Labels are held as the hand holds them. */
const HINTS = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]])
/** No code of this kind, or one that is smeared. */
const NOTHING = new Set(['NotFoundException', 'ChecksumException', 'FormatException'])

/** What a code in a picture says, if there is one that can be read. */
export function decodePicture({ data, width, height }: Pixels): string | undefined {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = (2 * (data[4 * at] ?? 0) + 5 * (data[4 * at + 1] ?? 0) + (data[4 * at + 2] ?? 0)) / 8
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
  for (const reader of readers) {
    try {
      return reader.decode(picture, HINTS).getText()
    } catch (problem) {
      if (!(problem instanceof Error && NOTHING.has(problem.name))) throw problem
    }
  }
  return undefined
}
