import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { migrate } from '../../src/platform/migrations.server.ts'
import { compareDigests, digestTables } from '../backup/table-digests.ts'
import { putInPlace } from '../backup/restore-shop.ts'
import { Refusal } from '../claims.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { olderBinaries, startOlderPostgres } from './older-postgres.ts'

const SERVER = 'older'
/** Of the rows that are fetched at once. */
const FETCHED = 10_000

/**
 * The database of an older major PostgreSQL becomes one of this program's: both run side by side, every table is read by the new one
 * from the old one and compared, and only then do the folders change places. What was there before is kept. Answers where.
 */
export async function carryOver(dataDir: string, log: (line: string) => void): Promise<{ kept: string; tables: number }> {
  const beside = join(dataDir, 'upgrade')
  await rm(beside, { recursive: true, force: true })
  const older = await startOlderPostgres(dataDir, await olderBinaries(dataDir, log), log)
  try {
    // Both have the same tables then.
    await migrate({ url: older.url })
    const newer = await startEmbeddedPostgres({ dataDir: beside, log })
    try {
      await migrate({ url: newer.url })
      const tables = await copyAll(newer.url, older.url, log)
      log('Comparing every table')
      const [then, now] = await Promise.all([digestTables(older.url), digestTables(newer.url)])
      const different = compareDigests(then, now)
      if (different.length > 0)
        throw new Refusal(`The copy is not the same, and nothing was replaced:\n  ${different.join('\n  ')}`)
      await newer.stop()
      await older.stop()
      const kept = (await putInPlace(dataDir, beside, `${older.version}-${randomBytes(3).toString('hex')}`)) ?? ''
      return { kept, tables }
    } finally {
      await newer.stop()
    }
  } finally {
    await older.stop()
    await rm(beside, { recursive: true, force: true })
  }
}

async function copyAll(url: string, from: string, log: (line: string) => void): Promise<number> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 })
  await client.connect()
  try {
    const schemas = await listed(client, SCHEMAS)
    await openDoor(client, from, schemas)
    await client.query('begin')
    // What triggers and references look after was looked after when the rows were first written.
    await client.query(
      "set local session_replication_role = replica; set local synchronous_commit = on; set local timezone to 'UTC'",
    )
    const tables = await listed(client, TABLES)
    await client.query(`truncate ${tables.join(', ')}`)
    for (const [at, table] of tables.entries()) {
      const columns = (await listed(client, COLUMNS, [table])).join(', ')
      const { rowCount } = await client.query(
        `insert into ${table} (${columns}) overriding system value select ${columns} from ${doorTo(table)}`,
      )
      if ((rowCount ?? 0) >= FETCHED) log(`  ${table}: ${rowCount} rows (${at + 1} of ${tables.length} tables)`)
    }
    await client.query('commit')
    await copySequences(client, from)
    for (const schema of schemas) await client.query(`drop schema ${SERVER}_${schema} cascade`)
    await client.query('drop extension postgres_fdw cascade')
    await catchUp(client)
    await client.query('analyze')
    return tables.length
  } finally {
    await client.end()
  }
}

const OURS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and n.nspname !~ '^older_'"
const SCHEMAS = `select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${OURS}`
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${OURS} order by 1`
const COLUMNS = `select quote_ident(attname) as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`

const Named = z.array(z.object({ name: z.string() }))
const listed = async (client: pg.Client, statement: string, values: unknown[] = []): Promise<string[]> =>
  Named.parse((await client.query(statement, values)).rows).map(({ name }) => name)

const doorTo = (table: string): string => `${SERVER}_${table}`

/** The old tables as tables of the new database, by PostgreSQL's own wrapper. */
async function openDoor(client: pg.Client, from: string, schemas: readonly string[]): Promise<void> {
  const { port, username, password, pathname } = new URL(from)
  const quoted = (text: string): string => pg.escapeLiteral(decodeURIComponent(text))
  await client.query('create extension postgres_fdw')
  await client.query(`create server ${SERVER} foreign data wrapper postgres_fdw
    options (host '127.0.0.1', port ${quoted(port)}, dbname ${quoted(pathname.slice(1))}, fetch_size '${FETCHED}')`)
  await client.query(
    `create user mapping for current_user server ${SERVER} options (user ${quoted(username)}, password ${quoted(password)})`,
  )
  for (const schema of schemas) {
    await client.query(`create schema ${SERVER}_${schema}`)
    await client.query(
      `import foreign schema ${schema} from server ${SERVER} into ${SERVER}_${schema} options (import_default 'false', import_generated 'false')`,
    )
  }
}

const Sequences = z.array(z.object({ name: z.string(), last: z.string() }))

async function copySequences(client: pg.Client, from: string): Promise<void> {
  const older = new pg.Client({ connectionString: from })
  await older.connect()
  try {
    const found = await older.query(
      "select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences where last_value is not null",
    )
    for (const { name, last } of Sequences.parse(found.rows)) await client.query('select setval($1::regclass, $2)', [name, last])
  } finally {
    await older.end()
  }
}

const Numbers = z.array(z.object({ name: z.string(), table: z.string() }))

/**
 * Numbers of transactions are kept with what was written, and who reads on from one expects later ones to be larger: the new database
 * counts up to the largest before it is used.
 */
async function catchUp(client: pg.Client): Promise<void> {
  const columns = await client.query(`select quote_ident(a.attname) as name, format('%I.%I', n.nspname, c.relname) as table
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'xid8'::regtype and c.relkind = 'r' and ${OURS}`)
  const largest = Numbers.parse(columns.rows).map(({ name, table }) => `select max(${name}::text::numeric) as xid from ${table}`)
  if (largest.length === 0) return
  await client.query('set synchronous_commit = off')
  await client.query(`do $$
    declare wanted numeric := (select coalesce(max(xid), 0) from (${largest.join(' union all ')}) found);
    begin
      while pg_current_xact_id()::text::numeric <= wanted loop commit; end loop;
    end $$`)
  await client.query('reset synchronous_commit')
}
