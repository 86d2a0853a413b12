import type { z } from 'zod'
import type { OfferSnapshot } from '#modules/offers/index.server.ts'
import type { SettleInput } from '#modules/orders/placing/settle.contract.ts'
import type { PricedLine } from '#modules/orders/placing/price.rules.ts'
import { refuse } from '#platform/refusal.ts'

export type Line = { offer: OfferSnapshot; quantity: number }
export const priced = ({ offer, quantity }: Line): PricedLine => ({ unitCents: offer.salePriceCents, quantity })

type Items = z.output<typeof SettleInput>['productItems']

/** The offers behind the items, each still on sale for what it is named with: its variant, or what is not new by the offer itself. */
export function requireLines(offers: ReadonlyMap<string, OfferSnapshot>, items: Items): Line[] {
  const seen = new Set<string>()
  const pieces = new Map<string, number>()
  return items.map((item) => {
    const offer = offers.get(item.skuPriceId)
    if (!offer || offer.buyId !== item.skuId || seen.has(item.skuPriceId) || !offer.listed || offer.withdrawn)
      refuse('OFFER_GONE', { skuId: item.skuId })
    if (offer.coming) refuse('NOT_RELEASED', { skuId: item.skuId })
    if (offer.available < item.quantity)
      refuse(offer.available === 0 ? 'SOLD_OUT' : 'STOCK_SHORT', { skuId: item.skuId, available: offer.available })
    seen.add(item.skuPriceId)
    // Whatever its colours and sizes.
    const ofProduct = (pieces.get(offer.productId) ?? 0) + item.quantity
    pieces.set(offer.productId, ofProduct)
    if (offer.mostPerOrder > 0 && ofProduct > offer.mostPerOrder)
      refuse('ORDER_LIMIT', { skuId: item.skuId, most: offer.mostPerOrder })
    return { offer, quantity: item.quantity }
  })
}
