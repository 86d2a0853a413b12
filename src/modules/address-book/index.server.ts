export {
  createAddress,
  deleteAddress,
  forgetAddresses,
  getAddress,
  keepTypedAddress,
  listAddresses,
  updateAddress,
} from './address-book.ts'
export { postalAddress, presentAddress } from './address-book.present.ts'
export { placesBelow, placeTree } from './place-tree.ts'
