import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '#platform/log.server.ts'
import type { Metrics } from '#platform/metrics.server.ts'
import type { Language } from '#language/languages.ts'
import { type PageAddress, languageOfPage, pageAddress, redirectFor, sideOfCookie } from './page-address.server.ts'
import { encoded, etagOf, type Page, PageCache } from './page-cache.server.ts'
import { policyFor } from './security-policy.server.ts'

/** Renders one page; everything it may depend on is in what it is given. */
export type RenderPage = (
  request: Request,
  reader: { language: Language; side: 'women' | 'men' },
) => Promise<{ status: number; headers: Headers; body: Buffer }>

export type PageHost = {
  render: RenderPage
  /** Moves when anything a public page shows has changed. */
  version: () => string
  metrics: Metrics
  log: Log
  publicUrl: () => string
  /** In development Vite adds its own inline scripts and pages change by the minute. */
  dev: boolean
}

export function registerPages(app: FastifyInstance, host: PageHost): void {
  const cache = new PageCache()
  const read = addressReader(host)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answerPage(request, reply, host, cache, read(request.url)),
  })
}

type Read = { url: URL; address: PageAddress }
const MOST_READ = 10_000

/** What an address says is worked out once: reading it again would cost a cached page a third of its time. */
function addressReader(host: PageHost): (rawUrl: string) => Read {
  let known = new Map<string, Read>()
  return (rawUrl) => {
    const found = known.get(rawUrl)
    if (found) return found
    const url = new URL(rawUrl.replace(/^\/{2,}/, '/'), host.publicUrl())
    const read = { url, address: pageAddress(url) }
    if (known.size >= MOST_READ) known = new Map()
    known.set(rawUrl, read)
    return read
  }
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  host: PageHost,
  cache: PageCache,
  { url, address }: Read,
): Promise<FastifyReply> {
  const { headers } = request
  const cookies = headers.cookie ?? ''
  const redirect = redirectFor(url, { cookie: cookies, acceptLanguage: headers['accept-language'] ?? '' })
  if (redirect) {
    if (redirect.cookies) void reply.header('Set-Cookie', redirect.cookies)
    return reply.code(redirect.status).header('Location', redirect.to).send()
  }
  const side = sideOfCookie(cookies)
  const version = host.version()
  const key = `${side} ${address.pathname}${address.search}`
  const kept = address.cacheable ? cache.get(key, version) : undefined
  host.metrics.pages.inc({ status: kept?.status ?? 0, cache: kept ? 'hit' : 'miss' })
  if (kept) return send(request, reply, kept)
  const render = () => renderPage(address, side, host)
  const rendering = address.cacheable && !host.dev ? cache.render(key, version, render) : render()
  return send(request, reply, await rendering.catch((problem: unknown) => calmPage(problem, address, host)))
}

/** When even the error screen cannot be rendered: logged with its address, and said calmly in both languages. */
function calmPage(err: unknown, { pathname }: PageAddress, { log }: PageHost): Page {
  log.error({ err, url: pathname }, 'a page could not be rendered')
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyFor(calmWords) },
    plain: calmWords,
  }
}

const calmWords =
  Buffer.from(`<!doctype html><html lang="en-HK"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PRAYA</title>
<h1>Something went wrong on our side</h1><p>Please try again in a moment. <a href="/">Home</a></p>
<p lang="zh-Hant-HK">系統暫時發生問題，請稍後重試。<a href="/zh">返回主頁</a></p></html>`)

async function renderPage(address: PageAddress, side: 'women' | 'men', host: PageHost): Promise<Page> {
  // Nothing of the visitor's own request reaches a page that others will be given.
  const request = new Request(new URL(address.pathname + address.search, host.publicUrl()))
  const { status, headers: given, body } = await host.render(request, { language: languageOfPage(address.pathname), side })
  const headers: Record<string, string> = {}
  for (const name of ['content-type', 'location', 'x-robots-tag', 'x-remix-response']) {
    const value = given.get(name)
    if (value) headers[name] = value
  }
  // When the error screen itself needs what failed, the framework answers three bare words.
  if (status >= 500 && !/html|x-script/.test(headers['content-type'] ?? '')) throw new Error(body.toString().slice(0, 200))
  if (headers['content-type']?.startsWith('text/html') && !host.dev) headers['content-security-policy'] = policyFor(body)
  return { status, headers, plain: body, ...(status === 200 && address.cacheable ? { etag: etagOf(body) } : {}) }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  void reply.code(page.status).headers(page.headers)
  void reply.header('Vary', 'Accept-Encoding, Cookie').header('Cache-Control', page.etag ? 'private, no-cache' : 'no-store')
  if (page.etag) {
    void reply.header('ETag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }
  if (page.plain.length === 0) return reply.send()
  const { encoding, body } = await encoded(page, request.headers['accept-encoding'] ?? '')
  if (encoding) void reply.header('Content-Encoding', encoding)
  return reply.send(body)
}
