import { setTimeout as pause } from 'node:timers/promises'

/** The search servers did not answer completely. The message names the one that was asked; shoppers are asked to try again. */
export class SearchAway extends Error {}

/** What is sent and what comes back, as JSON. */
export type Json = Record<string, unknown>
export type Hit = {
  _id: string
  _score: number | null
  _source?: Json
  fields?: Record<string, (string | number | boolean)[]>
  sort?: unknown[]
  matched_queries?: string[]
}
export type SearchAnswer = {
  hits: { total?: { value: number }; hits: Hit[] }
  aggregations?: Record<string, Json>
}
type ShardsAnswer = SearchAnswer & { timed_out?: boolean; _shards?: { total: number; failed: number }; error?: Json }
/** One line of a bulk request: what is to be done, and the document where there is one. */
export type BulkLine = { action: Json; document?: Json }
type BulkItem = { status: number; error?: { type: string; reason: string } }

export type ServerAddress = { host: string; port: number }
export type ServersAddress = {
  servers: readonly ServerAddress[]
  isSecure: boolean
  authorization: string | undefined
  seconds: number
}

/** A server that gave no answer is asked last for so long. */
const RESTS_MS = 20_000
/** What a server says that cannot answer at this moment, though another one may. */
const AWAY = new Set([429, 502, 503, 504])
const CONFLICT = 409
const MISSING = 404
/** A question is asked of each server this often before it counts as not answered: a connection may have grown old. */
const ROUNDS = 2
const BETWEEN_ROUNDS_MS = 200

/**
 * The nodes of an OpenSearch cluster (run on 2.19), any of which answers for all. Everything that is sent may be sent again: what one node
 * does not answer another is asked.
 */
export class SearchServers {
  readonly #address: ServersAddress
  readonly #restsUntil = new Map<ServerAddress, number>()
  #turn = 0

  constructor(address: ServersAddress) {
    this.#address = address
  }

  /** Asks several searches in one go. An answer that lacks any part of the index is none. */
  async search(index: string, searches: readonly Json[]): Promise<SearchAnswer[]> {
    if (searches.length === 0) return []
    const head = JSON.stringify({ index, allow_partial_search_results: false })
    const lines = searches.map((search) => `${head}\n${JSON.stringify(search)}\n`).join('')
    const { responses } = await this.ask<{ responses: ShardsAnswer[] }>('POST', '/_msearch', lines)
    for (const { error, timed_out: isLate, _shards: shards } of responses)
      if (error || isLate || !shards || shards.failed > 0) throw new SearchAway(`${index}: ${JSON.stringify(error ?? shards)}`)
    return responses
  }

  /** How long an answer may take. */
  get seconds(): number {
    return this.#address.seconds
  }

  /**
   * Writes line by line. What a newer version has overtaken is no fault; anything else that is not done is. `isShown`: lists show it
   * once this is done, on whichever copy they are asked for.
   */
  async write(lines: readonly BulkLine[], isShown: boolean): Promise<void> {
    if (lines.length === 0) return
    const text = lines.map(
      ({ action, document }) => `${JSON.stringify(action)}\n${document ? `${JSON.stringify(document)}\n` : ''}`,
    )
    const { items } = await this.ask<{ items: Record<string, BulkItem>[] }>('POST', `/_bulk?refresh=${isShown}`, text.join(''))
    for (const item of items.flatMap((each) => Object.values(each)))
      if (item.status >= 300 && item.status !== CONFLICT && !(item.status === MISSING && !item.error))
        throw new SearchAway(`not written: ${JSON.stringify(item)}`)
  }

  /** Undefined when there is no such thing. */
  async find<Answer>(path: string): Promise<Answer | undefined> {
    return (await this.#askAny('GET', path, undefined)) as Answer | undefined
  }

  async ask<Answer>(method: string, path: string, body?: string | Json): Promise<Answer> {
    const answer = await this.#askAny(method, path, body)
    if (answer === undefined) throw new SearchAway(`${method} ${path}: there is no such index`)
    return answer as Answer
  }

  async #askAny(method: string, path: string, body: string | Json | undefined): Promise<unknown> {
    const whole = this.#address.seconds * 1_000
    const until = Date.now() + whole
    // A server that hangs leaves time for another.
    const most = this.#address.servers.length > 1 ? whole / 2 : whole
    let problem: unknown
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round > 0) await pause(BETWEEN_ROUNDS_MS)
      for (const server of this.#inTurn()) {
        const left = until - Date.now()
        if (left <= 0) break
        try {
          return await this.#askOne(server, { method, path, body }, Math.min(left, most))
        } catch (failure) {
          if (failure instanceof WrongQuestion) throw failure
          this.#restsUntil.set(server, Date.now() + RESTS_MS)
          problem = failure
        }
      }
    }
    throw problem instanceof SearchAway ? problem : new SearchAway(String(problem), { cause: problem })
  }

  /** Each in its turn, those that lately gave no answer last. */
  #inTurn(): ServerAddress[] {
    const { servers } = this.#address
    this.#turn = (this.#turn + 1) % servers.length
    const now = Date.now()
    const restsOf = (server: ServerAddress): number => Number((this.#restsUntil.get(server) ?? 0) > now)
    return [...servers.slice(this.#turn), ...servers.slice(0, this.#turn)].sort((one, other) => restsOf(one) - restsOf(other))
  }

  async #askOne(
    { host, port }: ServerAddress,
    { method, path, body }: { method: string; path: string; body: string | Json | undefined },
    ms: number,
  ): Promise<unknown> {
    const { isSecure, authorization } = this.#address
    const name = `${host}:${port}`
    const lines = typeof body === 'string'
    const response = await fetch(`http${isSecure ? 's' : ''}://${name}${path}`, {
      method,
      headers: {
        'Content-Type': lines ? 'application/x-ndjson' : 'application/json',
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      ...(body === undefined ? {} : { body: lines ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(ms),
    }).catch((problem: unknown) => {
      throw new SearchAway(`${name}: ${reasonOf(problem)}`, { cause: problem })
    })
    if (response.status === MISSING && method === 'GET') {
      await response.arrayBuffer()
      return undefined
    }
    if (response.ok) {
      return response.json().catch((problem: unknown) => {
        throw new SearchAway(`${name}: ${reasonOf(problem)}`, { cause: problem })
      })
    }
    const said = `${name}: ${method} ${path}: ${response.status} ${(await response.text()).slice(0, 2_000)}`
    throw AWAY.has(response.status) || response.status === MISSING ? new SearchAway(said) : new WrongQuestion(said)
  }
}

/** The server understood what was asked and will not do it: asking another one changes nothing. */
class WrongQuestion extends Error {}

const reasonOf = (problem: unknown): string =>
  problem instanceof Error
    ? `${problem.message} ${problem.cause instanceof Error ? problem.cause.message : ''}`.trim()
    : String(problem)
