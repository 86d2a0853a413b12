import { DAY } from '#platform/clock.ts'

/** A piece is new for this long after it arrived. */
const NEW_DAYS = 30

/** What arrived since then is new: whole days, so that the answer holds for a day. */
export const newSince = (now: Date): number => (Math.floor(now.getTime() / DAY) - NEW_DAYS) * DAY
