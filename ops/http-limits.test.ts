import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '../src/language/refusals.ts'
import { allCalls } from '../src/calls/index.server.ts'
import { visitorLogin } from '../src/modules/members/members.paths.ts'
import { createOrder } from '../src/modules/orders/orders.paths.ts'
import { newId } from '../src/platform/ids.server.ts'
import { readSettings } from '../src/platform/settings.server.ts'
import { createTestDatabase, type TestDatabase } from '../src/platform/test-database.server.ts'
import { cardGateway, payeeOf } from '../src/services.ts'
import { ensureScreens } from './screens-build.ts'
import { askShop, type ShopProcess, startShopProcess } from './shop-process.ts'

let own: TestDatabase
let shop: ShopProcess
let token: string

beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  shop = await startShopProcess(own.url, { RATE_LIMIT_SCALE: '1' })
  token = (await askShop(shop.url, visitorLogin, { deviceType: 'web' })).envelope.data.token
}, 240_000)

afterAll(async () => {
  await shop.kill()
  await own.drop()
})

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer }
type Got = { status: number; headers: Record<string, unknown>; text: string; ms: number }

/** Bare HTTP: fetch would mend or refuse what these tests send. */
function send({ method = 'POST', path, headers = {}, body = '' }: Sent): Promise<Got> {
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<Got>()
  const { hostname, port } = new URL(shop.url)
  const length = method === 'GET' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const given = { 'Content-Type': 'application/json', ...length, ...headers }
  const asked = request({ hostname, port, method, path, headers: given, agent: false }, (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms: performance.now() - began }),
    )
  })
  // The answer to a body that is too long comes before the body is through.
  asked.on('error', (problem) => setTimeout(() => reject(problem), 200))
  asked.end(method === 'GET' ? undefined : body)
  return promise
}

const login = `/prod-api${visitorLogin.path}`
const order = `/prod-api${createOrder.path}`
const signedIn = () => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': newId() })
const deep = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

const malformed: [string, () => Sent, number][] = [
  ['fifty megabytes of JSON', () => ({ path: login, body: `{"a":"${'x'.repeat(50_000_000)}"}` }), 413],
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
  ['an order a hundred thousand levels deep', () => ({ path: order, headers: signedIn(), body: `{"x":${'['.repeat(1e5)}${']'.repeat(1e5)}}` })],
  ['an order of forty thousand nested objects', () => ({ path: order, headers: signedIn(), body: deep(40_000) })],
  ['a list instead of an object', () => ({ path: order, headers: signedIn(), body: '[1,2,3]' })],
  ['a bare word', () => ({ path: order, headers: signedIn(), body: '"order"' })],
  ['a null', () => ({ path: order, headers: signedIn(), body: 'null' })],
  ['a query without what it needs', () => ({ method: 'GET', path: '/prod-api/order/order/detail', headers: signedIn() })],
  ['a query given twice', () => ({ method: 'GET', path: '/prod-api/order/order/detail?orderNo=A&orderNo=B', headers: signedIn() })],
]

describe('what is no request', () => {
  test.each(malformed)('%s is refused quickly, in the envelope', async (_, sent, status) => {
    const answer = await send(sent())
    console.log(_, answer.status, answer.text.slice(0, 200), answer.ms | 0, answer.headers['content-security-policy'])
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ code: expect.any(Number), msg: expect.any(String), data: {} })
    expect(answer.ms).toBeLessThan(2_000)
  })

  test.each(refused)('%s is bad input', async (_, sent) => {
    const answer = await send(sent())
    console.log(_, answer.status, answer.text.slice(0, 200), answer.ms | 0)
    expect(JSON.parse(answer.text).code).toBe(refusals.BAD_INPUT.code)
    expect(answer.ms).toBeLessThan(2_000)
  })
})

void [networkInterfaces, allCalls, readSettings, cardGateway, payeeOf]
