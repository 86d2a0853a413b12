/** Decides what a product is made of: what its render shows, or a cloth that suits its cut and pattern. */
import type { DrawnPattern } from './demo-types.ts'
import type { ChosenFabric, DrawnDesign } from './drawn-design.ts'
import { rendersOf } from './pictures.ts'
import type { ProductSlot } from './product-slots.ts'
import type { Choice } from './seeded-choice.ts'
import { type CutSheet, fabricOf } from './word-lists.ts'

/** The captions of the renders, where they are not already the name of a sheet. */
const captions: Record<string, string> = {
  'gold-tone metal': 'plated-brass',
  'rose-gold-tone metal': 'plated-brass',
  'silver-tone metal': 'plated-brass',
  'gold-tone metal and faux pearl': 'faux-pearl',
  'rose-gold-tone metal and faux pearl': 'faux-pearl',
  'silver-tone metal and faux pearl': 'faux-pearl',
  'gold-tone metal and crystal': 'crystal',
  'rose-gold-tone metal and crystal': 'crystal',
  'silver-tone metal and crystal': 'crystal',
  'croc-embossed strap': 'gold-tone-watch',
  'gold-tone bracelet': 'gold-tone-watch',
  'steel bracelet': 'steel-watch',
  'calfskin strap': 'steel-watch',
}
const cloths: Partial<Record<DrawnPattern, RegExp>> = {
  houndstooth: /wool|tweed|flannel|boucle/,
  herringbone: /wool|tweed|flannel|linen/,
  check: /wool|tweed|flannel|cotton|poplin|oxford|linen|twill|jersey|merino|cashmere/,
  floral: /silk|viscose|chiffon|poplin|cotton|satin|linen|modal/,
  dot: /silk|viscose|chiffon|poplin|cotton|satin|modal|jersey/,
  quilt: /nylon|poly|nappa|leather|calf/,
  monogram: /canvas|silk|saffiano|grained|calf/,
}

function choose(keys: string[], slot: ProductSlot, choice: Choice): ChosenFabric {
  const key = choice.pick(keys)
  return { key, sheet: fabricOf(key, slot.openingClass) }
}

export function renderFabric(slot: ProductSlot, choice: Choice): ChosenFabric {
  const isScent = slot.openingClass === 'scent' || slot.openingClass === 'care'
  if (slot.source.from !== 'render' || isScent) return choose(slot.group.fabrics, slot, choice)
  const material = rendersOf(slot.source.design, slot.source.colours[0] ?? '')[0]?.material ?? ''
  return choose([captions[material] ?? material], slot, choice)
}

/** Jewellery chooses its metal before its picture, because the picture shows the metal. */
export function metalFabric(slot: ProductSlot, choice: Choice): ChosenFabric | undefined {
  const chosen = choose(slot.group.fabrics, slot, choice)
  return chosen.sheet.metal ? chosen : undefined
}

/** Leather takes a printed canvas or a woven cloth where a pattern is wanted; nothing is printed on plain calf. */
const patternedLeather: Partial<Record<DrawnPattern, [bags: string, shoes: string]>> = {
  monogram: ['coated-canvas', 'coated-canvas'],
  quilt: ['nappa leather', 'nappa leather'],
  houndstooth: ['canvas', 'tweed'],
  herringbone: ['canvas', 'tweed'],
  check: ['canvas', 'cotton canvas'],
  stripe: ['canvas', 'cotton canvas'],
  dot: ['canvas', 'cotton canvas'],
  floral: ['canvas', 'cotton canvas'],
}

export function drawnFabric(
  slot: ProductSlot,
  cut: CutSheet | undefined,
  { pattern, finish, metal, colours }: DrawnDesign,
  fixed: ChosenFabric | undefined,
  choice: Choice,
): ChosenFabric {
  if (finish?.fabric && !(cut?.fabrics && pattern === 'plain')) return choose([finish.fabric], slot, choice)
  if (fixed && cut?.stone) return choose([`${colours[0]}-${metal}`], slot, choice)
  const ofMetal = (keys: string[]) => keys.filter((key) => fabricOf(key, slot.openingClass).metal === metal)
  if (fixed)
    return cut?.fabrics ? choose(ofMetal(cut.fabrics).length > 0 ? ofMetal(cut.fabrics) : cut.fabrics, slot, choice) : fixed
  const printed = patternedLeather[pattern]
  if (printed && slot.openingClass === 'leather') return choose([printed[0]], slot, choice)
  if (printed && slot.openingClass === 'shoes') return choose([printed[1]], slot, choice)
  const able = cut?.fabrics ?? slot.group.fabrics
  const wanted = cloths[pattern]
  const fitting = wanted ? able.filter((key) => wanted.test(key)) : able
  return choose(fitting.length > 0 ? fitting : able, slot, choice)
}
