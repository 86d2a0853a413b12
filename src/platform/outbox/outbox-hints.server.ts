import { PrimaryClient } from '#platform/database/primary-client.server.ts'
import type { Log } from '#platform/log.server.ts'

const CHANNEL = 'outbox'
const RETRY_MS = 1_000
/** A connection that is not open by then is tried again. */
const TIMEOUT_MS = 10_000
/** Changes within this time are announced together. */
const BATCH_MS = 50

export type OutboxHints = { stop: () => Promise<void> }

const open = new Set<HintConnection>()

/** Notifies consumers in every process that there are new events. A hint only: anyone who misses it polls. */
export function notifyConsumers(): void {
  // One of them is enough to be heard by all.
  for (const connection of open) if (connection.announce()) return
}

/**
 * Calls `onHint` when any process has written events. Needs a connection of its own past a pooler, which has no LISTEN; while
 * it is broken there are no hints, and it is retried.
 */
export function startOutboxHints(directUrl: string, log: Log, onHint: () => void): OutboxHints {
  const connection = new HintConnection(directUrl, log, onHint)
  open.add(connection)
  void connection.connect()
  return {
    stop: async () => {
      open.delete(connection)
      await connection.close()
    },
  }
}

class HintConnection {
  readonly #url: string
  readonly #log: Log
  readonly #onHint: () => void
  #client: PrimaryClient | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #announcing: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(url: string, log: Log, onHint: () => void) {
    this.#url = url
    this.#log = log
    this.#onHint = onHint
  }

  async connect(): Promise<void> {
    const client = new PrimaryClient({
      connectionString: this.#url,
      connectionTimeoutMillis: TIMEOUT_MS,
      keepAlive: true,
      application_name: 'praya hints',
    })
    let lost = false
    const lose = (): void => {
      if (lost) return
      lost = true
      this.#lose(client)
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', this.#onHint)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
      if (this.#closed) return await this.close()
      // For what was written while the connection was down.
      this.#onHint()
    } catch (problem) {
      this.#log.debug({ err: problem }, 'no hints of changes for the moment; they are found by polling')
      lose()
    }
  }

  #lose(client: PrimaryClient): void {
    if (this.#client === client) this.#client = undefined
    void client.end().catch(() => {})
    if (!this.#closed) this.#retry = setTimeout(() => void this.connect(), RETRY_MS)
  }

  announce(): boolean {
    if (!this.#client) return false
    this.#announcing ??= setTimeout(() => {
      this.#announcing = undefined
      this.#client?.query(`notify ${CHANNEL}`).catch(() => {})
    }, BATCH_MS)
    return true
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#announcing)
    await this.#client?.end().catch(() => {})
  }
}
