import { keepTypedAddress } from '#modules/address-book/index.server.ts'
import { removeOrdered } from '#modules/bag/index.server.ts'
import { findOffers, lockStock, type OfferSnapshot } from '#modules/offers/index.server.ts'
import { DELIVERY } from '#modules/fulfilment/address.rules.ts'
import { countOrderRoom, insertOrders, isLinked, lockLinkedPrecious, lockOrderRoom } from '#modules/orders/index.server.ts'
import type { CreateWire } from '#modules/orders/orders.contract.ts'
import { mergedAmong } from '#platform/access/merged-accounts.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { readTogether } from '#platform/database/together.server.ts'
import { orRefusal, Refusal, refuse } from '#platform/refusal.ts'
import { attributeSales } from './attribute-sales.ts'
import { type Draft, draftOrder, type OrderRequest } from './draft-order.ts'
import { payNothing } from './pay-nothing.ts'
import { requireDealers } from './precious-pieces.ts'
import { type LockedRewards, lockRewards } from './take-rewards.ts'
import type { Pricing } from './pricing.ts'
import { findFollowed } from './referral-source.ts'

export type Shop = Pricing & { limitScale: number }

/**
 * Places orders in one transaction, in their order; each is placed or refused by itself. Prices are looked up and must agree with the
 * total the shopper saw; shoppers, addresses and stock are locked late and in one order, so that others wait for no more than what is
 * left; then all is written. A placed order holds its stock until it is paid or closes.
 */
export async function placeOrders(tx: Tx, requests: readonly OrderRequest[], shop: Shop): Promise<(CreateWire | Refusal)[]> {
  const buyers = requests.map(({ buyer }) => buyer)
  const [offers, followed] = await readTogether(tx, (read) =>
    Promise.all([findOffers(read, offersNamed(requests)), findFollowed(read, buyers, shop.referrals)]),
  )
  const drafts = await draftOrders(tx, requests, offers, shop)
  const good = drafts.filter((draft): draft is Draft => !(draft instanceof Refusal))
  const rewards = await lockRewards(tx, good)
  const refused = await refuseTooMuch(tx, good, rewards, shop)
  const accepted = good.filter((draft) => !refused.has(draft))
  const placed = await insertOrders(
    tx,
    accepted.map(({ order }) => order),
  )
  await rewards.write(({ order }) => placed.get(order))
  await attributeSales(tx, accepted, placed, { ...shop, followed })
  await leaveBags(tx, accepted)
  for (const { buyer, order } of accepted) {
    const orderId = placed.get(order)?.orderId
    if (order.totalCents === 0 && orderId) await payNothing(tx, buyer.ownerId, orderId)
  }
  return drafts.map((draft) => (draft instanceof Refusal ? draft : (refused.get(draft) ?? answerOf(draft, placed))))
}

function answerOf({ order, total }: Draft, placed: Awaited<ReturnType<typeof insertOrders>>): CreateWire {
  const one = placed.get(order)
  if (!one) throw new Error('an order was neither placed nor refused')
  return { orderNo: one.orderNumber, total, payType: order.payType, expiresAt: one.expiresAt.toISOString() }
}

const offersNamed = (requests: readonly OrderRequest[]): string[] =>
  requests.flatMap(({ wanted }) => wanted.productItems.map(({ skuPriceId }) => skuPriceId))

/** Each order as it would be written, or why not. */
async function draftOrders(
  tx: Tx,
  requests: readonly OrderRequest[],
  offers: ReadonlyMap<string, OfferSnapshot>,
  shop: Shop,
): Promise<(Draft | Refusal)[]> {
  const drafts: (Draft | Refusal)[] = []
  for (const request of requests) drafts.push(await orRefusal(() => draftOrder(tx, request, offers, shop)))
  return drafts
}

/** Takes the stock of all who may have it; who may not, and why. */
async function refuseTooMuch(tx: Tx, drafts: readonly Draft[], rewards: LockedRewards, shop: Shop): Promise<Map<Draft, Refusal>> {
  const refused = new Map<Draft, Refusal>()
  if (drafts.length === 0) return refused
  const orders = drafts.map(({ order }) => order)
  await lockOrderRoom(tx, orders)
  const owners = orders.map(({ ownerId }) => ownerId)
  // Both under the lock that is taken by each who adds an order or merges a visitor.
  const [room, merged] = await readTogether(tx, (read) =>
    Promise.all([countOrderRoom(read, orders, shop.limitScale), mergedAmong(read, owners)]),
  )
  const linked = await lockLinked(tx, drafts)
  const stock = await lockStock(
    tx,
    orders.flatMap(({ lines }) => lines.map(({ offerId }) => offerId)),
  )
  for (const draft of drafts) {
    const problem = await orRefusal(() => {
      room.require(draft.order)
      if (merged.has(draft.order.ownerId)) refuse('SESSION_INVALID')
      requireDealers(draft.lines, linked.before(draft), shop)
      rewards.require(draft)
      stock.take(draft.order.lines)
      room.add(draft.order)
      linked.add(draft)
      rewards.add(draft)
    })
    if (problem instanceof Refusal) refused.set(draft, problem)
  }
  await stock.write()
  return refused
}

/** What linked orders come to in precious pieces: those that stand, and those placed before in this transaction. Others are asked for nothing. */
async function lockLinked(tx: Tx, drafts: readonly Draft[]) {
  const precious = drafts.filter(({ order }) => order.preciousCents > 0)
  const sums = await lockLinkedPrecious(
    tx,
    precious.map(({ order }) => order),
  )
  const standing = new Map(precious.map((draft, at) => [draft, sums[at] ?? 0]))
  const placed: Draft[] = []
  return {
    before: (draft: Draft): number =>
      placed.reduce((sum, { order }) => sum + (isLinked(order, draft.order) ? order.preciousCents : 0), standing.get(draft) ?? 0),
    add: (draft: Draft) => {
      if (draft.order.preciousCents > 0) placed.push(draft)
    },
  }
}

async function leaveBags(tx: Tx, placed: readonly Draft[]): Promise<void> {
  const fromBag = placed.filter(({ order }) => order.fromBag)
  await removeOrdered(
    tx,
    fromBag.flatMap(({ buyer, lines }) => lines.map(({ offer }) => ({ ownerId: buyer.ownerId, skuId: offer.buyId }))),
  )
  for (const { buyer, wanted, order } of placed)
    if (buyer.isMember && wanted.saveAddress && order.logisticsType === DELIVERY && !wanted.orderAddressIVO.userAddressId)
      await keepTypedAddress(tx, buyer.ownerId, order.receiver)
}
