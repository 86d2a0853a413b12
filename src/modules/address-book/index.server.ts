export {
  createAddress,
  deleteAddress,
  forgetAddresses,
  getAddress,
  keepTypedAddress,
  listAddresses,
  updateAddress,
} from './address-book.ts'
export type { AddressRow } from './address-book.tables.ts'
export { postalAddress, presentAddress } from './address-book.present.ts'
export { placesBelow, placeTree } from './place-tree.ts'
