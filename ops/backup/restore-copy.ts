import { execFile } from 'node:child_process'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { accountForPostgres, giveTo } from '../postgres/postgres-account.ts'
import { findPostgresBinaries, PostgresUnavailable } from '../postgres/postgres-binaries.ts'
import { postgresEnvironment } from '../postgres/postgres-cluster.ts'
import { Refusal } from '../claims.ts'
import type { BackupPlace } from './backup-place.ts'
import { readBase } from './base-backups.ts'
import type { Wanted } from './backup-times.ts'
import type { Chosen } from './choose-backup.ts'
import { feedProblem, feedWal, restoreCommand } from './feed-wal.ts'
import { unpackTar } from './unpack-tar.ts'
import { walNumber } from './wal-names.ts'

const run = promisify(execFile)
/** A day's WAL of a busy shop takes its time. */
const RECOVERY_MS = 4 * 3_600_000
const OWN_SETTINGS = 'postgresql.auto.conf'

type Say = (line: string) => void

/** Puts the wanted moment together in `folder`, which is that of `dataDir` and not there yet, and answers it running and open to writers. */
export async function restoreCopy(
  place: BackupPlace,
  { base, timeline }: Chosen,
  wanted: Wanted,
  { dataDir, folder }: { dataDir: string; folder: string },
  log: Say,
): Promise<EmbeddedPostgres> {
  const account = await accountForPostgres(dataDir)
  await mkdir(folder, { mode: 0o700 })
  log(`Unpacking the backup of ${base.startedAt} (${(base.bytes / 1e9).toFixed(2)} GB)`)
  await unpackTar(readBase(place, base), folder)
  const incoming = `${folder}.coming`
  await prepareRecovery(folder, incoming, wanted, timeline)
  await giveTo(folder, account)
  // Files the recovery does not touch are written to the disk by nothing else.
  await run((await findPostgresBinaries(account)).initdb, ['-S', '-D', folder], {
    ...account,
    cwd: folder,
    env: postgresEnvironment,
  })
  const feed = await feedWal(place, incoming, walNumber(base.start.lsn), account)
  try {
    log('Replaying what was written after it')
    const postgres = await startEmbeddedPostgres({ dataDir, log, archives: true, patienceMs: RECOVERY_MS })
    await forgetRecovery(folder)
    return postgres
  } catch (problem) {
    throw explain(problem, incoming)
  } finally {
    await feed.stop()
    await rm(incoming, { recursive: true, force: true })
  }
}

async function prepareRecovery(folder: string, incoming: string, wanted: Wanted, timeline: number): Promise<void> {
  const target = {
    latest: '',
    moment:
      wanted.kind === 'moment'
        ? `recovery_target_time = '${wanted.at.toISOString().replace('T', ' ').replace('Z', '+00')}'\n`
        : '',
    mark: wanted.kind === 'mark' ? `recovery_target_name = '${wanted.name}'\n` : '',
  }[wanted.kind]
  const command = restoreCommand(incoming).replaceAll("'", "''")
  const way = `recovery_target_timeline = '${timeline}'\nrecovery_target_action = 'promote'\nhot_standby = off\n`
  const settings = `restore_command = '${command}'\n${target}${way}`
  await appendFile(join(folder, OWN_SETTINGS), settings)
  await writeFile(join(folder, 'recovery.signal'), '', { mode: 0o600 })
}

async function forgetRecovery(folder: string): Promise<void> {
  const file = join(folder, OWN_SETTINGS)
  const kept = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => !/^(restore_command|recovery_target|hot_standby)/.test(line))
  await writeFile(file, kept.join('\n'))
}

function explain(problem: unknown, incoming: string): unknown {
  if (feedProblem(incoming)) return new Refusal('A file of the backup did not come or did not open while it was replayed.')
  if (!(problem instanceof PostgresUnavailable)) return problem
  if (problem.message.includes('recovery ended before configured recovery target was reached'))
    return new Refusal('The backup ends before the wanted moment. “latest” restores all that it has.')
  return problem
}
