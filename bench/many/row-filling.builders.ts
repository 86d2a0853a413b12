import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'

/** As many as the machine of the aims has cores; each is a connection. */
const LANES = 2
const BATCH = 250_000

/** So many rows of a table, numbered from 1: `values` says each by `n`, `but` which are left out. */
export type Filling = {
  table: string
  columns: string[]
  num: number
  values: RawBuilder<unknown>
  but?: RawBuilder<unknown>
}

/**
 * Fills tables by the million. Their indexes rest meanwhile and are built once all rows are there: with each row, every one of them
 * would touch a page of its own. Foreign keys are right by how the rows are made, and not asked.
 */
export const fillTables = (database: Database, fillings: Filling[], onProgress: Progress): Promise<void> =>
  fillAtRest(
    database,
    [...new Set(fillings.map(({ table }) => table))],
    () => inLanes(fillings.flatMap(batchesOf), (batch) => addRows(database, batch)),
    onProgress,
  )

type Progress = (line: string) => void

/** Fills tables in another way, in which no index of theirs is asked for but, where it is `keyed`, the primary key. */
export async function fillAtRest(
  database: Database,
  tables: string[],
  fill: () => Promise<unknown>,
  onProgress: Progress,
  keyed = false,
): Promise<void> {
  const began = performance.now()
  const say = (what: string): void => onProgress(`${what} after ${Math.round((performance.now() - began) / 1_000)} s`)
  const indexes = await restIndexes(database, tables, keyed)
  await fill()
  say(`Rows of ${tables.join(', ')}`)
  await inLanes(indexes, (name) => buildIndex(database, name))
  say('Indexes')
  // As it is done in a shop all the while; here it would come in the midst of what is measured.
  await inLanes(tables, (table) => readRows(database.pool, z.unknown(), sql`vacuum (analyze) ${sql.table(table)}`))
  say('Statistics')
  await readRows(database.pool, z.unknown(), sql`checkpoint`)
  say('On the disk')
}

/** Takes their indexes out of use, and answers which. PostgreSQL has no order for it; building one brings it back. */
const restIndexes = (database: Database, tables: string[], keyed: boolean): Promise<string[]> =>
  database.inTransaction(async (tx) => {
    const ofTables = sql`indrelid = any(${tables}::text[]::regclass[]) and not (indisprimary and ${keyed}::boolean)`
    const rows = await readRows(
      tx,
      z.object({ name: z.string() }),
      sql`select indexrelid::regclass::text as name from pg_index where ${ofTables}`,
    )
    await sql`update pg_index set indisready = false, indisvalid = false where ${ofTables}`.execute(tx)
    return rows.map(({ name }) => name)
  })

const buildIndex = (database: Database, name: string): Promise<void> =>
  database.inTransaction(async (tx) => {
    await sql`set local maintenance_work_mem = '1GB'`.execute(tx)
    await sql`reindex index ${sql.raw(name)}`.execute(tx)
  })

type Batch = Filling & { from: number; to: number }
const batchesOf = (filling: Filling): Batch[] =>
  Array.from({ length: Math.ceil(filling.num / BATCH) }, (_, at) => ({
    ...filling,
    from: at * BATCH + 1,
    to: Math.min(filling.num, (at + 1) * BATCH),
  }))

const addRows = (database: Database, { table, columns, values, but, from, to }: Batch): Promise<void> =>
  database.inTransaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local synchronous_commit = off`.execute(tx)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${values} from generate_series(${from}::int, ${to}::int) n where ${but ?? sql`true`}`.execute(tx)
  })

/** One after the other, in so many lanes at once. */
export async function inLanes<Task>(tasks: readonly Task[], work: (task: Task) => Promise<unknown>): Promise<void> {
  const left = [...tasks]
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let task = left.shift(); task !== undefined; task = left.shift()) await work(task)
    }),
  )
}
