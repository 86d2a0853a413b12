import { DAY } from '#platform/clock.ts'

export const PAGE_SIZE = 48
/** A piece is new for this long after it arrived. */
const NEW_DAYS = 30
/** What `searchOrderType` asks for. */
export const ZONE = { seasonalSale: 1, newArrivals: 2, lowestPrice: 3 } as const

/** What arrived since then is new: whole days, so that the answer holds for a day. */
export const newSince = (now: Date): number => (Math.floor(now.getTime() / DAY) - NEW_DAYS) * DAY
