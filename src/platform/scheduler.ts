const queue: (() => void)[] = []

/**
 * Cooperative scheduling of long work: resolves in a turn of the event loop that no other caller gets, so that however many tasks
 * are running, a turn is as long as one slice of one of them.
 */
export function yieldTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (queue.push(resolve) === 1) setImmediate(resumeNext)
  })
}

/** Whether any task is waiting for its turn. */
export const hasWaiting = (): boolean => queue.length > 0

function resumeNext(): void {
  queue.shift()!()
  if (queue.length > 0) setImmediate(resumeNext)
}
