import { useState } from 'react'

/** Which products are selected: some by their ids, or all that match. */
type Selected = ReadonlySet<string> | 'all'
const NOBODY: ReadonlySet<string> = new Set()

export type ProductSelection = {
  selected: Selected
  has: (productId: string) => boolean
  /** Some in or out. */
  put: (productIds: readonly string[], isIn: boolean) => void
  selectAll: () => void
  clear: () => void
}

/** `of`: what is listed; another list begins with nothing selected. */
export function useSelection(of: string): ProductSelection {
  const [kept, keep] = useState<{ of: string; selected: Selected }>({ of, selected: NOBODY })
  const selected = kept.of === of ? kept.selected : NOBODY
  const set = (next: Selected) => keep({ of, selected: next })
  return {
    selected,
    has: (productId) => selected === 'all' || selected.has(productId),
    put: (productIds, isIn) => {
      // Whoever takes one out of all goes on with those that are seen.
      const next = new Set(selected === 'all' ? NOBODY : selected)
      for (const productId of productIds) {
        if (isIn) next.add(productId)
        else next.delete(productId)
      }
      set(next)
    },
    selectAll: () => set('all'),
    clear: () => set(NOBODY),
  }
}
