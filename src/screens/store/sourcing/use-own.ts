import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type LoadOwn, type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'

type Load<Value> = (call: MakeCall, at: Pick<OwnPlace, 'search'>) => Promise<Value | 'missing'>

/** What the server has drawn a page with, or what it asks for itself; `missing`: there is none for this reader. */
export function useOwn<Value>(own: Load<Value>): Value | 'missing' | undefined {
  const sent = useSent<LoadOwn<Value | 'missing'>>() as Value | 'missing' | undefined
  const { search } = useLocation()
  const [found, show] = useState(sent)
  const load = useCallback(async () => show(await own(quietly, { search: new URLSearchParams(search) })), [own, search])
  useLoading(load, sent !== undefined)
  return found
}
