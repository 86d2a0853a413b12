import { emitEach } from '#events/events.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** So many products a word about them names. */
const TOLD_AT_ONCE = 1_000

/** What is shown of these products has changed, or what is asked of them, though they themselves have not. */
export const tellOfProducts = (
  tx: Tx,
  productIds: readonly string[],
  topic: 'product-changed' | 'product-asked' = 'product-changed',
): Promise<void> =>
  emitEach(
    tx,
    topic,
    Array.from({ length: Math.ceil(productIds.length / TOLD_AT_ONCE) }, (_, at) => ({
      productIds: productIds.slice(at * TOLD_AT_ONCE, (at + 1) * TOLD_AT_ONCE),
    })),
  )
