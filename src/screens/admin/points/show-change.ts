import { grouped } from '#platform/money.ts'

/** More with a plus, fewer with a minus. */
export const showChange = (points: number): string => `${points < 0 ? '−' : '+'}${grouped(Math.abs(points))}`
