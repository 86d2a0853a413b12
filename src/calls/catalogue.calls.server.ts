import { z } from 'zod'
import { listBrandCards } from '#flows/list-brand-cards.ts'
import { showCategories } from '#flows/menu/menu-tree.ts'
import { showMenu } from '#flows/menu/show-menu.ts'
import { showProduct } from '#flows/show-product.ts'
import { BrandCardsWire } from '#modules/catalogue/brand-cards.contract.ts'
import {
  BrandListWire,
  CategoryListWire,
  NavigationInput,
  NavigationWire,
  ProductInput,
  ProductWire,
  ReviewsInput,
  ReviewsWire,
} from '#modules/catalogue/catalogue.contract.ts'
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
import { ProductPicturesInput, ProductPicturesWire } from '#modules/catalogue/admin-pictures.contract.ts'
import { listProductPictures } from '#modules/catalogue/admin-pictures.paths.ts'
import { collectCacheTags, FRAME, addCacheTags } from '#platform/cache/page-tags.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'anyone'

export const catalogueCalls: Call[] = [
  defineCall(getProduct, {
    access,
    input: ProductInput,
    output: ProductWire,
    kept: true,
    run: ({ tx, language }, input) => {
      // A new piece that is like it comes with the next menu, as on its page.
      addCacheTags(FRAME)
      return showProduct(tx, input, language)
    },
  }),
  defineCall(listReviews, {
    access,
    input: ReviewsInput,
    output: ReviewsWire,
    run: ({ tx }, { spuCode, pageNum }) => readReviews(tx, spuCode, pageNum),
  }),
  defineCall(listBrands, {
    access,
    input: z.object({}),
    output: BrandCardsWire,
    run: ({ tx, language }) => listBrandCards(tx, language),
  }),
  defineCall(listAppBrands, { access, input: z.object({}), output: BrandListWire, run: ({ tx }) => readBrands(tx) }),
  defineCall(listAppCategories, {
    access,
    input: z.object({}),
    output: CategoryListWire,
    run: ({ tx, language }) => showCategories(tx, language),
  }),
  defineCall(getNavigation, {
    access,
    input: NavigationInput,
    output: NavigationWire,
    run: ({ tx, language }, input) => {
      addCacheTags(FRAME)
      return collectCacheTags(new Set(), () => showMenu(tx, input, language))
    },
  }),
  defineCall(listProductPictures, {
    access: 'arrange-home',
    input: ProductPicturesInput,
    output: ProductPicturesWire,
    run: ({ tx, language }, { word }) => readPictures(tx, word, language),
  }),
]
