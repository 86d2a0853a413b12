import { listBrandCards } from '#flows/list-brand-cards.ts'
import { showCategories } from '#flows/menu/menu-tree.ts'
import { showMenu } from '#flows/menu/show-menu.ts'
import { showProduct } from '#flows/show-product.ts'
import {
  getNavigation,
  getProduct,
  listAppBrands,
  listAppCategories,
  listBrands,
  listReviews,
} from '#modules/catalogue/catalogue.paths.ts'
import {
  listBrands as readBrands,
  listProductPictures as readPictures,
  listReviews as readReviews,
} from '#modules/catalogue/index.server.ts'
import { listProductPictures } from '#modules/catalogue/admin-pictures.paths.ts'
import { collectCacheTags, FRAME, addCacheTags } from '#platform/cache/page-tags.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const catalogueCalls: Call[] = [
  defineCall(getProduct, ({ tx, language }, input) => {
    // A new piece that is like it comes with the next menu, as on its page.
    addCacheTags(FRAME)
    return showProduct(tx, input, language)
  }),
  defineCall(listReviews, ({ tx, language }, { spuCode, pageNum }) => readReviews(tx, spuCode, pageNum, language)),
  defineCall(listBrands, ({ tx, language }) => listBrandCards(tx, language)),
  defineCall(listAppBrands, ({ tx }) => readBrands(tx)),
  defineCall(listAppCategories, ({ tx, language }) => showCategories(tx, language)),
  defineCall(getNavigation, ({ tx, language }, input) => {
    addCacheTags(FRAME)
    return collectCacheTags(new Set(), () => showMenu(tx, input, language))
  }),
  defineCall(listProductPictures, ({ tx, language }, { word }) => readPictures(tx, word, language)),
]
