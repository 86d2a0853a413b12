import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'

/** Drawn once, and at hand from then on. */
const PAGE = '/statement/delivery'

let own: TestDatabase
let shop: ShopProcess
const sockets: Socket[] = []

beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  // One address may hold 128 connections.
  shop = await startShopProcess(own.url, { RATE_LIMIT_SCALE: '0.25' })
  await (await fetch(shop.url + PAGE)).text()
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await shop.kill()
  await own.drop()
})

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}
const many = (count: number): Promise<Socket[]> => Promise.all(Array.from({ length: count }, open))
const isLetGo = (socket: Socket): boolean => socket.closed || socket.destroyed || socket.readableEnded
const untilLetGo = (opened: Socket[], count = opened.length) =>
  vi.waitFor(() => expect(opened.filter(isLetGo).length).toBeGreaterThanOrEqual(count), { timeout: 60_000, interval: 200 })

async function connectionsOfShop(): Promise<number> {
  const figures = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(/nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/.exec(figures)?.[1] ?? 0)
}

const request = (path = PAGE): string => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`

test('clients that ask for pages by the hundred and read none are cut off, and others get their page meanwhile', async () => {
  const idle = await many(60)
  for (const socket of idle) socket.pause().write(request().repeat(200))
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(shop.url + PAGE)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  // Who does not read notices no end of a connection: the shop is asked.
  await vi.waitFor(async () => expect(await connectionsOfShop()).toBeLessThan(40), { timeout: 28_000, interval: 500 })
})

test('a client that asks for some pages ahead is answered each, in their order', async () => {
  const socket = await open()
  socket.setEncoding('latin1')
  let read = ''
  socket.on('data', (part: string) => (read += part))
  socket.write(['/livez', '/readyz', PAGE, '/livez'].map(request).join(''))
  const statuses = (): string[] => read.match(/HTTP\/1\.1 \d+|\r\nok|<h1/g) ?? []
  await vi.waitFor(() => expect(statuses().length).toBeGreaterThanOrEqual(8), { timeout: 60_000, interval: 100 })
  const ok = 'HTTP/1.1 200'
  expect(statuses()).toEqual([ok, '\r\nok', ok, '\r\nok', ok, '<h1', ok, '\r\nok'])
})

test('headers that come byte by byte are not waited for', async () => {
  const slow = await many(20)
  const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('X')), 500)
  for (const socket of slow) socket.resume().write(`GET ${PAGE} HTTP/1.1\r\nHost: shop\r\nX-Slow: `)
  await untilLetGo(slow).finally(() => clearInterval(drip))
  expect((await fetch(shop.url + PAGE)).status).toBe(200)
})

test('one address holds no more connections than a large office needs', async () => {
  const held = await many(200)
  for (const socket of held) socket.resume()
  await untilLetGo(held, 72)
  expect(held.filter((socket) => !isLetGo(socket)).length).toBeLessThanOrEqual(128)
})
