import type { PostalAddress } from '#language/buying/address-lines.ts'
import { hasCity, hasPostCode } from './address.rules.ts'
import { readPhone } from './phones.rules.ts'

/** One sign a letter, as far as there is one: some keyboards send a letter and its accent apart. */
const tidy = (text: string): string => text.normalize('NFC').trim()

/** As it is kept and sent: without spaces around, and without what its place does not have. */
export const tidyAddress = (address: PostalAddress): PostalAddress => ({
  firstName: tidy(address.firstName),
  lastName: tidy(address.lastName),
  ...readPhone(address),
  territory: address.territory,
  provinceCode: address.provinceCode,
  city: hasCity(address.territory) ? tidy(address.city) : '',
  postCode: hasPostCode(address.territory) ? address.postCode.trim().toUpperCase() : '',
  address: tidy(address.address),
})
