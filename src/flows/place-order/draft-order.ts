import type { z } from 'zod'
import type { OfferSnapshot } from '#modules/offers/index.server.ts'
import { DELIVERY } from '#modules/fulfilment/address.rules.ts'
import { type NewOrder, type NewOrderLine, requireWay } from '#modules/orders/index.server.ts'
import type { CreateInput } from '#modules/orders/orders.contract.ts'
import { paymentFee } from '#modules/orders/placing/price.rules.ts'
import { termsFor } from '#modules/settlement/settlement.rules.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { destinationsOf } from '#modules/fulfilment/zones.rules.ts'
import type { Language } from '#language/languages.ts'
import { destinationOfReceiver, requireReceiver } from './order-receiver.ts'
import { preciousCents, requireDealers } from './precious-pieces.ts'
import { type Line, requireLines } from './order-lines.ts'
import type { Pricing } from './pricing.ts'
import { findHeld, NOTHING_HELD } from './held-rewards.ts'
import { requireFitting, type UsedCoupon } from './planned-coupons.ts'
import { priceWanted, wantsBalance, wantsPoints } from './price-wanted.ts'
import { type Source, splitCodes } from './referral-source.ts'

export type Buyer = { ownerId: string; language: Language; network: string; deviceId: string | undefined; isMember: boolean }
/** One shopper's wish to order. */
export type OrderRequest = { buyer: Buyer; wanted: z.output<typeof CreateInput> }
/** An order as it would be written; nothing is held yet. */
export type Draft = OrderRequest & {
  order: NewOrder
  total: string
  lines: readonly Line[]
  coupons: readonly UsedCoupon[]
  /** Whose code was typed. */
  typed: Source | undefined
}

/** Refuses what nobody could buy: a receiver that is none, pieces that are gone, a total that is not what the shopper saw. */
export async function draftOrder(
  tx: Read,
  { buyer, wanted }: OrderRequest,
  offers: ReadonlyMap<string, OfferSnapshot>,
  pricing: Pricing,
): Promise<Draft> {
  const { logisticsType, billEmail } = wanted
  const email = billEmail.trim()
  const form = logisticsType === DELIVERY ? wanted.orderAddressIVO : wanted.selfLogisticsForm
  const { delivery, payments } = pricing
  const farAway = destinationsOf(delivery.zones)
  const receiver = await requireReceiver(tx, buyer.ownerId, { logisticsType, email: billEmail, form, farAway })
  const lines = requireLines(offers, wanted.productItems)
  requireDealers(lines, 0, pricing)
  const destination = destinationOfReceiver(receiver)
  const held = wantsPoints(wanted) || wantsBalance(wanted) ? await findHeld(tx, buyer) : NOTHING_HELD
  const { coupons: couponCodes, typed } = await splitCodes(tx, wanted.couponCodes)
  const { price, zone, coupons } = await priceWanted(tx, buyer, lines, { ...wanted, couponCodes, destination }, held, pricing)
  requireFitting(coupons, buyer.language)
  const payType = price.totalCents === 0 ? 'balance' : wanted.comitPayType
  requireWay(payments, payType, price.totalCents)
  const total = toWire(price.totalCents + paymentFee(payType, price.totalCents))
  if (wanted.total !== total) refuse('PRICE_CHANGED', { total })
  const day = dayInHongKong(clock.now())
  const order = {
    parts: price.parts,
    totalCents: price.totalCents,
    zone,
    preciousCents: preciousCents(lines),
    ...buyer,
    logisticsType,
    payType,
    receiver,
    phone: receiver.areaNum + receiver.mobile,
    email,
    hasCoupons: coupons.used.length > 0,
    fromBag: !wanted.quick,
    lines: lines.map(({ offer, quantity }, index) => ({
      ...orderLine(offer, quantity),
      commission: termsFor(pricing.settlement, {
        kind: offer.merchantKind,
        categories: offer.categories,
        campaigns: coupons.used.filter(({ lineCents }) => (lineCents[index] ?? 0) > 0).map((used) => used.offer.campaignId),
        day,
      }),
      units: price.lines[index]?.units ?? [],
    })),
  }
  return { buyer, wanted, order, total, lines, coupons: coupons.used, typed }
}

/** An offer as a line of an order keeps it. */
export function orderLine(offer: OfferSnapshot, quantity: number): Omit<NewOrderLine, 'units' | 'commission'> {
  const { offerId, skuId, productId, merchantId, picture, ...rest } = offer
  return {
    offerId,
    skuId,
    productId,
    merchantId,
    quantity,
    unitCents: offer.salePriceCents,
    snapshot: {
      spuCode: rest.spuCode,
      articleNumber: rest.articleNumber,
      brandCode: rest.brandCode,
      brandName: rest.brandName,
      titleEn: rest.titleEn,
      titleZh: rest.titleZh,
      colourEn: rest.colourEn,
      colourZh: rest.colourZh,
      size: rest.size,
      sizeSystem: rest.sizeSystem,
      itemNumber: rest.itemNumber,
      merchantNameEn: rest.merchantNameEn,
      merchantNameZh: rest.merchantNameZh,
      picture: { hash: picture.hash, width: picture.width, height: picture.height },
      ...(rest.condition === 'new' ? {} : { condition: rest.condition }),
      ...(rest.marks ? { marks: rest.marks } : {}),
      ...(rest.lowestPrice ? { lowestPrice: true } : {}),
      ...(rest.exotic ? { exotic: true } : {}),
    },
  }
}
