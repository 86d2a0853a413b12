import { findLikeness } from '#modules/invitations/index.server.ts'
import { listDevicesOf } from '#modules/members/index.server.ts'
import { listAccountsOf } from '#modules/merchants/index.server.ts'
import { listSales, refuseSales } from '#modules/referrals/index.server.ts'
import { lockOrder } from '#modules/orders/index.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'

/**
 * What an order's buyer has in common with an influencer's people is compared as invitations compare: contacts, browsers, places and cards. Who
 * is like one of them earns the influencer nothing.
 */
export async function judgeSales(tx: Tx, order: Locked<{ order_id: string }>): Promise<void> {
  const sales = (await listSales(tx, order.order_id)).filter(({ bookedCents }) => bookedCents === null)
  for (const merchantId of new Set(sales.map((sale) => sale.merchantId))) {
    const own = sales.filter((sale) => sale.merchantId === merchantId)
    const [first] = own
    if (!first) continue
    const people = [...((await listAccountsOf(tx, [merchantId])).get(merchantId) ?? [])]
    const units = own.map(({ unitId }) => unitId)
    if (people.includes(first.buyerId)) {
      await refuseSales(tx, order, units, { refused: 'own', likenesses: [] })
      continue
    }
    const flags = await findLikeness(tx, first.buyerId, people)
    const likenesses = new Set<string>(flags.map(({ kind }) => kind))
    // A guest has no browsers of an account: what the order was placed from is compared.
    if (own.some(({ device }) => device !== null) && (await sharesDevice(tx, people, own))) likenesses.add('device')
    if (likenesses.size > 0) await refuseSales(tx, order, units, { refused: 'household', likenesses: [...likenesses] })
  }
}

async function sharesDevice(tx: Tx, people: readonly string[], sales: readonly { device: Buffer | null }[]): Promise<boolean> {
  const known = await listDevicesOf(tx, people)
  return sales.some(({ device }) => device !== null && known.some((one) => one.equals(device)))
}

/** As soon as an order is paid, so that nobody waits for what will not come; once more before it earns. */
export async function judgePaidOrder(tx: Tx, orderId: string): Promise<void> {
  if ((await listSales(tx, orderId)).length > 0) await judgeSales(tx, await lockOrder(tx, { orderId }))
}
