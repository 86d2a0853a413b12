/** How much a menu holds. */
export const menuLimits = { entries: 16, columns: 6, links: 18 } as const
