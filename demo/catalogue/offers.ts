/** Each size in each colour with its offers: one to three merchants, the platform usually among them. */
import type { DemoOffer, DemoVariant } from './demo-types.ts'
import { merchantsFor, offersNothing, platformMerchantCode } from './merchants.ts'
import { roundPrice } from './prices.ts'
import type { Choice } from './seeded-choice.ts'

export type PriceSheet = { listCents: number; saleCents: number; soldOut: boolean; oneSize: boolean }

/** A missing size is common; a missing only size is a product sold out, and rare. */
function stockFor(oneSize: boolean, choice: Choice): number {
  const roll = choice.number()
  if (roll < (oneSize ? 0.015 : 0.085)) return 0
  if (roll < 0.12) return 1
  return roll < 0.6 ? choice.between(2, 9) : choice.between(10, 40)
}

/** A second merchant asks a little more than the first, never less: the best offer is the price the lists were written for. */
function pricedFor(merchantCode: string, rank: number, price: PriceSheet, stock: number): DemoOffer {
  const share = 1 + rank * 0.025
  const dearer = (cents: number) => (rank === 0 ? cents : Math.max(cents + 1000, roundPrice((cents / 100) * share) * 100))
  const listPriceCents = dearer(price.listCents)
  const salePriceCents = price.saleCents < price.listCents ? Math.min(listPriceCents, dearer(price.saleCents)) : listPriceCents
  return { merchantCode, listPriceCents, salePriceCents, stock }
}

export function merchantsOf(department: string, brandCode: string, choice: Choice): string[] {
  const others = choice.shuffle(merchantsFor(department, brandCode).filter((code) => code !== platformMerchantCode))
  const roll = choice.number()
  const count = roll < 0.62 ? 1 : roll < 0.9 ? 2 : 3
  const first = choice.chance(0.72) ? [platformMerchantCode, ...others] : [...others, platformMerchantCode]
  // They are drawn as before, so that the catalogue stays as it is, and others who carry the same take their places.
  const chosen = first.slice(0, count).filter((code) => !offersNothing(code))
  const more = first.slice(count).filter((code) => !offersNothing(code))
  return [...chosen, ...more].slice(0, count)
}

export function variantOf(
  size: { size: string; sizeSystem: string },
  itemNumber: string,
  merchants: string[],
  price: PriceSheet,
  choice: Choice,
): DemoVariant {
  const whole = stockFor(price.oneSize, choice)
  const offers = merchants
    .filter((_, rank) => rank === 0 || choice.chance(0.75))
    .map((code, rank) =>
      pricedFor(code, rank, price, price.soldOut || whole === 0 ? 0 : rank === 0 ? whole : choice.between(1, 12)),
    )
  return { ...size, itemNumber, offers }
}
