import { z } from 'zod'
import { FIRST_POINTS } from '#modules/points/points.rules.ts'
import { count } from './setting-shapes.contract.ts'

export { FIRST_POINTS } from '#modules/points/points.rules.ts'

/** What points are earned with, spent on and given away for, in HK$ and in points; they end with that day of the year after. */
export const Points = z
  .object({
    spentPerPoint: count(100_000),
    redeemPercent: count(100),
    redeemMost: count(1_000_000),
    giftMost: count(1_000_000),
    giftMostADay: count(1_000_000),
    expiresMonth: count(12),
    expiresDay: count(31),
    returnedDays: count(365).default(FIRST_POINTS.returnedDays),
  })
  // 2025 is no leap year: the day is there in every year.
  .refine(({ expiresMonth, expiresDay }) => new Date(Date.UTC(2025, expiresMonth - 1, expiresDay)).getUTCDate() === expiresDay, {
    message: 'day-of-month',
    path: ['expiresDay'],
  })
