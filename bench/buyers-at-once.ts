/** How often `work` is done in a second by so many at once. */
export async function perSecond(atOnce: number, seconds: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const started = performance.now()
  let turn = 0
  const buyer = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) {
      turn += 1
      await work(turn)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, buyer))
  return (turn * 1000) / (performance.now() - started)
}

/** `work` begins so often a second, whether what began before has ended or not; answers its 99th percentile, in milliseconds. */
export async function slowestAt(perSecond: number, seconds: number, work: () => Promise<number>): Promise<number> {
  const count = Math.ceil(perSecond * seconds)
  const begun = Array.from({ length: count }, async (_, turn) => {
    await new Promise((resolve) => setTimeout(resolve, (turn * 1000) / perSecond))
    return work()
  })
  const took = (await Promise.all(begun)).toSorted((one, other) => one - other)
  return took[Math.floor(took.length * 0.99)] ?? Infinity
}
