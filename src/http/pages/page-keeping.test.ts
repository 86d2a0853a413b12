import { type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { createMetrics } from '#platform/metrics.server.ts'
import { invalidate } from '#platform/cache/page-tags.server.ts'
import { plainPath } from './page-address.server.ts'
import { registerPages } from './page-routes.server.ts'

const LIST = '/product/list/women/bags'
let app: FastifyInstance
let port = 0
let rendered = 0
let held: Promise<void> | undefined
let rendering = 0

/** Its bytes say everything a page could have learnt of its reader. */
beforeAll(async () => {
  app = Fastify({ trustProxy: false, forceCloseConnections: true })
  registerPages(app, {
    render: async (asked, reader) => {
      rendered += 1
      const number = rendered
      rendering += 1
      await held
      rendering -= 1
      const heard = JSON.stringify({ url: asked.url, method: asked.method, headers: [...asked.headers], reader, number })
      const body = Buffer.from(`<!DOCTYPE html><html><body>${heard}<script>1</script></body></html>`)
      const status = asked.url.includes('missing') ? 404 : asked.url.includes('elsewhere') ? 302 : 200
      const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'no=1' })
      if (status === 302) headers.set('location', '/product/list?sale=1#top')
      return { status, headers, body, tags: new Set([asked.url.includes('/list') ? 'lists' : 'words']) }
    },
    metrics: createMetrics(),
    log: createLog('silent'),
    publicUrl: () => 'https://shop.example',
    sharedSeconds: 60,
    cacheBytes: 2 ** 24,
    dev: false,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _, ...kept } = answer.headers
        resolve({ status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(parts).toString() })
      })
    })
    asked.once('error', reject).end()
  })
}

const ODD_HEADERS: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '81', 'x-forwarded-for': '6.6.6.6' },
  { forwarded: 'host=evil.example;proto=http', 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin', 'x-forwarded-prefix': '/evil' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
  { 'accept-language': 'zh-HK,zh;q=0.9' },
  { 'user-agent': 'Googlebot/2.1', accept: 'application/json' },
  { referer: 'https://evil.example/?q=<script>', origin: 'null' },
  { authorization: 'Bearer somebodys-token', account: 'm-1', language: 'cht_CN' },
  { cookie: 'access_token=somebodys; locale=cht_CN; languageRedirect=1; session=1' },
  { cookie: 'sexType=1' },
  { cookie: 'xsexType=2; sexType=22; sexType2=2' },
  { cookie: `${'a=1; '.repeat(200)}b=2` },
  { range: 'bytes=0-10', 'if-range': '"x"' },
  { 'if-modified-since': new Date().toUTCString(), 'if-match': '"other"', 'if-none-match': '"other"' },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { 'sec-purpose': 'prefetch', purpose: 'prefetch', dnt: '1', 'save-data': 'on' },
  { 'x-forwarded-scheme': 'nothttps', 'x-middleware-subrequest': '1', 'x-react-router-prerender-data': '1' },
]

describe('nothing outside its key changes one byte or header of a page that is kept', () => {
  test.each(ODD_HEADERS)('not the headers %j', async (headers) => {
    const first = await ask(LIST)
    expect(first.status).toBe(200)
    expect(await ask(LIST, headers)).toEqual(first)
  })

  test.each([
    '?utm_source=x&utm_campaign=y',
    '?gclid=1',
    '?unknown=1',
    '?unknown=1&unknown=2',
    '?BRAND=house',
    '?_routes=root',
    '?brand=',
    '?page=',
    '?__proto__=1&constructor=2',
    '?%00=1',
    '?utm_%73ource=x',
    `?long=${'x'.repeat(400)}`,
    '?;&&=&',
    '?#fragment',
  ])('not the parameters %s', async (search) => {
    const first = await ask(LIST)
    expect(await ask(LIST + search)).toEqual(first)
  })

  test('not the order, the repetition or the encoding of the parameters it reads', async () => {
    const first = await ask(`${LIST}?brand=a&colour=b`)
    for (const search of [
      '?colour=b&brand=a',
      '?brand=a&brand=a&colour=b',
      '?%62rand=%61&colour=b',
      '?x=1&brand=a&colour=b&brand=',
    ])
      expect({ search, ...(await ask(LIST + search)) }).toEqual({ search, ...first })
    expect((await ask(`${LIST}?brand=a&colour=c`)).body).not.toBe(first.body)
  })

  test('the head alone has the same headers and no bytes', async () => {
    const { status, headers } = await ask(LIST)
    expect(await ask(LIST, {}, 'HEAD')).toEqual({ status, headers, body: '' })
  })

  test('not an address that names another host', async () => {
    const first = await ask(LIST)
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET http://evil.example${LIST} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    let said = ''
    for await (const part of socket) said += String(part)
    expect(said.includes(first.body) || /^HTTP\/1.1 (400|404)/.test(said)).toBe(true)
    expect(said).not.toContain('evil.example')
  })
})

describe('the key', () => {
  test('has the side, the language by its address, and what is shown', async () => {
    const women = await ask(LIST)
    const men = await ask(LIST, { cookie: 'locale=en_US; sexType=2' })
    const chinese = await ask(`/zh${LIST}`)
    expect(women.body).toContain('"language":"en","side":"women"')
    expect(men.body).toContain('"language":"en","side":"men"')
    expect(chinese.body).toContain('"language":"zh","side":"women"')
    invalidate('lists')
    const later = await ask(LIST)
    expect([later.body, later.headers.etag]).not.toEqual([women.body, women.headers.etag])
  })

  test('readers who come together after a change are not given what was begun before it', async () => {
    const slow = Promise.withResolvers<void>()
    held = slow.promise
    const before = ask('/product/list/together')
    await expect.poll(() => rendering).toBe(1)
    invalidate('lists')
    const after = ask('/product/list/together')
    await expect.poll(() => rendering).toBe(2)
    slow.resolve()
    held = undefined
    expect((await before).body).not.toBe((await after).body)
    expect((await ask('/product/list/together')).body).toBe((await after).body)
  })

  test.each([
    ['/PRODUCT/List/women', '/product/list/women'],
    ['/product/list/%77omen', '/product/list/women'],
    ['/ZH/product/list', '/zh/product/list'],
    ['/product/list/%e6%89%8b', '/product/list/%E6%89%8B'],
    ['/product/list/women/', '/product/list/women'],
    ['//evil.example/%61', '/evil.example/a'],
    ['/.//evil.example/%61', '/evil.example/a'],
  ])('has one spelling of a path: %s leads to %s', async (path, to) => {
    const { status, headers } = await ask(`${path}?brand=a`)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, `${to}?brand=a`, 'no-store'])
    expect(plainPath(to)).toBe(to)
  })
})

describe('who may keep a page', () => {
  test('a browser asks again, caches before the shop keep it for their time, and a page it has is not sent twice', async () => {
    const first = await ask(LIST)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'Accept-Encoding, Cookie',
    })
    const { etag = '', 'content-length': _, ...headers } = first.headers
    for (const held of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await ask(LIST, { 'if-none-match': held })
      expect([again.status, again.body, held]).toEqual([304, '', held])
      expect(again.headers).toEqual({ ...headers, etag })
    }
  })

  test('only the English home page depends on what languages a browser asks for', async () => {
    expect((await ask('/')).headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language')
    const away = await ask('/', { 'accept-language': 'zh-HK' })
    expect([away.status, away.headers.location, away.headers['cache-control']]).toEqual([302, '/zh', 'no-store'])
    expect((await ask('/zh', { 'accept-language': 'en' })).headers.vary).toBe('Accept-Encoding, Cookie')
  })

  test.each([
    '/bags',
    '/zh/payment/bank?orderNo=P1',
    '/myaccount/orders',
    '/admin?state=1',
    '/product/stockAlerts?token=t',
    '/missing',
  ])('nobody keeps %s', async (path) => {
    const { headers } = await ask(path)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('cdn-cache-control')
    expect(headers).not.toHaveProperty('etag')
  })

  test('a page never sets a cookie, and a page of one’s own keeps its query', async () => {
    expect((await ask(LIST)).headers).not.toHaveProperty('set-cookie')
    expect((await ask('/payment/bank?orderNo=P1')).body).toContain('orderNo=P1')
  })

  test('an account’s address that looks like a file is no page that is kept', async () => {
    for (const path of ['/myaccount/orders/x.css', '/bags.js', '/zh/checkout/a.png'])
      expect([path, (await ask(path)).headers['cache-control']]).toEqual([path, 'no-store'])
  })
})

test('what nobody reads goes along where a page leads elsewhere', async () => {
  expect((await ask('/elsewhere?utm_source=x&sale=0')).headers.location).toBe('/product/list?sale=1&utm_source=x#top')
})

describe('what is sent', () => {
  test('is as small as the browser allows', async () => {
    const plain = await ask('/statement/delivery', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect((await ask('/statement/delivery', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
    expect((await ask('/statement/delivery', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip')
    expect((await ask('/statement/delivery')).body).toBe(plain.body)
  })
})
