import { getCall, postCall } from '#platform/wire/call-path.ts'
import { BrandShelf, BrandShelfInput, BrandShelvesInput, BrandShelvesWire } from './brand-taxonomy.contract.ts'

export const listBrandShelves = getCall('/admin/brand/list', {
  access: 'keep-shelves',
  input: BrandShelvesInput,
  output: BrandShelvesWire,
})
export const getBrandShelf = getCall('/admin/brand/detail', {
  access: 'keep-shelves',
  input: BrandShelfInput,
  output: BrandShelf,
})
/** Adds a brand or changes one. */
export const saveBrandShelf = postCall('/admin/brand/save', { access: 'keep-shelves', input: BrandShelf, output: BrandShelf })
