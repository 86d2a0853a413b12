import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closedPaths } from '#addresses.ts'
import { languages } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import { readsOfNow } from '#platform/outbox/outbox.server.ts'
import { etagOf } from '#http/pages/page-cache.server.ts'
import { writeFeed } from './feeds/feed-stream.server.ts'
import { writeSitemap } from './sitemap.server.ts'
import { webManifest } from './web-manifest.ts'

type MachineHost = {
  database: Database
  publicUrl: () => string
  /** Somebody has said where the shop lives; without that it is a shop for trying out. */
  isPublic: boolean
  version: () => string
  settings: ReadSettings
  /** Nothing is to be found while shoppers are not let in. */
  areClosed: () => Promise<boolean>
}

const HOUR = 'public, max-age=3600'
const WEEK = 'public, max-age=604800'

/** What is read by programs rather than people: icons, manifest, robots.txt, the sitemap and feeds of goods. */
export async function registerMachines(app: FastifyInstance, host: MachineHost): Promise<void> {
  await registerIcons(app)
  for (const language of languages) {
    app.get(localPath(language, '/manifest.webmanifest'), async (_, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('Cache-Control', HOUR)
        .send(JSON.stringify(webManifest(language))),
    )
  }
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', HOUR)
      .send((await host.areClosed()) ? NOTHING : robots(host, request.hostname)),
  )
  registerSecurityContact(app, host)
  registerSitemap(app, host)
  registerFeeds(app, host)
}

/** To whom somebody writes who has found a hole (RFC 9116). It must end, and is the shop's word for as long as it runs. */
function registerSecurityContact(app: FastifyInstance, { database, publicUrl, settings }: MachineHost): void {
  app.get('/.well-known/security.txt', async (_, reply) => {
    const { business } = await settings(database.pool)
    const ends = new Date(clock.now().getTime() + CONTACT_DAYS * DAY).toISOString().slice(0, 10)
    const lines = [
      `Contact: ${business.email.en ? `mailto:${business.email.en}` : `${publicUrl()}/statement/contact`}`,
      `Expires: ${ends}T00:00:00Z`,
      'Preferred-Languages: en, zh',
      `Canonical: ${publicUrl()}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', HOUR)
      .send(`${lines.join('\n')}\n`)
  })
}
const CONTACT_DAYS = 180

const ICONS: Record<string, string> = {
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'share.jpg': 'image/jpeg',
}
/** Asked for by programs that read no page first. */
const USUAL_NAMES = { 'favicon.ico': 'icon-192.png', 'apple-touch-icon-precomposed.png': 'apple-touch-icon.png' }

async function registerIcons(app: FastifyInstance): Promise<void> {
  const serve = async (address: string, name: string): Promise<void> => {
    const content = await readFile(join(import.meta.dirname, '..', '..', 'public', name))
    const etag = etagOf(content)
    app.get(`/${address}`, async (request, reply) => {
      void reply.header('Cache-Control', WEEK).header('ETag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(ICONS[name] ?? '').send(content)
    })
  }
  for (const name of Object.keys(ICONS)) await serve(name, name)
  for (const [address, name] of Object.entries(USUAL_NAMES)) await serve(address, name)
}

const NOTHING = 'User-agent: *\nDisallow: /\n'

/** A shop without a configured public address asks crawlers to stay away. */
function robots({ publicUrl, isPublic }: MachineHost, hostname: string): string {
  if (!isPublic && !/^(localhost|127\.0\.0\.1|::1|\[::1\])$/.test(hostname)) return NOTHING
  const closed = closedPaths().flatMap((path) => languages.map((language) => `Disallow: ${localPath(language, path)}`))
  return ['User-agent: *', ...closed, 'Disallow: /prod-api/', '', `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n')
}

type CachedFile = { version: string; etag: string; gzipped: Buffer }
const MOST_CACHED = 40

/** Each file is generated once for a catalogue version, and cached compressed. */
function registerSitemap(app: FastifyInstance, host: MachineHost): void {
  const cache = new Map<string, Promise<CachedFile | undefined>>()
  let version = ''
  const read = (file: string): Promise<CachedFile | undefined> => {
    if (host.version() !== version || cache.size >= MOST_CACHED) cache.clear()
    version = host.version()
    const known = cache.get(file)
    if (known) return known
    const writing = write(host, file, version)
    cache.set(file, writing)
    // What failed or does not exist is not cached.
    void writing.catch(() => undefined).then((made) => made ?? cache.delete(file))
    return writing
  }
  app.get<{ Params: { part: string } }>('/sitemap:part(^.{0,20}[.]xml$)', async (request, reply) => {
    const found = await read(`sitemap${request.params.part}`)
    return found ? answerXml(request, reply, found) : reply.callNotFound()
  })
}

const FEEDS = { google: ['xml', 'application/xml'], meta: ['csv', 'text/csv'] } as const

/**
 * Goods for Merchant Center and Meta, a file for each language; written as they are read, so that no catalogue is too large. They are
 * fetched a few times a day, so they may come from a copy that is a moment late.
 */
function registerFeeds(app: FastifyInstance, { database, publicUrl, areClosed }: MachineHost): void {
  for (const taker of ['google', 'meta'] as const)
    for (const language of languages) {
      const [ending, type] = FEEDS[taker]
      app.get(`/feeds/${taker}-${language}.${ending}`, async (_, reply) => {
        if (await areClosed()) return reply.callNotFound()
        return reply
          .type(`${type}; charset=utf-8`)
          .header('Cache-Control', HOUR)
          .send(Readable.from(writeFeed(database.copy?.readFor() ?? database.pool, taker, language, publicUrl())))
      })
    }
}

async function write({ database, publicUrl }: MachineHost, file: string, version: string): Promise<CachedFile | undefined> {
  // It is kept until the catalogue changes, so it must not be of before.
  const xml = await writeSitemap(await readsOfNow(database), publicUrl(), file)
  if (xml === undefined) return undefined
  const bytes = Buffer.from(xml)
  return { version, etag: etagOf(bytes), gzipped: await promisify(gzip)(bytes) }
}

async function answerXml(request: FastifyRequest, reply: FastifyReply, { etag, gzipped }: CachedFile): Promise<FastifyReply> {
  void reply.header('Cache-Control', HOUR).header('Vary', 'Accept-Encoding').header('ETag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  void reply.type('application/xml; charset=utf-8')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await promisify(gunzip)(gzipped))
  return reply.header('Content-Encoding', 'gzip').send(gzipped)
}
