import pg from 'pg'
import type { Log } from './log.server.ts'

const CHANNEL = 'outbox'
const TRY_AGAIN_MS = 1_000
/** A server that does not pick up by then is asked anew. */
const PATIENCE_MS = 10_000
/** At most so often does one process wake the others. */
const PAUSE_MS = 50

export type OutboxHints = { stop: () => Promise<void> }

const open = new Set<HintLine>()

/** Tells readers in every process that there is something new. Only hurries them: whoever does not hear it polls. */
export function hurryReaders(): void {
  for (const line of open) line.announce()
}

/**
 * Calls `hear` when any process has written events. Needs a connection of its own past a pooler, which has no LISTEN; while
 * it is broken nothing is heard, and it is opened again and again.
 */
export function startOutboxHints(directUrl: string, log: Log, hear: () => void): OutboxHints {
  const line = new HintLine(directUrl, log, hear)
  open.add(line)
  void line.connect()
  return {
    stop: async () => {
      open.delete(line)
      await line.close()
    },
  }
}

class HintLine {
  readonly #url: string
  readonly #log: Log
  readonly #hear: () => void
  #client: pg.Client | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #telling: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(url: string, log: Log, hear: () => void) {
    this.#url = url
    this.#log = log
    this.#hear = hear
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: PATIENCE_MS,
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
    client.on('notification', this.#hear)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
      if (this.#closed) return await this.close()
      // What was written while nobody listened.
      this.#hear()
    } catch (problem) {
      this.#log.debug({ err: problem }, 'no hints of changes for the moment; they are found by asking')
      lose()
    }
  }

  #lose(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined
    void client.end().catch(() => {})
    if (!this.#closed) this.#again = setTimeout(() => void this.connect(), TRY_AGAIN_MS)
  }

  /** Changes in quick succession are told together. */
  announce(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined
      this.#client?.query(`notify ${CHANNEL}`).catch(() => {})
    }, PAUSE_MS)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#again)
    clearTimeout(this.#telling)
    await this.#client?.end().catch(() => {})
  }
}
