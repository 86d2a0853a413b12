import { useCallback, useRef, useState } from 'react'
import { claimsText } from '#language/account/claims.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ClaimWire } from '#modules/claims/claims.contract.ts'
import { answerClaim, listClaims, withdrawClaim } from '#modules/claims/claims.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'

export async function loadClaims(call: MakeCall): Promise<ClaimWire[] | undefined> {
  const result = await call(listClaims, {})
  return result.ok ? result.data.list : undefined
}

/** Answers what is wrong with the words, or nothing. */
export type ChangeClaim = (act: 'answer' | 'withdraw', claimId: string, words: string) => Promise<string | undefined>

export function useClaims() {
  const texts = useTexts(claimsText)
  const sent = useSent<typeof loadClaims>()
  const [list, setList] = useState(sent)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await loadClaims(quietly)
    if (found) setList(found)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  const change: ChangeClaim = async (act, claimId, words) => {
    if (isBusy.current) return undefined
    isBusy.current = true
    setBusy(true)
    const options = { quiet: true }
    const result =
      act === 'answer' ? await call(answerClaim, { claimId, words }, options) : await call(withdrawClaim, { claimId }, options)
    isBusy.current = false
    setBusy(false)
    if (result.ok) {
      setList(result.data.list)
      toast('success', act === 'answer' ? texts.answered : texts.withdrawn)
      return undefined
    }
    const { words: problem } = result.data.fields ?? {}
    if (!problem) {
      toast('error', result.msg)
      void load()
    }
    return problem
  }
  return { list, failed, busy, load, change }
}
