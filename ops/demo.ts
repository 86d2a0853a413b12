import { findPrimary } from '../src/platform/database/primary-client.server.ts'
import { removeDemo } from '../demo/remove.ts'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { findOrigin } from '../src/modules/shop-origin/index.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { migrate } from '../src/platform/migrations.server.ts'
import { type Database, openDatabase } from '../src/platform/database.server.ts'
import { openStorage } from '../src/platform/storage/open-storage.server.ts'
import { readSettings, type Settings } from '../src/platform/settings.server.ts'
import { claimDataFolder, Refusal } from './claims.ts'
import { waitForDatabase } from './programs/outside-database.ts'

const say = (line: string): void => console.log(line)

/** `npm run demo -- load|remove`: the demo into a shop that has nothing yet, or exactly what it brought out again. `--quiet`: without orders. */
export async function moveDemo(wanted: string | undefined, quiet: boolean): Promise<void> {
  const settings = readSettings()
  const stopping = new AbortController()
  const stops: (() => Promise<void>)[] = []
  try {
    if (wanted !== 'load' && wanted !== 'remove') throw new Refusal('Use: npm run demo -- load, or npm run demo -- remove')
    const url = await openShop(settings, stopping.signal, stops)
    await migrate({ url, log: say })
    if (wanted === 'load') await load(url, settings, quiet)
    else await remove(url)
  } catch (problem) {
    console.error(problem instanceof Refusal ? problem.message : problem)
    process.exitCode = 1
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

async function openShop(settings: Settings, signal: AbortSignal, stops: (() => Promise<void>)[]): Promise<string> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = settings
  if (DATABASE_URL) {
    await waitForDatabase(DATABASE_DIRECT_URL ?? DATABASE_URL, { log: say, signal })
    return findPrimary(DATABASE_DIRECT_URL ?? DATABASE_URL)
  }
  // A shop that is running on this folder is asked to stop first: it knows from its start what it is.
  stops.push(await claimDataFolder(settings, signal))
  const postgres = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log: say })
  stops.push(() => postgres.stop())
  return postgres.url
}

async function load(url: string, settings: Settings, quiet: boolean): Promise<void> {
  if (settings.production) throw new Refusal('The demo is never loaded in production.')
  await withShop(url, async (database) => {
    const taken = await database.pool.selectFrom('brands').select('brand_code').limit(1).executeTakeFirst()
    if (taken)
      throw new Refusal(
        'The demo is loaded into a shop that has no brands and no products yet. This one has some: nothing was changed.',
      )
  })
  const storage = await openStorage(settings, createLog(settings.LOG_LEVEL))
  const { loadDemo } = await import('../demo/load.ts')
  await loadDemo({ databaseUrl: url, dataDir: settings.DATA_DIR, storage, onProgress: say, quiet })
}

function remove(url: string): Promise<void> {
  return withShop(url, async (database) => {
    const known = await database.pool.selectFrom('demo_rows').select('table_name').limit(1).executeTakeFirst()
    if (!known)
      throw new Refusal(
        (await findOrigin(database.pool)) === 'demo'
          ? 'This demo was loaded before it wrote down what it brought, so it cannot be told from what is yours. Begin anew: DATA_DIR=.data-shop npm start -- --empty'
          : 'There is no demo in this shop: nothing was changed.',
      )
    const { removed, kept } = await database.inTransaction(removeDemo)
    say(`The demo is out: ${removed} rows. What operators made is as it was.`)
    const names = Object.entries(kept).map(([name, count]) => `${count} of ${name}`)
    if (names.length > 0) say(`Kept, because orders or something of yours need them, and off the shelves: ${names.join(', ')}.`)
    say('Start the shop: it is yours now, with closed doors. Processes that are running are to be started again.')
  })
}

async function withShop(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(url, { connections: 2, statementMs: 300_000, silenceMs: () => 300_000 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
