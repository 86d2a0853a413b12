import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings, type Settings } from '../../src/platform/settings.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { findDatabase } from './database-findings.ts'
import type { Finding } from './findings.ts'
import { findReach, findRoom, findSettings } from './machine-findings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const settingsWith = (more: Record<string, string> = {}): Settings => readSettings({ DATABASE_URL: database.url, ...more })
const of = (found: Finding[], about: string): string[] =>
  found.filter((one) => one.about === about).map(({ state, words }) => `${state}: ${words}`)

async function change(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('a database as it should be is found fine, and what is wrong with it is named with what to do', async () => {
  const well = await findDatabase(database.url, settingsWith())
  expect(well.filter(({ state }) => state === 'mend')).toEqual([])
  expect(of(well, 'migrations').join()).toMatch(/^fine: all \d+ are applied$/)
  expect(of(well, 'work')).toEqual(['fine: nothing has failed'])
  await change(`insert into backup_state (keeps, late_at, wal_at, problem) values (true, now() - interval '1 hour', now(), 'no space left');
    insert into timed_tasks (task, every_seconds, next_due, failures) values ('watched', 60, now() + interval '1 hour', 2);
    insert into migration values ('9999-of-tomorrow.sql', '')`)
  const ill = await findDatabase(database.url, settingsWith({ DATABASE_POOL: '200' }), () => new Date(Date.now() - 60_000))
  expect(of(ill, 'backups')).toEqual(['mend: no whole copy yet; no space left'])
  expect(of(ill, 'clock').join()).toMatch(/^mend: this machine is (59|60|61)\.\d s behind the database$/)
  expect(of(ill, 'migrations')).toEqual(['mend: the database has 1 migrations that this version does not know'])
  expect(of(ill, 'database').join()).toMatch(/mend: this shop takes up to 221 connections, and \d+ are allowed/)
  expect(of(ill, 'work')).toEqual(['watch: 1 timed tasks fail, 0 jobs are tried no more'])
  for (const { state, advice } of ill) expect(state === 'fine' || advice).toBeTruthy()
})

test('a database that does not answer, a place that cannot be reached and a folder that is not there are named', async () => {
  const [away] = await findDatabase('postgres://a:b@127.0.0.1:1/none', settingsWith())
  expect(away?.words).toContain('it cannot be asked')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const found = await findReach(settingsWith({ SMTP_URL: `smtp://127.0.0.1:${port}`, REDIS_URL: 'redis://127.0.0.1:1' }))
  server.close()
  expect(found.map(({ state }) => state)).toEqual(['fine', 'mend'])
  expect(of(await findRoom(settingsWith({ DATA_DIR: '/tmp', BACKUP_DIR: '/not/there' })), 'disk').at(-1)).toBe(
    'mend: /not/there cannot be read',
  )
})

test('a shop of somebody’s own is told of the public key and of mails that go nowhere', () => {
  const own = { ...settingsWith({ PUBLIC_URL: 'https://shop.example' }), own: true }
  expect(of(findSettings(own), 'settings')).toEqual([
    'fine: every setting has a right form',
    'mend: SEALING_KEYS is the key that is public',
    'watch: PUBLIC_URL is https, but TRUSTED_PROXIES is empty: all shoppers share the limits of one address',
    'mend: no e-mail leaves this shop',
  ])
})
