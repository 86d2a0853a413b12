import { isNewAndFull, listSellersOf } from '#modules/orders/index.server.ts'
import { keepFull, listFull, lockMerchant } from '#modules/merchants/index.server.ts'
import { tellOfMerchant } from '#modules/offers/index.server.ts'
import { findSelling } from '#modules/shop-settings/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { findMonthLimit } from './month-limit.ts'

/**
 * A new merchant has so many open orders at most until its first items have passed, and one of some kinds sells so many items a month: its
 * offers rest until then.
 */
export async function followSellersOf(tx: Tx, { orderId }: { orderId: string }): Promise<void> {
  await follow(tx, await listSellersOf(tx, orderId))
}

/** Those whose offers rest sell again once the rule says so, also after it has changed. */
export const followFull = async (tx: Tx): Promise<void> => follow(tx, await listFull(tx))

async function follow(tx: Tx, merchants: readonly { merchantId: string }[]): Promise<void> {
  const rule = await findSelling(tx)
  for (const { merchantId } of merchants) {
    // Of two orders at once the later one is counted with the earlier.
    const { kind } = await lockMerchant(tx, merchantId)
    const isFull = rule.openOrders > 0 && (await isNewAndFull(tx, merchantId, rule))
    const isSoldUp = (await findMonthLimit(tx, { merchantId, kind }))?.left === 0
    if (await keepFull(tx, merchantId, { isFull, isSoldUp })) await tellOfMerchant(tx, merchantId)
  }
}
