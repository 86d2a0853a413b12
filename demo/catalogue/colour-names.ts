/** The colour a shopper reads and filters by: a shade for clothes, the metal for fine jewellery, nothing in particular for a jar. */
import { isFine } from './precious-products.ts'
import { namesPackaging } from './palettes.ts'
import type { Both } from './demo-types.ts'
import type { ProductSlot } from './product-slots.ts'
import { colourOf, type FabricSheet } from './word-lists.ts'

type NamedColour = { colourId: string; name: Both; hex: string }

const metals: Record<string, NamedColour> = {
  'yellow-gold-18k': { colourId: 'gold', name: { en: 'Yellow gold', zh: '黃金色' }, hex: '#d3ab62' },
  'pure-gold-999': { colourId: 'gold', name: { en: 'Gold', zh: '足金色' }, hex: '#d9a93f' },
  'white-gold-18k': { colourId: 'silver', name: { en: 'White gold', zh: '白色黃金' }, hex: '#d4d5d6' },
  'rose-gold-18k': { colourId: 'rose-gold', name: { en: 'Rose gold', zh: '玫瑰金色' }, hex: '#d69a82' },
  'platinum-950': { colourId: 'silver', name: { en: 'Platinum', zh: '鉑金色' }, hex: '#cfd2d4' },
  'sterling-silver': { colourId: 'silver', name: { en: 'Silver', zh: '銀色' }, hex: '#c9cbce' },
}
/** A gold-tone shade is right for a cuff; for cloth or leather the same colour is simply metallic gold. */
const metallicWords: Record<string, Both> = {
  gold: { en: 'Metallic gold', zh: '金屬金色' },
  silver: { en: 'Metallic silver', zh: '金屬銀色' },
}

export function nameColour(slot: ProductSlot, colour: string, hex: string | undefined, fabric: FabricSheet): NamedColour {
  const [colourId, en, zh, ownHex] = colourOf(colour)
  const named = { colourId, name: { en, zh }, hex: hex ?? ownHex }
  if (isFine(slot) && slot.groupName !== 'jade') {
    const metal = fabric.made.map(([materialId]) => metals[materialId]).find((found) => found !== undefined)
    return metal ?? named
  }
  if (namesPackaging(slot.group.family, slot.groupName)) return { ...named, name: { en: 'As shown', zh: '如圖' } }
  const metallic =
    ['clothing', 'leather', 'shoes', 'accessory', 'home', 'watch'].includes(slot.openingClass) && slot.group.family !== 'eyewear'
      ? metallicWords[colour]
      : undefined
  return metallic ? { ...named, name: metallic } : named
}
