/** The shapes of the demo catalogue: what the authors of words, pictures and prices hand to the loader. */

export type Both = { en: string; zh: string }

/** What one picture shows: a rendered file from demo/media, or a drawing made by demo/artwork. */
export type DemoPicture =
  | { from: 'render'; file: string; crop?: 'upper' | 'lower' | 'centre'; alt: Both }
  | { from: 'artwork'; kind: string; look: ArtworkLook; view: ArtworkView; crop?: 'upper' | 'lower' | 'centre'; alt: Both }

export type ArtworkView = 'front' | 'angle' | 'detail' | 'back'
export type ArtworkPattern =
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
export type ArtworkLook = {
  colour: string
  accent: string
  metal: 'gold' | 'silver' | 'rose-gold' | 'gunmetal'
  pattern: ArtworkPattern
  /** which of the kind's cuts (silhouettes) is drawn: 0 … cuts-1 */
  cut: number
  seed: number
}
/** A kind the artwork can draw; `draw` answers a whole SVG document of 900 × 1200. */
export type ArtworkKind = {
  cuts: number
  patterns: ArtworkPattern[]
  views: ArtworkView[]
  draw: (look: ArtworkLook, view: ArtworkView) => string
}

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
