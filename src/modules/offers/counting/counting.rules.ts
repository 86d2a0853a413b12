export const countStates = ['open', 'booked', 'dropped'] as const
export type CountState = (typeof countStates)[number]

/** Which lines of a count are looked at: where what was found differs, and what nobody has scanned. */
export const lineViews = ['differs', 'unscanned'] as const
export type LineView = (typeof lineViews)[number]
