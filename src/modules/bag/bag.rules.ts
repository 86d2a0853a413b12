/** How much fits: enough for any wardrobe, too little to hold a shop's stock. */
export const MOST_BAG_LINES = 50
export const MOST_UNITS = 10

/** What a line may hold: what was asked for, within the stock and our limit, and never less than one. */
export const fittingQuantity = (wanted: number, available: number): number => Math.max(1, Math.min(wanted, available, MOST_UNITS))
