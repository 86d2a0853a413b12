import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { seesPicture } from '#modules/profiles/index.server.ts'
import { findReader, type Reader, STRANGER } from '#platform/access/may-see.server.ts'
import { findCaller } from '#platform/access/sessions.server.ts'
import { type Database, isDatabaseAway } from '#platform/database.server.ts'
import type { SessionCookies } from '../session-cookie.server.ts'

/** `everyone`: a picture of the shop. `reader`: a member’s, whom this reader sees. `none`: a member’s, whom they do not. */
export type PictureAudience = 'everyone' | 'reader' | 'none'
export type AudienceOf = (request: FastifyRequest, hash: string) => Promise<PictureAudience>

/** What was uploaded is named by its id; of other pictures the database need not be asked. */
const UPLOAD = /^[0-9a-f]{12}7[0-9a-f]{3}[89ab]/
const MOST_KNOWN = 20_000
/** A page asks for some dozens at once. */
const READER_MS = 1_000

/** Who sees a picture: those of members are shown to whom their posts or their page are (docs/decisions/0193). */
export function audienceOfPictures({ database, cookies }: { database: Database; cookies: SessionCookies }): AudienceOf {
  const ofShop = new LRUCache<string, true>({ max: MOST_KNOWN })
  const readers = new LRUCache<string, Promise<Reader>>({ max: MOST_KNOWN, ttl: READER_MS })
  const readerOf = (token: string | undefined): Promise<Reader> => {
    if (token === undefined) return Promise.resolve(STRANGER)
    const known = readers.get(token)
    if (known) return known
    const found = findCaller(database.pool, token).then((caller) =>
      caller.kind === 'member' ? findReader(database.pool, caller.accountId) : STRANGER,
    )
    readers.set(token, found)
    found.catch(() => readers.delete(token))
    return found
  }
  return async (request, hash) => {
    if (!UPLOAD.test(hash) || ofShop.has(hash)) return 'everyone'
    try {
      const isSeen = await seesPicture(database.pool, await readerOf(cookies.member.read(request)), hash)
      if (isSeen !== undefined) return isSeen ? 'reader' : 'none'
      ofShop.set(hash, true)
      return 'everyone'
    } catch (problem) {
      if (!isDatabaseAway(problem)) throw problem
      // Pictures of products go on while the database is away; no cache before the shop keeps one of which nothing is known.
      return 'reader'
    }
  }
}
