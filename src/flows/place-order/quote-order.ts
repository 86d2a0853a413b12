import type { z } from 'zod'
import { findOffers } from '#modules/catalogue/index.server.ts'
import { countBegun } from '#modules/daily-counts/index.server.ts'
import { arrivesBy, sentFrom } from '#modules/fulfilment/arrival.rules.ts'
import { offeredWays, sumLinkedPrecious } from '#modules/orders/index.server.ts'
import type { SettleInput, SettleWire } from '#modules/orders/orders.contract.ts'
import { paymentFee, presentFees } from '#modules/orders/price.rules.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import type { Language } from '#language/languages.ts'
import { priceAt } from './delivery-zone.ts'
import { requireLines } from './order-lines.ts'
import { type Dealers, preciousCents, requireDealers } from './precious-pieces.ts'

type Settle = z.output<typeof SettleInput>
export type Pricing = Pick<ShopSettings, 'fees' | 'delivery'> & Dealers & { payments: PaymentProviders }

type Asking = { ownerId: string; network: string; language: Language }

/** What an order of these pieces would cost where it is to go, for the way of paying that is chosen. Nothing is held yet. */
export async function quoteOrder(tx: Read, buyer: Asking, wanted: Settle, pricing: Pricing): Promise<SettleWire> {
  const { delivery, payments } = pricing
  const { language } = buyer
  const offers = await findOffers(
    tx,
    wanted.productItems.map((item) => item.skuPriceId),
  )
  const lines = requireLines(offers, wanted.productItems)
  const linked = preciousCents(lines) > 0 ? await sumLinkedPrecious(tx, [{ ...buyer, phone: '', email: '' }]) : []
  requireDealers(lines, linked[0] ?? 0, pricing)
  const { parts, totalCents, zone } = priceAt(lines, wanted, pricing)
  const feeCents = paymentFee(wanted.comitPayType, totalCents)
  countBegun('checkout', buyer.ownerId)
  const from = sentFrom(...lines.map(({ offer }) => offer.merchantKind))
  return {
    amount: toWire(parts.goods ?? 0),
    couponAmount: toWire(0),
    mailingFeesTotal: toWire(parts.delivery ?? 0),
    fees: presentFees(parts),
    payServiceFee: toWire(feeCents),
    total: toWire(totalCents + feeCents),
    billEmail: '',
    cardFee: toWire(paymentFee('card', totalCents)),
    ways: offeredWays(payments, totalCents),
    arrivesBy: arrivesBy(clock.now(), await findHolidays(tx), from, zone?.latestDays),
    deliveryDays: zone && { earliest: zone.earliestDays, latest: zone.latestDays },
    zones: delivery.zones.map(({ name, places }) => ({ name: name[language], places })),
  }
}
