/** What is counted of a merchant. */
export const healthFigures = ['late', 'cancelled', 'rejected', 'described', 'unanswered'] as const
export type HealthFigure = (typeof healthFigures)[number]
export const healthDays = [30, 90] as const

/** Above which share, in hundredths of a per cent, something follows; and below how many nothing does, since a single one would decide. */
export type HealthRules = { limits: Record<HealthFigure, number>; fewest: number }

export type HealthStanding = 'few' | 'good' | 'near' | 'over'

/** A share in hundredths of a per cent; nothing of nothing. */
export const shareOf = (num: number, of: number): number => (of === 0 ? 0 : Math.round((num * 10_000) / of))

/** `near`: one more would be over the limit. */
export function standingOf({ limits, fewest }: HealthRules, figure: HealthFigure, num: number, of: number): HealthStanding {
  if (of < fewest) return 'few'
  if (shareOf(num, of) > limits[figure]) return 'over'
  return shareOf(num + 1, of) > limits[figure] ? 'near' : 'good'
}
