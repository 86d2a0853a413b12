import type { StockWire } from './catalogue.contract.ts'

/** From here down the true number is worth telling. */
export const FEW_LEFT = 3

/** How a number of units is shown. */
export function stockState(available: number): StockWire {
  if (available <= 0) return 'out'
  if (available === 1) return 'last'
  return available <= FEW_LEFT ? 'low' : 'in'
}
