import { type FormEvent, useState } from 'react'
import { counted } from '#language/counted.ts'
import { adminBulkEditsText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { useTexts } from '#language/texts.ts'
import type { BulkEditPreviewWire, Selection } from '#modules/catalogue/bulk-edits/bulk-edits.contract.ts'
import { listBulkEdits, previewBulkEdit, startBulkEdit } from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import { askAgain, type Failure, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'
import { type BulkDraft, editOf, NO_EDIT } from './bulk-draft.ts'

/** Counted without a price in mind. */
const ANY_EDIT = { kind: 'listed', on: true } as const

/** The heading stands above the strip that tells how far each edit is. */
function toTop(): void {
  scrollTo({ top: 0 })
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** What the dialog of a bulk edit holds, and how it is begun: at once, or when the number of products has been typed. */
export function useBulkStart(selection: Selection, onBegun: () => void) {
  const texts = useTexts(adminBulkEditsText)
  const [draft, setDraft] = useState(NO_EDIT)
  const [far, setFar] = useState<BulkEditPreviewWire>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [typed, type] = useState('')
  const looked = useDeskQuery(previewBulkEdit, { selection, edit: ANY_EDIT }, { refetchInterval: false, staleTime: 0 })
  const total = looked.data?.total ?? 0
  const { act, busy } = useDeskAction(async (confirmed: number | undefined) =>
    callAdmin(startBulkEdit, { selection, edit: editOf(draft), total, confirmed }),
  )
  // What a refusal is about is told by what it brings along.
  const refuse = ({ msg, data: { farOff, percent, secondPerson, total: now, fields } }: Failure) => {
    if (typeof farOff === 'number' && typeof percent === 'number')
      return setFar({ total, farOff, percent, secondPerson: secondPerson === true })
    if (typeof now !== 'number') return setProblems(fields ?? { root: msg })
    void looked.refetch()
    setFar(undefined)
    return setProblems({ root: texts.moved(counted(now)) })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || total === 0) return
    if (draft.what === '') return setProblems({ 'edit.kind': texts.choose })
    if (far && Number(typed.replace(/[,\s]/g, '')) !== total) return setProblems({ confirmed: texts.wrongTotal })
    setProblems({})
    const result = await act(far ? total : undefined)
    if (!result.ok) return refuse(result)
    askAgain(listBulkEdits)
    toast('success', texts.begun(counted(total)), { label: texts.see, run: toTop })
    return onBegun()
  }
  const change = (next: BulkDraft) => {
    setDraft(next)
    setFar(undefined)
    setProblems({})
  }
  const refusal = problems.root ?? looked.error?.message
  return { draft, change, far, problems, refusal, typed, type, total, busy, send }
}
