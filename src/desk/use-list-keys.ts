import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

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

/**
 * `/` to the search field, j and k (or the arrows, once among the rows) through the rows; Enter is the link's own. What stands in a row
 * and names a key in `aria-keyshortcuts` has it while the focus is in that row. The frame listens for all rooms: one has its keys by
 * marking its rows with `data-row`.
 */
export function useListKeys(): void {
  const [on] = useSingleKeys()
  const { pathname } = useLocation()
  useEffect(() => {
    // Of the row that had the focus last: when it has been dealt with and is gone, j goes on at the one that took its place.
    let left = 0
    const onKey = (event: KeyboardEvent) => {
      // While Chinese is being composed the arrows choose characters.
      if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role=dialog]')) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
      const at = placeAmong(rows)
      if (at >= 0) left = at
      const goal = (on && goalOfSingle(event, rows, at, left)) || goalOfArrow(event, rows)
      if (!goal) return
      event.preventDefault()
      reach(goal)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [on, pathname])
}

type Goal = HTMLElement | null | undefined

const searchField = (): HTMLElement | null => document.getElementById('admin-search')
/** Of the row that has the focus, or has it inside; below nought where none has. */
function placeAmong(rows: readonly HTMLElement[]): number {
  const { activeElement } = document
  const at = rows.findIndex((row) => row === activeElement)
  return at >= 0 ? at : rows.findIndex((row) => spanOf(row).contains(activeElement))
}

const spanOf = (row: HTMLElement): Element => row.closest('tr, li') ?? row

function goalOfSingle({ key, target }: KeyboardEvent, rows: readonly HTMLElement[], at: number, left: number): Goal {
  if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')) return undefined
  if (key === '/') return searchField()
  if (key === 'j') return rows[at >= 0 ? at + 1 : Math.min(left, rows.length - 1)]
  if (key === 'k') return rows[(at >= 0 ? at : left) - 1]
  const row = rows[at]
  return row && spanOf(row).querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
}

function goalOfArrow({ key, target }: KeyboardEvent, rows: readonly HTMLElement[]): Goal {
  const at = rows.findIndex((row) => row === target)
  if (key === 'ArrowDown' && (at >= 0 || target === searchField())) return rows[at + 1]
  if (key === 'ArrowUp' && at >= 0) return at === 0 ? searchField() : rows[at - 1]
  return undefined
}

/** Rows and fields take the focus, what acts is pressed. */
function reach(goal: HTMLElement): void {
  if (goal.hasAttribute('aria-keyshortcuts') && !goal.matches('input:not([type=checkbox])')) return goal.click()
  goal.focus()
  if (goal instanceof HTMLInputElement) goal.select()
}
