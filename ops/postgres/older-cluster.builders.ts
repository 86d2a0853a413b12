import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { olderBinaries, startOlderPostgres } from './older-postgres.ts'
import { accountForPostgres } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { createCluster } from './postgres-cluster.ts'

/** The folder that an older program has left, with an empty database. */
export async function makeOlderCluster(dataDir: string, version: string, log: (line: string) => void): Promise<PostgresBinaries> {
  const place = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  const binaries = await olderBinaries(dataDir, log, version)
  await createCluster(place, await accountForPostgres(place), binaries)
  const older = await startOlderPostgres(dataDir, binaries, log, 'postgres')
  const client = new pg.Client({ connectionString: older.url })
  await client.connect()
  await client.query('create database praya')
  await client.end()
  await older.stop()
  return binaries
}
