import type { ProductIndex } from '#modules/search/index/product-index.ts'

/** For every brand the piece that stands for it: the one recommended first; what is sold out comes last there. One pass. */
export function pieceOfEachBrand(index: ProductIndex): Map<string, number> {
  const { columns, orders } = index
  const found = new Map<number, number>()
  for (const slot of orders.recommended.view()) {
    const brand = columns.brandOf(slot)
    if (!found.has(brand)) found.set(brand, slot)
  }
  return new Map([...found].map(([brand, slot]) => [columns.brandNames.names[brand] ?? '', slot]))
}
