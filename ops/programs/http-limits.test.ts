import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '../../src/refusals.ts'
import { allCalls } from '../../src/subjects.server.ts'
import { orderFor } from '../../src/flows/order.builders.ts'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { createOrder } from '../../src/modules/orders/orders.paths.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { servicesOf } from '../../src/services.ts'
import { ensureScreens } from '../screens-build.ts'
import { type ShopProcess, startShopProcess, visit } from './shop-process.ts'

/** A pattern that runs away holds for minutes; a slow machine does not. */
const HELD_MS = 20_000

let own: TestDatabase
let shop: ShopProcess
let token: string

beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  shop = await startShopProcess(own.url, { RATE_LIMIT_SCALE: '1' })
  token = await visit(shop.url)
})

afterAll(async () => {
  await shop.kill()
  await own.drop()
})

/** With `unfinished` the rest of the body never comes: the answer must not wait for it. */
type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string; unfinished?: boolean }
type Got = { status: number; headers: Record<string, unknown>; text: string; ms: number }

/** Bare HTTP: fetch would mend or refuse what these tests send. */
function send({ method = 'POST', path, headers = {}, body = '', unfinished = false }: Sent): Promise<Got> {
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<Got>()
  const { hostname, port } = new URL(shop.url)
  const length = method === 'GET' || unfinished ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const given = { 'Content-Type': 'application/json', ...length, ...headers }
  const asked = request({ hostname, port, method, path, headers: given, agent: false }, (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    response.on('end', () => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms: performance.now() - began })
      asked.destroy()
    })
  })
  asked.on('error', reject)
  if (unfinished) asked.write(body)
  else asked.end(method === 'GET' ? undefined : body)
  return promise
}

const login = `/prod-api${visitorLogin.path}`
const order = `/prod-api${createOrder.path}`
const signedIn = () => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': newId() })
const nested = '['.repeat(1e5) + ']'.repeat(1e5)
const deep = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

const length50 = { 'Content-Length': '50000000' }
const malformed: [string, () => Sent, number][] = [
  ['the beginning of fifty megabytes', () => ({ path: login, headers: length50, body: '{"a":"', unfinished: true }), 413],
  ['a body without an end', () => ({ path: login, body: `{"a":"${'x'.repeat(300_000)}`, unfinished: true }), 413],
  ['JSON that ends too early', () => ({ path: login, body: '{"deviceType":' }), 400],
  ['a __proto__ key', () => ({ path: login, body: '{"deviceType":"web","__proto__":{"admin":true}}' }), 400],
  ['a constructor key', () => ({ path: login, body: '{"constructor":{"prototype":{"admin":true}}}' }), 400],
  ['a text/plain body', () => ({ path: login, headers: { 'Content-Type': 'text/plain' }, body: '{}' }), 415],
  ['a form', () => ({ path: login, headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=1' }), 415],
  ['the wrong method', () => ({ method: 'GET', path: order }), 404],
  ['an unknown path', () => ({ method: 'GET', path: '/prod-api/no/such/call' }), 404],
  ['a broken escape in the path', () => ({ method: 'GET', path: '/prod-api/%zz' }), 400],
  ['an unknown method', () => ({ method: 'PROPFIND', path: login }), 404],
]

const refused: [string, () => Sent][] = [
  ['an order a hundred thousand levels deep', () => ({ path: order, headers: signedIn(), body: `{"x":${nested}}` })],
  ['an order of forty thousand nested objects', () => ({ path: order, headers: signedIn(), body: deep(40_000) })],
  ['a list instead of an object', () => ({ path: order, headers: signedIn(), body: '[1,2,3]' })],
  ['a bare word', () => ({ path: order, headers: signedIn(), body: '"order"' })],
  ['a null', () => ({ path: order, headers: signedIn(), body: 'null' })],
  ['a query without what it needs', () => ({ method: 'GET', path: '/prod-api/order/order/detail', headers: signedIn() })],
  [
    'a query given twice',
    () => ({ method: 'GET', path: '/prod-api/order/order/detail?orderNo=A&orderNo=B', headers: signedIn() }),
  ],
]

describe('what is no request', () => {
  test.each(malformed)('%s is refused quickly, in the envelope', async (_, sent, status) => {
    const answer = await send(sent())
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ code: expect.any(Number), msg: expect.any(String), data: {} })
    expect(answer.ms).toBeLessThan(HELD_MS)
  })

  test.each(refused)('%s is bad input', async (_, sent) => {
    const answer = await send(sent())
    expect(JSON.parse(answer.text).code).toBe(refusals.BAD_INPUT.code)
    expect(answer.ms).toBeLessThan(HELD_MS)
  })
})

test('a hundred thousand levels hidden in an order that is otherwise right do not overflow anything', async () => {
  const item = { skuId: newId(), skuPriceId: newId(), quantity: 1 }
  const { productItems: _, ...right } = orderFor([], { total: '1.00' })
  const body = JSON.stringify({ ...right, productItems: [item], extra: 0 }).replace('"extra":0', `"extra":${nested}`)
  expect(JSON.parse((await send({ path: order, headers: signedIn(), body })).text).code).toBe(refusals.OFFER_GONE.code)
})

test.each([
  '/',
  '/zh/product/list',
  '/no/such/page',
  login,
  '/prod-api/no/such/call',
  '/prod-api/%zz',
  '/media/nothing/360.webp',
  '/livez',
])('%s carries the headers that keep other sites out', async (path) => {
  const { headers } = await send({ method: 'GET', path })
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/^default-src '(none|self)'.*frame-ancestors 'none'/)
  expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers['x-powered-by']).toBeUndefined()
})

test('the description of the calls names every call with its method, and every refusal with its code', async () => {
  const settings = readSettings({})
  const publicUrl = () => ''
  const calls = allCalls(servicesOf(settings, publicUrl))
  const { paths, components } = JSON.parse((await send({ method: 'GET', path: '/prod-api/openapi.json' })).text)
  for (const { method, path } of calls) expect(paths[`/prod-api${path}`]?.[method.toLowerCase()], `${path}`).toBeDefined()
  expect(paths['/prod-api/member/message/live'].get.responses[200].content).toHaveProperty(['text/event-stream'])
  expect(Object.keys(paths)).toHaveLength(new Set(calls.map(({ path }) => path)).size + 1)
  const codes = components.schemas.Refusal.properties.code.oneOf.map(({ const: code }: { const: number }) => code)
  expect(new Set(codes)).toEqual(new Set(Object.values(refusals).map(({ code }) => code)))
})

test('figures tell calls by the code of their answer, and nobody but this machine', async () => {
  const figures = await send({ method: 'GET', path: '/metrics' })
  expect(figures.text).toMatch(/praya_calls_total\{call="\/member\/member\/login\/visitor.do",code="200"\} [1-9]/)
  expect(figures.text).toMatch(
    new RegExp(`praya_calls_total\\{call="/order/order/create",code="${refusals.BAD_INPUT.code}"\\} [1-9]`),
  )
  expect((await send({ method: 'GET', path: '/metrics', headers: { 'X-Forwarded-For': '127.0.0.1' } })).status).toBe(404)
  const outside = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  for (const { address } of outside.filter(({ family, internal }) => family === 'IPv4' && !internal))
    expect((await fetch(shop.url.replace('127.0.0.1', address) + '/metrics')).status).toBe(404)
})

test('from one address pages that are not at hand are drawn three hundred times a minute, and those at hand are always sent', async () => {
  const list = (at: number) => send({ method: 'GET', path: `/product/list?keyword=word${at}`, headers: { Accept: 'text/html' } })
  const draw = async (from: number): Promise<Got[]> => {
    const got: Got[] = []
    for (let at = from; at < from + 330; at += 1) got.push(await list(at))
    return got
  }
  const isRefused = ({ status }: Got): boolean => status === 429
  const first = await draw(0)
  // Where a minute ended in between, the next ones lie within one.
  const drawn = first.some(isRefused) ? first : await draw(330)
  const refused = drawn.filter(isRefused)
  expect(drawn.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(300)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('60')
  expect(refused[0]?.text).toContain('請稍候一分鐘')
  expect((await list(0)).status).toBe(200)
})

test('from one address the log-in of visitors is held back after thirty a minute, and says when to come again', async () => {
  const burst = async (): Promise<Got[]> => {
    const got: Got[] = []
    for (let visit = 0; visit < 45; visit += 1) got.push(await send({ path: login, body: '{"deviceType":"web"}' }))
    return got
  }
  const first = await burst()
  expect(first.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  // Where a minute ended in between, the next ones lie within one.
  const answers = first.at(-1)?.status === 429 ? first : await burst()
  const last = answers.at(-1)!
  expect(last.status).toBe(429)
  expect(JSON.parse(last.text).code).toBe(refusals.TOO_MANY.code)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(30)
  expect((await send({ method: 'GET', path: '/livez' })).status).toBe(200)
})
