import {
  type AddressRow,
  createAddress as create,
  deleteAddress as remove,
  listAddresses,
  placesBelow,
  placeTree,
  presentAddress,
  updateAddress as update,
} from '#modules/address-book/index.server.ts'
import type { AddressListWire } from '#modules/address-book/address-book.contract.ts'
import {
  baseAddressWebList,
  createAddress,
  deleteAddress,
  dresserAddressList,
  queryAddress,
  updateAddress,
} from '#modules/address-book/address-book.paths.ts'
import { destinationsOf } from '#modules/fulfilment/zones.rules.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { Language } from '#language/languages.ts'

const farAway = ({ delivery }: ShopSettings): string[] => destinationsOf(delivery.zones)
const listed = (rows: readonly AddressRow[], language: Language, settings: ShopSettings): AddressListWire =>
  rows.map((row) => presentAddress(row, language, farAway(settings)))

/** With each address whether we deliver there, as the zones are now. */
export const addressBookCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(queryAddress, async ({ tx, caller, language }) =>
    listed(await listAddresses(tx, caller.accountId), language, await settings(tx)),
  ),
  defineCall(createAddress, async ({ tx, caller, language }, given) =>
    presentAddress(await create(tx, caller.accountId, given), language, farAway(await settings(tx))),
  ),
  defineCall(updateAddress, async ({ tx, caller, language }, given) =>
    presentAddress(await update(tx, caller.accountId, given), language, farAway(await settings(tx))),
  ),
  defineCall(deleteAddress, async ({ tx, caller, language }, { userAddressId }) =>
    listed(await remove(tx, caller.accountId, userAddressId), language, await settings(tx)),
  ),
  defineCall(dresserAddressList, async ({ language }, wanted) => placesBelow(language, wanted)),
  defineCall(baseAddressWebList, async ({ language }) => placeTree(language)),
]
