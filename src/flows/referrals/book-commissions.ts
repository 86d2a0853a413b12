import { lockOrder } from '#modules/orders/index.server.ts'
import { bookCommission, listSales, listUnbookedOrders } from '#modules/referrals/index.server.ts'
import { divide } from '#modules/settlement/settlement.rules.ts'
import type { Database, Tx } from '#platform/database.server.ts'
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
  for (const sale of await listSales(tx, orderId)) {
    if (!sale.isSettled || sale.bookedCents !== null) continue
    await bookCommission(tx, order, sale, divide(sale.keptCents, { ...sale.terms, card: 0 }, false).commissionCents)
  }
}
