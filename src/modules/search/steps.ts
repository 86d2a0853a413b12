import { nextTurn, othersWait } from '#platform/turns.ts'

/** Work in steps of a few milliseconds at most: between two of them others may have their turn. */
export type Steps<T> = Generator<void, T, void>

/** After so long, everything else that waits in the process has its turn. */
const LONGEST_TURN_MS = 2

export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/**
 * Long answers by turns, and changes between answers: what an answer reads stays the same from its first step to its last. An
 * answer that comes while a change waits for others waits behind it, so that changes always have their turn.
 */
export class AnswerTurns {
  #underWay = 0
  #allAnswered: PromiseWithResolvers<void> | undefined

  async answer<T>(begin: () => Steps<T>): Promise<T> {
    while (this.#allAnswered) await this.#allAnswered.promise
    this.#underWay += 1
    try {
      return await byTurns(begin())
    } finally {
      this.#underWay -= 1
      if (this.#underWay === 0 && this.#allAnswered) void this.#letChange(this.#allAnswered)
    }
  }

  /** Whoever asked last reads the answer first: counts are shown as they stand in the index. */
  async #letChange({ resolve }: PromiseWithResolvers<void>): Promise<void> {
    await nextTurn()
    resolve()
    this.#allAnswered = undefined
  }

  async change(work: () => void): Promise<void> {
    while (this.#underWay > 0) await (this.#allAnswered ??= Promise.withResolvers<void>()).promise
    work()
  }
}

async function byTurns<T>(steps: Steps<T>): Promise<T> {
  // A short answer that begins in a turn of somebody else's would make that turn longer.
  if (othersWait()) await nextTurn()
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < LONGEST_TURN_MS) continue
    await nextTurn()
    since = performance.now()
  }
}
