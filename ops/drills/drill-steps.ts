export const say = (line: string): void => console.log(line)

/** How long something took, printed with what it is. */
export async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now()
  const result = await work()
  say(`${what}: ${((Date.now() - began) / 1_000).toFixed(1)} s`)
  return result
}
