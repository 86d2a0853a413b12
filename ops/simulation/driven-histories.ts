import fc from 'fast-check'
import { startTestShop } from '../../src/test-shop.builders.ts'
import { history } from './acts.ts'
import { liveThrough } from './driven-history.ts'

type Driven = { seed: number; histories: number; path?: string | undefined; onHistory?: (orders: number) => void }
export type DrivenReport = { histories: number; orders: number; violations: string[] }

/** A provider that does not answer is waited for again and again in a history; one that is well answers in a hundredth of it. */
const PROVIDER_WAITS_MS = '1000'

/** Histories that the model drives. One that fails is named by its path; run again by it, it is made as short as it goes. */
export async function driveHistories({ seed, histories, path, onHistory }: Driven): Promise<DrivenReport> {
  let orders = 0
  let lived = 0
  const property = fc.asyncProperty(history, async (acts) => {
    // A shop of its own: what one history broke is not found again in the next.
    const shop = await startTestShop({ OUTSIDE_TIMEOUT_MS: PROVIDER_WAITS_MS })
    try {
      const placed = await liveThrough(shop, acts)
      orders += placed
      lived += 1
      onHistory?.(placed)
    } finally {
      await shop.stop()
    }
  })
  const found = await fc.check(property, { seed, numRuns: histories, ...(path ? { path } : { endOnFailure: true }) })
  if (!found.failed) return { histories: lived, orders, violations: [] }
  const acts = JSON.stringify(found.counterexample?.[0])
  const why = found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance)
  const again = `npm run simulate -- --seed ${found.seed} --path ${found.counterexamplePath ?? ''}`
  return { histories: lived, orders, violations: [`${why}\n  after ${acts}\n  again: ${again}`] }
}
