import { useEffect, useSyncExternalStore } from 'react'

const SETTING = 'office_single_keys'
const CHANGED = 'praya:single-keys'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

/** Single keys get in the way of speech input, so they can be switched off. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(SETTING) !== 'off',
    () => true,
  )
  const change = (wanted: boolean) => {
    localStorage.setItem(SETTING, wanted ? 'on' : 'off')
    window.dispatchEvent(new Event(CHANGED))
  }
  return [on, change]
}

/** `/` to the search field, j and k (or the arrows, once among the rows) through the rows; Enter is the link's own. */
export function useListKeys(): void {
  const [on] = useSingleKeys()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // While Chinese is being composed the arrows choose characters.
      if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role=dialog]')) return
      const goal = goalOf(event, on)
      if (!goal) return
      event.preventDefault()
      goal.focus()
      if (goal instanceof HTMLInputElement) goal.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [on])
}

const searchField = (): HTMLElement | null => document.getElementById('admin-search')

function goalOf({ key, target }: KeyboardEvent, singleKeys: boolean): HTMLElement | null | undefined {
  const typing = target instanceof HTMLElement && target.matches('input, textarea, select')
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const inSearch = target === searchField()
  if (singleKeys && !typing) {
    if (key === '/') return searchField()
    if (key === 'j') return rows[at + 1]
    if (key === 'k') return rows[at - 1]
  }
  if (key === 'ArrowDown' && (at >= 0 || inSearch)) return rows[at + 1]
  if (key === 'ArrowUp' && at >= 0) return at === 0 ? searchField() : rows[at - 1]
  return undefined
}
