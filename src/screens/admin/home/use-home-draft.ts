import { useState } from 'react'
import { toast } from '#ui/toasts.ts'
import type { HomeBlock, HomeDraftWire } from '#modules/content/home.contract.ts'
import { getHomeDraft, saveHomeDraft, takeHomeRelease } from '#modules/content/admin-home.paths.ts'
import type { CallPath, CallResult } from '#platform/wire/call-path.ts'
import { type Conflict, conflictOf } from '#desk/use-saved-form.ts'
import { answerDeskQuery, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

export type HomeSide = HomeDraftWire['sexType']
/** The draft of a side and what can be done with it. Every change names the version that was looked at. */
export function useHomeDraft(side: HomeSide) {
  const { data, error, refetch } = useDeskQuery(getHomeDraft, { sexType: side })
  const [conflict, setConflict] = useState<Conflict>()
  const replace = (draft: HomeDraftWire) => answerDeskQuery(getHomeDraft, { sexType: side }, draft)
  const { act, busy } = useDeskAction((ask: () => Promise<CallResult<HomeDraftWire>>) => ask())
  async function make<Input>(path: CallPath<Input, HomeDraftWire>, input: Input): Promise<CallResult<HomeDraftWire>> {
    const result = await act(() => callAdmin(path, input))
    if (result.ok) {
      setConflict(undefined)
      replace(result.data)
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
  const version = data?.version ?? 0
  return {
    data,
    error,
    side,
    working: busy,
    conflict,
    make,
    replace,
    save: (blocks: HomeBlock[], seen = version) => press(saveHomeDraft, { sexType: side, version: seen, blocks }),
    take: (number: number) => press(takeHomeRelease, { sexType: side, version, number }),
    loadNewest: () => {
      setConflict(undefined)
      void refetch()
    },
  }
}

export type HomeDraftDesk = ReturnType<typeof useHomeDraft>
