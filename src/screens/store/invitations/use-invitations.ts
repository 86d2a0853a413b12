import { useCallback, useState } from 'react'
import { queryInvitations } from '#modules/invitations/invitations.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'

export async function loadInvitations(make: MakeCall) {
  const result = await make(queryInvitations, {})
  return result.ok ? result.data : undefined
}

/** A member's own code, and who has come by it. */
export function useInvitations() {
  const sent = useSent<typeof loadInvitations>()
  const [page, setPage] = useState(sent)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const next = await loadInvitations(quietly)
    if (next) setPage(next)
    setFailed(!next)
  }, [])
  useLoading(load, sent !== undefined)
  return { page, failed, load }
}
