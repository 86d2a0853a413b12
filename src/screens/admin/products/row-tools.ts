import { createContext, useContext } from 'react'
import type { AdminProductWire } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import type { ChangeProduct } from './use-product-change.ts'
import type { ProductSelection } from './use-selection.ts'

/** What the rows of the list can do; each is missing where somebody may only look. `reprice`: for prices, which are a right of their own. */
export type RowTools = {
  list: AdminProductWire[]
  change: ChangeProduct | undefined
  reprice: ChangeProduct | undefined
  selection: ProductSelection | undefined
}

export const RowToolsContext = createContext<RowTools>({
  list: [],
  change: undefined,
  reprice: undefined,
  selection: undefined,
})
export const useRowTools = (): RowTools => useContext(RowToolsContext)
