import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { fetchAhead, isElsewhere } from '#platform/browser/page-links.ts'
import { linkPath, ownPath } from './own-path.ts'

const INTENT_MS = 80

/**
 * Every link of the shop is a plain anchor; this one listener makes those to our own pages move without a reload and
 * fetches a page when the pointer or the keyboard rests on its link. A hundred link components a page would cost more
 * than the page. `data-reload` opts out, `data-stay` keeps the scroll position, `data-replace` the history.
 */
export function LinkListener() {
  const navigate = useNavigate()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      const path = ownPath(event)
      if (!path || isElsewhere(path)) return
      event.preventDefault()
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      const wishes = anchor?.dataset ?? {}
      void navigate(path, { preventScrollReset: 'stay' in wishes, replace: 'replace' in wishes })
    }
    const onIntent = (event: Event) => {
      clearTimeout(timer)
      const path = linkPath(event.target)
      if (path) timer = setTimeout(() => fetchAhead(path), INTENT_MS)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [navigate])
  return null
}
