import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { BrandShelf, BrandShelfInput, BrandShelvesInput, BrandShelvesWire } from './brand-shelves.contract.ts'

export const listBrandShelves = getCall<BrandShelvesInput, BrandShelvesWire>('/admin/brand/list')
export const getBrandShelf = getCall<BrandShelfInput, BrandShelf>('/admin/brand/detail')
/** Adds a brand or changes one. */
export const saveBrandShelf = postCall<BrandShelf, BrandShelf>('/admin/brand/save')
