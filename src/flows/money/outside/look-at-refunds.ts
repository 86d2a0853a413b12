import { findCursor, findPaymentAtProvider, keepCursor, listProcessing } from '#modules/orders/index.server.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { ProviderBack } from '#platform/payment-providers/payment-provider.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { askProvider, type Asking } from '../provider-reports.ts'
import { recordBack } from './refund-outside.ts'

/**
 * What has gone back of payments, each in a transaction of its own, what the shop has asked for first: it may still be waited for. A
 * payment that is not known as paid yet is asked about before.
 */
export async function recordBacks(asking: Asking, backs: readonly ProviderBack[]): Promise<void> {
  const { database, provider } = asking
  for (const back of ownFirst(backs)) {
    const payment = back.intentId === undefined ? undefined : await findPaymentAtProvider(database.pool, back.intentId)
    if (payment && payment.state !== 'succeeded' && payment.provider === provider.name) await askProvider(asking, payment)
    await database.inTransaction((tx) => recordBack(tx, provider, back))
  }
}

const ownFirst = (backs: readonly ProviderBack[]): ProviderBack[] =>
  backs.toSorted((one, other) => Number(!one.key) - Number(!other.key))

/** The longest that is asked for: what is older was seen, or the provider tells of it no more. */
const MOST_DAYS = 14
/** What came late to the provider's own list is read once more. */
const OVERLAP_MS = 120 * MINUTE

/**
 * A webhook may be lost for good: what has gone back, or has come back, is listed anew, from where it was last read. One that cannot be
 * recorded holds up no other, and is listed again.
 */
export async function lookAtRefunds(given: { database: Database; payments: PaymentProviders; log: Log }): Promise<void> {
  const { database, payments, log } = given
  for (const provider of payments) {
    const readUntil = clock.now()
    try {
      const backs = await listBacks({ database, provider }, readUntil)
      let isWhole = true
      for (const back of ownFirst(backs))
        try {
          await recordBacks({ database, provider }, [back])
        } catch (problem) {
          isWhole = false
          log.warn({ err: problem, refund: back.id }, 'what a provider has given back could not be recorded')
        }
      if (isWhole) await database.inTransaction((tx) => keepCursor(tx, provider.name, readUntil))
    } catch (problem) {
      log.warn({ err: problem, provider: provider.name }, 'what providers have given back could not be looked up')
    }
  }
}

/** What is new, and what is known to be under way. */
async function listBacks({ database, provider }: Asking, now: Date): Promise<ProviderBack[]> {
  const oldest = now.getTime() - MOST_DAYS * DAY
  // What was refunded before the shop first asked was seen to by people.
  const cursor = await findCursor(database.pool, provider.name)
  if (!cursor) await database.inTransaction((tx) => keepCursor(tx, provider.name, now))
  const found = await provider.listNewBacks(new Date(Math.max(oldest, (cursor ?? now).getTime() - OVERLAP_MS)))
  for (const intentId of await listProcessing(database.pool, provider.name))
    if (!found.some((back) => back.intentId === intentId)) found.push(...(await provider.listBacks(intentId)))
  return found
}
