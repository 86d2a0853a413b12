import type { ProductWire } from '#modules/catalogue/catalogue.contract.ts'

/** What the page of a product is given; the pieces it recommends come as cards. */
export type ProductData = Omit<ProductWire, 'recommended'> & {
  hasSimilar: boolean
  /** Members have posted about it. */
  hasPosts: boolean
  /** The page's own address, whichever of its addresses was asked for. */
  url: string
  /** By colour the size it opens with, if any: which of its variants. */
  preset: string[]
  /** Drawn from a draft: nothing can be bought, kept or asked anew. */
  isPreview?: boolean
}
