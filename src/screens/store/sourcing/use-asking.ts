import { useState } from 'react'
import { localPath, useLanguage } from '#language/texts.ts'
import type { AskRequestInput, OwnRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { askRequest } from '#modules/sourcing/sourcing.paths.ts'
import { requestKinds } from '#modules/sourcing/sourcing.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { useRequestKey } from '#ui/request-key.ts'
import { useTried } from '../../own-page.tsx'

/** Sends what the fields hold, and stays with all of it where it is refused. */
export function useAsking(before: OwnRequestWire | null) {
  const language = useLanguage()
  const tried = useTried('sourcing')
  const { keyOf } = useRequestKey()
  const [problems, setProblems] = useState<Record<string, string>>(tried?.problems ?? {})
  const [refusal, setRefusal] = useState(tried?.told ?? '')
  const [busy, setBusy] = useState(false)
  const send = async (form: FormData, pictures: string[]): Promise<void> => {
    if (busy) return
    setBusy(true)
    const text = (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const kind = requestKinds.find((one) => one === text('kind'))
    const said = { house: text('house'), size: text('size'), colour: text('colour'), words: text('words') }
    const terms = { budget: text('budget'), neededBy: text('neededBy'), newOnly: form.has('newOnly') }
    const named = { requestNo: before?.requestNo ?? '', version: before?.version ?? 0 }
    // Without a kind the call says so.
    const wanted = { ...named, ...said, ...terms, ...(kind ? { kind } : {}), pictures } as AskRequestInput
    const result = await call(askRequest, wanted, { quiet: true, idempotencyKey: keyOf(wanted) })
    if (result.ok) {
      const next = new URLSearchParams({ no: result.data.requestNo, done: before ? 'saved' : 'sent' })
      return location.assign(`${localPath(language, '/myaccount/sourcing/request')}?${next}`)
    }
    const { fields = {} } = result.data
    setBusy(false)
    setProblems(fields)
    return setRefusal(Object.keys(fields).length > 0 ? '' : result.msg)
  }
  return { problems, refusal, busy, send }
}
