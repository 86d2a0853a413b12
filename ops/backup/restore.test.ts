import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { folderStorage } from '../../src/platform/storage/folder-storage.server.ts'
import { readSettings, type Settings } from '../../src/platform/settings.server.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { type StorageServer, startS3rver } from '../programs/storage-servers.ts'
import { freePort } from '../programs/free-port.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { backUp, placeOf } from './back-up.ts'
import { noteKeeping } from './backup-notes.ts'
import { backupPlace, listSystems, putJson } from './backup-place.ts'
import { stampOf } from './base-backups.ts'
import { requireRoom } from './choose-backup.ts'
import { keepBackups } from './keep-backups.ts'
import { markPoint } from './marked-points.ts'
import { restoreShop } from './restore-shop.ts'

const key = (fill: string): string => `${fill}:${Buffer.alloc(32, fill).toString('base64')}`
const nowhere = { lsn: '0/0', timeline: 1 }
const said: string[] = []
const say = (line: string): void => void said.push(line)
let dataDir: string
let backupDir: string
let settings: Settings
let between: Date
/** What a pass over the pictures has noted: by itself the hour would have begun before it. */
let passed: unknown[] = []
const FILES = `select files_late_at - files_at >= interval '1 hour' as "hasItsHour" from backup_state where files_at is not null`

const settingsWith = (keys: string): Settings =>
  readSettings({ DATA_DIR: dataDir, BACKUP_DIR: backupDir, SEALING_KEYS: keys, LOG_LEVEL: 'silent', PORT: '0' })

const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, log: () => {}, archives: true })

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function kept(): Promise<unknown[]> {
  const postgres = await start()
  try {
    return await ask(postgres.url, 'select word from kept order by word')
  } finally {
    await postgres.stop()
  }
}

/** What no restore may touch before it has everything. */
const folders = async (): Promise<string[]> => (await readdir(dataDir)).filter((name) => /^postgres|^restored/.test(name)).sort()

/** A shop that is backed up, marked, changed after that, and stopped; then its machine is as it was, but for its pictures. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praya-restore-'))
  backupDir = await mkdtemp(join(tmpdir(), 'praya-backups-'))
  await chmod(dataDir, 0o755)
  settings = settingsWith(key('first'))
  const storage = folderStorage(dataDir)
  const postgres = await start()
  const { url } = postgres
  await migrate({ url })
  await noteKeeping(url, true)
  await ask(url, "create table kept (word text primary key); insert into kept values ('before')")
  await storage.put('media/ab/ab12', Buffer.from('a picture'), 'image/jpeg')
  await storage.put('uploads/receipt.jpg', Buffer.from('a receipt'), 'image/jpeg')
  await backUp(settings, url)
  const keeping = await keepBackups(settings, postgres, storage)
  while (passed.length === 0) {
    await pause(200)
    passed = await ask(url, FILES)
  }
  await ask(url, "insert into kept values ('marked')")
  await storage.put('media/ab/ab34', Buffer.from('another picture'), 'image/jpeg')
  await markPoint(url, (await placeOf(settings, url)).place, storage, 'evening')
  await ask(url, "insert into kept values ('moment')")
  await pause(20)
  between = new Date()
  await pause(20)
  await ask(url, "insert into kept values ('last')")
  await postgres.stop()
  await keeping.stop()
  for (const name of ['ab12', 'ab34']) await storage.remove(`media/ab/${name}`)
  await storage.put('uploads/receipt.jpg', Buffer.from('A RECEIPT'), 'image/jpeg')
})

afterAll(async () => {
  for (const folder of [dataDir, backupDir]) await rm(folder, { recursive: true, force: true })
})

test('each pass over the pictures says until when the next one is not late', () => {
  expect(passed).toEqual([{ hasItsHour: true }])
})

test('a wrong key is told before anything is begun, and nothing is touched', async () => {
  const before = await folders()
  await expect(restoreShop(settingsWith(key('other')), { kind: 'latest' }, say)).rejects.toThrow(
    /sealed with the key “first”, which SEALING_KEYS does not have/,
  )
  const impostor = `first:${Buffer.alloc(32, 'impostor').toString('base64')}`
  await expect(restoreShop(settingsWith(impostor), { kind: 'latest' }, say)).rejects.toThrow(/is another key than/)
  expect(await folders()).toEqual(before)
})

test('at a marked point tables and pictures are what they were then, and the way there is kept', async () => {
  const { kept: old } = await restoreShop(settings, { kind: 'mark', name: 'evening' }, say)
  expect(await kept()).toEqual([{ word: 'before' }, { word: 'marked' }])
  expect((await readFile(join(dataDir, 'media/ab/ab34'))).toString()).toBe('another picture')
  expect(old).toMatch(/postgres\.before-/)
  expect((await readFile(join(dataDir, 'uploads/receipt.jpg'))).toString()).toBe('a receipt')
  expect(said).toContain('2 pictures and uploads were missing and are back')
  expect(said).toContain('Damaged, and as they came again: uploads/receipt.jpg')
})

test('a moment that a restore has left behind can be restored, too, and then what comes last is on that way', async () => {
  await restoreShop(settings, { kind: 'moment', at: between }, say)
  const all = [{ word: 'before' }, { word: 'marked' }, { word: 'moment' }]
  expect(await kept()).toEqual(all)
  await restoreShop(settings, { kind: 'latest' }, say)
  expect(await kept()).toEqual(all)
})

test('a backup that is cut short, lacks a file or has no room is refused, and nothing is touched', async () => {
  const before = await folders()
  const files = await readdir(backupDir, { recursive: true })
  const restoring = () => restoreShop(settings, { kind: 'latest' }, say)
  const part = join(backupDir, files.find((name) => name.endsWith('part-000000')) ?? '')
  const whole = await readFile(part)
  await truncate(part, whole.length - 1)
  await expect(restoring()).rejects.toThrow(/is damaged: .*part-000000 is missing or cut short/)
  const flipped = Buffer.from(whole)
  flipped[whole.length - 1] = (flipped.at(-1) ?? 0) ^ 1
  await writeFile(part, flipped)
  await expect(restoring()).rejects.toThrow(/does not open: either it is damaged/)
  await writeFile(part, whole)
  const wal = files.filter((name) => /wal[\\/]00000001[0-9A-F]{16}$/.test(name)).map((name) => join(backupDir, name))
  for (const name of wal) await rename(name, `${name}.part`)
  await expect(restoring()).rejects.toThrow(/lacks 00000001/)
  for (const name of wal) await rename(`${name}.part`, name)
  const far = { bytes: 1e15, parts: [], id: '', digest: '', startedAt: '', finishedAt: '', start: nowhere, stop: nowhere }
  await expect(requireRoom(dataDir, far, 0)).rejects.toThrow(/needs 1100000\.\d GB beside what is there/)
  expect(await folders()).toEqual(before)
})

/** As an operator sets it: the bucket and what opens it. */
const inBucket = ({ settings: { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } }: StorageServer): Settings =>
  readSettings({
    ...{ DATA_DIR: dataDir, SEALING_KEYS: key('first'), LOG_LEVEL: 'silent', PORT: '0' },
    ...{ BACKUP_S3_BUCKET: S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID },
    ...{ BACKUP_S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY, BACKUP_S3_ENDPOINT: S3_ENDPOINT },
  })

test('a picture that neither the shop nor the backup has, or that finds no room, is told before anything is begun', async () => {
  const [before, storage] = [await folders(), folderStorage(dataDir)]
  const [system = ''] = await listSystems(folderStorage(backupDir))
  const place = backupPlace(folderStorage(backupDir), settings.SEALING_KEYS, system)
  const bodies = join(backupDir, system, 'files/body')
  const restoring = () => restoreShop(settings, { kind: 'latest' }, say)
  await putJson(place, `files/list/${stampOf(new Date())}`, { all: false, came: ['media/hu/huge', 'media/lo/lost'], gone: [] })
  await mkdir(join(bodies, 'media/hu'))
  await writeFile(join(bodies, 'media/hu/huge'), '')
  await truncate(join(bodies, 'media/hu/huge'), 1e13)
  await storage.remove('media/ab/ab34')
  await expect(restoring()).rejects.toThrow(/lacks files that are not here, either: media\/lo\/lost\. Put them where/)
  await storage.put('media/lo/lost', Buffer.alloc(0), 'image/jpeg')
  await expect(restoring()).rejects.toThrow(/needs 100\d\d\.\d GB beside what is there/)
  expect([await folders(), await storage.has('media/ab/ab34')]).toEqual([before, false])
  await putJson(place, `files/list/${stampOf(new Date())}`, { all: false, came: [], gone: ['media/hu/huge', 'media/lo/lost'] })
})

test('a bucket that is slow, fails and comes back has everything, and the shop is restored from it', async () => {
  const place = { folder: await mkdtemp(join(tmpdir(), 'praya-bucket-')), port: await freePort() }
  let bucket = await startS3rver(place)
  const bucketSettings = inBucket(bucket)
  const postgres = await start()
  const { url } = postgres
  const before = (await ask(url, 'select word from kept')).length
  const problem = async (): Promise<unknown> => (await ask(url, 'select problem from backup_state'))[0]
  const waiting = (): Promise<string[]> => readdir(postgres.archive ?? '')
  const slow = backUp(bucketSettings, url)
  await pause(100)
  bucket.freeze()
  await pause(1_500)
  bucket.thaw()
  await slow
  const keeping = await keepBackups(bucketSettings, postgres, folderStorage(dataDir))
  await bucket.stop()
  await ask(url, "insert into kept values ('while the bucket was away'); select pg_switch_wal()")
  await vi.waitFor(async () => expect(await problem()).toEqual({ problem: expect.any(String) }), {
    timeout: 60_000,
    interval: 200,
  })
  bucket = await startS3rver(place)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 200 })
  await ask(url, "insert into kept values ('when it was back')")
  await postgres.stop()
  await keeping.stop()

  await bucket.stop()
  const untouched = await folders()
  await expect(restoreShop(bucketSettings, { kind: 'latest' }, say)).rejects.toThrow(/ECONNREFUSED/)
  expect(await folders()).toEqual(untouched)
  bucket = await startS3rver(place)
  await restoreShop(bucketSettings, { kind: 'latest' }, say)
  const words = (await kept()).map((row) => (row as { word: string }).word)
  expect(words).toHaveLength(before + 2)
  expect(words).toEqual(expect.arrayContaining(['when it was back', 'while the bucket was away']))
  await bucket.stop()
  await rm(place.folder, { recursive: true })
})
