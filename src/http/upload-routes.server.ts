import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import type { MediaStore } from '#platform/media/media.server.ts'
import { cleanPicture, findUpload, openUpload, storePicture, type UploadStore } from '#platform/media/uploads.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { callerOf, languageOf } from './call-routes.server.ts'

const LARGEST_BYTES = 10 * 1024 * 1024
const PURPOSES = new Set(['receipt'])

type Host = { database: Database; store: UploadStore; media: MediaStore; rateLimitScale: number }

/** Pictures come in here and are shown again only to their owner or to an operator. */
export async function registerUploads(app: FastifyInstance, host: Host): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fileSize: LARGEST_BYTES, fields: 4, parts: 5 } })
  app.post(
    `${BASE_PATH}/admin/upload`,
    {
      bodyLimit: LARGEST_BYTES + 10_000,
      config: { rateLimit: { max: Math.ceil(20 * host.rateLimitScale), timeWindow: 60_000 } },
    },
    async (request, reply) =>
      answering(request, reply, async () => {
        const caller = await callerOf(request, host.database)
        if (caller.kind !== 'visitor' && caller.kind !== 'member') refuse('SESSION_INVALID')
        const { purpose } = request.query as { purpose?: string }
        if (!purpose || !PURPOSES.has(purpose)) refuse('BAD_INPUT', { field: 'purpose' })
        const uploadId = await storePicture(host.database, host.store, {
          ownerId: caller.accountId,
          purpose,
          bytes: await fileOf(request),
        })
        return reply.send({ code: 200, msg: '', data: { uploadId } })
      }),
  )
  registerShopPictures(app, host)
  app.get(`${BASE_PATH}/admin/upload/:uploadId`, async (request, reply) =>
    answering(request, reply, async () => {
      const caller = await callerOf(request, host.database)
      const { uploadId } = request.params as { uploadId: string }
      const upload = await findUpload(host.database.pool, uploadId)
      const mayRead = caller.kind === 'operator' || (caller.kind !== 'nobody' && upload?.ownerId === caller.accountId)
      if (!upload || !mayRead) refuse('NOT_FOUND')
      return reply
        .type('image/jpeg')
        .header('Cache-Control', 'private, no-store')
        .header('Content-Disposition', `inline; filename="${uploadId}.jpg"`)
        .send(await openUpload(host.store, uploadId))
    }),
  )
}

const MAY_ADD_PICTURES = new Set(['administrator', 'merchandiser'])

/** Pictures operators put on pages: among the shop's own pictures, open to everybody under the hash of their content. */
function registerShopPictures(app: FastifyInstance, { database, media, rateLimitScale }: Host): void {
  app.post(
    `${BASE_PATH}/admin/picture`,
    { bodyLimit: LARGEST_BYTES + 10_000, config: { rateLimit: { max: Math.ceil(20 * rateLimitScale), timeWindow: 60_000 } } },
    async (request, reply) =>
      answering(request, reply, async () => {
        const caller = await callerOf(request, database)
        if (caller.kind === 'nobody') refuse('SESSION_INVALID')
        if (caller.kind !== 'operator' || !caller.roles.some((role) => MAY_ADD_PICTURES.has(role))) refuse('NOT_PERMITTED')
        const { data, info } = await cleanPicture(await fileOf(request))
        const picture = {
          hash: await media.put(data),
          width: info.width,
          height: info.height,
        }
        return reply.send({ code: 200, msg: '', data: picture })
      }),
  )
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) refuse('UPLOAD_REFUSED', { field: 'file' })
  const part = await request.file()
  if (!part) refuse('UPLOAD_REFUSED', { field: 'file' })
  const bytes = await part.toBuffer().catch(() => undefined)
  if (!bytes || part.file.truncated) refuse('UPLOAD_REFUSED', { field: 'file' })
  return bytes
}

async function answering(request: FastifyRequest, reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return reply.code(problem.reason === 'NOT_FOUND' ? 404 : 200).send(problem.toEnvelope(languageOf(request)))
  }
}
