import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Storage, StorageAway } from '#platform/storage/storage.server.ts'
import { takes } from '../pages/page-cache.server.ts'
import { isAssetName, readKept } from './kept-builds.server.ts'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}
/** An address that names one content for good is kept for good. */
export const FOREVER = 'public, max-age=31536000, immutable'

type Asset = { type: string; plain: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined }

/** Where the files of other releases are kept, and how many an address may ask for a minute that this process does not hold. */
export type OtherBuilds = { storage: Storage; perMinute: number }

/** Some releases beside the own one. */
const OTHERS_BYTES = 32 * 2 ** 20

/**
 * GET /assets/<file>: what was built for browsers. Each file is read once and stays in memory, all of a build some 8 MB: a page has
 * dozens of them, and on the disk each would be looked for, opened, measured and read for everybody anew. Tabs of an older release,
 * and in a roll-out those of a newer one, find theirs in the storage.
 */
export function registerAssets(app: FastifyInstance, folder: string, others?: OtherBuilds): void {
  const held = new Map<string, Asset>()
  const findOther = others && otherBuilds(app, others)

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    if (!isAssetName(name)) return reply.callNotFound()
    const own = held.get(name) ?? (await readAsset(folder, name))
    // What is missing may come with the next build.
    if (own) held.set(name, own)
    const asset = own ?? (await findOther?.(request, name))
    if (asset === 'away') return reply.code(503).headers({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).send()
    if (!asset) return reply.callNotFound()
    const etag = `"${name}"`
    void reply.headers({ 'Cache-Control': FOREVER, ETag: etag, Vary: 'Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    void reply.type(asset.type)
    const accepts = request.headers['accept-encoding'] ?? ''
    if (asset.br && takes(accepts, 'br')) return reply.header('Content-Encoding', 'br').send(asset.br)
    if (asset.gzip && takes(accepts, 'gzip')) return reply.header('Content-Encoding', 'gzip').send(asset.gzip)
    return reply.send(asset.plain)
  })
}

type FindOther = (request: FastifyRequest, name: string) => Promise<Asset | 'away' | undefined>

function otherBuilds(app: FastifyInstance, { storage, perMinute }: OtherBuilds): FindOther {
  const held = new LRUCache<string, Asset>({
    maxSize: OTHERS_BYTES,
    sizeCalculation: ({ plain, br }) => plain.length + (br?.length ?? 0),
  })
  const count = app.createRateLimit({ max: perMinute, timeWindow: 60_000 })
  return async (request, name) => {
    const known = held.get(name)
    if (known) return known
    // Names that no release has would cost a question each.
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) return 'away'
    const kept = await readKept(storage, name).catch((problem: unknown) => {
      if (problem instanceof StorageAway) return 'away' as const
      throw problem
    })
    if (kept === undefined || kept === 'away') return kept
    const asset = { type: typeOf(name), ...kept }
    held.set(name, asset)
    return asset
  }
}

const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? ''

async function readAsset(folder: string, name: string): Promise<Asset | undefined> {
  const [plain, br, gzip] = await Promise.all(['', '.br', '.gz'].map((form) => readIfThere(join(folder, name + form))))
  return plain && { type: typeOf(name), plain, br, gzip }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw problem
  }
}
