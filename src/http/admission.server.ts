import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isNoScreen } from '#addresses.ts'

/** Drawing a page keeps the processor for some milliseconds: with so few at once everything else gets its turn in between. */
const DRAWN_AT_ONCE = 2
/** A turn of the event loop takes one new connection: between two pages there are as many turns as connections come, up to so many. */
const MOST_TURNS = 256
/** As many are let in before anything is known of how fast the process answers, and at the least. */
const ROOM_AT_FIRST = 64
const LEAST_ROOM = 32
/** Not all pages take equally long. */
const FILLED = 0.7
const LOOK_MS = 250
/** Later than this on average, it is the processor that calls wait for, and not the database or somebody outside. */
const BUSY_MS = 40
/** A process that was held up once, as each is while it starts, is not late. */
const LATE_LOOKS = 6

/** No capacity now; the answer says when to come again. */
export class NoRoom extends Error {
  constructor() {
    super('more is asked of this process than it answers in time')
  }
}

/** In how many seconds: not all at the same moment. */
export const comeAgain = (): string => String(1 + Math.floor(Math.random() * 4))

export type Turn = { isBehind?: boolean; isGone?: () => boolean }

/** What is here and how fast it is answered, and so how many may be here for nobody to wait too long (Little's law). */
class Room {
  here = 0
  #answered = 0
  #most = ROOM_AT_FIRST

  isFull(): boolean {
    return this.here >= this.#most
  }

  async answer<T>(work: () => Promise<T>): Promise<T> {
    this.here += 1
    return work().finally(() => {
      this.here -= 1
      this.#answered += 1
    })
  }

  /** What is answered while there is little to do says nothing of what could be. */
  learn(ms: number, mostWaitMs: number, isBusy: boolean): void {
    const fits = (this.#answered * mostWaitMs * FILLED) / ms
    if (isBusy || fits > this.#most) this.#most = Math.max(LEAST_ROOM, (this.#most + fits) / 2)
    this.#answered = 0
  }
}

/**
 * Who would have to wait longer than `mostWaitMs` for the processor is told at once to come again; 0: nobody is. Pages stand in line for
 * it. Calls begin at once, since many only wait for others, and are refused when the process is late as well.
 */
export class Admission {
  readonly #mostWaitMs: number
  readonly #pages = new Room()
  readonly #calls = new Room()
  readonly #line: (() => void)[] = []
  /** They come behind all others: see `inTurn`. */
  readonly #behind: (() => void)[] = []
  readonly #delay = monitorEventLoopDelay({ resolution: 10 })
  readonly #looking: NodeJS.Timeout
  #lookedAt = performance.now()
  #isKept: (request: IncomingMessage) => boolean = () => false
  #drawing = 0
  #arrived = 0
  #delayMs = 0
  #lateLooks = 0

  constructor(mostWaitMs: number) {
    this.#mostWaitMs = mostWaitMs
    this.#delay.enable()
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref()
  }

  /** Pages that cost nothing, since they are kept. */
  spare(isKept: (request: IncomingMessage) => boolean): void {
    this.#isKept = isKept
  }

  /** Whether a request would come to a page for which there is no room: known before anything is worked out for it. */
  turnsAway(request: IncomingMessage): boolean {
    if (!this.#sheds(this.#pages.isFull())) return false
    const [path = '/'] = (request.url ?? '/').split('?')
    return request.method === 'GET' && !isNoScreen(path) && !/\.\w{2,12}$/.test(path) && !this.#isKept(request)
  }

  stop(): void {
    clearInterval(this.#looking)
    this.#delay.disable()
  }

  /** Draws a page when it is its turn. `isBehind`: once nobody else waits. Anyone who `isGone` by then gets none. */
  draw<T>(work: () => Promise<T>, { isBehind = false, isGone }: Turn = {}): Promise<T> {
    if (this.#sheds(this.#pages.isFull() && !isBehind)) return Promise.reject(new NoRoom())
    const inLine = async (): Promise<T> => {
      if (this.#drawing < DRAWN_AT_ONCE) this.#drawing += 1
      else await new Promise<void>((resolve) => (isBehind ? this.#behind : this.#line).push(resolve))
      try {
        if (isGone?.()) throw new NoRoom()
        return await work()
      } finally {
        this.#takeTurns()
      }
    }
    return isBehind ? inLine() : this.#pages.answer(inLine)
  }

  call<T>(work: () => Promise<T>): Promise<T> {
    if (this.#sheds(this.#calls.isFull() && this.#delayMs > BUSY_MS)) return Promise.reject(new NoRoom())
    return this.#calls.answer(work)
  }

  #sheds(isFull: boolean): boolean {
    return this.#mostWaitMs > 0 && (isFull || this.#lateLooks >= LATE_LOOKS)
  }

  /** A connection was opened. */
  arrive(): void {
    this.#arrived += 1
  }

  /** Lets in everyone who waits, and only then passes the place to the next in line. */
  #takeTurns(turns = MOST_TURNS): void {
    const arrived = this.#arrived
    setImmediate(() => {
      if (turns > 0 && this.#arrived > arrived) return this.#takeTurns(turns - 1)
      const next = this.#line.shift() ?? this.#behind.shift()
      if (next) next()
      else this.#drawing -= 1
    })
  }

  #look(): void {
    const now = performance.now()
    const ms = now - this.#lookedAt
    this.#lookedAt = now
    this.#delayMs = this.#delay.mean / 1e6
    this.#delay.reset()
    this.#lateLooks = this.#delayMs > this.#mostWaitMs ? this.#lateLooks + 1 : 0
    this.#pages.learn(ms, this.#mostWaitMs, this.#line.length > 0)
    this.#calls.learn(ms, this.#mostWaitMs, this.#delayMs > BUSY_MS)
  }
}
