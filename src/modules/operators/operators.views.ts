/** What other modules may read of operators. Made in migrations. */
export const operatorViews = ['operator_card'] as const
