import type { FastifyInstance, FastifyReply } from 'fastify'
import { isMediaHash, type MediaStore, pictureOf } from '#platform/media/media.server.ts'
import { onChanged } from '#platform/cache/page-tags.server.ts'
import { StorageAway } from '#platform/storage/storage.server.ts'
import { FOREVER } from './asset-routes.server.ts'
import type { AudienceOf, PictureAudience } from './member-pictures.server.ts'
import { MEDIA_FORMATS, MEDIA_WIDTHS } from '#platform/media/media-encoding.server.ts'

const FILE = /^(\d{1,4})\.([a-z]{3,4})$/
const SHARED = 'share.jpg'

type Ask = { type: string; make: (store: MediaStore, hash: string, isWanted: () => boolean) => Promise<Buffer | undefined> }

const NEVER = 'no-store'
/** One of a member is asked for again a minute later: it may be gone, or no longer for this reader. */
const keptFor: Record<PictureAudience, string> = { everyone: FOREVER, reader: 'private, max-age=60', none: NEVER }
const everyone: AudienceOf = async () => 'everyone'

/**
 * GET /media/<hash>/<width>.<avif|webp> or share.jpg: an address names one content for good, so it is cached for good. Pictures of
 * members are for those who see the member.
 */
export async function registerMedia(app: FastifyInstance, store: MediaStore, audienceOf: AudienceOf = everyone): Promise<void> {
  const stop = onChanged((tags) => {
    for (const hash of tags.flatMap((tag) => pictureOf(tag) ?? [])) void store.forget(hash).catch(() => {})
  })
  app.addHook('onClose', async () => stop())
  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const ask = readFileName(file)
    if (!ask || !isMediaHash(hash)) return missing(reply)
    const audience = await audienceOf(request, hash)
    if (audience === 'none') return missing(reply)
    const etag = `"${hash}-${file.replace('.', '-')}"`
    const isHad = request.headers['if-none-match'] === etag
    const headers = { ETag: etag, 'Cache-Control': keptFor[audience] }
    if (isHad && audience === 'everyone') return reply.code(304).headers(headers).send()
    // Who leaves a page closes the connection: pictures of pages nobody looks at would keep those of the next one waiting.
    const picture = await ask.make(store, hash, () => !request.raw.socket.destroyed).catch(awayOnly)
    if (picture === 'away') return reply.code(503).headers({ 'Cache-Control': NEVER, 'Retry-After': '5' }).send()
    if (!picture) return missing(reply)
    return isHad ? reply.code(304).headers(headers).send() : reply.headers({ ...headers, 'Content-Type': ask.type }).send(picture)
  })
}

const missing = (reply: FastifyReply): FastifyReply => reply.code(404).header('Cache-Control', NEVER).send()

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
