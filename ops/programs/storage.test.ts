import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../../src/platform/log.server.ts'
import { readSettings, WrongSettings } from '../../src/platform/settings.server.ts'
import { openStorage } from '../../src/platform/storage/open-storage.server.ts'
import { StorageAway } from '../../src/platform/storage/storage.server.ts'
import { requireStorage } from './storage-contract.ts'
import { overSlowLine, startS3rver, type StorageServer } from './storage-servers.ts'

const log = createLog('silent')
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

const open = (environment: Record<string, string>) => openStorage(readSettings(environment), log)
async function started(start: () => Promise<StorageServer>): Promise<StorageServer['settings']> {
  const server = await start()
  ends.push(server.stop)
  return server.settings
}

async function folder(): Promise<Record<string, string>> {
  const path = await mkdtemp(join(tmpdir(), 'praya-storage-'))
  ends.push(() => rm(path, { recursive: true, force: true }))
  return { DATA_DIR: path }
}

const kinds: [string, () => Promise<Record<string, string>>][] = [
  ['a folder', folder],
  ['an S3 server', () => started(startS3rver)],
]

describe.each(kinds)('%s', (_, settingsOf) => {
  test('keeps a file as it was given until it is removed, and knows what it does not have', async () => {
    await expect(open(await settingsOf()).then(requireStorage)).resolves.toBeUndefined()
  })
})

describe('an S3 server', () => {
  test('that has no such bucket, or does not know the key, stops the start with the name of the setting', async () => {
    const settings = await started(startS3rver)
    await expect(open({ ...settings, S3_BUCKET: 'another' })).rejects.toThrow(/S3_BUCKET/)
    await expect(open({ ...settings, S3_ACCESS_KEY_ID: 'nobody' })).rejects.toThrow(/S3_ACCESS_KEY_ID/)
    await expect(open({ ...settings, S3_BUCKET: 'another' })).rejects.toThrow(WrongSettings)
  })

  test('that is down does not hold up the start, and that is frozen is not waited for', async () => {
    const server = await startS3rver()
    ends.push(server.stop)
    const storage = await open(server.settings)
    server.freeze()
    const began = performance.now()
    const asked = await Promise.allSettled(Array.from({ length: 300 }, () => storage.read('media/ab/abc')))
    for (const one of asked) expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StorageAway)
    expect(performance.now() - began).toBeLessThan(30_000)
    server.thaw()
    await expect.poll(() => storage.has('media/ab/abc').catch(() => 'away')).toBe(false)
    await server.stop()
    const later = await open(server.settings)
    await expect(later.put('uploads/a.jpg', Buffer.from('a'), 'image/jpeg')).rejects.toThrow(StorageAway)
  })

  test('over a slow line is waited for by the length of the file, put or read: four seconds and one for each megabyte', async () => {
    const direct = await startS3rver()
    const archive = Buffer.alloc(5_000_000, 'an archive of pictures ')
    await (await open(direct.settings)).put('imports/read', archive, 'application/zip')
    const slow = await overSlowLine(direct, 1_000_000)
    ends.push(slow.stop)
    const storage = await open(slow.settings)
    const began = performance.now()
    const [, found] = await Promise.all([storage.put('imports/put', archive, 'application/zip'), storage.read('imports/read')])
    expect(performance.now() - began).toBeGreaterThan(4_000)
    expect(found?.equals(archive)).toBe(true)
  })
})

test('half the settings of a storage are named at once', () => {
  expect(() => readSettings({ S3_BUCKET: 'praya' })).toThrow(/S3_ACCESS_KEY_ID: needed.*\n.*S3_SECRET_ACCESS_KEY: needed/)
  expect(() => readSettings({ S3_ENDPOINT: 'http://127.0.0.1:9' })).toThrow(/S3_BUCKET: needed with S3_ENDPOINT/)
  expect(() => readSettings({ S3_BUCKET: 'No Bucket' })).toThrow(/S3_BUCKET/)
})
