import { useEffect, useState } from 'react'
import { useSingleKeys } from '#screens/admin/frame/use-list-keys.ts'

/** Which products are selected: some by their ids, or all that match. */
export type Selected = ReadonlySet<string> | 'all'
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

/** `x` selects the row the focus is in, or takes it out. */
export function useSelectKey(): void {
  const [on] = useSingleKeys()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!on || event.key !== 'x' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (!(target instanceof HTMLElement) || target.matches('input:not([type=checkbox]), textarea, select')) return
      const tick = target.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')
      if (!tick) return
      event.preventDefault()
      tick.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [on])
}
