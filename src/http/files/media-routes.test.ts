import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MediaStore, openMediaStore } from '#platform/media/media.server.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { registerMedia } from './media-routes.server.ts'

const server = Fastify()
let dataDir: string
let store: MediaStore
let photograph: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praya-media-'))
  store = openMediaStore(folderStorage(dataDir), dataDir)
  photograph = await store.put(
    await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#884422' } })
      .webp()
      .toBuffer(),
  )
  await registerMedia(server, store)
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})

test.each(['avif', 'webp'])('a picture comes as %s at the width asked for, to be kept for good', async (format) => {
  const answer = await server.inject(`/media/${photograph}/360.${format}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 360, height: 480 })
})

test('what is passed on shows the whole picture on a wide ground, in the format every program reads', async () => {
  const answer = await server.inject(`/media/${photograph}/share.jpg`)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect((await server.inject(`/media/${'0'.repeat(32)}/share.jpg`)).statusCode).toBe(404)
})

test('a photograph is never enlarged', async () => {
  const answer = await server.inject(`/media/${photograph}/1440.webp`)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 900 })
})

test('a part of a picture is cut out at the width asked for, and missing while the whole is', async () => {
  const part = await store.putCut({ of: photograph, left: 0.2, top: 0.2, width: 0.6, height: 0.6 })
  const picture = await store.derive(part, 360, 'webp')
  expect(await sharp(picture).metadata()).toMatchObject({ width: 360, height: 480 })
  const orphan = await store.putCut({ of: 'f'.repeat(32), left: 0, top: 0, width: 0.5, height: 0.5 })
  expect(await store.derive(orphan, 360, 'webp')).toBeUndefined()
})

test('what was made ahead of time is sent as it is', async () => {
  const made = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#224466' } })
    .avif()
    .toBuffer()
  await store.putMade(photograph, 240, 'avif', made)
  expect((await server.inject(`/media/${photograph}/240.avif`)).rawPayload).toEqual(made)
})

test('a browser that has the picture is told so without sending it', async () => {
  const first = await server.inject(`/media/${photograph}/240.webp`)
  const second = await server.inject({
    url: `/media/${photograph}/240.webp`,
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([second.statusCode, second.rawPayload.length]).toEqual([304, 0])
})

test.each([
  '/media/0123456789abcdef0123456789abcdef/360.webp',
  '/media/nothash/360.webp',
  '/media/../../etc/passwd/360.webp',
  '/media/{hash}/361.webp',
  '/media/{hash}/360.png',
  '/media/{hash}/360.webp.bak',
])('%s is not found', async (path) => {
  const answer = await server.inject(path.replace('{hash}', photograph))
  expect(answer.statusCode).toBe(404)
})

test('twenty requests for one picture that is not made yet share one piece of work', async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, () => store.derive(photograph, 720, 'webp')))
  expect(new Set(pictures).size).toBe(1)
})
