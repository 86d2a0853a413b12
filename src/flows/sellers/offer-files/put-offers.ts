import type { Language } from '#language/languages.ts'
import type { PutOffer, PutOffersWire } from '#modules/offers/selling/put-offers.contract.ts'
import type { OfferField } from '#modules/offers/selling/offer-files.rules.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { offeringMerchant } from '../change-offers.ts'
import { problemWords } from './offer-reasons.ts'
import { type OfferRow, planOfferRows, takePlans } from './plan-offer-rows.ts'

/** The fields of files as programs call them. */
const FIELDS: Partial<Record<OfferField, string>> = {
  offer_id: 'offerId',
  item_number: 'itemNumber',
  list_price: 'listPrice',
  stock: 'quantity',
  last_day: 'lastDay',
  dispatch_days: 'dispatchDays',
}

/** Puts many offers at once, each by itself: one that is refused leaves the others. */
export async function putOffers(tx: Tx, seller: Seller, offers: readonly PutOffer[], language: Language): Promise<PutOffersWire> {
  const merchant = await offeringMerchant(tx, seller)
  const rows = offers.map(asRow)
  const plans = await planOfferRows(tx, seller, rows, { merchant, seen: new Set(), isLocked: true })
  const placed = await takePlans(tx, seller, merchant, plans)
  return {
    time: clock.now().toISOString(),
    rows: plans.map(({ row, own, plan: { outcome, problems } }) => ({
      outcome,
      offerId: own?.offerId ?? placed.get(row) ?? '',
      problems: problems.map(({ field, problem }) => ({
        field: field === '' ? '' : (FIELDS[field] ?? field),
        problem,
        msg: problemWords(problem, language),
      })),
    })),
  }
}

const centsOf = (price: string | undefined) => (price === undefined ? undefined : fromWire(price))

const asRow = (offer: PutOffer, row: number): OfferRow => ({
  row,
  named: {
    ...(offer.offerId === undefined ? {} : { offer_id: offer.offerId }),
    ...(offer.itemNumber === undefined ? {} : { item_number: offer.itemNumber }),
    ...(offer.condition === undefined ? {} : { condition: offer.condition }),
  },
  values: {
    price: centsOf(offer.price),
    priceWas: centsOf(offer.priceWas),
    list: centsOf(offer.listPrice),
    stock: offer.quantity,
    stockWas: offer.quantityWas,
    lastDay: offer.lastDay,
    days: offer.dispatchDays,
    state: offer.state,
  },
  problems: [],
})
