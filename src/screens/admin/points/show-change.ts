import { counted } from '#language/counted.ts'

/** More with a plus, fewer with a minus. */
export const showChange = (points: number): string => `${points < 0 ? '−' : '+'}${counted(Math.abs(points))}`
