import { offersOfProducts } from '../offers-of-products.ts'
import { type Kept, NOTHING_KEPT } from '../editing/index.server.ts'
import type { ProductDocument } from '../editing/product-document.contract.ts'
import type { DocumentChange } from '../editing/product-editing.contract.ts'
import type { PieceCount } from './import-plan.ts'
import type { StoredImport } from './import-store.ts'
import type { RowProblem } from './problem-places.rules.ts'
import type { ProductState } from './product-states.ts'
import type { ParsedProduct } from './reading/parsed-product.rules.ts'

/** How many pieces there are to be where a file says another number than the shop has, or has kept beside a draft. */
export function stockChanges(stated: ParsedProduct, state: ProductState | undefined): Map<string, PieceCount> {
  const isDraft = state !== undefined && state.live === undefined
  return new Map(
    stated.variants.flatMap(({ itemNumber, pieces, piecesThen }): [string, PieceCount][] => {
      if (pieces === undefined || itemNumber === '') return []
      const now = isDraft ? (state.kept.pieces[itemNumber] ?? 0) : (state?.available.get(itemNumber) ?? 0)
      // What was sold since the shop wrote the file stays sold.
      if (piecesThen !== undefined && state?.live) {
        const by = pieces - piecesThen
        return by === 0 ? [] : [[itemNumber, { pieces: Math.max(0, now + by), by }]]
      }
      return now === pieces ? [] : [[itemNumber, { pieces }]]
    }),
  )
}

export const asChanges = (stock: Map<string, PieceCount>, state: ProductState | undefined): DocumentChange[] =>
  [...stock].map(([itemNumber, { pieces }]) => ({
    path: `variants.${itemNumber}.stock`,
    before: String(state?.available.get(itemNumber) ?? 0),
    after: String(pieces),
  }))

type Beside = { kept: Kept; changes: DocumentChange[]; problems: RowProblem[] }

/** What a file says beside the document: costs, prices by date, and the pieces of a draft. */
export function besideOf(
  work: Pick<StoredImport, 'takesCosts' | 'takesPrices' | 'oneLanguage'>,
  stated: ParsedProduct,
  document: ProductDocument,
  state: ProductState | undefined,
): Beside {
  const numbers = new Set(document.colours.flatMap(({ variants }) => variants.map(({ itemNumber }) => itemNumber)))
  const variants = stated.variants.filter(({ itemNumber }) => numbers.has(itemNumber))
  const before = state?.kept ?? NOTHING_KEPT
  const beside: Beside = {
    kept: { ...structuredClone(before), oneLanguage: before.oneLanguage || work.oneLanguage },
    changes: [],
    problems: [],
  }
  for (const { row, itemNumber, costCents, sale, pieces } of variants) {
    if (pieces !== undefined && !state?.live) {
      if (state && (before.pieces[itemNumber] ?? 0) !== pieces)
        beside.changes.push({
          path: `variants.${itemNumber}.stock`,
          before: String(before.pieces[itemNumber] ?? 0),
          after: String(pieces),
        })
      beside.kept.pieces[itemNumber] = pieces
    }
    if (costCents !== undefined && work.takesCosts && (state?.costs.get(itemNumber) ?? before.costs[itemNumber]) !== costCents) {
      // What it was, not everybody may know.
      beside.changes.push({ path: `variants.${itemNumber}.cost`, before: '', after: String(costCents / 100) })
      beside.kept.costs[itemNumber] = costCents
    }
    if (sale && work.takesPrices) takeSale(beside, { row, itemNumber, sale }, state)
  }
  return beside
}

type Dated = { row: number; itemNumber: string; sale: NonNullable<ParsedProduct['variants'][number]['sale']> }

function takeSale({ kept, changes, problems }: Beside, { row, itemNumber, sale }: Dated, state: ProductState | undefined): void {
  const { isHeld, isInTheWay } = offersOfProducts()
  const held = state?.sales.filter((one) => one.itemNumber === itemNumber) ?? []
  const isKept = JSON.stringify(state?.kept.sales[itemNumber]) === JSON.stringify(sale)
  if (isKept || held.some((one) => isHeld(sale, one))) return
  if (held.some((one) => isInTheWay(sale, one))) {
    problems.push({ row, field: 'sale_price', problem: 'other-sale' })
    return
  }
  changes.push({ path: `variants.${itemNumber}.sale`, before: '', after: String(sale.cents / 100) })
  kept.sales[itemNumber] = sale
}
