import { createContext, useContext } from 'react'
import type { AdminProductWire } from '#modules/catalogue/office-list/office-list.contract.ts'
import type { ChangeProduct } from './use-product-change.ts'
import type { ProductSelection } from './use-selection.ts'

/** What the rows of the list can do; both missing where somebody may only look. */
export type RowTools = { list: AdminProductWire[]; change: ChangeProduct | undefined; selection: ProductSelection | undefined }

export const RowToolsContext = createContext<RowTools>({ list: [], change: undefined, selection: undefined })
export const useRowTools = (): RowTools => useContext(RowToolsContext)
