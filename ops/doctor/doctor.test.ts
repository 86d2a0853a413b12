import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { createServer as createTls, getCACertificates, setDefaultCACertificates } from 'node:tls'
import pg from 'pg'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmsGateway } from '../../src/platform/sms/sms-gateway.builders.ts'
import { readSettings, type Settings } from '../../src/platform/settings.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { noteBase, noteFiles, noteKeeping, noteProblem } from '../backup/backup-notes.ts'
import { findDatabase, findServer } from './database-findings.ts'
import type { Finding } from './findings.ts'
import { findKeys } from './key-findings.ts'
import { findCertificate, findReach, findRoom, findSettings, findVersions, judgeRoom } from './machine-findings.ts'

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
  await change(`insert into backup_state (keeps, late_at, wal_at, problem) values (true, now() - interval '1 hour', now() - interval '3 minutes', 'no space left');
    insert into timed_tasks (task, every_seconds, next_due, failures) values ('watched', 60, now() + interval '1 hour', 2);
    insert into migration values ('9999-of-tomorrow.sql', '')`)
  const ill = await findDatabase(database.url, settingsWith({ DATABASE_POOL: '200' }), () => new Date(Date.now() - 60_000))
  expect(of(ill, 'backups')).toEqual(['mend: no whole copy yet, and WAL last left 3 minutes ago; no space left'])
  expect(of(ill, 'clock').join()).toMatch(/^mend: this machine is (5\d|6[01])\.\d s behind the database$/)
  expect(of(ill, 'migrations')).toEqual(['mend: the database has 1 migrations that this version does not know'])
  expect(of(ill, 'database').join()).toMatch(/mend: this shop takes up to 221 connections, and \d+ are allowed/)
  expect(of(ill, 'work')).toEqual(['watch: 1 timed tasks fail, 0 jobs are tried no more'])
  for (const { state, advice } of ill) expect(state === 'fine' || advice).toBeTruthy()
})

test('pictures that stay are told of after an hour, or half as long again as from pass to pass, and why, also after a whole copy', async () => {
  const { url } = database
  const backups = async () =>
    of(await findDatabase(url, settingsWith()), 'backups').map((words) => words.replace(/^fine: .*/, 'fine'))
  const later = (time: string) =>
    change(`update backup_state set files_at = files_at - interval '${time}', files_late_at = files_late_at - interval '${time}'`)
  await change('delete from backup_state')
  await noteKeeping(url, true)
  await later('59 minutes')
  expect(await backups()).toEqual(['fine'])
  await later('2 minutes')
  expect(await backups()).toEqual(['fine', 'mend: pictures and uploads have not left yet'])
  await noteFiles(url, 60_000)
  await later('59 minutes')
  expect(await backups()).toEqual(['fine'])
  await later('2 minutes')
  expect(await backups()).toEqual(['fine', 'mend: pictures and uploads last left 61 minutes ago'])
  // Four hours from pass to pass.
  await noteFiles(url, 4 * 3_600_000)
  await later('5 hours')
  expect(await backups()).toEqual(['fine'])
  await later('2 hours')
  await noteProblem(url, new Error('no such folder'))
  await noteBase(url, { finishedAt: new Date().toISOString(), bytes: 1 }, 24)
  expect(await backups()).toEqual(['fine', 'mend: pictures and uploads last left 7 hours ago; no such folder'])
  // A shop that starts again has its hour.
  await noteKeeping(url, true)
  expect(await backups()).toEqual(['fine'])
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

test('a certificate is fine, to be watched, to be renewed, ended, or not trusted; and a name that does not answer is told of', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const server = createTls({ key, cert }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const PUBLIC_URL = `https://localhost:${(server.address() as AddressInfo).port}`
  const inDays = async (days: number): Promise<string> =>
    of(await findCertificate(settingsWith({ PUBLIC_URL }), new Date(Date.now() + days * 86_400_000)), 'certificate').join()
  expect(await inDays(0)).toMatch(/^mend: browsers do not trust the certificate of localhost: .+/)
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, cert])
  try {
    const [, days = ''] = /ends in (\d+) days/.exec(await inDays(0)) ?? []
    const last = Number(days)
    expect(last).toBeGreaterThan(30)
    expect((await inDays(0)).slice(0, 4)).toBe('fine')
    expect(await inDays(last - 10)).toBe('watch: the certificate of localhost ends in 10 days')
    expect(await inDays(last - 2)).toBe('mend: the certificate of localhost ends in 2 days')
    expect(await inDays(last + 5)).toBe('mend: the certificate of localhost has ended 5 days ago')
  } finally {
    setDefaultCACertificates(known)
    server.close()
  }
  expect(await inDays(0)).toMatch(/^mend: localhost does not answer as PUBLIC_URL says: /)
})

test('room, versions and what else is out of order say what to do', () => {
  const found = [
    judgeRoom('/data', 0.4e9, 100e9),
    judgeRoom('/data', 8e9, 100e9),
    ...findVersions('22.0.0'),
    ...findServer(
      { version: 140_012, most: 100, used: 3, reserved: 3, now: new Date(), trigrams: false, applied: null },
      settingsWith({ DATABASE_POOL: '45' }),
    ),
  ]
  expect(found.map(({ about, state }) => `${about}: ${state}`)).toEqual([
    'disk: mend',
    'disk: watch',
    'versions: watch',
    'database: fine',
    'database: mend',
    'database: mend',
    'database: watch',
  ])
  expect(found.filter(({ state, advice }) => state !== 'fine' && !advice)).toEqual([])
  expect([judgeRoom('/data', 50e9, 100e9), ...findVersions()].map(({ state }) => state)).toEqual(['fine', 'fine'])
})

test('every place outside that a setting names is tried', async () => {
  const nowhere = 'http://127.0.0.1:1'
  const found = await findReach({
    ...settingsWith({
      SMTP_URL: 'smtp://127.0.0.1:1',
      REDIS_URL: 'redis://127.0.0.1:1',
      SEARCH_URL: nowhere,
      BANK_FEED_URL: nowhere,
      OTEL_EXPORTER_OTLP_ENDPOINT: nowhere,
      STRIPE_SECRET_KEY: 'sk_test_12345678',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
      STRIPE_API_URL: nowhere,
      PAYPAL_CLIENT_ID: 'a-client-id',
      PAYPAL_CLIENT_SECRET: 'a-secret',
      PAYPAL_WEBHOOK_ID: 'a-webhook',
      PAYPAL_MERCHANT_ID: 'a-merchant',
      PAYPAL_API_URL: nowhere,
      GOOGLE_ISSUER: nowhere,
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      FACEBOOK_APP_ID: 'id',
      FACEBOOK_APP_SECRET: 'secret',
      FACEBOOK_GRAPH_URL: nowhere,
      S3_BUCKET: 'praya',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      S3_ENDPOINT: nowhere,
      BACKUP_S3_BUCKET: 'backups',
      BACKUP_S3_ACCESS_KEY_ID: 'id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'key',
      BACKUP_S3_ENDPOINT: nowhere,
      SMS_GATEWAY_URL: nowhere,
      SMS_ACCOUNT: 'AC12345678',
      SMS_TOKEN: 'a-long-token',
      SMS_FROM: 'praya',
    }),
    // With a key that is none the settings would not be read.
    APPLE_CLIENT_ID: 'id',
    APPLE_ISSUER: nowhere,
  })
  const places = ['e-mail', 'Redis', 'SMS', 'search', 'traces', 'bank', 'Stripe', 'PayPal', 'Google', 'Apple', 'Facebook']
  expect(found.map(({ words }) => words.split(' at ')[0])).toEqual([...places, 'storage', 'backups'])
  for (const { state, advice } of found) expect([state, advice]).toEqual(['mend', expect.any(String)])
})

/** Stripe, PayPal and a bucket at once, which answer whatever they are asked alike. */
async function startProviders(statusOf: () => number): Promise<{ url: string; asked: string[]; stop: () => void }> {
  const asked: string[] = []
  const server = createHttpServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
    response.writeHead(statusOf(), { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop: () => void server.close() }
}

test('each provider is asked whether it knows our key, and one that has ended is named with what to do', async () => {
  let status = 200
  const { url, asked, stop } = await startProviders(() => status)
  const gateway = await startSmsGateway()
  const settings = settingsWith({
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    STRIPE_API_URL: url,
    PAYPAL_CLIENT_ID: 'a-client-id',
    PAYPAL_CLIENT_SECRET: 'a-secret',
    PAYPAL_WEBHOOK_ID: 'a-webhook',
    PAYPAL_MERCHANT_ID: 'a-merchant',
    PAYPAL_API_URL: url,
    SMS_GATEWAY_URL: gateway.settings.url,
    SMS_ACCOUNT: gateway.settings.account,
    SMS_TOKEN: gateway.settings.token,
    SMS_FROM: 'praya',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'key',
    BACKUP_S3_ENDPOINT: url,
  })
  const states = async () => (await findKeys(settings)).map(({ state, words }) => `${state}: ${words}`)
  expect(await states()).toEqual([
    'fine: Stripe knows STRIPE_SECRET_KEY',
    'fine: PayPal knows PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET',
    'fine: the SMS gateway knows SMS_TOKEN',
    'fine: the place of backups knows BACKUP_S3_SECRET_ACCESS_KEY',
  ])
  expect(asked.slice(0, 2).sort()).toEqual([
    'GET /v1/balance_transactions?limit=1 Bearer sk_test_12345678',
    `POST /v1/oauth2/token Basic ${Buffer.from('a-client-id:a-secret').toString('base64')}`,
  ])
  status = 401
  gateway.mood = 'knows nobody'
  const ended = await findKeys(settings)
  expect(ended.map(({ state, advice }) => [state, advice?.slice(0, 24)])).toEqual(
    Array.from({ length: 4 }, () => ['mend', 'Make a new one there, pu']),
  )
  status = 503
  gateway.mood = 'busy'
  expect((await findKeys(settings)).map(({ state }) => state)).toEqual(['watch', 'watch', 'watch'])
  stop()
  await gateway.stop()
  // What cannot be reached is told of by its place.
  expect(await findKeys(settings)).toEqual([])
  // No message was sent.
  expect(gateway.taken).toEqual([])
})
