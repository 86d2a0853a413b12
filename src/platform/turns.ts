const waiting: (() => void)[] = []

/**
 * Between two pieces of long work: resolves in a turn of the event loop that nobody else who waits here gets, so that however
 * much is under way, a turn is as long as one piece.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveTurn)
  })
}

/** Whether anybody waits for a turn now. */
export const othersWait = (): boolean => waiting.length > 0

function giveTurn(): void {
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(giveTurn)
}
