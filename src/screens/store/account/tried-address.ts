import type { PostalAddress } from '#language/buying/address-lines.ts'
import { placesIn, territories } from '#language/buying/address-places.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import { emptyAddress } from './address-fields.tsx'

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
