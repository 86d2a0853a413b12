import { getCall } from '#platform/wire/call-path.ts'
import type {
  BrandListWire,
  NavigationInput,
  NavigationWire,
  OfficeProductsInput,
  OfficeProductsWire,
  ProductInput,
  ProductWire,
} from './catalogue.contract.ts'

export const getProduct = getCall<ProductInput, ProductWire>('/product/spu/get/detail/by/spu.do')
export const listBrands = getCall<Record<string, never>, BrandListWire>('/product/page/home/getBrandListCard.do')
export const getNavigation = getCall<NavigationInput, NavigationWire>('/product/page/navigation/getTrees.do')
export const listOfficeProducts = getCall<OfficeProductsInput, OfficeProductsWire>('/system/product/list')
