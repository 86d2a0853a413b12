import { dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Cents } from '#platform/money.ts'

/** The setting `points`: HK$ where it is about money, points elsewhere. */
export type PointRules = {
  spentPerPoint: number
  redeemPercent: number
  redeemMost: number
  giftMost: number
  giftMostADay: number
  expiresMonth: number
  expiresDay: number
  /** Points that come back after their last day can be used for so many days more. */
  returnedDays: number
}

export const FIRST_POINTS: PointRules = {
  spentPerPoint: 20,
  redeemPercent: 10,
  redeemMost: 1_000,
  giftMost: 200,
  giftMostADay: 200,
  expiresMonth: 3,
  expiresDay: 31,
  returnedDays: 30,
}

/** The most points that may pay for so much merchandise after other reductions: a point is worth HK$1. */
export const mostToRedeem = (
  merchandise: Cents,
  { redeemPercent, redeemMost }: Pick<PointRules, 'redeemPercent' | 'redeemMost'>,
): number => Math.max(0, Math.min(redeemMost, Math.floor((merchandise * redeemPercent) / 10_000)))

type Ends = Pick<PointRules, 'expiresMonth' | 'expiresDay'>

export const lastDayIn = (year: number, { expiresMonth, expiresDay }: Ends): string =>
  [year, String(expiresMonth).padStart(2, '0'), String(expiresDay).padStart(2, '0')].join('-')

/** The last moment of points: the day of the setting is over, in Hong Kong, in the year after they were earned. */
export function expiryOf(earnedAt: Date, rules: Ends): Date {
  const year = Number(dayInHongKong(earnedAt).slice(0, 4)) + 1
  return startOfDay(dayAfter(lastDayIn(year, rules), 1))
}

/** When points end that come back now, too late for their own day. */
export const lateExpiryOf = (cameBack: Date, { returnedDays }: Pick<PointRules, 'returnedDays'>): Date =>
  startOfDay(dayAfter(dayInHongKong(cameBack), returnedDays + 1))

/** The last day on which points that end then can be used, in Hong Kong. */
export const lastDayOf = (expiresAt: Date): string => dayInHongKong(new Date(expiresAt.getTime() - 1))
