/** Below this nothing is gained; above it, a photograph of a telephone is far more than anybody reads of it. */
const SMALL_ENOUGH_BYTES = 1_500_000
const MOST_PIXELS = 6_000_000

/** The picture as small as it need be, so that it arrives on a slow line; what the browser cannot draw is sent as it is. */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  if (picture.size <= SMALL_ENOUGH_BYTES) return picture
  const drawn = await createImageBitmap(picture).catch(() => undefined)
  if (!drawn) return picture
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (drawn.width * drawn.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(drawn.width * scale)
  canvas.height = Math.round(drawn.height * scale)
  const context = canvas.getContext('2d')
  if (context) {
    // A JPEG has no transparency: it would come out black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  }
  drawn.close()
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  return context && smaller && smaller.size < picture.size ? smaller : picture
}
