import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no tables until a module names its own
type NoTables = Record<never, never>

/**
 * A transaction, or the pool where nothing is written. Each module sees its own tables through `withTables`.
 * Statements are unnamed and sessions hold no state, so the same code runs behind pgbouncer in transaction mode.
 */
export type Tx = Kysely<NoTables>

export type Database = {
  /** For reads that need no transaction. */
  pool: Tx
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  ping(): Promise<void>
  close(): Promise<void>
}

const INT8 = 20
const types = {
  // Amounts and counts fit in 2^53; a value that does not is a fault worth stopping for.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? safeInteger : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`)
  return value
}

export function openDatabase(url: string, options: { connections?: number } = {}): Database {
  const pgPool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: 8_000,
    idleTimeoutMillis: 30_000,
    types,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pgPool.on('error', () => {})
  const pool: Tx = new Kysely({ dialect: new PostgresDialect({ pool: pgPool }) })
  return {
    pool,
    inTransaction: (work) => withRetry(() => pool.transaction().execute(work)),
    ping: async () => {
      await pgPool.query('select 1')
    },
    close: () => pool.destroy(),
  }
}

const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const MOST_TRIES = 5

/** The one place that repeats a transaction which lost to another. */
async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (problem) {
      const code = problemCode(problem)
      if ((code !== SERIALISATION_FAILURE && code !== DEADLOCK) || attempt >= MOST_TRIES) throw problem
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

export function problemCode(problem: unknown): string | undefined {
  return problem instanceof Error && 'code' in problem && typeof problem.code === 'string' ? problem.code : undefined
}
