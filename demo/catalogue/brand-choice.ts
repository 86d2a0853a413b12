/** Spreads products over brands: each leaf gets as many different designers as it can, and no brand shows one design twice. */
import type { ProductSlot } from './product-slots.ts'
import { choiceFor } from './seeded-choice.ts'
import { type BrandSheet, brandSheets } from './word-lists.ts'

const branchCodes: [branch: string, code: string][] = [
  ['women/clothing', 'wc'],
  ['women/bags', 'wb'],
  ['women/shoes', 'ws'],
  ['women/accessories', 'wa'],
  ['women/fashion-jewellery', 'fj'],
  ['men/clothing', 'mc'],
  ['men/bags', 'mb'],
  ['men/shoes', 'ms'],
  ['men/accessories', 'ma'],
  ['watches-and-jewellery/watches', 'wt'],
  ['watches-and-jewellery/fine-jewellery', 'fi'],
  ['beauty/fragrance', 'fr'],
  ['beauty/skincare', 'sk'],
  ['beauty/make-up', 'mu'],
  ['beauty/hair-body', 'hb'],
  ['homeware/living', 'hl'],
  ['homeware/home-fragrance', 'hf'],
  ['homeware/dining', 'hd'],
  ['homeware/bed-bath', 'bb'],
  ['homeware/games-pets', 'gp'],
]

/** Where a house is known for one thing, that thing carries its name more often. */
const specialities: Record<string, string[]> = {
  'pearl-jewellery': ['nacrine'],
  'jade-and-fei-cui': ['yulan-court'],
  'diamond-jewellery': ['solstead'],
  gemstones: ['lapidary-wen'],
  'lingerie-and-sleepwear': ['delphine-oriel'],
  swimwear: ['saltmarrow'],
  'down-and-puffer-jackets': ['hinterland'],
  'eyeglass-frames': ['casimir-loe'],
  sunglasses: ['casimir-loe'],
  umbrellas: ['wexcombe'],
  gloves: ['wexcombe'],
  'ties-and-bow-ties': ['inkerley'],
  cufflinks: ['inkerley'],
  'dive-watches': ['sextant-moor'],
  sneakers: ['fenmoor-row'],
  dresses: ['moon-gate-lane'],
  luggage: ['alderwick-rowe'],
  'top-handle-bags': ['ardent-vale'],
}

/** Some houses make only some of what their department holds: no swimmer's brand cuts tweed. */
const makesOnly: Record<string, RegExp> = {
  saltmarrow: /swimwear|activewear|t-shirts|shorts|sweatshirts/,
  'casimir-loe': /sunglasses|eyeglass/,
  'delphine-oriel': /lingerie|dresses|tops|blouses|bedding|towels/,
  'fenmoor-row': /sneakers|flats|espadrilles|slides|sandals|drivers|socks/,
  inkerley: /accessories|shirts|knitwear|underwear/,
  nordbruyn: /bags|jackets|trousers|activewear|shorts|swimwear/,
  marrowby: /knitwear|sweatshirts|t-shirts|coats|trousers|skirts|scarves|hats|gloves|socks/,
  thistlemere: /knitwear|coats|skirts|trousers|scarves|hats|gloves|bedding/,
  hinterland:
    /jackets|coats|knitwear|trousers|sweatshirts|t-shirts|activewear|shorts|backpacks|travel|messenger|belt-bags|luggage|hats|scarves|gloves|sunglasses|key-rings/,
  brackenhythe: /coats|jackets|blazers|knitwear|skirts|trousers|suits|shirts|scarves|hats|gloves|umbrellas/,
  'lantau-loom':
    /dresses|tops|shirts|t-shirts|polo|knitwear|trousers|shorts|skirts|jumpsuits|activewear|underwear|lingerie|scarves|hats|socks/,
  kilnbrook: /vases|plates|mugs|decorative/,
  'celadon-row': /vases|plates|mugs|decorative/,
  'umber-flax': /cushions|bedding|towels|table-linen/,
  hearthwick: /home-fragrance|vases|decorative|trays/,
  'ostler-house': /games|pet|trays|frames|books|cushions|decorative/,
  'pale-orchard': /bed-bath|home-fragrance|cushions/,
  verre: /fragrance|glassware/,
  'yulan-court': /jade|pendants|earrings|bracelets|brooches|gold/,
  nacrine: /pearl|necklaces|earrings|brooches|bracelets/,
  'quay-street': /jewellery/,
}

type BrandChooser = (slot: ProductSlot) => BrandSheet

export function createBrandChooser(): BrandChooser {
  const choice = choiceFor('brands')
  const usedInLeaf = new Map<string, number>()
  const used = new Map<string, number>()
  const shown = new Set<string>()
  return (slot) => {
    const code = branchCodes.find(([branch]) => slot.leaf.startsWith(`${branch}/`))?.[1]
    const design = slot.source.from === 'render' ? slot.source.design : ''
    const able = brandSheets.filter(
      (brand) => code !== undefined && brand.sells.includes(code) && (makesOnly[brand.code]?.test(slot.leaf) ?? true),
    )
    const fresh = able.filter((brand) => !design || !shown.has(`${brand.code} ${design}`))
    const leafName = slot.leaf.split('/').at(-1) ?? ''
    const score = (brand: BrandSheet) =>
      (usedInLeaf.get(`${slot.leaf} ${brand.code}`) ?? 0) * 10 +
      (used.get(brand.code) ?? 0) * 0.4 +
      choice.number() * 6 -
      (specialities[leafName]?.includes(brand.code) ? 12 : 0)
    const ranked = (fresh.length > 0 ? fresh : able)
      .map((brand) => ({ brand, score: score(brand) }))
      .sort((one, other) => one.score - other.score)
    const chosen = ranked[0]?.brand
    if (!chosen) throw new Error(`no brand sells in ${slot.leaf}`)
    usedInLeaf.set(`${slot.leaf} ${chosen.code}`, (usedInLeaf.get(`${slot.leaf} ${chosen.code}`) ?? 0) + 1)
    used.set(chosen.code, (used.get(chosen.code) ?? 0) + 1)
    if (design) shown.add(`${chosen.code} ${design}`)
    return chosen
  }
}
