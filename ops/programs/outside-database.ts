import { setTimeout as pause } from 'node:timers/promises'
import { addressesOf, PrimaryClient } from '../../src/platform/database/primary-client.server.ts'
import { Refusal } from '../claims.ts'

const PATIENCE_MS = 30_000
/** Not there yet, or still starting: containers come up in any order. */
const passing = new Set(['25006', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03'])

const FULL = '53300'

/** Waits a while for the database named in the settings, and refuses with its place (never its password) when it does not answer. */
export async function waitForDatabase(url: string, log: (line: string) => void, signal: AbortSignal): Promise<void> {
  const addresses = addressesOf(url).map((address) => new URL(address))
  const place = addresses.map(({ hostname, port }) => `${hostname}:${port || 5432}`).join(' or ') + (addresses[0]?.pathname ?? '')
  const deadline = Date.now() + PATIENCE_MS
  for (let first = true; ; first = false) {
    const problem = await tryOnce(url)
    if (!problem) return
    signal.throwIfAborted()
    // One that is full has room again once others leave; how long that takes is not ours to say.
    const isFull = problem.code === FULL
    if (!isFull && (!passing.has(problem.code ?? '') || Date.now() > deadline)) {
      throw new Refusal(`The database ${place} named in the settings cannot be used: ${problem.message || problem.code}`)
    }
    if (first)
      log(isFull ? `Waiting for a connection: the database ${place} has no more to give` : `Waiting for the database ${place}`)
    await pause(1_000, undefined, { signal })
  }
}

async function tryOnce(url: string): Promise<(Error & { code?: string }) | undefined> {
  const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return undefined
  } catch (problem) {
    return problem instanceof Error ? problem : new Error(String(problem))
  } finally {
    await client.end().catch(() => {})
  }
}
