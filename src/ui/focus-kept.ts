import { useEffect } from 'react'
import type { Watched } from './focus-keeper.ts'
import { inUse } from '#platform/browser/in-use.ts'

/** Fetched behind the page, which answers to a touch without it. A control may go away before it is here: that is seen to then. */
export function useFocusKept(): void {
  useEffect(() => {
    void inUse.then(() => {
      const watched = watch()
      // Without it the focus falls to the top, as a browser has it.
      return import('./focus-keeper.ts').then(({ keepFocus }) => keepFocus(watched.end()), watched.end)
    })
  }, [])
}

function watch(): { end: () => Watched } {
  let at = document.activeElement ?? document.body
  const records: MutationRecord[] = []
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element) at = target
  }
  const observer = new MutationObserver((more) => records.push(...more))
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, { childList: true, subtree: true })
  return {
    end: () => {
      records.push(...observer.takeRecords())
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      return { at, records }
    },
  }
}
