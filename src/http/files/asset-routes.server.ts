import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { takes } from '../pages/page-cache.server.ts'

/** Files of the build are in one folder; anything else there is never served. */
const NAME = /^[\w-][\w.-]*\.(js|css|woff2)$/
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}
/** An address that names one content for good is kept for good. */
export const FOREVER = 'public, max-age=31536000, immutable'

type Asset = { type: string; plain: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }

/**
 * GET /assets/<file>: what was built for browsers. Each file is read once and stays in memory, all of a build some 8 MB: a page has
 * dozens of them, and on the disk each would be looked for, opened, measured and read for everybody anew.
 */
export function registerAssets(app: FastifyInstance, folder: string): void {
  const held = new Map<string, Asset>()

  async function find(name: string): Promise<Asset | undefined> {
    const asset = held.get(name) ?? (await readAsset(folder, name))
    // What is missing may come with the next build.
    if (asset) held.set(name, asset)
    return asset
  }

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    const asset = NAME.test(name) ? await find(name) : undefined
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

async function readAsset(folder: string, name: string): Promise<Asset | undefined> {
  const [plain, br, gzip] = await Promise.all(['', '.br', '.gz'].map((form) => readIfThere(join(folder, name + form))))
  return plain && { type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '', plain, br, gzip }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw problem
  }
}
