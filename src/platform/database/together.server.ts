import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
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

/** The same for who makes many calls at once, such as a page. */
export function gatheringRead(tx: Read): Read {
  const driver = new Gathering(tx as Read & Asking)
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
  #asked: PendingQuery[] = []

  constructor(tx: Asking) {
    this.#tx = tx
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
    const known = all.filter(isMergeable)
    const alone = known.length < 2 ? all : all.filter((one) => !known.includes(one))
    if (known.length > 1) await askMerged(this.#tx, known)
    for (const { query, answer, fail } of alone) {
      wantColumns(query.sql)
      await this.#tx.executeQuery(query).then(answer, fail)
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
const isMergeable = ({ query: { sql, parameters } }: PendingQuery): boolean =>
  columnsOf(sql) !== undefined && new Set([...sql.matchAll(PLACE)].map(([place]) => place)).size === parameters.length

async function askMerged(tx: Asking, asked: readonly PendingQuery[]): Promise<void> {
  const parameters: unknown[] = []
  const parts = asked.map(({ query }, at) => {
    const before = parameters.length
    parameters.push(...query.parameters)
    const own = query.sql.replace(PLACE, (_, place: string) => `$${before + Number(place)}`)
    return `(select coalesce(json_agg(to_json(q)), '[]') from (${own}) q) as p${at}`
  })
  try {
    const { rows } = await tx.executeQuery<Record<string, Rows>>(CompiledQuery.raw(`select ${parts.join(', ')}`, parameters))
    for (const [at, { query, answer }] of asked.entries())
      answer({ rows: revived(rows[0]?.[`p${at}`] ?? [], columnsOf(query.sql) ?? []) })
  } catch (problem) {
    for (const { fail } of asked) fail(problem)
  }
}

function revived(rows: Rows, columns: readonly { name: string; revive: Revive | undefined }[]): Rows {
  const others = columns.filter(({ revive }) => revive !== undefined)
  for (const row of rows) for (const { name, revive } of others) if (row[name] !== null) row[name] = revive?.(row[name])
  return rows
}
