import { lockOrder } from '#modules/orders/index.server.ts'
import { bookCommission, listSales, listUnbookedOrders } from '#modules/referrals/index.server.ts'
import { divide } from '#modules/settlement/settlement.rules.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import type { Log } from '#platform/log.server.ts'
import { judgeSales } from './judge-sales.ts'

const PAGE = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Units that are settled with their merchants are kept: who brought them has earned by them, at what they were sold under. */
export async function bookCommissions({ database, log }: { database: Database; log: Log }): Promise<void> {
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const page: string[] = await listUnbookedOrders(database.pool, after, PAGE)
    for (const orderId of page) {
      try {
        await database.inTransaction((tx) => bookOrder(tx, orderId))
      } catch (problem) {
        log.warn({ err: problem, order: orderId }, 'what an order has earned could not be booked')
      }
    }
    after = page.length === PAGE ? page.at(-1) : undefined
  }
}

async function bookOrder(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, { orderId })
  await judgeSales(tx, order)
  const kept = (await listSales(tx, orderId)).filter(({ isSettled, bookedCents }) => isSettled && bookedCents === null)
  // A debt is not written off while this makes up for it.
  await lockHolders(tx, [...new Set(kept.map(({ merchantId }) => merchantId))])
  for (const sale of kept)
    await bookCommission(tx, order, sale, divide(sale.keptCents, { ...sale.terms, card: 0 }, false).commissionCents)
}
