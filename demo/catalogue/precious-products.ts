/** Jewellery or a watch of gold, silver, platinum, a gem, jade or pearl: the law asks its seller to be registered. */
import type { ProductSlot } from './product-slots.ts'
import type { FabricSheet } from './word-lists.ts'

const preciousMaterials = new Set([
  'yellow-gold-18k',
  'white-gold-18k',
  'rose-gold-18k',
  'platinum-950',
  'pure-gold-999',
  'sterling-silver',
  'gold-vermeil',
  'diamond',
  'lab-grown-diamond',
  'ruby',
  'sapphire',
  'emerald',
  'pearl',
  'fei-cui',
  'jade',
])

export const isFine = (slot: ProductSlot): boolean => slot.group.family.startsWith('fine')

export function isPrecious(slot: ProductSlot, fabric: FabricSheet): boolean {
  const worn = slot.openingClass === 'jewellery' || slot.openingClass === 'watch'
  return worn && fabric.made.some(([materialId]) => preciousMaterials.has(materialId))
}
