import { hasWaiting, yieldTurn } from '#platform/scheduler.ts'

/** Work that yields every few milliseconds at most, so that the scheduler can let other work run. */
export type Task<T> = Generator<void, T, void>

/** A task gives way to everything else in the process after this long. */
const TIME_SLICE_MS = 2

/** Runs a task to its end without yielding to others. */
export function runNow<T>(task: Task<T>): T {
  let step = task.next()
  while (!step.done) step = task.next()
  return step.value
}

/**
 * Runs answers side by side in time slices, and changes only while no answer is running: an answer sees one state from its first
 * step to its last. An answer that arrives while a change is waiting queues behind it, so that changes are never starved.
 */
export class AnswerScheduler {
  #running = 0
  #idle: PromiseWithResolvers<void> | undefined

  async answer<T>(begin: () => Task<T>): Promise<T> {
    while (this.#idle) await this.#idle.promise
    this.#running += 1
    try {
      return await runInSlices(begin())
    } finally {
      this.#running -= 1
      if (this.#running === 0 && this.#idle) void this.#letChange(this.#idle)
    }
  }

  /** The last caller reads its answer first: counts are shown as they stand in the index. */
  async #letChange({ resolve }: PromiseWithResolvers<void>): Promise<void> {
    await yieldTurn()
    resolve()
    this.#idle = undefined
  }

  async change(work: () => void): Promise<void> {
    while (this.#running > 0) await (this.#idle ??= Promise.withResolvers<void>()).promise
    work()
  }
}

async function runInSlices<T>(task: Task<T>): Promise<T> {
  // A short answer that begins in another task's turn would make that turn longer.
  if (hasWaiting()) await yieldTurn()
  let since = performance.now()
  for (;;) {
    const step = task.next()
    if (step.done) return step.value
    if (performance.now() - since < TIME_SLICE_MS) continue
    await yieldTurn()
    since = performance.now()
  }
}
