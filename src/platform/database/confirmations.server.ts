import { LATE_MS, type Standbys } from './standbys.server.ts'

/** How often it is checked while commits are under way. */
const TICK_MS = 250
/** How often it is asked until all is well. */
const LOOK_MS = 1_000

/** A commit that no standby has confirmed: it is on one machine, and the same request finds it once a standby is back. */
class NotConfirmed extends Error {
  /** As PostgreSQL names an end that is not known. */
  readonly code = '08007'
  constructor() {
    super('no standby confirms the commit')
  }
}

type Waiting = { since: number; giveUp: (problem: NotConfirmed) => void }
/** What is refused meanwhile: nothing, what moves money, or every write. */
type Refused = 'nothing' | 'money' | 'writes'

/**
 * Knows whether commits are confirmed where a standby is to. A commit that waits for one in vain keeps its locks and its connection, and its
 * server process does so however long its client has gone. So the first that are late have the database asked; once a standby is missing
 * they are told, and until it is back transactions begin in a way in which they cannot come to wait.
 */
export class Confirmations {
  readonly #ask: () => Promise<Standbys>
  readonly #waiting = new Set<Waiting>()
  #refused: Refused = 'nothing'
  #ticking: NodeJS.Timeout | undefined
  #lookedAt = Number.NEGATIVE_INFINITY
  #isLooking = false

  constructor(ask: () => Promise<Standbys>) {
    this.#ask = ask
  }

  /** How a transaction begins now. */
  begin(usual: string): string {
    if (this.#refused === 'nothing') return usual
    return this.#refused === 'money' ? `${usual}; set local praya.standby = 'gone'` : usual.replace('begin', 'begin read only')
  }

  /** The end of a commit, or the news that there is none for now. */
  async whileConfirmed<T>(commit: () => Promise<T>): Promise<T> {
    const { promise, reject: giveUp } = Promise.withResolvers<never>()
    const waiting: Waiting = { since: performance.now(), giveUp }
    this.#waiting.add(waiting)
    this.#ticking ??= setInterval(() => this.#tick(), TICK_MS).unref()
    try {
      return await Promise.race([commit(), promise])
    } finally {
      this.#waiting.delete(waiting)
    }
  }

  stop(): void {
    clearInterval(this.#ticking)
    this.#ticking = undefined
  }

  #tick(): void {
    const [longest] = this.#waiting
    if (!longest && this.#refused === 'nothing') return this.stop()
    const now = performance.now()
    const isLate = longest !== undefined && now - longest.since > LATE_MS
    if ((isLate || this.#refused !== 'nothing') && !this.#isLooking && now - this.#lookedAt > LOOK_MS) void this.#look()
    if (isLate && this.#refused !== 'nothing') this.#tell(now)
  }

  /** A database that cannot be asked says nothing of its standbys: what was known holds. */
  async #look(): Promise<void> {
    this.#isLooking = true
    this.#lookedAt = performance.now()
    try {
      const { wanted, confirming, all } = await this.#ask()
      this.#refused = confirming >= wanted ? 'nothing' : all ? 'writes' : 'money'
      if (this.#refused !== 'nothing') this.#tell(performance.now())
    } catch {
      // It is asked again.
    } finally {
      this.#isLooking = false
    }
  }

  #tell(now: number): void {
    for (const { since, giveUp } of this.#waiting) if (now - since > LATE_MS) giveUp(new NotConfirmed())
  }
}
