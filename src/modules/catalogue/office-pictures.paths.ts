import { getCall } from '#platform/wire/call-path.ts'
import type { ProductPicturesInput, ProductPicturesWire } from './office-pictures.contract.ts'

/** Listed products by code, name or designer, with their pictures. */
export const listProductPictures = getCall<ProductPicturesInput, ProductPicturesWire>('/system/product/pictures')
