import { useEffect, useEffectEvent } from 'react'
import { useSingleKeys } from '#desk/use-list-keys.ts'

type Keys = { onPoint: (at: number) => void; onPass: () => void; onReject: () => void; onLeave: () => void }

/** Hands are on the piece: everything on the bench has a key of its own, unless single keys are switched off. */
export function useBenchKeys(keys: Keys): void {
  const [on] = useSingleKeys()
  const act = useEffectEvent((key: string): boolean => {
    if (/^[1-9]$/.test(key)) keys.onPoint(Number(key) - 1)
    else if (key === 'p') keys.onPass()
    else if (key === 'r') keys.onReject()
    else if (key === 'Escape') keys.onLeave()
    else return false
    return true
  })
  useEffect(() => {
    if (!on) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select')) return
      if (document.querySelector('[role=dialog]')) return
      if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [on])
}
