import {
  createAddress as create,
  deleteAddress as remove,
  listAddresses,
  placesBelow,
  placeTree,
  presentAddress,
  updateAddress as update,
} from '#modules/address-book/index.server.ts'
import {
  AddressListWire,
  AddressWire,
  CreateAddressInput,
  DeleteAddressInput,
  PlacesBelowInput,
  PlacesBelowWire,
  PlaceTreeWire,
  QueryAddressInput,
  UpdateAddressInput,
} from '#modules/address-book/address-book.contract.ts'
import {
  baseAddressWebList,
  createAddress,
  deleteAddress,
  dresserAddressList,
  queryAddress,
  updateAddress,
} from '#modules/address-book/address-book.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { z } from 'zod'

const access = 'member'

export const addressBookCalls: Call[] = [
  defineCall(queryAddress, {
    access,
    input: QueryAddressInput,
    output: AddressListWire,
    reads: true,
    run: async ({ tx, caller, language }) =>
      (await listAddresses(tx, caller.accountId)).map((row) => presentAddress(row, language)),
  }),
  defineCall(createAddress, {
    access,
    input: CreateAddressInput,
    output: AddressWire,
    perMinute: 60,
    run: async ({ tx, caller, language }, given) => presentAddress(await create(tx, caller.accountId, given), language),
  }),
  defineCall(updateAddress, {
    access,
    input: UpdateAddressInput,
    output: AddressWire,
    perMinute: 60,
    run: async ({ tx, caller, language }, given) => presentAddress(await update(tx, caller.accountId, given), language),
  }),
  defineCall(deleteAddress, {
    access,
    input: DeleteAddressInput,
    output: AddressListWire,
    perMinute: 60,
    run: async ({ tx, caller, language }, { userAddressId }) =>
      (await remove(tx, caller.accountId, userAddressId)).map((row) => presentAddress(row, language)),
  }),
  defineCall(dresserAddressList, {
    access: 'anyone',
    input: PlacesBelowInput,
    output: PlacesBelowWire,
    reads: true,
    run: async ({ language }, wanted) => placesBelow(language, wanted),
  }),
  defineCall(baseAddressWebList, {
    access: 'anyone',
    input: z.object({}),
    output: PlaceTreeWire,
    reads: true,
    run: async ({ language }) => placeTree(language),
  }),
]
