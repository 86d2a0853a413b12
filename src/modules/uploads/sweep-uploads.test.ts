import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { emptyTables, runSql } from '#platform/run-sql.builders.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { type Storage, StorageAway } from '#platform/storage/storage.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import '../../subjects.server.ts'
import { claimUpload, holdPictures, openUploads, sweepUploads } from './index.server.ts'
import { reserveUpload } from './keep-uploads.ts'
import type { UploadPurpose } from './uploads.paths.ts'

let own: TestDatabase
let database: Database
let folder: string
let storage: Storage
const ownerId = newId()
const sender = { ownerId, ip: '203.0.113.7' }

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 6 })
  folder = await mkdtemp(join(tmpdir(), 'praya-uploads-'))
  storage = folderStorage(folder)
  await openAccount(ownerId)
  // What a later module adds: nothing but its reference tells the sweep of it.
  await runSql(database, sql`create table avatars (upload_id uuid references uploads)`)
})
afterAll(async () => {
  await database.close()
  await own.drop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => emptyTables(database, 'uploads', 'removed_files', 'avatars', 'home_drafts', 'payments'))

const openAccount = (id: string) =>
  runSql(database, sql`insert into accounts (account_id, kind) values (${id}, 'visitor') on conflict do nothing`)

async function send(purpose: UploadPurpose = 'receipt', { daysAgo = 0 } = {}) {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const sent = await openUploads(storage).receive(database, purpose, { ...sender, read: async () => bytes })
  await runSql(
    database,
    sql`update uploads set created_at = now() - make_interval(days => ${daysAgo}, mins => 1) where upload_id = ${sent.uploadId}`,
  )
  const [row] = await readRows(
    database.pool,
    z.object({ key: z.string() }),
    sql`select object_key as key from uploads where upload_id = ${sent.uploadId}`,
  )
  return { ...sent, key: row?.key ?? '' }
}
const rows = async (): Promise<string[]> =>
  (await readRows(database.pool, z.object({ id: z.string() }), sql`select upload_id as id from uploads order by 1`)).map(
    ({ id }) => id,
  )
const attach = (uploadId: string) => runSql(database, sql`insert into avatars values (${uploadId})`)

test('what nothing refers to goes after a day with its file; what any table refers to stays, and so does what is new', async () => {
  const [loose, used, fresh] = [await send('receipt', { daysAgo: 1 }), await send('receipt', { daysAgo: 40 }), await send()]
  await attach(used.uploadId)
  expect(await sweepUploads(database, storage)).toBe(1)
  expect(await rows()).toEqual([used.uploadId, fresh.uploadId].toSorted())
  expect([await storage.has(loose.key), await storage.has(used.key), await storage.has(fresh.key)]).toEqual([false, true, true])
})

test('a picture on a draft of the home page stays; one that no page shows goes after a month', async () => {
  const [shown, loose, young] = [
    await send('shop-picture', { daysAgo: 31 }),
    await send('shop-picture', { daysAgo: 31 }),
    await send('shop-picture', { daysAgo: 29 }),
  ]
  await runSql(
    database,
    sql`insert into home_drafts (side, blocks) values ('women', jsonb_build_array(jsonb_build_object('hash', ${shown.hash}::text)))`,
  )
  await sweepUploads(database, storage)
  expect(await rows()).toEqual([shown.uploadId, young.uploadId].toSorted())
  expect([await storage.has(shown.key), await storage.has(loose.key)]).toEqual([true, false])
})

test('after seven years a receipt’s picture goes although a payment names it; the row it names stays', async () => {
  const old = await send('receipt', { daysAgo: 2_600 })
  await attach(old.uploadId)
  await sweepUploads(database, storage)
  expect([await rows(), await storage.has(old.key)]).toEqual([[old.uploadId], false])
  await expect(
    database.inTransaction((tx) => claimUpload(tx, { uploadId: old.uploadId, ownerId, purpose: 'receipt' })),
  ).rejects.toMatchObject({ reason: 'NOT_FOUND' })
})

test.each([
  ['a receipt is handed in', 'receipt' as const],
  ['a page is saved', 'shop-picture' as const],
])('while %s with it, a file about to be swept stays', async (_, purpose) => {
  const sent = await send(purpose, { daysAgo: 60 })
  const claimed = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const using = database.inTransaction(async (tx) => {
    if (purpose === 'receipt') await claimUpload(tx, { uploadId: sent.uploadId, ownerId, purpose })
    else await holdPictures(tx, [sent.hash ?? ''])
    claimed.resolve()
    await goOn.promise
    await sql`insert into avatars values (${sent.uploadId})`.execute(tx)
  })
  await claimed.promise
  expect(await sweepUploads(database, storage)).toBe(0)
  goOn.resolve()
  await using
  expect(await sweepUploads(database, storage)).toBe(0)
  expect(await storage.has(sent.key)).toBe(true)
})

test('twenty users and sweeps at once: every use that succeeded has its file, every other was refused', async () => {
  const sent = []
  for (let at = 0; at < 9; at += 1) sent.push(await send('receipt', { daysAgo: 3 }))
  const use = ({ uploadId }: { uploadId: string }) =>
    database.inTransaction(async (tx) => {
      await claimUpload(tx, { uploadId, ownerId, purpose: 'receipt' })
      await sql`insert into avatars values (${uploadId})`.execute(tx)
    })
  const [used] = await Promise.all([
    Promise.allSettled(sent.map(use)),
    sweepUploads(database, storage),
    sweepUploads(database, storage),
  ])
  for (const [at, { status }] of used.entries()) expect(await storage.has(sent[at]!.key)).toBe(status === 'fulfilled')
})

test('a storage that does not remove now is asked again; one that does not take leaves no row', async () => {
  const sent = await send('receipt', { daysAgo: 2 })
  const away = async (): Promise<never> => {
    throw new StorageAway('down')
  }
  await expect(sweepUploads(database, { ...storage, remove: away })).rejects.toThrow(StorageAway)
  expect([await rows(), await storage.has(sent.key)]).toEqual([[], true])
  await sweepUploads(database, storage)
  expect(await storage.has(sent.key)).toBe(false)

  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const taking = openUploads({ ...storage, put: away }).receive(database, 'receipt', { ...sender, read: async () => bytes })
  await expect(taking).rejects.toThrow(StorageAway)
  expect(await rows()).toEqual([])
})

test('of twenty reservations at once as many succeed as the owner may hold; of many owners of one network, as many as it may', async () => {
  const reserve = async (owner: string, ip: string) => {
    await openAccount(owner)
    return database.inTransaction((tx) => reserveUpload(tx, 'receipt', { ownerId: owner, ip }, 1_000))
  }
  const count = async (all: Promise<unknown>[]): Promise<number> =>
    (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
  expect(await count(Array.from({ length: 20 }, () => reserve(ownerId, '203.0.113.9')))).toBe(10)
  let neighbours = 0
  for (let round = 0; round < 35; round += 1)
    neighbours += await count(Array.from({ length: 6 }, (_, at) => reserve(newId(), `2001:db8:1:2::${round}:${at}`)))
  expect(neighbours).toBe(200)
  expect(await count([reserve(newId(), '2001:db8:1:3::1')])).toBe(1)
})
