import { saveBrandShelf } from '#modules/catalogue/taxonomy/index.server.ts'
import type { BrandShelf } from '#modules/catalogue/taxonomy/brand-taxonomy.contract.ts'
import { carryBrand } from '#modules/content/index.server.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Adds a brand or changes one, with its pictures; pieces and home pages follow a changed code in the same transaction. Refuses MOVED_ON. */
export async function keepBrand(tx: Tx, by: Operator, brand: BrandShelf): Promise<BrandShelf> {
  await holdPictures(
    tx,
    [brand.logo, brand.hero].flatMap((picture) => (picture ? [picture.hash] : [])),
  )
  const saved = await saveBrandShelf(tx, by, brand)
  if (brand.was !== '' && brand.was !== saved.code) await carryBrand(tx, brand.was, saved.code)
  return saved
}
