import { useEffect, useEffectEvent } from 'react'
import { useSingleKeys } from '#desk/use-list-keys.ts'
import type { MoveWanted } from './stock-move.tsx'

const KIND_OF_KEY = new Map([
  ['r', 'received'],
  ['c', 'counted'],
  ['w', 'damaged'],
] as const)

/** On the row that has the focus: R receives, C counts, W writes off. */
export function useStockKeys(on: boolean, move: (wanted: MoveWanted) => void): void {
  const [single] = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || !single || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]')) return
    const itemNumber = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.item : undefined
    const kind = [...KIND_OF_KEY].find(([key]) => key === event.key)?.[1]
    if (!itemNumber || !kind) return
    event.preventDefault()
    move({ itemNumber, kind })
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
