/** What is in line, and what came of it. */
export type Ticket<Item, Result> = {
  readonly name: string
  readonly item: Item
  readonly result: Promise<Result>
}

export type Wish = {
  /** What it needs alone: nothing else that needs one of these is under way beside it. */
  needs: readonly string[]
  weight: number
  isFirst: boolean
  /** When its turn comes and nobody wants it any more, it is passed over. */
  isWanted: () => boolean
}

type Waiting<Item, Result> = Ticket<Item, Result> & {
  wish: Wish
  resolve: (result: Result) => void
  reject: (problem: unknown) => void
}

type Limits = {
  /** What is done together weighs no more, or is one alone. */
  weight: number
  /** So many batches are under way beside each other. */
  atOnce: number
  /** So long an outcome is kept for who was not there when it came. */
  keptMs: number
}

/**
 * Work that comes while other work needs the same things waits for it, and is then done together with all that has come
 * meanwhile, in order; what is wanted first comes before the rest. What nobody else needs is begun at once.
 */
export class BatchQueue<Item, Result> {
  readonly #run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>
  readonly #limits: Limits
  readonly #tickets = new Map<string, Waiting<Item, Result>>()
  readonly #lines: [first: Waiting<Item, Result>[], rest: Waiting<Item, Result>[]] = [[], []]
  readonly #inUse = new Set<string>()
  #underWay = 0

  constructor(run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>, limits: Limits) {
    this.#run = run
    this.#limits = limits
  }

  get waiting(): number {
    return this.#lines[0].length + this.#lines[1].length
  }

  /** The ticket of this name: the one there is, or a new one at the end of its line. */
  join(name: string, item: Item, wish: Wish): Ticket<Item, Result> {
    const known = this.#tickets.get(name)
    if (known) return known
    const { promise: result, resolve, reject } = Promise.withResolvers<Result>()
    // When nobody is there to hear of a problem, it is no fault of the process.
    result.catch(() => {})
    const ticket = { name, item, result, resolve, reject, wish }
    this.#tickets.set(name, ticket)
    this.#lines[wish.isFirst ? 0 : 1].push(ticket)
    this.#begin()
    return ticket
  }

  /** Its outcome has been told: the same name is a new wish from now on. */
  told({ name, result }: Ticket<Item, Result>): void {
    if (this.#tickets.get(name)?.result === result) this.#tickets.delete(name)
  }

  /** 1: next; 0: under way, or done. */
  placeOf(ticket: Ticket<Item, Result>): number {
    const [first, rest] = this.#lines
    const isThis = (one: Ticket<Item, Result>): boolean => one === ticket
    const before = first.findIndex(isThis)
    if (before >= 0) return before + 1
    const behind = rest.findIndex(isThis)
    return behind < 0 ? 0 : first.length + behind + 1
  }

  #begin(): void {
    while (this.#underWay < this.#limits.atOnce) {
      const batch = this.#nextBatch()
      if (batch.length === 0) return
      void this.#do(batch)
    }
  }

  /** The next in line, as many as may go together: who needs what is in use stays, and nobody behind overtakes where it is needed. */
  #nextBatch(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = []
    const taken = new Set(this.#inUse)
    let room = this.#limits.weight
    for (const line of this.#lines) {
      const stays: Waiting<Item, Result>[] = []
      for (const ticket of line) {
        const { needs, weight, isWanted } = ticket.wish
        const fits = weight <= room || batch.length === 0
        if (fits && !needs.some((need) => taken.has(need))) {
          if (isWanted()) {
            batch.push(ticket)
            room -= weight
          } else this.#tickets.delete(ticket.name)
        } else {
          stays.push(ticket)
          for (const need of needs) taken.add(need)
        }
      }
      line.splice(0, line.length, ...stays)
    }
    return batch
  }

  async #do(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const needs = new Set(batch.flatMap(({ wish }) => wish.needs))
    for (const need of needs) this.#inUse.add(need)
    this.#underWay += 1
    try {
      const results = await this.#run(batch.map(({ item }) => item))
      for (const [index, ticket] of batch.entries()) {
        const result = results[index]
        if (result?.status === 'fulfilled') ticket.resolve(result.value)
        else this.#fail(ticket, result?.reason)
      }
    } catch (problem) {
      for (const ticket of batch) this.#fail(ticket, problem)
    } finally {
      this.#underWay -= 1
      for (const need of needs) this.#inUse.delete(need)
      setTimeout(() => {
        for (const ticket of batch) this.told(ticket)
      }, this.#limits.keptMs).unref()
      this.#begin()
    }
  }

  /** A problem is no outcome to be kept: anyone who comes again is in line anew. */
  #fail(ticket: Waiting<Item, Result>, problem: unknown): void {
    this.told(ticket)
    ticket.reject(problem)
  }
}
