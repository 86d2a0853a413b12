import { getCall } from '#platform/wire/call-path.ts'
import { ProductPicturesInput, ProductPicturesWire } from './admin-pictures.contract.ts'

/** Listed products by code, name or designer, with their pictures. */
export const listProductPictures = getCall('/admin/product/pictures', {
  access: 'arrange-home',
  input: ProductPicturesInput,
  output: ProductPicturesWire,
})
