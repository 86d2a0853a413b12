import type { Lister } from '#platform/actor.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'

/** What the shop itself asks for a variant, in cents; null: it sells it no more. */
export type HousePrice = { skuId: string; list: number; sale: number } | { skuId: string; list: null; sale: null }
/** The lower price of a piece as a file says it; without a beginning it holds at once, without an end until somebody ends it. */
type FileSale = { cents: number; from?: string | undefined; until?: string | undefined }
/** A lower price by date that has not ended. */
export type HeldSale = { itemNumber: string; cents: number; from: Date; until: Date; name: string }
/** So many are there of this item number, or so many more or fewer; `received` when the shop has them for the first time. */
export type Counted = { itemNumber: string; pieces: number; by?: number; kind: 'received' | 'counted' }

/** What a written product changes about its offers, which are another module's. */
export type OffersOfProducts = {
  writePrices: (tx: Tx, by: Lister, prices: readonly HousePrice[]) => Promise<void>
  withdraw: (tx: Tx, by: Lister, skuIds: readonly string[]) => Promise<void>
  endOfOthers: (tx: Tx, by: Lister, productIds: readonly string[]) => Promise<void>
  setCosts: (tx: Tx, by: Operator, costs: ReadonlyMap<string, number>) => Promise<void>
  setFileSales: (tx: Tx, by: Operator, file: string, sales: ReadonlyMap<string, FileSale>) => Promise<void>
  countStock: (tx: Tx, by: Operator, counted: readonly Counted[], reason: string) => Promise<unknown>
  salesOfProducts: (tx: Read, productIds: readonly string[]) => Promise<Map<string, HeldSale[]>>
  isHeld: (sale: FileSale, held: HeldSale) => boolean
  isInTheWay: (sale: FileSale, held: HeldSale) => boolean
}

let given: OffersOfProducts | undefined

export const useOffers = (offers: OffersOfProducts): void => {
  given = offers
}

export function offersOfProducts(): OffersOfProducts {
  if (!given) throw new Error('the catalogue has not been given its offers: call joinOffers() first')
  return given
}
