import { postCall } from '#platform/wire/call-path.ts'
import {
  AddressListWire,
  AddressWire,
  CreateAddressInput,
  DeleteAddressInput,
  PlaceTreeWire,
  PlacesBelowInput,
  PlacesBelowWire,
  QueryAddressInput,
  UpdateAddressInput,
} from './address-book.contract.ts'

export const queryAddress = postCall('/member/user/queryAddress', {
  access: 'member',
  reads: true,
  input: QueryAddressInput,
  output: AddressListWire,
})
export const createAddress = postCall('/member/user/createAddress', {
  access: 'member',
  once: true,
  perMinute: 60,
  input: CreateAddressInput,
  output: AddressWire,
})
export const updateAddress = postCall('/member/user/updateAddress', {
  access: 'member',
  perMinute: 60,
  input: UpdateAddressInput,
  output: AddressWire,
})
/** Answers what is left, with its default. */
export const deleteAddress = postCall('/member/user/deleteAddress', {
  access: 'member',
  perMinute: 60,
  input: DeleteAddressInput,
  output: AddressListWire,
})
/** The places below one, and the whole tree of them. */
export const dresserAddressList = postCall('/member/user/dresserAddressList', {
  access: 'anyone',
  reads: true,
  input: PlacesBelowInput,
  output: PlacesBelowWire,
})
export const baseAddressWebList = postCall('/member/user/baseAddressWebList', {
  access: 'anyone',
  reads: true,
  output: PlaceTreeWire,
})
