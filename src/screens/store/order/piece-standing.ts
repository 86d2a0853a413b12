import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { isKept, unitStates } from '#modules/orders/pieces/unit.rules.ts'

export type ShownUnit = OrderWire['productItems'][number]['units'][number]
/** How a piece stands to its shopper; `collect`: it waits for them in a store. */
export type Standing = ShownUnit['state'] | 'collect'

type Standings = {
  productItems: { units: Pick<ShownUnit, 'state' | 'parcel'>[] }[]
  parcels: Pick<OrderWire['parcels'][number], 'pickUp'>[]
}

export function standingOf(unit: Pick<ShownUnit, 'state' | 'parcel'>, { parcels }: Pick<Standings, 'parcels'>): Standing {
  const waits = unit.state === 'sent' && unit.parcel !== null && parcels[unit.parcel]?.pickUp
  return waits ? 'collect' : unit.state
}

const ORDER: readonly Standing[] = ['received', 'collect', 'sent', ...unitStates]

/** How many pieces of an order stand how, the furthest first; one entry where all stand alike. */
export function standingsOf(order: Standings): [Standing, number][] {
  const units = order.productItems.flatMap((line) => line.units)
  const found = Map.groupBy(units, (unit) => standingOf(unit, order))
  return [...new Set(ORDER)].flatMap((standing): [Standing, number][] => {
    const num = found.get(standing)?.length ?? 0
    return num > 0 ? [[standing, num]] : []
  })
}

/** No piece of a line is the shopper's, or will be. */
export const isGone = (units: readonly Pick<ShownUnit, 'state'>[]): boolean =>
  units.length > 0 && units.every(({ state }) => !isKept(state))

/** Pieces of a line that are said the same of are said it once. */
export const alike = (units: readonly ShownUnit[]): ShownUnit[][] => [
  ...Map.groupBy(units, ({ unitId: _, certificate, acts: __, ...said }) =>
    JSON.stringify({ ...said, certified: certificate !== '' }),
  ).values(),
]
