import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAssets } from './asset-routes.server.ts'

const server = Fastify()
const script = 'export const shop = 1'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praya-assets-'))
  await writeFile(join(folder, 'list-B1_x-9.js'), script)
  await writeFile(join(folder, 'list-B1_x-9.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'list-B1_x-9.js.gz'), gzipSync(script))
  await writeFile(join(folder, 'style.css'), 'a{}')
  await writeFile(join(folder, 'notes.txt'), 'nobody’s')
  registerAssets(server, folder)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}) => server.inject({ url: `/assets/${path}`, headers })
const read: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes) => bytes }

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', 'none'],
  ['', 'none'],
])('a script is sent as the browser takes it (%s: %s), to be kept for good', async (accepts, encoding) => {
  const answer = await ask('list-B1_x-9.js', { 'accept-encoding': accepts })
  expect([answer.statusCode, answer.headers['content-encoding'] ?? 'none']).toEqual([200, encoding])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(read[encoding]?.(answer.rawPayload).toString()).toBe(script)
})

test('what was not pressed small goes out as it is; who has it already is told so', async () => {
  const answer = await ask('style.css', { 'accept-encoding': 'br, gzip' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe('a{}')
  const again = await ask('style.css', { 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  'none-1.js',
  'notes.txt',
  'list-B1_x-9.js.br',
  '../style.css',
  '%2e%2e/style.css',
  'a/style.css',
  '..%2fstyle.css',
  '.js',
  '%',
])('%s is nothing that is served', async (path) => {
  expect((await ask(path)).statusCode).toBeGreaterThanOrEqual(400)
})

test('a file stays what it was while others are built, and one that was missing is found once it is there', async () => {
  expect((await ask('later.js')).statusCode).toBe(404)
  await writeFile(join(folder, 'later.js'), 'now')
  expect((await ask('later.js')).body).toBe('now')
  await rm(join(folder, 'later.js'))
  expect((await ask('later.js')).body).toBe('now')
})
