import type { PostalAddress } from '#language/buying/address-lines.ts'
import { placesIn } from '#language/buying/place-groups.ts'
import { territories } from '#language/buying/territories.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import type { DetailsWire } from '#modules/members/members.contract.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import { emptyAddress } from './address-fields.tsx'
import { loadAddresses } from './kept-addresses.ts'

export type Uses = Pick<AddressWire, 'isShipping' | 'isBilling' | 'isDefault'>

/** An address as it was typed where there is no script; a place of another territory is chosen again. */
export function triedAddress(tried: Tried | undefined): PostalAddress | undefined {
  if (!tried) return undefined
  const { values } = tried
  const typed = Object.keys(emptyAddress).map((field) => [field, values[field] ?? ''])
  const territory = territories.find((one) => one === values.territory) ?? 'HK'
  const draft: PostalAddress = { ...emptyAddress, ...Object.fromEntries(typed), territory }
  const isThere = placesIn(territory).some(({ places }) => places.some(({ code }) => code === draft.provinceCode))
  return isThere ? draft : { ...draft, provinceCode: '' }
}

export const triedUses = (tried: Tried | undefined): Uses | undefined =>
  tried && {
    isShipping: 'isShipping' in tried.values,
    isBilling: 'isBilling' in tried.values,
    isDefault: 'isDefault' in tried.values,
  }

type Self = Pick<DetailsWire, 'firstName' | 'lastName' | 'areaNum' | 'mobile'>

/** What is kept, and who the shopper is: most send to themselves first. */
export async function loadForm(call: MakeCall): Promise<{ kept: AddressWire[]; self: Self | undefined } | undefined> {
  const kept = await loadAddresses(call)
  if (!kept) return undefined
  const details = await call(getDetails, {})
  return { kept, self: details.ok ? details.data : undefined }
}

/** Begins with one's own name and number, to be typed over for somebody else. */
export const newAddress = (self: Self | undefined): PostalAddress =>
  self
    ? {
        ...emptyAddress,
        firstName: self.firstName,
        lastName: self.lastName,
        ...(self.mobile ? { areaNum: self.areaNum, mobile: self.mobile } : {}),
      }
    : emptyAddress
