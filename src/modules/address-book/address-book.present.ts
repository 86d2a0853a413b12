import { addressLines, placeName, type PostalAddress } from '#language/buying/address-lines.ts'
import { destinationOf, isLocal } from '#language/buying/territories.ts'
import type { Language } from '#language/languages.ts'
import type { AddressWire } from './address-book.contract.ts'
import type { AddressRow } from './address-book.tables.ts'

export const postalAddress = (row: AddressRow): PostalAddress => ({
  firstName: row.first_name,
  lastName: row.last_name,
  areaNum: row.area_number,
  mobile: row.mobile,
  territory: row.territory,
  provinceCode: row.place_code,
  city: row.city,
  postCode: row.post_code,
  address: row.detail,
})

/** `farAway`: where is delivered to beyond Hong Kong and Macau. */
export function presentAddress(row: AddressRow, language: Language, farAway: readonly string[]): AddressWire {
  const address = postalAddress(row)
  return {
    userAddressId: row.address_id,
    isDefault: row.is_default,
    isBilling: row.is_billing,
    isShipping: row.is_shipping,
    ...address,
    province: placeName(address, language),
    lines: addressLines(address, language),
    isDelivered: isLocal(address.territory) || farAway.includes(destinationOf(address.territory, address.provinceCode)),
  }
}
