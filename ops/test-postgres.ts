import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { migrate, migrationsChecksum, readMigrations } from '../src/platform/migrations.server.ts'
import { templateVariable } from '../src/platform/test-database.server.ts'
import { postgresVariable } from './test-costs/test-costs.ts'
import { dropLeftOvers, ensureTemplate } from './database-template.ts'
import { waitForLock } from './process-lock.mjs'

const cache = join(import.meta.dirname, '../.cache')
const applicationName = 'praya test run'

/**
 * The PostgreSQL of this name for test runs and benchmarks of this checkout, kept between runs and with a template database per
 * state of the migrations. Runs may overlap: the last one to leave stops it. Names the template in the environment and answers how
 * to leave. What must not wait for each other's transactions has a server of its own: an event is told once no older one is open,
 * whatever its database. `waitsForDisk`: whether it is to survive the failure of the machine itself, as a shop's does. `folder`:
 * where it lies.
 */
export async function useTestPostgres({
  server = 'test-postgres',
  waitsForDisk = true,
  folder = cache,
} = {}): Promise<() => Promise<void>> {
  const dataDir = join(folder, server)
  const lockFile = `${dataDir}.lock`
  const lock = await waitForLock(lockFile)
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: console.log, waitsForDisk })
    process.env[postgresVariable] = String(postgres.pid)
    // This connection is how other runs see that the server is still needed.
    const presence = new pg.Client({ connectionString: postgres.url, application_name: applicationName })
    presence.on('error', () => {})
    await presence.connect()
    const leave = async (): Promise<void> => {
      const last = (await countRuns(presence)) === 1
      await presence.end()
      if (last) await postgres.stop()
    }
    try {
      const name = `template_${migrationsChecksum(await readMigrations()).slice(0, 12)}`
      if ((await countRuns(presence)) === 1) await dropLeftOvers(postgres.url, name)
      process.env[templateVariable] = await ensureTemplate(postgres.url, name, async (url) => {
        await migrate({ url })
      })
    } catch (problem) {
      await leave()
      throw problem
    }
    return async () => {
      const leaving = await waitForLock(lockFile)
      await leave().finally(() => leaving.release())
    }
  } finally {
    lock.release()
  }
}

async function countRuns(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ runs: number }>(
    'select count(*)::int as runs from pg_stat_activity where application_name = $1',
    [applicationName],
  )
  return rows[0]?.runs ?? 0
}
