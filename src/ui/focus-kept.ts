import { useEffect } from 'react'
import { inUse } from '#platform/browser/in-use.ts'

/** Fetched behind the page, which answers to a touch without it, and before its first control can go away. */
export function useFocusKept(): void {
  useEffect(() => {
    // Without it the focus falls to the top, as a browser has it.
    void inUse
      .then(() => import('./focus-keeper.ts'))
      .then(
        ({ keepFocus }) => keepFocus(),
        () => {},
      )
  }, [])
}
