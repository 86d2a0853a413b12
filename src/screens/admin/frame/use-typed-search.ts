import { useEffect, useState } from 'react'
import type { CallPath } from '#platform/wire/call-path.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

const PAUSE_MS = 250

/** Asks when the typing pauses; a late answer to an earlier word never wins. */
export function useTypedSearch<Output>(path: CallPath<{ word: string }, Output>) {
  const [typed, type] = useState('')
  const [found, setFound] = useState<Output>()
  useEffect(() => {
    let over = false
    const timer = setTimeout(() => {
      void callAdmin(path, { word: typed.trim() }).then((result) => {
        if (!over && result.ok) setFound(result.data)
      })
    }, PAUSE_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [path, typed])
  return { typed, type, found }
}
