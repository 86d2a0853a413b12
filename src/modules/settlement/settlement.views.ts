/** What other modules may read of settlement. Made in migrations. */
export const settlementViews = ['settled_units'] as const
