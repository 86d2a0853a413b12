import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CallPath, CallResult, RefusalData } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { mergeEdits } from '#platform/edits/merge-edits.ts'
import { useDeskSession } from './desk-session.ts'
import type { Shape } from './use-desk-form.ts'
import { useEditing } from './use-editing.ts'

/** Somebody else was quicker. */
export type Conflict = { by: string; time: string }

export const conflictOf = ({ data }: { data: RefusalData }): Conflict | undefined =>
  typeof data.by === 'string' && typeof data.time === 'string' ? { by: data.by, time: data.time } : undefined

/** The answer of a call as the form has it; a refusal stays what it is. */
export const answeredAs = <Output, T>(result: CallResult<Output>, as: (data: Output) => T): CallResult<T> =>
  result.ok ? { ok: true, data: as(result.data) } : result

type Saved<T> = {
  /** Undefined where the shop alone judges what was typed. */
  shape: Shape<T> | undefined
  /** As the shop has it now. */
  newest: T
  /** The call that takes and answers it, or a way of making one that is shaped otherwise. */
  path: CallPath<T, T> | ((typed: T) => Promise<CallResult<T>>)
  onSaved: (saved: T) => void
  /** What is said once it is saved; otherwise that shoppers see it. */
  said?: string
  /** Whether the first is what the shop has and the other no longer; otherwise by their version. What was just saved is newer than an answer from before. */
  isNewer?: (one: T, than: T) => boolean
  /** Has the newest asked for, and waits for it. */
  reload: () => Promise<unknown>
}
export type SavedForm = Pick<
  ReturnType<typeof useSavedForm>,
  'element' | 'isDirty' | 'conflict' | 'refusal' | 'busy' | 'send' | 'startAgain' | 'keepTyped'
>

const isLaterVersion = (one: { version: number }, than: { version: number }): boolean => one.version > than.version

/** A form over what the shop keeps under a version. Whoever comes second is told so, and can put what was typed upon the newest. */
export function useSavedForm<T extends FieldValues & { version: number }>(saved: Saved<T>) {
  const { shape, newest, path, onSaved, reload, said, isNewer = isLaterVersion } = saved
  const texts = useTexts(adminText)
  const approvals = useTexts(adminApprovalsText)
  const { call } = useDeskSession()
  const { submit, refuse, reset, ...form } = useEditing(shape, newest)
  const [opened, setOpened] = useState(newest)
  const [conflict, setConflict] = useState<Conflict>()
  const { value, isDirty, editing } = form
  const begin = (from: T) => {
    reset(from)
    setOpened(from)
    setConflict(undefined)
  }
  // What others save appears here as long as nothing has been typed.
  useEffect(() => {
    if (!isDirty && isNewer(newest, value)) begin(newest)
  })
  const send = submit(async (typed) => {
    setConflict(undefined)
    const result = await (typeof path === 'function' ? path(typed) : call(path, typed))
    if (result.ok) {
      begin(result.data)
      onSaved(result.data)
      // What is about money waits for a second person, and is as it was.
      const isWaiting = result.data.version === typed.version
      return toast('success', isWaiting ? approvals.waits : (said ?? texts.saved))
    }
    const found = conflictOf(result)
    if (!found) return refuse(result)
    // The newest is what the two ways on begin with: they are offered once it is here.
    await reload()
    setConflict(found)
  })
  const keepTyped = () => {
    const merged = mergeEdits(opened, value, newest)
    begin(newest)
    for (const [key, part] of Object.entries(merged)) editing.set(key, part)
  }
  return { ...form, problem: editing.problem, conflict, send, startAgain: () => begin(newest), keepTyped }
}
