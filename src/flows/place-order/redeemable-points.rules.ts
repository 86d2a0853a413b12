import { allocate, POINT_CENTS } from '#modules/orders/placing/price.rules.ts'
import type { Cents } from '#platform/money.ts'

/** `redeemPercent` of the merchandise; `redeemMost` in HK$, which is as many points. */
export type RedeemRules = { redeemPercent: number; redeemMost: number }
/** What coupons have left of a line, and whether points can be spent on it. */
export type RedeemLine = { leftCents: Cents; pointsAllowed: boolean }

/**
 * How many points can be spent on each line: together no more than the setting's share of what allows them, its amount, and what the
 * buyer has (readings: "points redeem limit").
 */
export function redeemablePoints(lines: readonly RedeemLine[], held: number, rules: RedeemRules): number[] {
  const room = lines.map(({ leftCents, pointsAllowed }) => (pointsAllowed ? leftCents : 0))
  const share = (sum(room) * rules.redeemPercent) / 100
  const whole = room.map((cents) => Math.floor(cents / POINT_CENTS))
  const most = Math.floor(Math.min(share / POINT_CENTS, rules.redeemMost, held, sum(whole)))
  return allocate(Math.max(0, most), whole)
}

export const leftIn = (lots: readonly { left: number }[]): number => sum(lots.map(({ left }) => left))

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
