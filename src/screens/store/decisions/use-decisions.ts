import { useCallback, useRef, useState } from 'react'
import { decisionsText } from '#language/moderation/decisions.text.ts'
import { useTexts } from '#language/texts.ts'
import type { DecisionsWire } from '#modules/moderation/queue/cases.contract.ts'
import { appealDecision, listOwnDecisions } from '#modules/moderation/queue/cases.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'

export async function loadDecisions(call: MakeCall): Promise<DecisionsWire | undefined> {
  const result = await call(listOwnDecisions, {})
  return result.ok ? result.data : undefined
}

/** Answers what is wrong with the words, or nothing. */
export type Appeal = (caseNo: string, words: string) => Promise<string | undefined>

export function useDecisions() {
  const texts = useTexts(decisionsText)
  const sent = useSent<typeof loadDecisions>()
  const [found, setFound] = useState(sent)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  const load = useCallback(async () => {
    setFailed(false)
    const answer = await loadDecisions(quietly)
    if (answer) setFound(answer)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  const appeal: Appeal = async (caseNo, words) => {
    if (isBusy.current) return undefined
    isBusy.current = true
    setBusy(true)
    const result = await call(appealDecision, { caseNo, words }, { quiet: true })
    isBusy.current = false
    setBusy(false)
    if (result.ok) {
      setFound(result.data)
      toast('success', texts.sent)
      return undefined
    }
    const { words: problem } = result.data.fields ?? {}
    if (!problem) {
      toast('error', result.msg)
      void load()
    }
    return problem
  }
  return { found, failed, busy, load, appeal }
}
