import { postCall } from '#platform/wire/call-path.ts'
import type {
  AddressListWire,
  AddressWire,
  CreateAddressInput,
  DeleteAddressInput,
  PlacesBelowInput,
  PlacesBelowWire,
  PlaceTreeWire,
  QueryAddressInput,
  UpdateAddressInput,
} from './address-book.contract.ts'

export const queryAddress = postCall<QueryAddressInput, AddressListWire>('/member/user/queryAddress')
export const createAddress = postCall<CreateAddressInput, AddressWire>('/member/user/createAddress', { once: true })
export const updateAddress = postCall<UpdateAddressInput, AddressWire>('/member/user/updateAddress')
/** Answers what is left, with its default. */
export const deleteAddress = postCall<DeleteAddressInput, AddressListWire>('/member/user/deleteAddress')
/** The places below one, and the whole tree of them. */
export const dresserAddressList = postCall<PlacesBelowInput, PlacesBelowWire>('/member/user/dresserAddressList')
export const baseAddressWebList = postCall<Record<string, never>, PlaceTreeWire>('/member/user/baseAddressWebList')
