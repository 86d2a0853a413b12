export const say = (line: string): void => console.log(line)

/** How long something took, printed with what it is. */
export async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now()
  const result = await work()
  say(`${what}: ${((Date.now() - began) / 1_000).toFixed(1)} s`)
  return result
}

/** What a drill is for: beyond its limit it says so in a line, and ends with 1. */
export function requireAtMost(what: string, found: number, most: number): void {
  if (found <= most) return
  console.error(`MISSED: ${what}: ${Number(found.toFixed(2))}, at most ${most}`)
  process.exitCode = 1
}
