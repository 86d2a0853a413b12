import type { Cents } from '#platform/money.ts'
import { fromWire } from '#platform/money.ts'

/** What a parcel weighs, in three classes; beyond the last each further parcel of that weight costs once more. */
const weightClasses = ['light', 'medium', 'heavy'] as const
type WeightClass = (typeof weightClasses)[number]
const MOST_GRAMS: Record<WeightClass, number> = { light: 1_000, medium: 3_000, heavy: 8_000 }

/** The law of the carriers and of our promise: nowhere sooner, nowhere later. */
export const SOONEST_DAYS = 5
export const LATEST_DAYS = 18

/** Places that cost the same and take as long. `places`: `CN`, `TW` and countries by their two letters. Prices in HK$. */
export type DeliveryZone = {
  name: { en: string; zh: string }
  places: string[]
  light: string
  medium: string
  heavy: string
  earliestDays: number
  latestDays: number
}

/** The zone a destination lies in; none where nothing is delivered to. */
export const findZone = (zones: readonly DeliveryZone[], destination: string): DeliveryZone | undefined =>
  zones.find(({ places }) => places.includes(destination))

export const destinationsOf = (zones: readonly DeliveryZone[]): string[] => zones.flatMap(({ places }) => places)

/** What it costs to send so much there. */
export function deliveryFee(zone: DeliveryZone, grams: number): Cents {
  const fits = weightClasses.find((name) => grams <= MOST_GRAMS[name])
  return fits ? fromWire(zone[fits]) : fromWire(zone.heavy) * Math.ceil(grams / MOST_GRAMS.heavy)
}

const zone = (
  en: string,
  zh: string,
  places: string,
  prices: [string, string, string],
  days: [number, number],
): DeliveryZone => ({
  name: { en, zh },
  places: places.split(' '),
  light: prices[0],
  medium: prices[1],
  heavy: prices[2],
  earliestDays: days[0],
  latestDays: days[1],
})

/** Until an operator decides. */
export const FIRST_ZONES: DeliveryZone[] = [
  zone('Mainland China', '中國內地', 'CN', ['120', '180', '320'], [5, 9]),
  zone('Taiwan', '台灣', 'TW', ['140', '220', '380'], [5, 9]),
  zone('Singapore and Southeast Asia', '新加坡及東南亞', 'SG MY TH PH ID VN BN', ['180', '280', '480'], [6, 12]),
  zone('Japan and South Korea', '日本及南韓', 'JP KR', ['180', '280', '480'], [6, 11]),
  zone('Australia and New Zealand', '澳洲及新西蘭', 'AU NZ', ['260', '420', '760'], [8, 15]),
  zone(
    'Europe and the United Kingdom',
    '歐洲及英國',
    'GB IE FR DE IT ES PT NL BE LU AT CH DK SE NO FI PL CZ GR',
    ['280', '450', '820'],
    [8, 16],
  ),
  zone('North America', '北美洲', 'US CA', ['280', '450', '820'], [8, 18]),
]
