import type { FastifyInstance } from 'fastify'
import { isMediaHash, type MediaStore, pictureOf } from '#platform/media/media.server.ts'
import { onChanged } from '#platform/cache/page-tags.server.ts'
import { StorageAway } from '#platform/storage/storage.server.ts'
import { FOREVER } from './asset-routes.server.ts'
import { MEDIA_FORMATS, MEDIA_WIDTHS } from '#platform/media/media-encoding.server.ts'

const FILE = /^(\d{1,4})\.([a-z]{3,4})$/
const SHARED = 'share.jpg'

type Ask = { type: string; make: (store: MediaStore, hash: string, isWanted: () => boolean) => Promise<Buffer | undefined> }

/** GET /media/<hash>/<width>.<avif|webp> or share.jpg: an address names one content for good, so it is cached for good. */
export async function registerMedia(app: FastifyInstance, store: MediaStore): Promise<void> {
  const stop = onChanged((tags) => {
    for (const hash of tags.flatMap((tag) => pictureOf(tag) ?? [])) void store.forget(hash).catch(() => {})
  })
  app.addHook('onClose', async () => stop())
  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const ask = readFileName(file)
    if (!ask || !isMediaHash(hash)) return reply.code(404).header('Cache-Control', 'no-store').send()
    const etag = `"${hash}-${file.replace('.', '-')}"`
    if (request.headers['if-none-match'] === etag)
      return reply.code(304).header('ETag', etag).header('Cache-Control', FOREVER).send()
    // Who leaves a page closes the connection: pictures of pages nobody looks at would keep those of the next one waiting.
    const picture = await ask.make(store, hash, () => !request.raw.socket.destroyed).catch(awayOnly)
    if (picture === 'away') return reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', '5').send()
    if (!picture) return reply.code(404).header('Cache-Control', 'no-store').send()
    return reply.header('Content-Type', ask.type).header('Cache-Control', FOREVER).header('ETag', etag).send(picture)
  })
}

const awayOnly = (problem: unknown): 'away' => {
  if (problem instanceof StorageAway) return 'away'
  throw problem
}

function readFileName(file: string): Ask | undefined {
  if (file === SHARED) return { type: 'image/jpeg', make: (store, hash, isWanted) => store.deriveShared(hash, isWanted) }
  const [, digits, extension] = FILE.exec(file) ?? []
  const width = MEDIA_WIDTHS.find((one) => String(one) === digits)
  const format = MEDIA_FORMATS.find((one) => one === extension)
  if (!width || !format) return undefined
  return { type: `image/${format}`, make: (store, hash, isWanted) => store.derive(hash, width, format, isWanted) }
}
