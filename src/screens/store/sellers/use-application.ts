import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { KindsWire, OwnApplicationWire } from '#modules/applications/applications.contract.ts'
import { getOwnApplication, listMerchantKinds } from '#modules/applications/applications.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'

export type ShownApplication = OwnApplicationWire & { kinds: KindsWire }
export type OwnApplication = NonNullable<OwnApplicationWire['application']>

const numberIn = (search: URLSearchParams): string => search.get('application') ?? ''

export async function loadApplication(
  call: MakeCall,
  { search }: Pick<OwnPlace, 'search'>,
): Promise<ShownApplication | undefined> {
  const [own, kinds] = await Promise.all([
    call(getOwnApplication, { applicationNo: numberIn(search) }),
    call(listMerchantKinds, {}),
  ])
  return own.ok && kinds.ok ? { ...own.data, kinds: kinds.data } : undefined
}

/** The application that the address names, or the newest. */
export function useApplication() {
  const { search } = useLocation()
  const sent = useSent<typeof loadApplication>()
  const [shown, setShown] = useState(sent)
  const [failed, setFailed] = useState(false)
  const number = numberIn(new URLSearchParams(search))
  const load = useCallback(async () => {
    setFailed(false)
    const found = await loadApplication(quietly, { search: new URLSearchParams({ application: number }) })
    if (found) setShown(found)
    else setFailed(true)
  }, [number])
  useLoading(load, sent !== undefined)
  const keep = (own: OwnApplicationWire) => setShown((before) => before && { ...before, ...own })
  return { shown, failed, load, keep }
}
