import { useState } from 'react'
import type { CallPath } from '#platform/wire/call-path.ts'
import { KEEP_LAST, ONCE, useAdminQuery } from '#screens/admin/session/admin-query.ts'
import { usePause } from './use-pause.ts'

const PAUSE_MS = 250

/** Asks when the typing pauses. */
export function useTypedSearch<Output>(path: CallPath<{ word: string }, Output>) {
  const [typed, type] = useState('')
  const word = usePause(typed.trim(), PAUSE_MS)
  const { data: found } = useAdminQuery(path, { word }, { ...ONCE, ...KEEP_LAST })
  return { typed, type, found }
}
