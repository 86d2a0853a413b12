import { useState } from 'react'
import { useDeskAction } from '#desk/desk-query.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { useRequestKey } from '#ui/request-key.ts'

type Step<Said, Wire> = {
  /** Makes the call, with the key under which it happens once. */
  call: (said: Said, options: { idempotencyKey: string }) => Promise<CallResult<Wire>>
  onDone: (next: Wire) => void
  /** It was refused as a whole: a colleague, or the shopper, may have been faster. */
  onRefused: () => void
}

/** A step of a case: what is wrong stands beside its field, and a refusal of the whole below them. */
export function useCaseStep<Said, Wire>({ call, onDone, onRefused }: Step<Said, Wire>) {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  const { keyOf } = useRequestKey()
  const { act, busy } = useDeskAction((said: Said) => call(said, { idempotencyKey: keyOf(said) }))
  const send = async (said: Said): Promise<void> => {
    if (busy) return
    const result = await act(said)
    if (result.ok) return onDone(result.data)
    const { fields = {} } = result.data
    const isWhole = Object.keys(fields).length === 0
    setProblems(fields)
    setRefusal(isWhole ? result.msg : undefined)
    if (isWhole) onRefused()
  }
  return { problems, refusal, busy, send }
}
