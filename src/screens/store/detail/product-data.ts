import { sizeKey } from '#language/product/size-label.ts'
import type { ColourWire, ProductWire } from '#modules/catalogue/catalogue.contract.ts'

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

/** In each colour the size its page opens with: the one there is, or the one the address asks for, rather one that can be had. */
export function presetSizes(colours: readonly ColourWire[], search: string): string[] {
  const asked = new Set(new URLSearchParams(search).get('size')?.split(','))
  return colours.flatMap(({ variants }) => {
    const meant =
      variants.length === 1 ? variants : variants.filter(({ size, sizeSystem }) => asked.has(sizeKey(size, sizeSystem)))
    return (meant.find(({ stock }) => stock !== 'out') ?? meant[0])?.skuId ?? []
  })
}
