import { DAY, dayInHongKong } from '#platform/clock.ts'

export const carePlaces = ['store', 'office'] as const
export type CarePlace = (typeof carePlaces)[number]
/** Of an opening day; on Saturdays there is the first alone. */
export const careHalves = ['morning', 'afternoon'] as const
export type CareHalf = (typeof careHalves)[number]
export const careHours: Record<CareHalf, { from: string; to: string }> = {
  morning: { from: '9:00', to: '12:00' },
  afternoon: { from: '14:00', to: '18:00' },
}
export const careStates = ['booked', 'done', 'missed', 'cancelled'] as const
export type CareState = (typeof careStates)[number]

/** From tomorrow, so many days ahead. */
const CARE_DAYS_AHEAD = 60
export const MOST_CARE_CAPACITY = 200

/** Days on which nobody is there. */
export type ClosedDays = ReadonlySet<string>

/** When the store and the office are there on a day of Hong Kong, YYYY-MM-DD. */
export function halvesOf(day: string, closed: ClosedDays): readonly CareHalf[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || closed.has(day)) return []
  return weekday === 6 ? ['morning'] : careHalves
}

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The days that may be booked now. */
export const bookableDays = (now: Date): string[] =>
  Array.from({ length: CARE_DAYS_AHEAD }, (_, at) => dayAfter(dayInHongKong(now), at + 1))

export const isBookable = (day: string, half: CareHalf, now: Date, closed: ClosedDays): boolean =>
  halvesOf(day, closed).includes(half) && bookableDays(now).includes(day)

/** Until the end of the day before. */
export const mayStillChange = (day: string, now: Date): boolean => dayInHongKong(now) < day

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Bags and watches that are in the shopper's hands, and have no other appointment in the year of this one. */
export const mayBook = (
  { kind, state, years }: { kind: string; state: string; years: readonly number[] },
  day: string,
): boolean => isCaredFor(kind) && state === 'received' && !years.includes(yearOf(day))

export const isCaredFor = (kind: string): boolean => kind === 'bag' || kind === 'watch'
