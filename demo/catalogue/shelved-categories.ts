/** A diamond ring stands among the rings and among the diamonds: fine jewellery is looked for by shape and by material. */
import type { ProductSlot } from './product-slots.ts'

const branch = 'watches-and-jewellery/fine-jewellery'
const byShape: [noun: RegExp, leaf: string][] = [
  [/\bbracelet|bangle/, 'bracelets-and-bangles'],
  [/earrings|studs/, 'earrings'],
  [/pendant|necklace|strand|chain/, 'necklaces-and-pendants'],
  [/brooch/, 'brooches'],
  [/\b(ring|band|bands)\b/, 'rings'],
]
const byMaterial: [fabric: RegExp, leaf: string][] = [
  [/^diamond-/, 'diamond-jewellery'],
  [/^pearl-/, 'pearl-jewellery'],
  [/^(sapphire|ruby|emerald)-/, 'gemstones'],
]

export function categoriesOf(slot: ProductSlot, noun: string, fabricKey: string): string[] {
  if (!slot.leaf.startsWith(branch)) return [slot.leaf]
  const shape = byShape.find(([pattern]) => pattern.test(noun))?.[1]
  const material = byMaterial.find(([pattern]) => pattern.test(fabricKey))?.[1]
  const others = [shape, material].filter((leaf) => leaf !== undefined).map((leaf) => `${branch}/${leaf}`)
  return [...new Set([slot.leaf, ...others])]
}
