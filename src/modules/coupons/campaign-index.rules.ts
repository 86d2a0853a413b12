import type { Conditions } from './campaigns.contract.ts'
import type { CouponLine, CouponOffer } from './coupon.rules.ts'

/** Those of many campaigns that may be for some of these lines, found without asking each. */
export type OffersNear<Offer> = (lines: readonly CouponLine[]) => Offer[]

/** Each stands under the words of its narrowest list; what is for all pieces is always near. */
export function offersNear<Offer extends CouponOffer>(offers: readonly Offer[]): OffersNear<Offer> {
  const anywhere: Offer[] = []
  const under = new Map<string, Offer[]>()
  for (const offer of offers) {
    const words = wordsOf(offer.conditions)
    if (words.length === 0) anywhere.push(offer)
    for (const word of words) under.set(word, [...(under.get(word) ?? []), offer])
  }
  return (lines) => {
    const found = new Set(anywhere)
    for (const { productId, brandCode, merchantId, categories } of lines)
      for (const word of [productId, `brand ${brandCode}`, `merchant ${merchantId}`, ...categories])
        for (const offer of under.get(word) ?? []) found.add(offer)
    return [...found]
  }
}

function wordsOf({ products, brands, categories, merchants }: Conditions): readonly string[] {
  if (products.length > 0) return products
  if (brands.length > 0) return brands.map((brand) => `brand ${brand}`)
  if (categories.length > 0) return categories
  return merchants.map((merchant) => `merchant ${merchant}`)
}
