/** What is counted of a merchant, and above which share of it, in hundredths of a per cent, something follows. */
export const healthFigures = ['late', 'cancelled', 'rejected', 'unanswered'] as const
export type HealthFigure = (typeof healthFigures)[number]
export const healthLimits: Record<HealthFigure, number> = {
  late: 400,
  cancelled: 250,
  rejected: 300,
  unanswered: 1_000,
}

/** Below so many orders a single one would decide. */
export const FEWEST_ORDERS = 20
export const healthDays = [30, 90] as const

export type HealthStanding = 'few' | 'good' | 'near' | 'over'

/** A share in hundredths of a per cent; nothing of nothing. */
export const shareOf = (num: number, of: number): number => (of === 0 ? 0 : Math.round((num * 10_000) / of))

/** `near`: one more would be over the limit. */
export function standingOf(figure: HealthFigure, num: number, of: number): HealthStanding {
  if (of < FEWEST_ORDERS) return 'few'
  const limit = healthLimits[figure]
  if (shareOf(num, of) > limit) return 'over'
  return shareOf(num + 1, of) > limit ? 'near' : 'good'
}
