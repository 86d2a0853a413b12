import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AdminProductsInput,
  AdminProductsWire,
  ProductViewInput,
  ProductViewsWire,
  SaveProductViewInput,
} from './admin-list.contract.ts'

export const listAdminProducts = getCall<AdminProductsInput, AdminProductsWire>('/admin/product/list')
export const listProductViews = getCall<Record<string, never>, ProductViewsWire>('/admin/product/views')
export const saveProductView = postCall<SaveProductViewInput, ProductViewsWire>('/admin/product/saveView')
export const removeProductView = postCall<ProductViewInput, ProductViewsWire>('/admin/product/removeView')
