import { deliveryRegions, territoryNames } from '#language/buying/districts.ts'
import type { Language } from '#language/languages.ts'
import { PICK_UP, pickUpPoints } from '#modules/fulfilment/address.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'

type Placed = Pick<OrderWire, 'address' | 'logisticsType'>

/** A Chinese name is read family name first and without a space, in either language. */
function personName({ firstName, lastName }: OrderWire['address'], language: Language): string {
  const chinese = /\p{Script=Han}/u.test(lastName)
  if (chinese || language === 'zh') return `${lastName}${chinese ? '' : ' '}${firstName}`
  return `${firstName} ${lastName}`
}

/** Where an order goes, line by line: small to large in English, large to small in Chinese. */
export function placeLines({ address, logisticsType }: Placed, language: Language): string[] {
  const name = personName(address, language)
  if (logisticsType === PICK_UP) {
    const point = pickUpPoints.find((one) => one.code === address.provinceCode)
    return [name, point?.[language] ?? address.provinceCode]
  }
  const region = deliveryRegions.find((one) => one.districts.some((district) => district.code === address.provinceCode))
  const district = region?.districts.find((one) => one.code === address.provinceCode)
  const territory = territoryNames[address.territory][language]
  const area = [district?.[language], region?.territory === 'HK' ? region[language] : undefined].filter(
    (part) => part !== undefined,
  )
  // 香港島 already says 香港.
  const whole = area.toReversed().join('')
  if (language === 'zh') return [name, whole.startsWith(territory) ? whole : territory + whole, address.address]
  return [name, address.address, [...area, territory].join(', ')]
}
