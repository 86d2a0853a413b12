/** What a product is made of, part by part; each part adds up to one hundred. */
import type { DemoProduct } from './demo-types.ts'
import type { ProductSlot } from './product-slots.ts'
import type { FabricSheet, Pair } from './word-lists.ts'

type Composition = DemoProduct['composition']
type Made = [materialId: string, percent: number][]

const part = ([en, zh]: Pair, made: Made): Composition =>
  made.map(([materialId, percent]) => ({ part: { en, zh }, materialId, percent }))

const outer: Pair = ['Outer', '面料']
const lining: Pair = ['Lining', '裏布']
const lined = new Set([
  'w-jacket',
  'w-blazer',
  'w-coat',
  'w-puffer',
  'w-suit',
  'm-jacket',
  'm-leather-jacket',
  'm-coat',
  'm-puffer',
  'm-blazer',
  'm-suit',
  'w-skirt',
])
const rubberSoled = new Set(['sneaker', 'driver', 'm-boot', 'm-sandal', 'slide', 'espadrille'])

function clothingParts(slot: ProductSlot, fabric: FabricSheet): Composition {
  const parts = part(outer, fabric.made)
  if (lined.has(slot.groupName)) parts.push(...part(lining, [['viscose', 100]]))
  if (slot.groupName.endsWith('-puffer'))
    parts.push(
      ...part(
        ['Filling', '填充物'],
        [
          ['down', 90],
          ['feather', 10],
        ],
      ),
    )
  if (slot.groupName.endsWith('-swim'))
    parts.push(
      ...part(lining, [
        ['polyamide', 84],
        ['elastane', 16],
      ]),
    )
  return parts
}

function shoeParts(slot: ProductSlot, fabric: FabricSheet): Composition {
  const sole: Made = rubberSoled.has(slot.groupName) ? [['rubber', 100]] : [['calfskin', 100]]
  const inside: Made = slot.groupName === 'espadrille' ? [['cotton', 100]] : [['lambskin', 100]]
  const lining = slot.groupName === 'driver' ? [] : part(['Lining', '內裏'], inside)
  return [...part(['Upper', '鞋面'], fabric.made), ...lining, ...part(['Sole', '鞋底'], sole)]
}

const strapOf: Record<string, Made> = {
  'dress-watch': [['calfskin', 100]],
  'womens-watch': [['calfskin', 100]],
  'm-watch': [['calfskin', 100]],
  'automatic-watch': [['calfskin', 100]],
}

export function compositionOf(slot: ProductSlot, fabric: FabricSheet): Composition {
  const { family } = slot.group
  if (['scent', 'care', 'colour'].includes(slot.openingClass) || fabric.made.length === 0) return []
  if (family === 'watch') {
    const strap = strapOf[slot.groupName] ?? [['stainless-steel', 100] as [string, number]]
    return [
      ...part(['Case', '錶殼'], fabric.made),
      ...part(['Crystal', '錶鏡'], [['sapphire-crystal', 100]]),
      ...part(['Strap', '錶帶'], strap),
    ]
  }
  if (slot.openingClass === 'shoes') return shoeParts(slot, fabric)
  if (slot.openingClass === 'clothing') return clothingParts(slot, fabric)
  if (family === 'leather-goods')
    return [...part(['Outer', '外層'], fabric.made), ...part(['Lining', '內襯'], [['lambskin', 100]])]
  if (family.startsWith('bag')) return [...part(['Outer', '外層'], fabric.made), ...part(['Lining', '內襯'], [['cotton', 100]])]
  if (slot.groupName === 'cushion')
    return [
      ...part(['Cover', '枕套'], fabric.made),
      ...part(
        ['Filling', '枕芯'],
        [
          ['feather', 85],
          ['down', 15],
        ],
      ),
    ]
  if (slot.openingClass === 'jewellery') return part(['Material', '物料'], fabric.made)
  return part(['Main', '主要物料'], fabric.made)
}
