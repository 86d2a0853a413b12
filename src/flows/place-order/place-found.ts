import { balanceEntry } from '#modules/balance/index.server.ts'
import { findOffers } from '#modules/offers/index.server.ts'
import {
  heldRewards,
  insertOrders,
  lockLinkedPrecious,
  type NewOrder,
  type OrderRow,
  type PlacedOrder,
  postDepositUsed,
} from '#modules/orders/index.server.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { termsFor } from '#modules/settlement/settlement.rules.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { post } from '#platform/ledger.server.ts'
import { refuse } from '#platform/refusal.ts'
import { orderLine } from './draft-order.ts'
import { requireDealers } from './precious-pieces.ts'

export type FoundItem = {
  /** Paid, and not used yet. */
  deposit: Locked<OrderRow>
  offerId: string
  picture: { hash: string; width: number; height: number }
  payHours: number
}

/**
 * What a global buyer has found is ordered for the member who asked for it: at the price that was quoted, of which the deposit pays a part.
 * It is in their balance for no longer than this takes. Precious items for so much are sold by registered dealers only, as with every order.
 */
export async function placeFound(
  tx: Tx,
  shop: Pick<ShopSettings, 'settlement' | 'dealer' | 'sellers'>,
  { deposit, offerId, picture, payHours }: FoundItem,
): Promise<PlacedOrder> {
  const offer = (await findOffers(tx, [offerId])).get(offerId) ?? refuse('NOT_FOUND')
  const paidCents = deposit.parts.deposit ?? 0
  const parts = { goods: offer.salePriceCents, balance: 0 - paidCents }
  const line = orderLine(offer, 1)
  const day = dayInHongKong(clock.now())
  const sold = { kind: offer.merchantKind, categories: offer.categories, campaigns: [], day }
  const order: NewOrder = {
    ...{ purpose: 'found', windowMinutes: payHours * 60, ownerId: deposit.owner_id, network: deposit.network ?? '' },
    ...{ language: deposit.language, logisticsType: deposit.logistics_type, payType: 'fps', receiver: deposit.receiver },
    ...{ phone: deposit.contact_phone, email: deposit.contact_email, parts, totalCents: offer.salePriceCents - paidCents },
    ...{ zone: null, preciousCents: offer.precious ? offer.salePriceCents : 0, hasCoupons: false, fromBag: false },
    lines: [{ ...line, snapshot: { ...line.snapshot, picture }, commission: termsFor(shop.settlement, sold), units: [parts] }],
  }
  const [linkedCents = 0] = order.preciousCents > 0 ? await lockLinkedPrecious(tx, [order]) : []
  requireDealers([{ offer, quantity: 1 }], linkedCents, shop)
  const placed = (await insertOrders(tx, [order])).get(order)
  if (!placed) throw new Error('an order was not placed')
  await postDepositUsed(tx, deposit)
  await post(tx, heldRewards(placed.orderId, paidCents, [balanceEntry(deposit.owner_id, 0 - paidCents)]))
  return placed
}
