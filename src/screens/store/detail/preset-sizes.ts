import { sizeKey } from '#language/product/size-label.ts'
import type { ColourWire } from '#modules/catalogue/catalogue.contract.ts'

/** In each colour the size its page opens with: the one there is, or the one the address asks for, rather one that can be had. */
export function presetSizes(colours: readonly ColourWire[], search: string): string[] {
  const asked = new Set(new URLSearchParams(search).get('size')?.split(','))
  return colours.flatMap(({ variants }) => {
    const meant =
      variants.length === 1 ? variants : variants.filter(({ size, sizeSystem }) => asked.has(sizeKey(size, sizeSystem)))
    return (meant.find(({ stock }) => stock !== 'out') ?? meant[0])?.skuId ?? []
  })
}
