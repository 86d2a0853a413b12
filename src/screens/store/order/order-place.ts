import type { Language } from '#language/languages.ts'
import { addressLines } from '#language/buying/address-lines.ts'
import { personName } from '#language/person-name.ts'
import { PICK_UP, pickUpPoints } from '#modules/fulfilment/address.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'

type Placed = Pick<OrderWire, 'address' | 'logisticsType'>

/** Where an order goes, line by line. */
export function placeLines({ address, logisticsType }: Placed, language: Language): string[] {
  const name = personName(address)
  if (logisticsType !== PICK_UP) return [name, ...addressLines(address, language)]
  const point = pickUpPoints().find((one) => one.code === address.provinceCode)
  return [name, point?.[language] ?? address.provinceCode]
}
