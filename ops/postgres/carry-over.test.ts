import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { digestTables } from '../backup/table-digests.ts'
import { carryOver } from './carry-over.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeOlderCluster } from './older-cluster.builders.ts'
import { startOlderPostgres } from './older-postgres.ts'

/** One before the one that is shipped. */
const OLDER = '17'
const BURNT = 5_000

let dataDir: string
let newer: EmbeddedPostgres | undefined
const log = (): void => {}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praya-upgrade-'))
  await chmod(dataDir, 0o755)
})
afterAll(async () => {
  await newer?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}

test('a database of the last major PostgreSQL is carried over with every row, and events are read on where they were', async () => {
  const binaries = await makeOlderCluster(dataDir, OLDER, log)
  const older = await startOlderPostgres(dataDir, binaries, log)
  await migrate({ url: older.url })
  const database = openDatabase(older.url, { connections: 1 })
  await database.inTransaction((tx) => buildProduct(tx, {}))
  // A shop that has lived: the new one begins to count its transactions far below.
  await withClient(older.url, (client) =>
    client.query(`do $$ begin for turn in 1..${BURNT} loop perform pg_current_xact_id(); commit; end loop; end $$`),
  )
  await database.inTransaction((tx) => buildProduct(tx, {}))
  await database.close()
  const before = await digestTables(older.url)
  await older.stop()
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/made by PostgreSQL 17.*npm run upgrade-database/)
  const { kept, tables } = await carryOver(dataDir, log)
  expect((await readFile(join(kept, 'PG_VERSION'), 'utf8')).trim()).toBe(OLDER)
  newer = await startEmbeddedPostgres({ dataDir, log })
  const after = await digestTables(newer.url)
  expect(Object.keys(after)).toHaveLength(tables)
  expect(after).toEqual(before)
  const carried = openDatabase(newer.url, { connections: 1 })
  const Told = z.object({ all: z.number(), past: z.number() })
  const [told] = await readRows(
    carried.pool,
    Told,
    sql`select count(*)::int as all, count(*) filter (where xid < pg_snapshot_xmin(pg_current_snapshot()))::int as past from outbox`,
  )
  expect(told?.all).toBeGreaterThan(0)
  expect(told?.past).toBe(told?.all)
  // What is written next collides with nothing.
  await carried.inTransaction((tx) => buildProduct(tx, {}))
  await carried.close()
})
