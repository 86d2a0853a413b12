import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import { Refusal } from '../claims.ts'
import { type BackupPlace, findJson, putJson } from './backup-place.ts'
import { MARK_NAME } from './backup-times.ts'
import { requireFunctions } from './needed-rights.ts'
import { digestFiles, fileBackup, filesAt } from './ship-files.ts'
import { digestTables, listTables, TableDigests } from './table-digests.ts'

const Mark = z.object({
  name: z.string(),
  at: z.string(),
  lsn: z.string(),
  timeline: z.number(),
  tables: TableDigests,
  files: z.object({ files: z.number(), bytes: z.number(), digest: z.string() }),
})
export type Mark = z.output<typeof Mark>

const markKey = (name: string): string => `marks/${name}`
const TRIES = 20
const FUNCTIONS = ['pg_create_restore_point(text)', 'pg_switch_wal()']

export const findMark = (place: BackupPlace, name: string): Promise<Mark | undefined> => findJson(place, markKey(name), Mark)

export const listMarks = async (place: BackupPlace): Promise<string[]> =>
  (await place.list(markKey(''))).map(({ key }) => key.slice(markKey('').length))

/**
 * A point of the WAL with the digest of everything that is committed there. Writers wait for the moment in which the point and a
 * snapshot are made, and not for the digest.
 */
export async function markPoint(url: string, place: BackupPlace, storage: ListedStorage, name: string): Promise<Mark> {
  if (!MARK_NAME.test(name)) throw new Refusal('A point has a name of small letters, digits and hyphens.')
  if (await place.has(markKey(name))) throw new Refusal(`There is a point “${name}” already.`)
  const held = new pg.Client({ connectionString: url })
  await held.connect()
  try {
    await requireFunctions(held, FUNCTIONS)
    await held.query('set idle_in_transaction_session_timeout to 0')
    const { lsn, at, timeline, snapshot } = await takePoint(url, held, name)
    const tables = await digestTables(url, snapshot)
    await held.query('commit')
    await fileBackup(storage, place).ship(true)
    const files = await digestFiles(storage, await filesAt(place, new Date(at)))
    const mark = { name, at, lsn, timeline, tables, files }
    await putJson(place, markKey(name), mark)
    return mark
  } finally {
    await held.end()
  }
}

const Point = z.object({ lsn: z.string(), at: z.date(), timeline: z.number() })
type Taken = { lsn: string; at: string; timeline: number; snapshot: string }
const Snapshot = z.object({ id: z.string() })

/** Who writes holds its tables until its commit: while all are held against writers, what is seen and what is in the WAL are one. */
async function takePoint(url: string, held: pg.Client, name: string): Promise<Taken> {
  const tables = (await listTables(url)).sort().join(', ')
  const lock = new pg.Client({ connectionString: url, lock_timeout: 2_000 })
  await lock.connect()
  try {
    for (let turn = 1; ; turn++) {
      await lock.query('begin')
      try {
        if (tables) await lock.query(`lock table ${tables} in share mode`)
        break
      } catch (problem) {
        await lock.query('rollback')
        if (turn === TRIES) throw problem
        await pause(turn * 50)
      }
    }
    await held.query('begin isolation level repeatable read read only')
    const snapshot = Snapshot.parse((await held.query('select pg_export_snapshot() as id')).rows[0])
    const made = await lock.query(
      'select pg_create_restore_point($1)::text as lsn, clock_timestamp() as at, timeline_id as timeline from pg_control_checkpoint()',
      [name],
    )
    const { lsn, at, timeline } = Point.parse(made.rows[0])
    await lock.query('commit')
    // The point is of use once it has left the machine.
    await lock.query('select pg_switch_wal()')
    return { lsn, at: at.toISOString(), timeline, snapshot: snapshot.id }
  } finally {
    await lock.end()
  }
}
