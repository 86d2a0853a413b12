/** From then on links to elsewhere are taken, unless something counts against the author. */
export const TRUSTED_DAYS = 30
/** The same words so often in a day are read first; short ones, such as thanks, everybody writes. */
export const SAME_TEXTS = { shortest: 30, most: 3 } as const

/** Texts an hour, by days since somebody joined. */
const RATES: readonly [fromDays: number, anHour: number][] = [
  [30, 240],
  [7, 120],
  [1, 60],
  [0, 40],
]

export const mayWriteMore = (days: number, written: number): boolean => written < (RATES.find(([from]) => days >= from)?.[1] ?? 0)
