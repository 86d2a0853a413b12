/** How often it is checked while a caller waits. */
const LOOK_MS = 100
/** Who waits so long has the database asked for a sign of life. */
const PROBE_AFTER_MS = 200
/** Silent for so long after a question, the database is away: shoppers are told within a second. */
export const SHOPPERS_SILENCE_MS = 700
/** How long a shopper waits for another transaction's lock; locks last milliseconds, unless an engineer works on the tables. */
export const SHOPPERS_LOCK_MS = 700

/** A database that was asked and says nothing, not even that it lives. */
export class DatabaseSilent extends Error {
  /** As PostgreSQL names a lost connection. */
  readonly code = '08006'
  constructor() {
    super('the database does not answer')
  }
}

/** A refusal in PostgreSQL's own words is an answer, too. */
const isSaid = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && typeof problem.code === 'string' && /^[0-9A-Z]{5}$/.test(problem.code)

type Waiting = { since: number; giveUp: (problem: DatabaseSilent) => void }

/**
 * Knows whether the database lives. A long statement and a lock are no silence: anyone who waits has it asked beside, and any answer
 * on any connection counts. Once it is silent all who wait are told, and all who come are, until it answers again.
 */
export class DatabasePulse {
  readonly #probe: () => Promise<unknown>
  readonly #silenceMs: () => number
  readonly #waiting = new Set<Waiting>()
  #heardAt = 0
  #looking: NodeJS.Timeout | undefined
  #lookedAt = 0
  #isProbing = false
  #isSilent = false

  constructor(probe: () => Promise<unknown>, silenceMs = () => SHOPPERS_SILENCE_MS) {
    this.#probe = probe
    this.#silenceMs = silenceMs
  }

  /** The answer of `ask`, or the news that there is none to be had. */
  async whileAlive<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#isSilent) throw new DatabaseSilent()
    const { promise, reject: giveUp } = Promise.withResolvers<never>()
    const waiting: Waiting = { since: performance.now(), giveUp }
    this.#waiting.add(waiting)
    this.#look()
    const answer = ask()
    // Also when no one listens any more.
    void answer.then(
      () => this.#hear(waiting),
      (problem: unknown) => (isSaid(problem) ? this.#hear(waiting) : this.#waiting.delete(waiting)),
    )
    return Promise.race([answer, promise])
  }

  #hear(waiting?: Waiting): void {
    if (waiting) this.#waiting.delete(waiting)
    this.#heardAt = performance.now()
    this.#isSilent = false
  }

  stop(): void {
    clearInterval(this.#looking)
    this.#looking = undefined
  }

  #look(): void {
    if (this.#looking) return
    this.#lookedAt = performance.now()
    this.#looking = setInterval(() => this.#tick(), LOOK_MS).unref()
  }

  #tick(): void {
    const now = performance.now()
    // A process that was held up itself has answers waiting to be read.
    const isLate = now - this.#lookedAt > 4 * LOOK_MS
    this.#lookedAt = now
    const [longest] = this.#waiting
    if (!longest && !this.#isSilent) return this.stop()
    if (isLate) return
    const silenceMs = this.#silenceMs()
    const waited = longest ? now - longest.since : silenceMs
    const silence = Math.min(waited, now - this.#heardAt)
    if (this.#isSilent || silence > PROBE_AFTER_MS) this.#ask()
    if (longest && silence > silenceMs) this.#giveUp()
  }

  #ask(): void {
    if (this.#isProbing) return
    this.#isProbing = true
    void this.#probe()
      .then(
        () => this.#hear(),
        (problem: unknown) => isSaid(problem) && this.#hear(),
      )
      .finally(() => {
        this.#isProbing = false
      })
  }

  #giveUp(): void {
    this.#isSilent = true
    for (const { giveUp } of this.#waiting) giveUp(new DatabaseSilent())
    this.#waiting.clear()
  }
}
