import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { type ListedStorage, StorageAway } from '#platform/storage/storage.server.ts'
import { keepFiles } from './kept-builds.server.ts'
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

/** What a release was built of, kept as if it had started at that moment. */
async function release(storage: ListedStorage, files: Record<string, string>, startedAt: number): Promise<void> {
  const built = await mkdtemp(join(folder, 'release-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(built, name), content)
  await keepFiles(storage, built, startedAt)
}

async function shopOver(storage: ListedStorage, perMinute = 100) {
  const shop = Fastify()
  await shop.register(rateLimit, { global: false })
  const none = await mkdtemp(join(folder, 'none-'))
  registerAssets(shop, none, { storage, perMinute })
  return async (name: string, accepts = 'br') => {
    const { statusCode, rawPayload, headers } = await shop.inject({
      url: `/assets/${name}`,
      headers: { 'accept-encoding': accepts },
    })
    const how = headers['content-encoding'] ?? 'none'
    return [statusCode, statusCode === 200 ? (read[how]?.(rawPayload) ?? rawPayload).toString() : '']
  }
}

test('files of another release are found for tabs that are open, until thirty days after it last ran', async () => {
  const storage = folderStorage(await mkdtemp(join(folder, 'kept-')))
  const files = (at: string) => ({ [`page-${at}.js`]: `export const page = '${at}'`, 'same-000.css': 'a{color:red}' })
  await release(storage, files('old'), 0)
  await release(storage, files('new'), 20 * DAY)
  expect(await (await shopOver(storage))('page-old.js')).toEqual([200, "export const page = 'old'"])
  // It ran on for a while: the thirty days begin anew.
  await release(storage, files('old'), 10 * DAY)
  await release(storage, files('new'), 39 * DAY)
  expect(await (await shopOver(storage))('page-old.js', 'identity')).toEqual([200, "export const page = 'old'"])
  await release(storage, files('new'), 41 * DAY)
  const ask = await shopOver(storage)
  expect(await ask('page-old.js')).toEqual([404, ''])
  expect(await ask('page-new.js')).toEqual([200, "export const page = 'new'"])
  expect(await ask('same-000.css')).toEqual([200, 'a{color:red}'])
})

test('a storage that is away says so, and names that no release has cannot ask it without end', async () => {
  let asked = 0
  const storage: ListedStorage = {
    ...folderStorage(await mkdtemp(join(folder, 'kept-'))),
    read: async () => {
      asked += 1
      throw new StorageAway('gone')
    },
  }
  const ask = await shopOver(storage, 2)
  const answers = [await ask('a-1.js'), await ask('a-1.js'), await ask('a-2.js')]
  expect(answers.map(([status]) => status)).toEqual([503, 503, 503])
  expect(asked).toBe(2)
})
