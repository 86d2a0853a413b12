import type { Cents } from '#platform/money.ts'

/** One for each full amount that is spent. */
export const pointsFor = (merchandise: Cents, { spentPerPoint }: { spentPerPoint: number }): number =>
  Math.max(0, Math.floor(merchandise / (spentPerPoint * 100)))
