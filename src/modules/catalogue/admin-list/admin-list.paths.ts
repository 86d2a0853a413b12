import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminProductsInput,
  AdminProductsWire,
  ProductViewInput,
  ProductViewsWire,
  SaveProductViewInput,
} from './admin-list.contract.ts'

export const listAdminProducts = getCall('/admin/product/list', {
  access: 'read-products',
  lags: true,
  input: AdminProductsInput,
  output: AdminProductsWire,
})
export const listProductViews = getCall('/admin/product/views', { access: 'read-products', output: ProductViewsWire })
export const saveProductView = postCall('/admin/product/saveView', {
  access: 'read-products',
  input: SaveProductViewInput,
  output: ProductViewsWire,
})
export const removeProductView = postCall('/admin/product/removeView', {
  access: 'read-products',
  input: ProductViewInput,
  output: ProductViewsWire,
})
