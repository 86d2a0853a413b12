export const LOCKED = '55P03'
/** Our own: the trigger of tables that move money has refused, and the connection is as good as before. */
export const UNCONFIRMED = 'PR217'
const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** A transaction has lost to another one. */
export const isConflict = (problem: unknown): boolean => [SERIALISATION_FAILURE, DEADLOCK].includes(problemCode(problem) ?? '')

export function problemCode(problem: unknown): string | undefined {
  return problem instanceof Error && 'code' in problem && typeof problem.code === 'string' ? problem.code : undefined
}

// 08: the connection; 57P: the server stops, crashed or is starting; 53: it has no room for one more, or none on its disk; 25006: it
// only reads, as one that took over does for a moment; 55P03: what is needed stays locked; PR217: no standby confirms.
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|08\w{3}|55P03|57P0[1-3]|53\w{3}|25006|PR217)$/
const AWAY_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Query read timeout/

/** The database cannot be reached, is full or does not take writes: worth trying again, unlike a fault of ours. */
export function isDatabaseAway(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  const code = problemCode(problem) ?? ''
  if (code === DISK_FULL) lastFullAt = performance.now()
  return AWAY.test(code) || AWAY_WORDS.test(problem.message)
}

const DISK_FULL = '53100'
/** So long after a write found no room it is said that there is none. */
const FULL_FOR_MS = 10_000
let lastFullAt = Number.NEGATIVE_INFINITY
export const isFull = (): boolean => performance.now() - lastFullAt < FULL_FOR_MS
