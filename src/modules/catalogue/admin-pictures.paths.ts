import { getCall } from '#platform/wire/call-path.ts'
import type { ProductPicturesInput, ProductPicturesWire } from './admin-pictures.contract.ts'

/** Listed products by code, name or designer, with their pictures. */
export const listProductPictures = getCall<ProductPicturesInput, ProductPicturesWire>('/admin/product/pictures')
