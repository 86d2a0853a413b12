import { useEffect, useState } from 'react'
import { inUse } from '#platform/browser/in-use.ts'
import { sentOwnPage } from '#platform/browser/own-page-here.ts'
import type * as Checks from './receiver-checks.ts'

export type ReceiverChecks = typeof Checks

const load = () => import('./receiver-checks.ts')
/** Only a page that was drawn with what is wrong needs them at once. */
const drawn: ReceiverChecks | undefined = import.meta.env.SSR || sentOwnPage()?.tried ? await load() : undefined

/** What typed fields are checked with: fetched once a hand is on the page. What cannot be had, the server checks alone. */
export function useReceiverChecks() {
  const [checks, setChecks] = useState(drawn)
  const fetchChecks = async (): Promise<ReceiverChecks | undefined> => {
    const loaded = checks ?? (await load().catch(() => undefined))
    setChecks(loaded)
    return loaded
  }
  useEffect(() => {
    void inUse.then(load).then(setChecks, () => {})
  }, [])
  return { checks, fetchChecks }
}
