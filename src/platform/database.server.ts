import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type RawBuilder, type SelectQueryBuilder, type Transaction } from 'kysely'
import pg from 'pg'
import { Confirmations } from './database/confirmations.server.ts'
import { DatabasePulse } from './database/database-pulse.server.ts'
import { type Need, ReadCopy, type Session } from './database/read-copy.server.ts'
import { isConflict, isDatabaseAway, isFull, LOCKED, problemCode, UNCONFIRMED } from './database/database-problems.server.ts'
import { isStalePlan, PreparedStatements } from './database/prepared-statements.server.ts'
import { PrimaryClient } from './database/primary-client.server.ts'
import { ASK_STANDBYS, Standbys } from './database/standbys.server.ts'
import { noteColumns } from './database/statement-columns.server.ts'
import { setOrigin } from './database/origins.server.ts'
import { tracedStatement } from './tracing/tracing.server.ts'
import type { Tables } from './tables/known-tables.ts'

export { isConflict, isDatabaseAway, problemCode } from './database/database-problems.server.ts'

/** What can only select; each module sees its own tables through its `<subject>.tables.ts`. */
export type Reading<Known> = Pick<Kysely<Known>, 'selectFrom' | 'selectNoFrom'>

/** The pool or a transaction: to read with. */
export type Read = Reading<Tables>

/**
 * A transaction. Writes go through the tables of a module, or are plain SQL.
 * Sessions hold no state but plans, and without names none, so the same code runs behind pgbouncer in transaction mode.
 */
export type Tx = Read & Pick<Transaction<Tables>, 'executeQuery' | 'getExecutor' | 'isTransaction'>

/** The key of a row: known, or asked for within the same statement. */
export type Key = string | RawBuilder<string>

declare const lock: unique symbol

/** A row that no one else can change before the transaction that locked it ends. */
export type Locked<Row> = Row & { readonly [lock]: true }

export type Database = {
  /** For reads that need no transaction. */
  pool: Read
  /** For reads that may be late: what a copy has answers, when there is one that has what is needed. Never for money, stock and rights. */
  copy?: DatabaseCopy
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  ping(): Promise<void>
  /** Of its pool, right now. */
  connections(): { open: number; idle: number; waiting: number }
  /** Who is told from now on how long each waited for one of them. */
  onConnected(tell: (waitedSeconds: number) => void): void
  close(): Promise<void>
}

type DatabaseCopy = {
  readFor: (need?: Need) => Read
  /** How far behind it is right now; undefined while it is of no use. */
  lagSeconds: () => Promise<number | undefined>
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

const CONNECT_MS = 3_000
/** Opening a new one is the slowest thing a request can wait for. */
const SHOPPERS_IDLE_MS = 300_000

/**
 * A server that does not pick up is given up sooner than the patience for a free connection in a rush. A busy machine may need
 * more than a second to make room for one more.
 */
class Connection extends PrimaryClient {
  constructor(options: pg.ClientConfig = {}) {
    super({ ...options, connectionTimeoutMillis: (options.connectionTimeoutMillis ?? CONNECT_MS) - 500 })
  }
}

/** What the server calls a connection that is in no transaction. */
const IDLE = 'I'

type Parts = {
  pulse: DatabasePulse
  confirmations: Confirmations
  /** None where the session is another's in the next transaction. */
  statements: PreparedStatements | undefined
  /** What begins a transaction. */
  begin: string
  /** Who waits for a free connection: once all connections wait for a lock in vain, so would they. */
  line: Set<(problem: unknown) => void>
}

const COMMIT = 'commit'
const ENDS: ReadonlySet<string> = new Set([COMMIT, 'rollback'])
/** What a transaction that has asked nothing is answered. */
const NOTHING_ASKED = { command: 'BEGIN', rowCount: null, rows: [] }

/** A statement and what begins its transaction in one way to the server: one that did not begin is lost with its connection. */
async function sendBoth(
  client: pg.PoolClient,
  begin: string,
  asked: pg.QueryConfig,
  lose: (problem: Error) => void,
): Promise<pg.QueryResult> {
  const { stream } = client.connection
  stream.cork()
  const begun = client.query(begin).catch((problem: Error) => {
    lose(problem)
    throw problem
  })
  const answered = client.query(asked)
  stream.uncork()
  const [, result] = await Promise.all([begun, answered])
  return result
}

/**
 * A connection that broke or fell silent answers whatever else is asked of it with that loss, at once, and is not used
 * again: a rollback on it would hide the cause, and wait as long once more.
 */
function untilLost(client: pg.PoolClient, { pulse, confirmations, statements, begin, line }: Parts): Session {
  let loss: Error | undefined
  let isBeginning = false
  const send = (text: string, values: readonly unknown[], name?: string): Promise<pg.QueryResult> => {
    const asked = { text, values: [...values], ...(name ? { name } : {}) }
    if (!isBeginning) return client.query(asked)
    isBeginning = false
    return sendBoth(client, confirmations.begin(begin), asked, (problem) => (loss = problem))
  }
  const say = async (text: string, values: readonly unknown[], name?: string): Promise<unknown> => {
    const ask = (): Promise<pg.QueryResult> => pulse.whileAlive(() => send(text, values, name))
    const result = await tracedStatement(text, () => (text === COMMIT ? confirmations.whileConfirmed(ask) : ask()))
    noteColumns(text, result.fields)
    return result
  }
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (loss) throw loss
    // It travels with the first statement; where none comes, there is nothing to end.
    if (text === 'begin' || (isBeginning && ENDS.has(text))) {
      isBeginning = text === 'begin'
      return NOTHING_ASKED
    }
    try {
      return await say(text, values, values.length > 0 ? statements?.nameOf(text) : undefined)
    } catch (problem) {
      if (problemCode(problem) === LOCKED) for (const giveUp of line) giveUp(problem)
      else if (isDatabaseAway(problem) && problemCode(problem) !== UNCONFIRMED) loss = problem as Error
      if (!isStalePlan(problem)) throw problem
      // The connection goes, with all its plans. What is read alone is asked once more; a transaction is done again from its beginning.
      if (client.getTransactionStatus() === IDLE) return say(text, values).finally(() => (loss = problem as Error))
      loss = problem as Error
      throw problem
    }
  }
  return { query: query as Session['query'], release: () => client.release(loss), of: client }
}

type DatabaseOptions = {
  connections?: number
  /** How long one statement may take. What works in the background is given more, and connections of its own. */
  statementMs?: number
  /** How long a statement waits for a lock before it is given up; without end when left out. Behind a pooler it holds for most. */
  lockMs?: number
  /** How long one waits for a free connection. */
  connectMs?: number
  /** How long an unused one stays open. */
  idleMs?: number
  /** Whether statements asked often are named: a session then holds state, which a pooler must know how to hand on. */
  named?: boolean
  /** How long it may say nothing at all: where shoppers wait they are told within a second, all else waits on a busy machine. */
  silenceMs?: () => number
  /** Whether a connection that is not to be had is asked for again: of a program that only begins, and has done nothing with it. */
  waits?: () => boolean
  /** A copy for what may be late, and how late. */
  copy?: { url: string; mostLagSeconds: number } | undefined
}

const PATIENT_SILENCE_MS = 10_000
export const patiently = (): number => PATIENT_SILENCE_MS

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { pgPool, pulse, connect, end, onConnected } = openSessions(url, options)
  const pool = kyselyOver({ connect, end, options: pgPool.options })
  const copy = options.copy && openCopy(options.copy, options, { pool, primary: { connect } })
  return {
    pool,
    ...(copy && { copy }),
    inTransaction: (work) => withRetry(() => transact(pool, work)),
    ping: async () => {
      if (isFull()) throw new Error('the database is full')
      await pulse.whileAlive(() => pgPool.query('select 1'))
    },
    connections: () => ({ open: pgPool.totalCount, idle: pgPool.idleCount, waiting: pgPool.waitingCount }),
    onConnected,
    close: async () => {
      await pool.destroy()
      await copy?.end()
    },
  }
}

const kyselyOver = (pool: PostgresPool): Kysely<Tables> => new Kysely({ dialect: new PostgresDialect({ pool }) })

function openSessions(url: string, options: DatabaseOptions) {
  const { named = true } = options
  const pgPool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    query_timeout: options.statementMs ?? 8_000,
    idleTimeoutMillis: options.idleMs ?? SHOPPERS_IDLE_MS,
    types,
    Client: Connection,
    // What is sent before another has been answered does not wait for it.
    pipeline: true,
  })
  // Connections that die are replaced by the pool; without an error listener each would end the process: idle ones report to the pool,
  // busy ones emit the error themselves and fail their query.
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => {
    client.on('error', () => {})
    // First in its queue. One that fails is lost, as anyone who asks next will notice.
    if (options.lockMs && named) void client.query(`set lock_timeout = ${options.lockMs}`).catch(() => {})
  })
  const pulse = new DatabasePulse(() => probe(url), options.silenceMs ?? patiently)
  const confirmations = new Confirmations(() => askStandbys(url))
  const parts: Parts = {
    ...{ pulse, confirmations, line: new Set() },
    statements: named ? new PreparedStatements() : undefined,
    begin: options.lockMs && !named ? `begin; set local lock_timeout = ${options.lockMs}` : 'begin',
  }
  let tellWaited: (seconds: number) => void = () => {}
  return {
    ...{ pgPool, pulse },
    onConnected: (tell: (seconds: number) => void): void => void (tellWaited = tell),
    connect: async (): Promise<Session> => {
      const asked = performance.now()
      const client = await connectPatiently(pgPool, parts, options.waits)
      tellWaited((performance.now() - asked) / 1_000)
      return untilLost(client, parts)
    },
    end: () => {
      pulse.stop()
      confirmations.stop()
      return pgPool.end()
    },
  }
}

type Beside = { pool: Kysely<Tables>; primary: { connect: () => Promise<Session> } }

function openCopy(
  { url, mostLagSeconds }: { url: string; mostLagSeconds: number },
  options: DatabaseOptions,
  { pool, primary }: Beside,
): DatabaseCopy & { end: () => Promise<void> } {
  const { pgPool, connect, end } = openSessions(url, options)
  const isPassing = (problem: unknown): boolean => isDatabaseAway(problem) || isConflict(problem)
  const reads = new ReadCopy({ primary, copy: { connect }, mostLagSeconds, isPassing })
  const readFor = (need?: Need): Read => {
    const read = kyselyOver({ connect: () => reads.connect(need), end, options: pgPool.options })
    setOrigin(read, pool)
    return read
  }
  const plain = readFor()
  const lagSeconds = async (): Promise<number | undefined> => {
    await reads.look()
    return reads.lagSeconds
  }
  return { readFor: (need) => (need ? readFor(need) : plain), lagSeconds, end }
}

const AGAIN_MS = 1_000

async function connectPatiently(pgPool: pg.Pool, parts: Parts, waits = (): boolean => false): Promise<pg.PoolClient> {
  for (;;) {
    try {
      return await connectWhileAlive(pgPool, parts)
    } catch (problem) {
      if (!isDatabaseAway(problem) || !waits()) throw problem
      await pause(AGAIN_MS)
    }
  }
}

/** A connection that comes too late for its caller is returned to the pool. */
function connectWhileAlive(pgPool: pg.Pool, { pulse, line }: Parts): Promise<pg.PoolClient> {
  let isWanted = true
  const { promise: inVain, reject: giveUp } = Promise.withResolvers<never>()
  line.add(giveUp)
  const free = pulse.whileAlive(async () => {
    const client = await pgPool.connect()
    if (!isWanted) client.release()
    return client
  })
  return Promise.race([free, inVain])
    .catch((problem: unknown) => {
      isWanted = false
      throw problem
    })
    .finally(() => line.delete(giveUp))
}

const probe = (url: string): Promise<unknown> => askBeside(url, 'select 1')
const askStandbys = async (url: string): Promise<Standbys> => Standbys.parse((await askBeside(url, ASK_STANDBYS)).rows[0])

/** Asked on a connection of its own: those of the pool may all be waiting. */
async function askBeside(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new Connection({ connectionString: url, query_timeout: 2_500, types })
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

const waitingForCommit = new WeakMap<Tx, (() => void)[]>()

/** Does `work` when others can see what `tx` has written. */
export function onceCommitted(tx: Tx, work: () => void): void {
  waitingForCommit.get(tx)?.push(work)
}

const lastThings = new WeakMap<Tx, Map<string, () => Promise<unknown>>>()

/** Does `work` as the last thing of this transaction, once for each name: locks that all wait for are held for a moment only. */
export function beforeCommit(tx: Tx, name: string, work: () => Promise<unknown>): void {
  const last = lastThings.get(tx)
  if (!last) throw new Error(`${name}: there is no transaction that ends`)
  last.set(name, work)
}

/** Does them now: for who does in one transaction what were many. */
export async function doLastThings(tx: Tx): Promise<void> {
  const last = lastThings.get(tx)
  const things = [...(last?.values() ?? [])]
  last?.clear()
  for (const later of things) await later()
}

async function transact<T>(pool: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const waiting: (() => void)[] = []
  const result = await pool.transaction().execute(async (tx) => {
    waitingForCommit.set(tx, waiting)
    lastThings.set(tx, new Map())
    const done = await work(tx)
    await doLastThings(tx)
    return done
  })
  for (const later of waiting) later()
  return result
}

/** Selects rows and keeps others from changing them until the transaction ends: the only way to a `Locked` row. */
export async function lockRows<Known, Table extends keyof Known, Row>(
  tx: Tx,
  wanted: SelectQueryBuilder<Known, Table, Row>,
  others: 'wait' | 'skip' = 'wait',
): Promise<Locked<Row>[]> {
  const query = wanted.forUpdate()
  const { rows } = await tx.executeQuery(others === 'skip' ? query.skipLocked() : query)
  return rows as Locked<Row>[]
}

const MOST_TRIES = 5

/** The one place that repeats a transaction which lost to another. */
async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (problem) {
      if (!(isConflict(problem) || isStalePlan(problem)) || attempt >= MOST_TRIES) throw problem
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}
