import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '../../src/platform/storage/folder-storage.server.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

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
  expect(await npmRun('verify', ['evening'], place)).toEqual({
    code: 1,
    said: 'Not as it should be:\n  public.kept: 1 rows when it was marked, 2 rows here\n',
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
