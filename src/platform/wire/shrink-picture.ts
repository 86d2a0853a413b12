import { type Cut, WHOLE } from '#platform/media/picture-cut.ts'

/** Below this nothing is gained; above it, a photograph of a telephone is far more than anybody reads of it. */
const SMALL_ENOUGH_BYTES = 1_500_000
const MOST_PIXELS = 6_000_000

/** The picture as small as it need be, so that it arrives on a slow line; what the browser cannot draw is sent as it is. */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  if (picture.size <= SMALL_ENOUGH_BYTES) return picture
  const smaller = await draw(picture, WHOLE, 0.85)
  return smaller && smaller.size < picture.size ? smaller : picture
}

/** A part of a picture as a picture of its own; undefined: the browser cannot draw it. */
export const cutPicture = (picture: Blob, cut: Cut): Promise<Blob | undefined> => draw(picture, cut, 0.92)

async function draw(picture: Blob, { x, y, width, height }: Cut, quality: number): Promise<Blob | undefined> {
  const drawn = await createImageBitmap(picture).catch(() => undefined)
  if (!drawn) return undefined
  const [wide, high] = [drawn.width * width, drawn.height * height]
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (wide * high)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(wide * scale))
  canvas.height = Math.max(1, Math.round(high * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // A JPEG has no transparency: it would come out black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(drawn, drawn.width * x, drawn.height * y, wide, high, 0, 0, canvas.width, canvas.height)
  }
  drawn.close()
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return (context && made) ?? undefined
}
