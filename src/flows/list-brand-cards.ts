import type { BrandCardsWire } from '#modules/catalogue/brand-cards.contract.ts'
import { listBrands } from '#modules/catalogue/index.server.ts'
import { picturesOfBrands } from '#modules/search/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'

/** Lists the brands of the shop, each with the picture of a piece that can be bought. */
export async function listBrandCards(tx: Read, language: Language): Promise<BrandCardsWire> {
  const [{ brands }, pictures] = [await listBrands(tx), await picturesOfBrands(language)]
  return { brands: brands.map((brand) => ({ ...brand, brandImg: pictures.get(brand.code) ?? null })) }
}
