import { getCall } from '#platform/wire/call-path.ts'
import type { BrandCardsWire } from './brand-cards.contract.ts'
import type {
  BrandListWire,
  CategoryListWire,
  NavigationInput,
  NavigationWire,
  ProductInput,
  ProductWire,
  ReviewsInput,
  ReviewsWire,
} from './catalogue.contract.ts'

export const getProduct = getCall<ProductInput, ProductWire>('/product/spu/get/detail/by/spu.do')
export const listReviews = getCall<ReviewsInput, ReviewsWire>('/product/comment/list.do')
export const listBrands = getCall<Record<string, never>, BrandCardsWire>('/product/page/home/getBrandListCard.do')
/** For apps, which need no session to ask. */
export const listAppBrands = getCall<Record<string, never>, BrandListWire>('/product/brand/untoken/app/list')
export const listAppCategories = getCall<Record<string, never>, CategoryListWire>('/product/category/untoken/app/list')
export const getNavigation = getCall<NavigationInput, NavigationWire>('/product/page/navigation/getTrees.do')
