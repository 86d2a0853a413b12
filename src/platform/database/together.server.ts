import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Read } from '../database.server.ts'
import type { Tables } from '../tables/known-tables.ts'
import { originOf, setOrigin } from './origins.server.ts'
import { columnsOf, type Revive, wantColumns } from './statement-columns.server.ts'

type Rows = Record<string, unknown>[]
type PendingQuery = { query: CompiledQuery; answer: (result: QueryResult<unknown>) => void; fail: (problem: unknown) => void }
type Asking = Pick<Kysely<Tables>, 'executeQuery'>

/**
 * What `ask` reads at once is one statement, since a page waits for the way there and back more than for the answer: all that is asked
 * before any of it is answered comes as JSON parts, and all see the same moment. Nothing changes for the caller: each function reads with
 * the `read` it is given. Until the types of its columns are known, a statement is asked by itself.
 */
export const readTogether = <T>(tx: Read, ask: (read: Read) => Promise<T>): Promise<T> => ask(gatheringRead(tx))

/**
 * The same where what is read is about rows that are yet to be found, such as the posts of a page of a feed: `found` is part of the
 * statement, so nothing waits for its answer. What is asked names its rows as `FOUND`, and their ids by `foundIds`.
 */
export const readAlong = <T>(tx: Read, found: RawBuilder<unknown>, ask: (read: Read) => Promise<T>): Promise<T> =>
  ask(gatheringRead(tx, found.compile(tx as Read & QueryExecutorProvider)))

export const FOUND = sql.table('found')
export const foundIds = (column: string): RawBuilder<unknown> => sql`(select array_agg(${sql.ref(column)}) from ${FOUND})`

/** For who makes many calls at once, such as a page. */
export function gatheringRead(tx: Read, found?: CompiledQuery): Read {
  const driver = new Gathering(tx as Read & Asking, found)
  const read = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  setOrigin<Read>(read, originOf(tx))
  return read
}

/** A connection that waits until no further question comes, and then asks them all. */
class Gathering implements Driver, DatabaseConnection {
  readonly #tx: Asking
  readonly #found: CompiledQuery | undefined
  #asked: PendingQuery[] = []

  constructor(tx: Asking, found: CompiledQuery | undefined) {
    this.#tx = tx
    this.#found = found
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>()
    if (this.#asked.length === 0) setImmediate(() => void this.#ask())
    this.#asked.push({ query, answer: (result) => resolve(result as QueryResult<Row>), fail: reject })
    return promise
  }

  async #ask(): Promise<void> {
    const all = this.#asked
    this.#asked = []
    const known = all.filter(({ query }) => columnsOf(nameOf(query, this.#found)) !== undefined && isCounted(query))
    const alone = known.length < 2 ? all : all.filter((one) => !known.includes(one))
    if (known.length > 1) await askMerged(this.#tx, known, this.#found)
    for (const { query, answer, fail } of alone) {
      const own = alongside(query, this.#found)
      wantColumns(own.sql, nameOf(query, this.#found))
      await this.#tx.executeQuery(own).then(answer, fail)
    }
  }

  streamQuery(): never {
    throw new Error('what is read together is not streamed')
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this
  }
  async releaseConnection(): Promise<void> {}
  async beginTransaction(): Promise<void> {
    throw new Error('what is read together needs no transaction')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async destroy(): Promise<void> {}
}

const PLACE = /\$(\d+)/g
/** Parameters are counted anew: a statement that spells one in a text of its own is left alone. */
const isCounted = ({ sql, parameters }: CompiledQuery): boolean =>
  new Set([...sql.matchAll(PLACE)].map(([place]) => place)).size === parameters.length
const countedFrom = (text: string, before: number): string =>
  text.replace(PLACE, (_, place: string) => `$${before + Number(place)}`)
const beginning = (found: CompiledQuery | undefined): string => (found ? `with found as materialized (${found.sql}) ` : '')

const numbers = new LRUCache<string, number>({ max: 2_000 })
let last = 0

/** By what the columns of a question are known: long texts are neither made nor compared for it. */
function nameOf({ sql }: CompiledQuery, found: CompiledQuery | undefined): string {
  if (!found) return sql
  const number = numbers.get(found.sql) ?? (last += 1)
  numbers.set(found.sql, number)
  return `${number} ${sql}`
}

/** A question by itself, with what it is about. */
function alongside(query: CompiledQuery, found: CompiledQuery | undefined): CompiledQuery {
  if (!found) return query
  const { parameters } = found
  const text = `${beginning(found)}select * from (${countedFrom(query.sql, parameters.length)}) q`
  return CompiledQuery.raw(text, [...parameters, ...query.parameters])
}

async function askMerged(tx: Asking, asked: readonly PendingQuery[], found: CompiledQuery | undefined): Promise<void> {
  const parameters: unknown[] = [...(found?.parameters ?? [])]
  const parts = asked.map(({ query }, at) => {
    const own = countedFrom(query.sql, parameters.length)
    parameters.push(...query.parameters)
    return `(select coalesce(json_agg(to_json(q)), '[]') from (${own}) q) as p${at}`
  })
  const statement = CompiledQuery.raw(`${beginning(found)}select ${parts.join(', ')}`, parameters)
  try {
    const { rows } = await tx.executeQuery<Record<string, Rows>>(statement)
    for (const [at, { query, answer }] of asked.entries())
      answer({ rows: revived(rows[0]?.[`p${at}`] ?? [], columnsOf(nameOf(query, found)) ?? []) })
  } catch (problem) {
    for (const { fail } of asked) fail(problem)
  }
}

function revived(rows: Rows, columns: readonly { name: string; revive: Revive | undefined }[]): Rows {
  const others = columns.filter(({ revive }) => revive !== undefined)
  for (const row of rows) for (const { name, revive } of others) if (row[name] !== null) row[name] = revive?.(row[name])
  return rows
}
