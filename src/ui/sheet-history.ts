import { useEffect, useEffectEvent } from 'react'
import type { NavigateFunction } from 'react-router'

const standsAsEntry = (): boolean => history.state?.sheet === true

/**
 * An open sheet stands as one entry in the history, so that the back gesture closes it and not the page. The router never
 * hears of that entry.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return undefined
    let gone = false
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, sheet: true }, '')
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      gone = true
      close()
    }
    window.addEventListener('popstate', onPop, true)
    return () => {
      window.removeEventListener('popstate', onPop, true)
      if (!gone && standsAsEntry()) stepBackSilently()
    }
  }, [open])
}

/** Follows an address from inside a sheet: the new page takes the place of the sheet's entry. Close the sheet as well. */
export function leaveSheet(navigate: NavigateFunction, address: string): void {
  const replace = standsAsEntry()
  if (replace) history.replaceState({ ...history.state, sheet: false }, '')
  void navigate(address, { replace })
}

function stepBackSilently(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}
