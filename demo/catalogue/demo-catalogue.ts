/** The demo shop's whole catalogue, the same every time: brands, merchants and more than a thousand products. */
import { createBrandChooser } from './brand-choice.ts'
import type { DemoBrand, DemoMerchant, DemoProduct } from './demo-types.ts'
import { createLookChooser } from './looks-by-kind.ts'
import { demoMerchants } from './merchants.ts'
import { draftProduct } from './product-draft.ts'
import { createStyleNames } from './product-names.ts'
import { listProductSlots } from './product-slots.ts'
import { both, brandSheets } from './word-lists.ts'

export const demoBrands: DemoBrand[] = brandSheets.map(({ code, name, aliases, story, tier, foundedYear, origin }) => ({
  code,
  name,
  aliases,
  story: both(story),
  tier,
  foundedYear,
  origin: both(origin),
}))

const lowestPriceEvery = 44

/** One product at a time, so that a loader can write them while the next is made. */
export function* demoProducts(): Generator<DemoProduct> {
  const chooseBrand = createBrandChooser()
  const chooseLook = createLookChooser()
  const styleFor = createStyleNames()
  const turns = new Map<string, number>()
  let serial = 0
  for (const slot of listProductSlots()) {
    serial += 1
    const brand = chooseBrand(slot)
    const turnKey = `${slot.leaf} ${slot.groupName}`
    const turnInLeaf = turns.get(turnKey) ?? 0
    turns.set(turnKey, turnInLeaf + 1)
    const inLowestPriceZone = serial % lowestPriceEvery === 7
    const product = draftProduct({ slot, brand, serial, turnInLeaf, style: styleFor(brand.code), inLowestPriceZone }, chooseLook)
    if (product) yield product
  }
}

export function buildDemoCatalogue(): { brands: DemoBrand[]; merchants: DemoMerchant[]; products: DemoProduct[] } {
  return { brands: demoBrands, merchants: demoMerchants, products: [...demoProducts()] }
}
