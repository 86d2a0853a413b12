import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallPath, CallResult } from '#platform/wire/call-path.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

const REFRESH_MS = 15_000

export type Failure = Extract<CallResult<never>, { ok: false }>
export type AdminData<Output> = {
  /** The newest answer, also while the next one is fetched. */
  data: Output | undefined
  /** What is shown answers an earlier question. */
  busy: boolean
  failure: Failure | undefined
  reload: () => void
  /** An action answered with newer data than any fetch under way. */
  replace: (data: Output) => void
}

/** Fetches, and fetches again every fifteen seconds while the page is looked at. The last question wins, whatever arrives last. */
export function useAdminData<Input, Output>(path: CallPath<Input, Output>, input: Input): AdminData<Output> {
  const asked = JSON.stringify(input)
  const [answer, setAnswer] = useState<{ asked: string; data: Output }>()
  const [failure, setFailure] = useState<Failure>()
  const turn = useRef(0)
  const load = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    const result = await callAdmin(path, JSON.parse(asked) as Input)
    if (mine !== turn.current) return
    setFailure(result.ok ? undefined : result)
    if (result.ok) setAnswer({ asked, data: result.data })
  }, [path, asked])
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void load()
    }
    void load()
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [load])
  const replace = (data: Output) => {
    turn.current += 1
    setFailure(undefined)
    setAnswer({ asked, data })
  }
  return { data: answer?.data, busy: answer?.asked !== asked, failure, reload: () => void load(), replace }
}
