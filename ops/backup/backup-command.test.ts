import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { folderStorage } from '../../src/platform/storage/folder-storage.server.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { systemOf } from './back-up.ts'
import { noteKeeping } from './backup-notes.ts'
import { type BackupPlace, backupPlace, putJson } from './backup-place.ts'
import { listBases, partKey, stampOf } from './base-backups.ts'
import { keepBackups } from './keep-backups.ts'

const folders: string[] = []
let postgres: EmbeddedPostgres
let dataDir: string
let backupDir: string

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'praya-commands-'))
  folders.push(made)
  await chmod(made, 0o755)
  return made
}

beforeAll(async () => {
  ;[dataDir, backupDir] = [await folder(), await folder()]
  postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, archives: true })
  await migrate({ url: postgres.url })
  await ask("create table kept (word text primary key); insert into kept values ('before')")
  await folderStorage(dataDir).put('uploads/one.jpg', Buffer.from('a receipt'), 'image/jpeg')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await postgres.stop()
  for (const made of folders) await rm(made, { recursive: true, force: true })
})

async function ask(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

type Ended = { code: number | null; said: string }

/** As an operator enters it, with a PostgreSQL of their own. */
async function npmRun(
  command: 'backup' | 'restore' | 'verify',
  words: string[],
  more: Record<string, string> = {},
): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...more }
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.mjs`), ...words], { env })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, said: said.join('') }
}

test('a PostgreSQL of one’s own is looked through without a place of backups, and compared with a point that is kept in one', async () => {
  const [sound, homeless] = await Promise.all([npmRun('verify', []), npmRun('backup', ['mark', 'evening'])])
  expect(sound).toEqual({ code: 0, said: 'Every index is sound.\n' })
  expect(homeless).toEqual({ code: 1, said: expect.stringMatching(/^BACKUP_DIR or BACKUP_S3_BUCKET says where .*points are/) })
  const place = { BACKUP_DIR: backupDir }
  expect(await npmRun('backup', ['mark', 'evening'], place)).toEqual({
    code: 0,
    said: expect.stringMatching(/^“evening” is marked at .* tables, 1 files\n$/),
  })
  const equal = await npmRun('verify', ['evening'], place)
  expect(equal).toEqual({ code: 0, said: 'Every index is sound, and all tables and files are as at “evening”.\n' })
  await ask("insert into kept values ('later')")
  await folderStorage(dataDir).put('uploads/one.jpg', Buffer.from('A RECEIPT'), 'image/jpeg')
  expect(await npmRun('verify', ['evening'], place)).toEqual({
    code: 1,
    said:
      'Not as it should be:\n  public.kept: 1 rows when it was marked, 2 rows here\n' +
      '  files with another content than when they came: uploads/one.jpg\n',
  })
})

test('copies of a PostgreSQL of one’s own are left to its own tools', async () => {
  const place = { BACKUP_DIR: backupDir }
  const [copied, restored] = await Promise.all([npmRun('backup', [], place), npmRun('restore', ['latest'], place)])
  expect(copied).toEqual({ code: 1, said: expect.stringMatching(/backed up by its own tools, such as pgBackRest/) })
  expect(restored).toEqual({ code: 1, said: expect.stringMatching(/its own tools restore it/) })
})

test('an account as managed services give it is told the statements that let it verify and mark, and they do', async () => {
  await ask("create role managed login password 'managed'; grant pg_read_all_data, pg_maintain to managed")
  const address = new URL(postgres.url)
  address.username = address.password = 'managed'
  const as = { DATABASE_URL: address.href, BACKUP_DIR: backupDir }
  const told = await Promise.all([npmRun('verify', [], as), npmRun('backup', ['mark', 'night'], as)])
  for (const { code, said } of told) {
    expect([code, said]).toEqual([1, expect.stringMatching(/The account managed lacks rights/)])
    await ask(/gives them once: (.*)/.exec(said)?.[1] ?? '')
  }
  const [sound, marked] = await Promise.all([npmRun('verify', [], as), npmRun('backup', ['mark', 'night'], as)])
  expect([sound.said, marked.said]).toEqual(['Every index is sound.\n', expect.stringMatching(/^“night” is marked/)])
})

const DAY_MS = 86_400_000

/** A copy of a month ago, with WAL and a picture that it alone needs. */
async function putOldCopy(place: BackupPlace): Promise<void> {
  const at = new Date(Date.now() - 30 * DAY_MS)
  const id = stampOf(at)
  const nowhere = { lsn: '0/28', timeline: 1 }
  const times = { startedAt: at.toISOString(), finishedAt: at.toISOString(), start: nowhere, stop: nowhere }
  const part = await place.put(partKey(id, 0), Buffer.from('a part'))
  await putJson(place, `base/${id}/manifest`, { id, ...times, bytes: 6, parts: [part], digest: '' })
  await place.put('wal/000000010000000000000000', Buffer.from('WAL'))
  await place.put('files/body/media/go/gone', Buffer.from('a picture'))
  await putJson(place, `files/list/${id}`, { all: true, came: ['media/go/gone'], gone: [] })
}

test('while the shop runs, a copy that is a month old is followed by one that a process of its own makes, and gone with all it needed; WAL leaves by itself within a minute', async () => {
  const environment = { DATA_DIR: dataDir, BACKUP_DIR: await folder(), BACKUP_KEEP: '1d 0w 0m', LOG_LEVEL: 'silent' }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const settings = readSettings(environment)
  const storage = folderStorage(environment.BACKUP_DIR)
  const place = backupPlace(storage, settings.SEALING_KEYS, (await systemOf(postgres.url)).id)
  await putOldCopy(place)
  const old = (await storage.list('')).map(({ key }) => key)
  await noteKeeping(postgres.url, true)
  const keeping = await keepBackups(settings, postgres, folderStorage(dataDir))
  const noted = () => ask("select base_at > now() - interval '1 hour' as is_made, problem from backup_state")
  await expect.poll(noted).toEqual([{ is_made: true, problem: null }])
  const left = (await storage.list('')).map(({ key }) => key)
  expect([old.length, left.filter((key) => old.includes(key))]).toEqual([5, []])
  expect(left.filter((key) => key.includes('/files/body/'))).toEqual([expect.stringMatching(/uploads\/one\.jpg$/)])
  const [made, ...others] = await listBases(place)
  expect([others, (made?.bytes ?? 0) > 1e6]).toEqual([[], true])

  // A file of WAL is closed after 45 s at most and is carried away within two: the rest of the minute is for a place that is slow.
  expect(await ask('show archive_timeout')).toEqual([{ archive_timeout: '45s' }])
  for (const sooner of ["alter system set archive_timeout = '1s'", 'select pg_reload_conf()']) await ask(sooner)
  const [written] = await ask(
    "with written as (insert into kept values ('at night') returning 1) select pg_walfile_name(pg_current_wal_insert_lsn()) as name from written",
  )
  const { name } = written as { name: string }
  await expect.poll(() => place.has(`wal/${name}`)).toBe(true)
  await keeping.stop()
})
