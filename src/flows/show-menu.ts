import type { CategoryListWire, NavigationWire } from '#modules/catalogue/catalogue.contract.ts'
import { getCategoryMenu } from '#modules/catalogue/index.server.ts'
import { countInCategory, listNewest, searchFilters } from '#modules/search/index.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

/** Four columns of the panel. */
const BRANDS_SHOWN = 36
/** The newest pieces among which one with a good picture is looked for. */
const LOOKED_AT = 12
/** Shown 220 pixels wide, on a screen of twice the density. */
const PICTURE_WIDTH = 480

/** Shows the menu without entries that lead to an empty list; each department with its newest piece that can be bought. */
export const showMenu = (tx: Tx, language: Language): Promise<NavigationWire> =>
  getCategoryMenu(tx, language, {
    isShown: (path) => countInCategory(path) > 0,
    pictureOf: (path) => newestPiece(path, language),
    brands: largestBrands(language),
  })

function newestPiece(path: string, language: Language) {
  const piece = listNewest(path, language, LOOKED_AT).find(
    ({ productImg, hoverImg }) => productImg.width >= PICTURE_WIDTH && productImg.height > productImg.width && hoverImg,
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

/** The designers with most to show, by name. */
const largestBrands = (language: Language): { code: string; name: string }[] =>
  searchFilters(SearchInput.parse({}), language)
    .brand.toSorted((one, other) => other.num - one.num)
    .slice(0, BRANDS_SHOWN)
    .map(({ value, name }) => ({ code: value, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** Shows the categories alone, as a tree. */
export async function showCategories(tx: Tx, language: Language): Promise<CategoryListWire> {
  const { navigationVos } = await showMenu(tx, language)
  return { list: navigationVos.filter(({ code }) => code !== 'brand') }
}
