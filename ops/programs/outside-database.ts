import { setTimeout as pause } from 'node:timers/promises'
import { problemCode } from '../../src/platform/database.server.ts'
import { addressesOf, PrimaryClient } from '../../src/platform/database/primary-client.server.ts'
import { Refusal } from '../claims.ts'

const PATIENCE_MS = 30_000
const AGAIN_MS = 1_000
/** A line that says the same is not written each second. */
const SAY_EVERY_MS = 60_000

const FULL = '53300'
/** Not there yet, still starting, on its way to another machine, or without a connection to give: containers come up in any order. */
const passing = new Set([
  ...[FULL, '25006', '57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
])
const PASSING_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|does not answer/

const isPassing = (problem: Error): boolean => passing.has(problemCode(problem) ?? '') || PASSING_WORDS.test(problem.message)

type Waiting = {
  log: (line: string) => void
  signal: AbortSignal
  /** How long one that is not there is waited for. One that is full has room again once others leave, and that is not ours to say. */
  patienceMs?: number
}

/** Waits for the database named in the settings, and refuses with its place (never its password) when it cannot be used. */
export async function waitForDatabase(url: string, waiting: Waiting): Promise<void> {
  await onceThere(url, waiting, () => connectOnce(url)).catch((problem: unknown) => {
    waiting.signal.throwIfAborted()
    const { message, code } = problem as Error & { code?: string }
    throw new Refusal(`The database ${placeOf(url)} named in the settings cannot be used: ${message || code}`)
  })
}

/**
 * Does what needs the database, and does it anew for as long as there is no connection to be had. A fault of another kind is nothing that
 * waiting mends.
 */
export async function onceThere<T>(
  url: string,
  { log, signal, patienceMs = PATIENCE_MS }: Waiting,
  work: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (let saidAt = Number.NEGATIVE_INFINITY; ; ) {
    try {
      return await work()
    } catch (problem) {
      signal.throwIfAborted()
      if (!(problem instanceof Error) || !isPassing(problem)) throw problem
      const isFull = problemCode(problem) === FULL
      if (!isFull && Date.now() > deadline) throw problem
      if (performance.now() - saidAt > SAY_EVERY_MS) {
        saidAt = performance.now()
        const [place, why] = [placeOf(url), problem.message || problemCode(problem)]
        log(
          isFull
            ? `Waiting for a connection: the database ${place} has no more to give`
            : `Waiting for the database ${place}: ${why}`,
        )
      }
      await pause(AGAIN_MS, undefined, { signal })
    }
  }
}

function placeOf(url: string): string {
  const addresses = addressesOf(url).map((address) => new URL(address))
  return addresses.map(({ hostname, port }) => `${hostname}:${port || 5432}`).join(' or ') + (addresses[0]?.pathname ?? '')
}

async function connectOnce(url: string): Promise<void> {
  const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => {})
  }
}
