import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { startWithLimits, WITHOUT_LINE } from '../src/flows/approvals/limits.builders.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { migrate } from '../src/platform/migrations.server.ts'
import { administrate } from '../src/platform/test-database.server.ts'
import { dropLeftOvers, ensureTemplate } from './database-template.ts'
import { loadDemoIntoEmpty } from './demo-data.ts'
import { launch } from './launch.ts'
import { noteCost, secondsWorked } from './test-costs/test-costs.ts'
import { takeLock } from './process-lock.mjs'

// The shop under test in the browser. Each run begins with the untouched demo catalogue, in which nobody has
// shopped yet, copied from a template in a moment.

const root = join(import.meta.dirname, '..')
const dataDir = process.env.DATA_DIR ?? '.cache/e2e-data'
const log = (line: string): void => console.log(line)
const HALF_A_MONTH_MS = 14 * 86_400_000

const { holder } = await takeLock(join(root, '.cache/e2e.lock'))
if (holder) {
  console.error(`Process ${holder.pid} already runs the tests in the browser`)
  process.exit(1)
}
process.once('exit', () => noteCost(import.meta.filename, secondsWorked()))
// As a shop that is started does before it loads the demo: React decides by this while it is first imported. Settings are read without it.
process.env.NODE_ENV = 'production'
await copyDemo()
delete process.env.NODE_ENV
await launch({ underTest: true })

async function copyDemo(): Promise<void> {
  const name = `demo_${await hashDemo()}`
  const postgres = await startEmbeddedPostgres({ dataDir, log, waitsForDisk: false })
  const server = postgres.url
  await dropLeftOvers(server, name)
  await ensureTemplate(server, name, async (url) => {
    await migrate({ url })
    await loadDemoIntoEmpty({ databaseUrl: url, dataDir, log, quiet: true })
    const database = openDatabase(url, { connections: 1 })
    await database.inTransaction((tx) => startWithLimits(tx, WITHOUT_LINE))
    await database.close()
  })
  await administrate(server, 'drop database if exists praya with (force)')
  await administrate(server, `create database praya template ${name}`)
  await administrate(server, 'alter database praya set synchronous_commit = off')
  await postgres.stop()
}

/** Changes with everything that decides what the demo database contains. */
async function hashDemo(): Promise<string> {
  // What is new or over in it goes by the day it was made.
  const hash = createHash('sha256').update(String(Math.floor(Date.now() / HALF_A_MONTH_MS)))
  for (const folder of ['migrations', 'demo']) {
    const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true })
    const paths = entries
      .filter((entry) => /\.(sql|ts|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    for (const path of paths.sort()) hash.update(path).update(await readFile(path))
  }
  return hash.digest('hex').slice(0, 12)
}
