import type { CategoryListWire, MenuNode } from '#modules/catalogue/catalogue.contract.ts'
import { getCategoryMenu } from '#modules/catalogue/index.server.ts'
import { NO_PLACE } from '#modules/catalogue/taxonomy/brand-taxonomy.contract.ts'
import { findBrandPlaces, HIDDEN } from '#modules/catalogue/taxonomy/index.server.ts'
import { countByCategory, listNewest, searchFilters } from '#modules/search/index.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import type { Read } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

/** Four columns of the panel. */
const BRANDS_SHOWN = 36
/** The newest pieces among which one with a good picture is looked for. */
const LOOKED_AT = 12
/** Shown 220 pixels wide. */
const PICTURE_WIDTH = 360
/** On a screen of twice the density the browser asks for this one. */
const FINE_WIDTH = 720

/** Everything that could stand in a menu, without what leads to an empty list; each department with its newest piece that can be bought. */
export async function readMenuTree(tx: Read, language: Language): Promise<MenuNode[]> {
  const [counts, brands] = [await countByCategory(), await largestBrands(tx, language)]
  return getCategoryMenu(tx, language, {
    isShown: (path) => (counts.get(path) ?? 0) > 0,
    pictureOf: (path) => newestPiece(path, language),
    brands,
  })
}

async function newestPiece(path: string, language: Language) {
  const newest = await listNewest(path, language, LOOKED_AT)
  const piece = newest.find(
    ({ productImg, hoverImg }) => productImg.width >= FINE_WIDTH && productImg.height > productImg.width && hoverImg,
  )
  if (!piece) return undefined
  const { productImg, brandCode, brandName, productTitle, articleNumber } = piece
  return {
    picUrl: `/media/${productImg.hash}/${PICTURE_WIDTH}.webp`,
    picLink: `/product/detail/${encodeURIComponent(brandCode)}/${encodeURIComponent(articleNumber)}`,
    picBrand: brandName,
    picTitle: productTitle,
  }
}

/** The designers that operators have given a place, then those with most to show, by name. */
async function largestBrands(tx: Read, language: Language): Promise<{ code: string; name: string }[]> {
  const { brand } = await searchFilters(SearchInput.parse({}), language)
  const places = await findBrandPlaces(tx)
  const placeOf = (code: string): number => places.get(code) ?? NO_PLACE
  return brand
    .filter(({ value }) => placeOf(value) !== HIDDEN)
    .toSorted((one, other) => placeOf(one.value) - placeOf(other.value) || other.num - one.num)
    .slice(0, BRANDS_SHOWN)
    .map(({ value, name }) => ({ code: value, name }))
    .toSorted((one, other) => placeOf(one.code) - placeOf(other.code) || one.name.localeCompare(other.name, 'en'))
}

/** Shows the categories alone, as a tree. */
export async function showCategories(tx: Read, language: Language): Promise<CategoryListWire> {
  return { list: (await readMenuTree(tx, language)).filter(({ code }) => code !== 'brand') }
}
