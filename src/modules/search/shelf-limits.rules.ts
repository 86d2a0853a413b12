/** How much a collection or the order of a list holds. */
export const shelfLimits = { pieces: 200, pins: 48, names: 40 } as const
