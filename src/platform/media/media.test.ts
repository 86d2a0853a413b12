import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { openMediaStore } from './media.server.ts'

test('a picture that nobody waits for any more is not made, until somebody asks for it again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'praya-media-'))
  const store = openMediaStore(folderStorage(folder), folder)
  const plain = { width: 900, height: 1200, channels: 3, background: '#804020' } as const
  const hash = await store.put(await sharp({ create: plain }).png().toBuffer())
  const [gone, there] = [() => false, () => true]
  const left = store.derive(hash, 360, 'webp', gone)
  const shared = [store.derive(hash, 720, 'webp', gone), store.derive(hash, 720, 'webp', there)]
  expect(await left).toBeUndefined()
  for (const picture of await Promise.all(shared)) expect((await sharp(picture).metadata()).width).toBe(720)
  expect((await sharp(await store.derive(hash, 360, 'webp')).metadata()).width).toBe(360)
  await rm(folder, { recursive: true, force: true })
})

test('a picture that was looked at comes from memory, without its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'praya-media-'))
  const store = openMediaStore(folderStorage(folder), folder)
  const plain = { width: 900, height: 1200, channels: 3, background: '#204080' } as const
  const hash = await store.put(await sharp({ create: plain }).png().toBuffer())
  const picture = await store.derive(hash, 360, 'webp')
  await rm(folder, { recursive: true, force: true })
  expect(await store.derive(hash, 360, 'webp')).toEqual(picture)
  expect(await store.derive(hash, 720, 'webp')).toBeUndefined()
})
