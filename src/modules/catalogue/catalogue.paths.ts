import { getCall } from '#platform/wire/call-path.ts'
import { BrandCardsWire } from './brand-cards.contract.ts'
import {
  BrandListWire,
  CategoryListWire,
  NavigationInput,
  NavigationWire,
  ProductInput,
  ProductWire,
  ReviewsInput,
  ReviewsWire,
} from './catalogue.contract.ts'

export const getProduct = getCall('/product/spu/get/detail/by/spu.do', {
  access: 'anyone',
  kept: true,
  input: ProductInput,
  output: ProductWire,
})
export const listReviews = getCall('/product/comment/list.do', {
  access: 'anyone',
  lags: true,
  input: ReviewsInput,
  output: ReviewsWire,
})
export const listBrands = getCall('/product/page/home/getBrandListCard.do', { access: 'anyone', output: BrandCardsWire })
/** For apps, which need no session to ask. */
export const listAppBrands = getCall('/product/brand/untoken/app/list', { access: 'anyone', output: BrandListWire })
export const listAppCategories = getCall('/product/category/untoken/app/list', { access: 'anyone', output: CategoryListWire })
export const getNavigation = getCall('/product/page/navigation/getTrees.do', {
  access: 'anyone',
  input: NavigationInput,
  output: NavigationWire,
})
