import { hasCategory } from '#modules/search/index.server.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Log } from '#platform/log.server.ts'
import { EVERYTHING, onChanged, type Tag } from '#platform/cache/page-tags.server.ts'
import type { Metrics } from '#platform/metrics.server.ts'
import type { Drawing } from '#platform/wire/own-page.ts'
import type { Language } from '#language/languages.ts'
import { type Admission, comeAgain, NoRoom } from '../admission.server.ts'
import { countView } from '../count-views.server.ts'
import type { MembersHere } from '../members-here.server.ts'
import {
  firstVisit,
  languageOfPage,
  movedTo,
  type PageAddress,
  pageAddress,
  type Redirect,
  sideOfCookie,
  withUnread,
} from './page-address.server.ts'
import { encoded, etagOf, hasAlready, type Page, PageCache } from './page-cache.server.ts'
import { keepingOf, NOT_KEPT, OWN } from './page-keeping.server.ts'
import { policyFor } from '../security-policy.server.ts'
import { isPipelined } from '../slow-clients.server.ts'
import { wayBack } from '../way-back.server.ts'

/** Renders one page; everything it may depend on is in what it is given. `scripts`: hashes of the inline ones that are the program's. */
export type RenderPage = (
  request: Request,
  reader: { language: Language; side: 'women' | 'men'; drawing?: Drawing },
) => Promise<{ status: number; headers: Headers; body: Buffer; tags: ReadonlySet<Tag>; scripts?: readonly string[] }>

export type PageHost = {
  render: RenderPage
  /** Who may have a page drawn now; everybody when left out. */
  admission?: Admission
  metrics: Metrics
  log: Log
  publicUrl: () => string
  /** Whom cookies name; without it, pages are everybody's. */
  membersHere?: MembersHere
  /** How long a network of caches before the shop keeps everybody's pages; 0: there is none that keys them rightly. */
  sharedSeconds: number
  /** Memory for finished pages; with none every page is rendered anew. */
  cacheBytes: number
  /** How many pages an address may have drawn a minute; what is kept costs nothing and is always sent. No limit when left out. */
  drawnPerMinute?: number
  /** In development Vite adds its own inline scripts and pages change by the minute. */
  dev: boolean
}

export function registerPages(app: FastifyInstance, host: PageHost): void {
  const cache = host.cacheBytes > 0 ? new PageCache(host.cacheBytes) : undefined
  const stop = onChanged((tags) => cache?.drop(tags))
  app.addHook('onClose', async () => stop())
  const read = addressReader(host)
  host.admission?.spare(({ url = '/', headers }) => {
    const { address } = read(url)
    return address.cacheable && cache?.has(keyOf(address, headers.cookie)) === true
  })
  const { drawnPerMinute: max } = host
  const count = max === undefined ? undefined : app.createRateLimit({ max, timeWindow: 60_000 })
  const mayDraw: MayDraw = async (request) => {
    const counted = await count?.(request)
    return !counted || counted.isAllowed || !counted.isExceeded
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answerPage(request, reply, { host, cache, mayDraw }, read(request.url)),
  })
}

type MayDraw = (request: FastifyRequest) => Promise<boolean>
type Read = { path: string; search: string; address: PageAddress; moved: Redirect | undefined }
const MOST_READ = 10_000
const LONGEST_READ = 300

/** What an address says is worked out once: reading it again would cost a cached page a third of its time. */
function addressReader(host: PageHost): (rawUrl: string) => Read {
  const known = new LRUCache<string, Read>({ max: MOST_READ })
  return (rawUrl) => {
    const found = known.get(rawUrl)
    if (found) return found
    const url = new URL(rawUrl.replace(/^\/{2,}/, '/'), host.publicUrl())
    const read = { path: url.pathname, search: url.search, address: pageAddress(url), moved: movedTo(url, hasCategory) }
    if (rawUrl.length > LONGEST_READ) return read
    known.set(rawUrl, read)
    return read
  }
}

const keyOf = ({ pathname, search }: PageAddress, cookies = ''): string => `${sideOfCookie(cookies)} ${pathname}${search}`

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { host, cache, mayDraw }: { host: PageHost; cache: PageCache | undefined; mayDraw: MayDraw },
  { path, search, address, moved }: Read,
): Promise<FastifyReply> {
  const { headers } = request
  const cookies = headers.cookie ?? ''
  const redirect = moved ?? firstVisit({ path, search }, { cookie: cookies, acceptLanguage: headers['accept-language'] ?? '' })
  if (redirect) {
    if (redirect.cookies) void reply.header('Set-Cookie', redirect.cookies)
    return reply.code(redirect.status).headers(NOT_KEPT).header('Location', redirect.to).send()
  }
  const member =
    address.session === 'ignored'
      ? undefined
      : await host.membersHere?.(request, reply, languageOfPage(address.pathname), address.session === 'shopper')
  if (member && address.session === 'led-on')
    return reply
      .code(302)
      .headers(OWN)
      .header('Location', wayBack(new URLSearchParams(search).get('back'), address, host))
      .send()
  if (member && !(await mayDraw(request))) return send(request, reply, tooManyPages, address)
  if (member) return drawFor(request, reply, host, { address, drawing: { owner: member.owner, call: member.call }, status: 200 })
  const side = sideOfCookie(cookies)
  const key = keyOf(address, cookies)
  const kept = address.cacheable ? cache?.get(key) : undefined
  host.metrics.pages.inc({ status: kept?.status ?? 0, cache: kept ? 'hit' : 'miss' })
  if (kept) {
    countView(request, address.pathname, kept.status)
    return send(request, reply, kept, address)
  }
  if (!(await mayDraw(request))) return send(request, reply, tooManyPages, address)
  const isShared = address.cacheable && cache !== undefined
  const render = () => renderPage(request, address, { side, host, isShared })
  const rendering = isShared ? cache.render(key, render) : render()
  const page = await rendering.catch((problem: unknown) => calmPage(problem, address, host))
  countView(request, address.pathname, page.status)
  return send(request, reply, page, address)
}

type Drawn = { address: PageAddress; drawing: Drawing; status: number }

/** Draws a page for one reader alone, past everything that is kept. `status`: of a page that was found. */
export async function drawFor(
  request: FastifyRequest,
  reply: FastifyReply,
  host: PageHost,
  { address, drawing, status }: Drawn,
): Promise<FastifyReply> {
  host.metrics.pages.inc({ status, cache: 'own' })
  const side = sideOfCookie(request.headers.cookie ?? '')
  const page = await renderPage(request, address, { side, host, drawing }).catch((problem: unknown) =>
    calmPage(problem, address, host),
  )
  return send(request, reply, page.status === 200 ? { ...page, status } : page, address)
}

/** What the framework answers when the error screen itself needs what failed: three bare words. */
class NoScreen extends Error {
  readonly status: number
  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}

/** When even the error screen cannot be rendered: logged with its address, and said calmly in both languages. */
function calmPage(err: unknown, { pathname }: PageAddress, { log }: PageHost): Page {
  if (err instanceof NoRoom) return busyPage
  log.error({ err, url: pathname }, 'a page could not be rendered')
  return {
    status: err instanceof NoScreen ? err.status : 500,
    headers: bareHeaders,
    tags: new Set([EVERYTHING]),
    plain: calmWords,
  }
}

const barePage = (title: string, inside: string): Buffer =>
  Buffer.from(`<!doctype html><html lang="en-HK"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>${inside}</html>`)

const calmWords = barePage(
  'Something went wrong on our side',
  `<p>Please try again in a moment. <a href="/">Home</a></p>
<p lang="zh-Hant-HK">系統暫時發生問題，請稍後重試。<a href="/zh">返回主頁</a></p>`,
)

const bareHeaders = { ...NOT_KEPT, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyFor([]) }

/** More people are here than can be served at once. */
export const busyPage: Page = {
  status: 503,
  headers: bareHeaders,
  tags: new Set([EVERYTHING]),
  plain: barePage(
    'We are very busy just now',
    `<p>Please try again in a moment. <a href="/">Home</a></p>
<p lang="zh-Hant-HK">目前瀏覽人數眾多，請稍後重試。<a href="/zh">返回主頁</a></p>`,
  ),
}

/** No one reads so fast; anyone who copies the catalogue is told when to go on. */
const tooManyPages: Page = {
  status: 429,
  headers: bareHeaders,
  tags: new Set([EVERYTHING]),
  plain: barePage(
    'These were many pages in a minute',
    `<p>Please wait a minute and go on. <a href="/">Home</a></p>
<p lang="zh-Hant-HK">您在一分鐘內瀏覽的頁面過多，請稍候一分鐘再繼續。<a href="/zh">返回主頁</a></p>`,
  ),
}

/** `isShared`: others may want the same page, so it is drawn even when the first to ask has gone. */
type Rendered = { side: 'women' | 'men'; host: PageHost; isShared?: boolean; drawing?: Drawing }

async function renderPage(
  { raw }: FastifyRequest,
  address: PageAddress,
  { side, host, isShared = false, drawing }: Rendered,
): Promise<Page> {
  const reader = { language: languageOfPage(address.pathname), side, ...(drawing && { drawing }) }
  // Nothing of the visitor's own request reaches a page that others will be given.
  const render = () => host.render(new Request(new URL(address.pathname + address.search, host.publicUrl())), reader)
  const turn = { isBehind: isPipelined(raw), isGone: () => !isShared && raw.socket.destroyed }
  const { status, headers: given, body, tags, scripts = [] } = await (host.admission?.draw(render, turn) ?? render())
  const headers: Record<string, string> = {}
  for (const name of ['content-type', 'location', 'x-robots-tag', 'x-remix-response']) {
    const value = given.get(name)
    if (value) headers[name] = value
  }
  if (status >= 500 && !/html|x-script/.test(headers['content-type'] ?? ''))
    throw new NoScreen(status, body.toString().slice(0, 200))
  if (headers['content-type']?.startsWith('text/html') && !host.dev) headers['content-security-policy'] = policyFor(scripts)
  const etag = status === 200 && !drawing && address.cacheable && address.shared ? etagOf(body) : undefined
  Object.assign(headers, etag ? { etag, ...keepingOf(address, host.sharedSeconds) } : drawing ? OWN : NOT_KEPT)
  return { status, headers, tags, plain: body, ...(etag ? { etag } : {}) }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page, { unread }: PageAddress): Promise<FastifyReply> {
  void reply.code(page.status).headers(page.headers)
  const { location } = page.headers
  if (location && unread) void reply.header('location', withUnread(location, unread))
  if (page.status === 503 && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', page === busyPage ? comeAgain() : '2')
  if (page.status === 429) void reply.header('retry-after', '60')
  if (page.etag && hasAlready(page.etag, request.headers['if-none-match'])) return reply.code(304).send()
  if (page.plain.length === 0) return reply.send()
  const { encoding, body } = await encoded(page, request.headers['accept-encoding'] ?? '')
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.send(body)
}
