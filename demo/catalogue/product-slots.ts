/** Which products the demo shop has: one slot for each, with the picture it stands on, before brand, name and price are chosen. */
import { type GroupSheet, drawnPlan, groupOf, type OpeningClass, familyOf, type RenderSheet, renderSheets } from './word-lists.ts'

type RenderSource = { from: 'render'; design: string; colours: string[]; sheet: RenderSheet }
type DrawingSource = { from: 'drawing'; kind: string; turn: number }
export type ProductSlot = {
  leaf: string
  department: string
  gender: 'women' | 'men' | 'unisex'
  groupName: string
  group: GroupSheet
  openingClass: OpeningClass
  source: RenderSource | DrawingSource
}

const watchesForOne: Record<string, 'women' | 'men'> = {
  'womens-watches': 'women',
  'mens-watches': 'men',
  'womens-fragrance': 'women',
  'mens-fragrance': 'men',
}

function genderOf(leaf: string): ProductSlot['gender'] {
  if (leaf.startsWith('women/')) return 'women'
  if (leaf.startsWith('men/')) return 'men'
  return watchesForOne[leaf.split('/')[2] ?? ''] ?? 'unisex'
}

function slotOf(leaf: string, groupName: string, source: ProductSlot['source']): ProductSlot {
  const group = groupOf(groupName)
  const department = leaf.split('/')[0] ?? leaf
  return { leaf, department, gender: genderOf(leaf), groupName, group, openingClass: familyOf(group.family).class, source }
}

/** A design photographed for one department may be a different group's product in another: the women's belt, the men's knit. */
function groupForLeaf(groupName: string, leaf: string): string {
  const twins: Record<string, [women: string, men: string]> = {
    'w-knit': ['w-knit', 'm-knit'],
    'm-knit': ['w-knit', 'm-knit'],
    'm-jeans': ['w-jeans', 'm-jeans'],
    'm-belt': ['belt', 'm-belt'],
    belt: ['belt', 'm-belt'],
    'ankle-boot': ['ankle-boot', 'm-boot'],
    'm-sandal': ['sandal', 'm-sandal'],
    scarf: ['scarf', 'm-scarf'],
    'm-scarf': ['scarf', 'm-scarf'],
    backpack: ['backpack-w', 'backpack'],
    'backpack-w': ['backpack-w', 'backpack'],
    'fj-bracelet': ['fj-bracelet', 'm-bracelet'],
    moisturiser: ['moisturiser', 'moisturiser'],
  }
  const twin = twins[groupName]
  if (leaf === 'beauty/skincare/masks') return 'face-mask'
  if (!twin || !/^(wo)?men\//.test(leaf)) return groupName
  return leaf.startsWith('women/') ? twin[0] : twin[1]
}

export function listProductSlots(): ProductSlot[] {
  const slots: ProductSlot[] = []
  for (const [design, sheet] of Object.entries(renderSheets)) {
    for (const [leaf, products] of sheet.uses) {
      for (const colours of products)
        slots.push(slotOf(leaf, groupForLeaf(sheet.group, leaf), { from: 'render', design, colours, sheet }))
    }
  }
  const turns: Record<string, number> = {}
  for (const [leaf, kind, count, groupName] of drawnPlan) {
    for (let made = 0; made < count; made += 1) {
      const turn = turns[kind] ?? 0
      turns[kind] = turn + 1
      slots.push(slotOf(leaf, groupForLeaf(groupName, leaf), { from: 'drawing', kind, turn }))
    }
  }
  return slots
}
