/** The shapes of the demo catalogue: what the authors of words, pictures and prices hand to the loader. */

export type Both = { en: string; zh: string }

/** A picture of demo/media by the name of its file, or a close view that is cut from it. */
export type DemoPicture = { file: string; crop?: 'upper' | 'lower' | 'centre'; alt: Both }

export type DrawnPattern =
  | 'plain'
  | 'stripe'
  | 'check'
  | 'dot'
  | 'houndstooth'
  | 'herringbone'
  | 'floral'
  | 'cable'
  | 'rib'
  | 'quilt'
  | 'colourblock'
  | 'marble'
  | 'monogram'
/**
 * A kind of which there are drawings: each cut (silhouette, 0 … cuts-1) in each pattern, seen from each side. `leads`: they are
 * good enough to stand for a whole category.
 */
export type DrawnKind = { cuts: number; patterns: DrawnPattern[]; views: ('front' | 'angle' | 'back')[]; leads?: boolean }

export type DemoBrand = {
  code: string
  name: string
  /** other spellings shoppers type, Chinese ones first */
  aliases: string[]
  story: Both
  /** atelier: the dearest; maison: middle; studio: the most accessible */
  tier: 'atelier' | 'maison' | 'studio'
  foundedYear: number
  origin: Both
}

export type DemoOffer = { merchantCode: string; listPriceCents: number; salePriceCents: number; stock: number }
export type DemoVariant = { size: string; sizeSystem: string; itemNumber: string; offers: DemoOffer[] }
export type DemoColour = { colourId: string; name: Both; hex: string; pictures: DemoPicture[]; variants: DemoVariant[] }
export type DemoFact = { label: Both; value: Both }
export type DemoReview = { stars: number; text: Both; author: string; daysAgo: number }

export type DemoProduct = {
  /** the shop's product code, e.g. PR100234 */
  spuCode: string
  articleNumber: string
  brandCode: string
  /** category paths, the primary one first, e.g. women/bags/tote-bags */
  categories: string[]
  gender: 'women' | 'men' | 'unisex'
  name: Both
  description: Both
  highlights: Both[]
  composition: { part: Both; materialId: string; percent: number }[]
  measurements: DemoFact[]
  care: Both[]
  madeIn: Both
  /** name of the size table in the facts (womenClothing …), or none */
  sizeTable?: string
  colours: DemoColour[]
  arrivedDaysAgo: number
  inSeasonalSale: boolean
  inLowestPriceZone: boolean
  preciousProduct: boolean
  reviews: DemoReview[]
}

export type DemoMerchant = {
  code: string
  kind: 'platform' | 'individual' | 'company' | 'genuine-store' | 'brand' | 'global-buyer'
  name: Both
}
