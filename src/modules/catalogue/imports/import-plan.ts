import type { ProductDocument } from '../editing/product-document.contract.ts'
import type { DocumentChange } from '../editing/product-editing.contract.ts'
import type { ProductState } from './product-states.ts'
import type { Kept } from '../editing/kept-facts.ts'
import type { RowProblem } from './problem-places.rules.ts'

/** One product of a file, and the row in which it begins. `twinRow`: where it states an item number that an earlier one has stated. */
export type ItemRow = { itemNo: number; key: string; firstRow: number; twinRow: number | null }
export type Mark = 'stock-to-none' | 'price-far' | 'stock-later' | 'stock-counted' | 'no-stock'
/** How many pieces there are to be. `by`: so many more or fewer than when the shop wrote the file, whatever was sold since. */
export type PieceCount = { pieces: number; by?: number }
export type Plan = {
  item: ItemRow
  title: { en: string; zh: string }
  outcome: 'new' | 'changed' | 'same' | 'refused'
  /** Whether shoppers can see it; what is not whole waits as a draft. */
  isWhole: boolean
  productId: string | undefined
  matchKey: string | null
  state: ProductState | undefined
  document: ProductDocument
  problems: RowProblem[]
  changes: DocumentChange[]
  /** Something but its stock is another. */
  isRewritten: boolean
  marks: Mark[]
  /** By item number, where a file says how many pieces there are and it is not what the shop has. */
  stock: Map<string, PieceCount>
  /** Beside its document, for when it is live. */
  kept: Kept
  /** How much it brings. */
  size: { variants: number; pieces: number; pictures: number }
  /** Addresses whose pictures are not here yet. */
  awaited: string[]
}
