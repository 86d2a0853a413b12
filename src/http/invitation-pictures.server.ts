import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { drawInvitation, drawSquareCode, pictureOf } from '#flows/members/invitations/draw-invitation.ts'
import type { Language } from '#language/languages.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Database } from '#platform/database.server.ts'

type Host = { database: Database; settings: ReadSettings; publicUrl: () => string; rateLimitScale: number }

const CODE = /^[2-9B-DF-HJ-KM-NP-TV-XZ]{10}$/
const FILE = /^(picture|code)\.(en|zh)\.(jpg|svg)$/
/** What it brings may be decided anew; anyone who has passed a picture on has the one of that day. */
const KEPT = 'public, max-age=600'
const A_MINUTE_FROM_ONE_ADDRESS = 60

/** GET /invitation/<code>/picture.<en|zh>.jpg and code.<en|zh>.svg: what members pass on. Drawn once for the same words. */
export function registerInvitationPictures(app: FastifyInstance, { database, settings, publicUrl, rateLimitScale }: Host): void {
  const drawn = new LRUCache<string, Promise<Buffer | string>>({ max: 200 })
  const config = { rateLimit: { max: Math.ceil(A_MINUTE_FROM_ONE_ADDRESS * rateLimitScale), timeWindow: 60_000 } }
  app.get<{ Params: { code: string; file: string } }>('/invitation/:code/:file', { config }, async (request, reply) => {
    const { code, file } = request.params
    const [, kind, language, ending] = FILE.exec(file) ?? []
    const isKnown = kind !== undefined && CODE.test(code) && (kind === 'picture') === (ending === 'jpg')
    // Reading the settings says what the shop is called.
    if (isKnown) await settings(database.pool)
    const picture = isKnown ? await pictureOf(database.pool, code, language as Language, publicUrl()) : undefined
    if (!picture) return reply.code(404).header('Cache-Control', 'no-store').send()
    const key = JSON.stringify([kind, picture])
    const bytes = drawn.get(key) ?? (kind === 'picture' ? drawInvitation(picture) : drawSquareCode(picture.address))
    drawn.set(key, bytes)
    // What could not be drawn is not kept.
    bytes.catch(() => drawn.delete(key))
    return reply
      .header('Content-Type', kind === 'picture' ? 'image/jpeg' : 'image/svg+xml')
      .header('Cache-Control', KEPT)
      .send(await bytes)
  })
}
