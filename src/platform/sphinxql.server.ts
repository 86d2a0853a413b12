import type { Pool, PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2/promise'

/** A search server, or one behind it, did not answer completely. The message names it; shoppers are asked to try again. */
export class SearchAway extends Error {}

/** Numbers beyond 2^53 come as text. */
export type SphinxRow = Record<string, string | number | null>
export type SphinxAnswer = {
  rows: SphinxRow[]
  /** How many rows there are without the limit. */
  found: number
}

/** Of the time an answer may take. */
const CONNECT_SHARE = 0.2

/**
 * One searchd that speaks SphinxQL (run on Sphinx 2.2.11), which is MySQL's protocol with a language of its own:
 * statements are sent as they are, without preparing them there. Anyone who makes them sees to it that they hold nothing a
 * shopper has typed.
 */
export class SphinxServer {
  readonly name: string
  readonly #pool: Promise<Pool>
  readonly #answerMs: number

  /** `seconds`: how long an answer may take; longer than nodes wait for each other, so that the one that is late can still be named. */
  constructor(host: string, port: number, seconds: number) {
    this.#answerMs = seconds * 1_000
    this.name = `${host}:${port}`
    // Brought in by those who have a cluster: two hundred files for each start of everybody else.
    this.#pool = import('mysql2/promise').then(({ createPool }) =>
      createPool({
        host,
        port,
        connectionLimit: 16,
        // searchd closes connections that are idle for minutes.
        maxIdle: 4,
        idleTimeout: 60_000,
        connectTimeout: this.#answerMs * CONNECT_SHARE,
        multipleStatements: true,
        supportBigNumbers: true,
      }),
    )
  }

  /**
   * Asks several SELECTs in one go. A server that lacks the answer of one of its agents says so only in the report on the
   * statement, and hands out what it has: here that is an error.
   */
  async select(statements: readonly string[]): Promise<SphinxAnswer[]> {
    const sent = statements.map((statement) => `${statement}; SHOW META`).join('; ')
    const results = await this.#ask<RowDataPacket[][]>(sent)
    return statements.map((_, at) => {
      const meta = new Map((results[2 * at + 1] ?? []).map(({ Variable_name, Value }) => [String(Variable_name), String(Value)]))
      const lack = meta.get('error') ?? meta.get('warning')
      const rows: SphinxRow[] | undefined = results[2 * at]
      if (lack !== undefined || !Array.isArray(rows)) throw new SearchAway(`${this.name}: ${lack ?? 'no rows'}`)
      return { rows, found: Number(meta.get('total_found')) }
    })
  }

  /** Changes what the server itself holds; answers how many rows that concerned. */
  async write(statement: string): Promise<number> {
    const { affectedRows } = await this.#ask<ResultSetHeader>(statement)
    return affectedRows
  }

  async close(): Promise<void> {
    await (await this.#pool).end()
  }

  async #ask<Result extends RowDataPacket[][] | ResultSetHeader>(sql: string): Promise<Result> {
    let connection: PoolConnection | undefined
    try {
      connection = await (await this.#pool).getConnection()
      const [result] = await connection.query<Result>({ sql, timeout: this.#answerMs })
      connection.release()
      return result
    } catch (problem) {
      // After a timeout or a broken answer the state of the connection is unknown.
      connection?.destroy()
      throw new SearchAway(`${this.name}: ${problem instanceof Error ? problem.message : String(problem)}`, { cause: problem })
    }
  }
}
