import { useMemo, useSyncExternalStore } from 'react'
import { FIRST_COLUMNS, type ProductColumn, productColumns } from '#modules/catalogue/admin-list/product-sorts.rules.ts'

const SETTING = 'office_product_columns'
const CHANGED = 'praya:product-columns'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

/** The columns that this browser shows, as they were last chosen. */
export function useColumnChoice(): [readonly ProductColumn[], (chosen: readonly ProductColumn[]) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(SETTING) ?? FIRST_COLUMNS.join(),
    () => FIRST_COLUMNS.join(),
  )
  const columns = useMemo(() => productColumns.filter((name) => kept.split(',').includes(name)), [kept])
  const choose = (chosen: readonly ProductColumn[]) => {
    localStorage.setItem(SETTING, chosen.join())
    window.dispatchEvent(new Event(CHANGED))
  }
  return [columns, choose]
}
