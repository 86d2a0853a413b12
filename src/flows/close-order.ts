import { findOperatorName } from '#modules/approvals/index.server.ts'
import { fittingQuantity, type PutBagLine, returnBagLines } from '#modules/bag/index.server.ts'
import { releaseCoupons } from '#modules/coupons/index.server.ts'
import { findMerchantState } from '#modules/merchants/index.server.ts'
import { giveBackStock } from '#modules/offers/index.server.ts'
import {
  type LineRow,
  listConsignments,
  listLines,
  listLinesGivenUp,
  lockExpiredOrders,
  lockUnpaidOf,
  lockOrder,
  moveOrder,
  postDepositKept,
  type OrderRow,
  requireProven,
  returnHeldRewards,
  giveUpOpenPayments,
} from '#modules/orders/index.server.ts'
import { creditReturned } from '#modules/points/index.server.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import { isMerged } from '#platform/access/merged-accounts.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'

/** Closes the unpaid orders whose window is over and gives their stock back; answers how many. */
export async function closeExpiredOrders(tx: Tx, most: number): Promise<number> {
  const orders = await lockExpiredOrders(tx, most)
  await holdBuyers(tx, orders)
  await holdFinders(tx, orders)
  for (const order of orders) await close(tx, order, CLOCK)
  await releaseStock(tx, orders)
  return orders.length
}

/** The shopper gives up an unpaid order. */
export async function cancelOrder(tx: Tx, ownerId: string, orderNumber: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  await requireProven(tx, order, ownerId)
  await holdBuyers(tx, [order])
  await holdFinders(tx, [order])
  await close(tx, order, { kind: 'shopper', id: ownerId })
  await releaseStock(tx, [order])
}

/**
 * A merchant is suspended: what was ordered of it and is not paid is sold no more. Its pieces are released, and shoppers find what they
 * ordered in their bags with the next offer. What is paid goes on. Nothing follows where the merchant sells again by now.
 */
export async function releaseUnpaidOf(tx: Tx, { merchantId, by }: { merchantId: string; by: string }): Promise<void> {
  if ((await findMerchantState(tx, merchantId)) !== 'suspended') return
  const orders = await lockUnpaidOf(tx, merchantId)
  if (orders.length === 0) return
  await holdBuyers(tx, orders)
  const actor = { kind: 'operator' as const, id: by, name: await findOperatorName(tx, by) }
  for (const order of orders) await close(tx, order, actor)
  await releaseStock(tx, orders)
}

/** All in one pass, as everywhere: what they owe is settled by what comes back. */
const holdBuyers = (tx: Tx, orders: readonly OrderRow[]): Promise<void> =>
  lockHolders(
    tx,
    orders.flatMap(({ parts, owner_id }) => (parts.points ? [owner_id] : [])),
  )

/** After the buyers, as everywhere: the sellers that the deposit of what is not paid may be left to. Their debts are not written off meanwhile. */
async function holdFinders(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const merchantIds = new Set<string>()
  for (const { order_id: orderId } of orders.filter(({ purpose }) => purpose === 'found'))
    for (const { merchantId } of await listConsignments(tx, orderId)) merchantIds.add(merchantId)
  if (merchantIds.size > 0) await lockHolders(tx, [...merchantIds])
}

/** Nobody is to pay it any more: pages of providers that stand open are ended. Money that comes all the same is booked as late. */
async function close(tx: Tx, order: Locked<OrderRow>, by: Actor): Promise<void> {
  await moveOrder(tx, order, 'close', by)
  await giveUpOpenPayments(tx, order)
  await returnHeldRewards(tx, order, async (entries) => creditReturned(tx, entries, await findPointRules(tx)))
  if (order.has_coupons) await releaseCoupons(tx, [order.order_id])
  // Whoever was told of the rule before and does not pay leaves the deposit to the seller; where the shop closes it, it is the buyer’s.
  if (order.purpose === 'found' && by.kind !== 'operator') await postDepositKept(tx, order)
}

/** Stock of several orders goes back in one ascending pass: the last statements, as everywhere. */
async function releaseStock(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const lines: LineRow[] = []
  for (const order of orders) lines.push(...(await listLines(tx, order.order_id)))
  // Owners in one order, so that two processes closing orders of the same shoppers do not wait for each other.
  const ofBags = orders.filter((order) => order.from_bag).sort((one, other) => (one.owner_id < other.owner_id ? -1 : 1))
  for (const order of ofBags) await refillBag(tx, order)
  await giveBackStock(
    tx,
    lines.map((line) => ({ offerId: line.offer_id, quantity: line.quantity })),
  )
}

/**
 * What was ordered from the bag lies in it again, at the price it was ordered at. No more goes back than comes back on sale, and
 * a piece that was put in the bag or ordered again meanwhile is wanted once, not twice.
 */
async function refillBag(tx: Tx, order: OrderRow): Promise<void> {
  // The bag of a visitor who has signed in since is the member's, who need not be the one that ordered.
  if (await isMerged(tx, order.owner_id)) return
  const pieces = new Map<string, PutBagLine>()
  for (const { sku_id: variantId, offer_id: offerId, quantity, unit_price_cents, snapshot } of await listLinesGivenUp(
    tx,
    order,
  )) {
    const skuId = snapshot.condition ? offerId : variantId
    const whole = (pieces.get(skuId)?.quantity ?? 0) + quantity
    pieces.set(skuId, { skuId, variantId, quantity: fittingQuantity(whole, whole), priceSeenCents: unit_price_cents, offerId })
  }
  await returnBagLines(tx, order.owner_id, [...pieces.values()])
}
