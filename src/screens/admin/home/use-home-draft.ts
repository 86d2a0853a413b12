import { useState } from 'react'
import { toast } from '#ui/toasts.ts'
import type { HomeBlock, HomeDraftWire } from '#modules/content/home.contract.ts'
import { getHomeDraft, saveHomeDraft, takeHomeRelease } from '#modules/content/admin-home.paths.ts'
import type { CallPath, CallResult } from '#platform/wire/call-path.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { type Failure, useAdminData } from '#screens/admin/frame/use-admin-data.ts'

export type HomeSide = HomeDraftWire['sexType']
/** Somebody else was quicker. */
export type Conflict = { by: string; time: string }

export const conflictOf = ({ data }: Failure): Conflict | undefined =>
  typeof data.by === 'string' && typeof data.time === 'string' ? { by: data.by, time: data.time } : undefined

/** The draft of a side and what can be done with it. Every change names the version that was looked at. */
export function useHomeDraft(side: HomeSide) {
  const draft = useAdminData(getHomeDraft, { sexType: side })
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  async function make<Input>(path: CallPath<Input, HomeDraftWire>, input: Input): Promise<CallResult<HomeDraftWire>> {
    setBusy(true)
    const result = await callAdmin(path, input)
    setBusy(false)
    if (result.ok) {
      setConflict(undefined)
      draft.replace(result.data)
    }
    return result
  }
  /** For a press of a button: what goes wrong is said on the page. */
  async function press<Input>(path: CallPath<Input, HomeDraftWire>, input: Input): Promise<HomeDraftWire | undefined> {
    if (busy) return undefined
    const result = await make(path, input)
    if (result.ok) return result.data
    const found = conflictOf(result)
    if (found) setConflict(found)
    else toast('error', result.msg)
    return undefined
  }
  const version = draft.data?.version ?? 0
  return {
    ...draft,
    side,
    working: busy,
    conflict,
    make,
    press,
    save: (blocks: HomeBlock[], seen = version) => press(saveHomeDraft, { sexType: side, version: seen, blocks }),
    take: (number: number) => press(takeHomeRelease, { sexType: side, version, number }),
    loadNewest: () => {
      setConflict(undefined)
      draft.reload()
    },
  }
}

export type HomeDraftDesk = ReturnType<typeof useHomeDraft>
