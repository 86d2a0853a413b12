import { useState } from 'react'
import type { CallPath } from '#platform/wire/call-path.ts'
import { KEEP_LAST, ONCE, useDeskQuery } from './desk-query.ts'
import { usePause } from './use-pause.ts'

const PAUSE_MS = 250

/** Asks when the typing pauses. */
export function useTypedSearch<Output>(path: CallPath<{ word: string }, Output>) {
  const [typed, type] = useState('')
  const word = usePause(typed.trim(), PAUSE_MS)
  const { data: found } = useDeskQuery(path, { word }, { ...ONCE, ...KEEP_LAST })
  return { typed, type, found }
}
