import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { folderStorage } from '../../src/platform/storage/folder-storage.server.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import { backUp, placeOf } from '../backup/back-up.ts'
import { keepBackups } from '../backup/keep-backups.ts'
import { markPoint } from '../backup/marked-points.ts'
import { restoreShop } from '../backup/restore-shop.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { requireAtMost, say, timed } from './drill-steps.ts'

const GB = 1e9
/** What a row of the drill takes in its table. */
const ROW_BYTES = 1_060
const FILES = 200
const AFTERWARDS = 200_000
/** So long may ten gigabytes take, and more than ten as much longer. */
const MOST_SECONDS = 300
const MOST_SECONDS_PER_GB = 30

/**
 * A database of `DRILL_GB` (10) is backed up, written to, marked, written to again, and lost with its pictures; then it is restored to
 * the mark from the backup alone, and every table and file is compared. `DRILL_DIR` says where there is room for three times as much.
 */
export async function drillRestore(): Promise<void> {
  const size = Number(process.env.DRILL_GB ?? 10)
  const folder = await mkdtemp(join(process.env.DRILL_DIR ?? tmpdir(), 'praya-drill-'))
  await chmod(folder, 0o755)
  const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backups')]
  await mkdir(dataDir)
  const keys = `drill:${randomBytes(32).toString('base64')}`
  const settings = readSettings({ DATA_DIR: dataDir, BACKUP_DIR: backupDir, SEALING_KEYS: keys, LOG_LEVEL: 'warn', PORT: '0' })
  try {
    const storage = folderStorage(dataDir)
    const postgres = await startEmbeddedPostgres({ dataDir, log: say, archives: true })
    const { url } = postgres
    await migrate({ url })
    await timed(`${size} GB written`, () => fill(url, Math.round((size * GB) / ROW_BYTES)))
    for (let file = 0; file < FILES; file++)
      await storage.put(`media/dr/drill${file}`, randomBytes(100_000), 'application/octet-stream')
    const manifest = await timed('Whole backup', () => backUp(settings, url))
    const sealed = manifest.parts.reduce((sum, bytes) => sum + bytes, 0)
    say(`  ${(manifest.bytes / GB).toFixed(2)} GB as ${(sealed / GB).toFixed(2)} GB`)
    const keeping = await keepBackups(settings, postgres, storage)
    await write(url, AFTERWARDS)
    const { place } = await placeOf(settings, url)
    await timed('Marked point, with the digest of all tables', () => markPoint(url, place, storage, 'drill'))
    await write(url, AFTERWARDS)
    await timed('Stopped, with the last WAL carried away', async () => {
      await postgres.stop()
      await keeping.stop()
    })
    await rm(dataDir, { recursive: true })
    await mkdir(dataDir)
    const whole = Date.now()
    const { seconds } = await restoreShop(settings, { kind: 'mark', name: 'drill' }, say)
    say(`Restored to the point: ${seconds.toFixed(1)} s; with every index walked through and every table and file compared: `)
    say(`  ${((Date.now() - whole) / 1_000).toFixed(1)} s, all equal`)
    requireAtMost('seconds to restore the database', seconds, Math.max(MOST_SECONDS, size * MOST_SECONDS_PER_GB))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}

const fill = (url: string, rows: number): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('create table drill_rows (id bigint primary key, words text not null)')
    for (let from = 0; from < rows; from += 100_000)
      await client.query(
        `insert into drill_rows select g, repeat(md5(g::text) || md5(g::text || 'a') || md5(g::text || 'b') || md5(g::text || 'c'), 8)
          from generate_series($1::bigint, $2::bigint) g`,
        [from, Math.min(rows, from + 100_000) - 1],
      )
  })

const write = (url: string, rows: number): Promise<void> =>
  withClient(url, (client) =>
    client.query(
      `update drill_rows set words = reverse(words) where id in (select id from drill_rows tablesample system (10) limit $1)`,
      [rows],
    ),
  )
