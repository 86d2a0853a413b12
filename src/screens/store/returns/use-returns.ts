import { useCallback, useRef, useState } from 'react'
import { returnsText } from '#language/account/returns.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ReturnWire } from '#modules/returns/returns.contract.ts'
import { listReturns, sendReturn, withdrawReturn } from '#modules/returns/returns.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'

export async function loadReturns(call: MakeCall): Promise<ReturnWire[] | undefined> {
  const result = await call(listReturns, {})
  return result.ok ? result.data.list : undefined
}

type Change = { act: 'send'; returnNo: string; courier: string; trackingNumber: string } | { act: 'withdraw'; returnNo: string }
/** Answers what is wrong with the fields, or nothing. */
export type ChangeReturn = (change: Change) => Promise<Record<string, string>>

export function useReturns() {
  const texts = useTexts(returnsText)
  const sent = useSent<typeof loadReturns>()
  const [list, setList] = useState(sent)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await loadReturns(quietly)
    if (found) setList(found)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  const change: ChangeReturn = async ({ act, ...given }) => {
    if (isBusy.current) return {}
    isBusy.current = true
    setBusy(true)
    const options = { quiet: true }
    const result =
      act === 'send'
        ? await call(sendReturn, { courier: '', trackingNumber: '', ...given }, options)
        : await call(withdrawReturn, given, options)
    isBusy.current = false
    setBusy(false)
    if (result.ok) {
      setList(result.data.list)
      toast('success', act === 'send' ? texts.sent : texts.withdrawn)
      return {}
    }
    const { fields = {} } = result.data
    if (Object.keys(fields).length === 0) {
      toast('error', result.msg)
      void load()
    }
    return fields
  }
  return { list, failed, busy, load, change }
}
