import { gramsOf, isLandOnly } from '#modules/catalogue/index.server.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import { deliveryFee, findZone } from '#modules/fulfilment/zones.rules.ts'
import type { OrderZone } from '#modules/orders/index.server.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { Line } from './order-lines.ts'

type Bound = { logisticsType: 1 | 2; destination: string }

const HERE = 'HK'
const LOCAL: ReadonlySet<string> = new Set(['', HERE, 'MO'])

/**
 * What bringing pieces costs: within Hong Kong and to Macau it is free, beyond it is priced by the zone and by what they weigh. Refuses
 * where nothing is delivered to, and pieces that may not leave for there. What is fetched stays in Hong Kong.
 */
export function deliveryAt(
  lines: readonly Line[],
  bound: Bound,
  settings: Pick<ShopSettings, 'delivery'>,
): { cents: Cents; zone: OrderZone | null } {
  const destination = bound.logisticsType === PICK_UP ? HERE : bound.destination || HERE
  requireMayLeave(lines, destination)
  return zoneOf(lines, destination, settings.delivery) ?? { cents: 0, zone: null }
}

function zoneOf(lines: readonly Line[], destination: string, { zones }: ShopSettings['delivery']) {
  if (LOCAL.has(destination)) return undefined
  const zone = findZone(zones, destination)
  if (!zone) return refuse('BAD_INPUT', { field: 'provinceCode', fields: { provinceCode: 'not-delivered' } })
  const grams = lines.reduce((sum, { offer, quantity }) => sum + gramsOf(offer.category) * quantity, 0)
  const { name, earliestDays, latestDays } = zone
  return { cents: deliveryFee(zone, grams), zone: { name, earliestDays, latestDays, grams } }
}

/** Protected skins need a licence to leave Hong Kong (Cap. 586), for Macau, too; what contains alcohol does not fly. */
function requireMayLeave(lines: readonly Line[], destination: string): void {
  if (destination === HERE) return
  const exotic = lines.find(({ offer }) => offer.exotic)
  if (exotic) refuse('LICENCE_NEEDED', { skuId: exotic.offer.buyId })
  const landOnly = lines.find(({ offer }) => isLandOnly(offer.category))
  if (landOnly && !LOCAL.has(destination)) refuse('LAND_ONLY', { skuId: landOnly.offer.buyId })
}
