import type { FastifyInstance } from 'fastify'
import { isMediaHash, openMediaStore } from '#platform/media.server.ts'
import { MEDIA_FORMATS, MEDIA_WIDTHS } from '#platform/media-encoding.server.ts'

const FILE = /^(\d{1,4})\.([a-z]{3,4})$/
const FOREVER = 'public, max-age=31536000, immutable'

/** GET /media/<hash>/<width>.<avif|webp>: an address names one content for good, so it is cached for good. */
export async function registerMedia(app: FastifyInstance, { dataDir }: { dataDir: string }): Promise<void> {
  const store = openMediaStore(dataDir)
  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const [, digits, extension] = FILE.exec(request.params.file) ?? []
    const width = MEDIA_WIDTHS.find((one) => String(one) === digits)
    const format = MEDIA_FORMATS.find((one) => one === extension)
    const { hash } = request.params
    if (!width || !format || !isMediaHash(hash)) return reply.code(404).header('Cache-Control', 'no-store').send()
    const etag = `"${hash}-${width}-${format}"`
    if (request.headers['if-none-match'] === etag)
      return reply.code(304).header('ETag', etag).header('Cache-Control', FOREVER).send()
    const picture = await store.derive(hash, width, format)
    if (!picture) return reply.code(404).header('Cache-Control', 'no-store').send()
    return reply.header('Content-Type', `image/${format}`).header('Cache-Control', FOREVER).header('ETag', etag).send(picture)
  })
}
