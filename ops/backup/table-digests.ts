import pg from 'pg'
import { z } from 'zod'

const Digest = z.object({ rows: z.string(), digest: z.string() })
/** Of each table by its name, schema first. */
export const TableDigests = z.record(z.string(), Digest)
export type TableDigests = z.output<typeof TableDigests>

const CONNECTIONS = 2

/** The text of every row, hashed twice and added up, so that the order of rows counts for nothing. Of a `snapshot`, if one is named. */
export async function digestTables(url: string, snapshot?: string): Promise<TableDigests> {
  const waiting = await listTables(url)
  const found: [string, z.output<typeof Digest>][] = []
  const work = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, statement_timeout: 0 })
    await client.connect()
    try {
      await client.query('begin isolation level repeatable read read only')
      if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`)
      await client.query("set local timezone to 'UTC'; set local extra_float_digits to 1; set local statement_timeout to 0")
      for (let table = waiting.shift(); table !== undefined; table = waiting.shift())
        found.push([table, await digestOf(client, table)])
      await client.query('commit')
    } finally {
      await client.end()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)))
}

async function digestOf(client: pg.Client, table: string): Promise<z.output<typeof Digest>> {
  const sum = (seed: number): string => `coalesce(sum(hashtextextended(words, ${seed})::numeric), 0)`
  // Each row is written out once: that is most of the work.
  const { rows } = await client.query(
    `select count(*)::text as rows, ${sum(1)} || ' ' || ${sum(2)} as digest from (select t::text as words from only ${table} t offset 0) written`,
  )
  return Digest.parse(rows[0])
}

/** The largest first, so that the last one does not run alone. Unlogged tables are empty after every failure, and are left out. */
export async function listTables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        order by pg_table_size(c.oid) desc, 1`,
    )
    return z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** What differs, a line each. */
export function compareDigests(marked: TableDigests, found: TableDigests): string[] {
  const names = [...new Set([...Object.keys(marked), ...Object.keys(found)])].sort()
  return names.flatMap((name) => {
    const [then, now] = [marked[name], found[name]]
    if (then?.digest === now?.digest && then?.rows === now?.rows) return []
    return [`${name}: ${then ? `${then.rows} rows` : 'absent'} when it was marked, ${now ? `${now.rows} rows` : 'absent'} here`]
  })
}
