import type { z } from 'zod'
import { findOffers, merchantsOfOffers } from '#modules/offers/index.server.ts'
import { countBegun } from '#modules/daily-counts/index.server.ts'
import { arrivesBy, sendingOf } from '#modules/fulfilment/arrival.rules.ts'
import type { Holidays } from '#modules/fulfilment/holidays.rules.ts'
import { listDaysAwayOf } from '#modules/merchants/index.server.ts'
import { offeredWays, type OrderZone, sumLinkedPrecious } from '#modules/orders/index.server.ts'
import type { SettleInput, SettleWire } from '#modules/orders/placing/settle.contract.ts'
import {
  couponCents,
  merchandiseCents,
  paymentFee,
  pointsOf,
  presentFees,
  type PriceParts,
} from '#modules/orders/placing/price.rules.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readTogether } from '#platform/database/together.server.ts'
import { toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import { type Line, requireLines } from './order-lines.ts'
import { preciousCents, requireDealers } from './precious-pieces.ts'
import { findHeld } from './held-rewards.ts'
import { traceReceiver } from './order-receiver.ts'
import { keyOfCoupon, type Known, sayUnfit } from './planned-coupons.ts'
import { priceWanted } from './price-wanted.ts'
import type { Pricing } from './pricing.ts'
import { findFollowed, showSource, splitCodes } from './referral-source.ts'

type Settle = z.output<typeof SettleInput>

type Asking = Known & { network: string; language: Language; isMember: boolean }

/** What an order of these pieces would cost where it is to go, for the way of paying that is chosen. Nothing is held yet. */
export async function quoteOrder(tx: Read, asking: Asking, wanted: Settle, pricing: Pricing): Promise<SettleWire> {
  const { delivery, payments } = pricing
  const { language } = asking
  const buyer = { ...asking, receiver: await traceReceiver(tx, asking.ownerId, wanted) }
  const offerIds = wanted.productItems.map((item) => item.skuPriceId)
  const now = clock.now()
  const [offers, followed, away] = await readTogether(tx, (read) =>
    Promise.all([
      findOffers(read, offerIds),
      findFollowed(read, [asking], pricing.referrals),
      listDaysAwayOf(read, merchantsOfOffers(offerIds), dayInHongKong(now)),
    ]),
  )
  const lines = requireLines(offers, wanted.productItems)
  const linked = preciousCents(lines) > 0 ? await sumLinkedPrecious(tx, [{ ...buyer, phone: '', email: '' }]) : []
  requireDealers(lines, linked[0] ?? 0, pricing)
  const held = await findHeld(tx, buyer)
  const { coupons: couponCodes, typed } = await splitCodes(tx, wanted.couponCodes)
  const { price, zone, coupons, maxPoints } = await priceWanted(tx, buyer, lines, { ...wanted, couponCodes }, held, pricing)
  const { parts, totalCents } = price
  const feeCents = paymentFee(wanted.comitPayType, totalCents)
  const usedBalance = 0 - (parts.balance ?? 0)
  if (!wanted.isBag) countBegun('checkout', buyer.ownerId)
  return {
    amount: toWire(parts.goods ?? 0),
    couponAmount: toWire(couponCents(parts)),
    coupons: coupons.used.map(({ offer, amountCents }) => ({
      couponCode: keyOfCoupon(offer),
      name: offer.name[language],
      amount: toWire(amountCents),
    })),
    unfit: sayUnfit(coupons, language),
    referral: await showSource(tx, typed ?? followed.get(asking), language),
    deliverySaved: toWire(coupons.used.reduce((sum, { amountCents }) => sum + amountCents, 0) - couponCents(parts)),
    memberPoints: pointsOf(parts),
    maxMemberPoints: maxPoints.reduce((sum, points) => sum + points, 0),
    heldPoints: held.points,
    balancePrice: toWire(usedBalance),
    maxBalancePrice: toWire(Math.min(held.balanceCents, totalCents + usedBalance)),
    validShopProductOVOS: lines.map((line, at) => settledItem(line, price.lines[at]?.parts ?? {}, maxPoints[at] ?? 0)),
    mailingFeesTotal: toWire(parts.delivery ?? 0),
    fees: presentFees(parts),
    payServiceFee: toWire(feeCents),
    total: toWire(totalCents + feeCents),
    billEmail: '',
    cardFee: toWire(paymentFee('card', totalCents)),
    ways: offeredWays(payments, totalCents),
    arrivesBy: arrivalOf(lines, zone, { now, away, holidays: await findHolidays(tx) }),
    deliveryDays: zone && { earliest: zone.earliestDays, latest: zone.latestDays },
    zones: delivery.zones.map(({ name, places }) => ({ name: name[language], places })),
  }
}

type Calendar = { now: Date; holidays: Holidays; away: ReadonlyMap<string, Holidays> }

/** What is ordered together arrives with what comes last. */
function arrivalOf(lines: readonly Line[], zone: OrderZone | null, { now, holidays, away }: Calendar): string {
  const days = lines.map(({ offer }) => arrivesBy(now, holidays, sendingOf(offer, away.get(offer.merchantId)), zone))
  return days.toSorted().at(-1) ?? ''
}

const settledItem = ({ offer, quantity }: Line, parts: PriceParts, maxMemberPoints: number) => ({
  skuId: offer.buyId,
  skuPriceId: offer.offerId,
  quantity,
  salesPrice: toWire(offer.salePriceCents),
  amount: toWire(parts.goods ?? 0),
  couponAmount: toWire(couponCents(parts)),
  memberPoints: pointsOf(parts),
  maxMemberPoints,
  pointsAllowed: offer.pointsAllowed,
  balancePrice: toWire(0 - (parts.balance ?? 0)),
  total: toWire(merchandiseCents(parts)),
})
