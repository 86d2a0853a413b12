/** Which variants are looked at. never: here for some days, and nobody has bought one. */
export const stockViews = ['low', 'none', 'never', 'held'] as const
export type StockView = (typeof stockViews)[number]

/** What somebody may say of stock. received: so many more; counted: so many are there; damaged: so many fewer, which nobody can buy any more. */
export const stockMoveKinds = ['received', 'counted', 'damaged'] as const
export type StockMoveKind = (typeof stockMoveKinds)[number]
