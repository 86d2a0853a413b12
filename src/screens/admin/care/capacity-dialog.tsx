import { useState } from 'react'
import { adminCareText } from '#language/admin/admin-care.text.ts'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { getCareCalendar, setCareCapacity } from '#modules/care/care.paths.ts'
import type { CareHalf, CarePlace } from '#modules/care/care.rules.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { askAgain, useAdminAction } from '#screens/admin/session/admin-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** Of which half day; of all others when no day is named. */
export type ChosenCapacity = { day: string; place: CarePlace; half: CareHalf; capacity: number }
type Props = { chosen: ChosenCapacity; onClose: () => void }

export function AdminCapacityDialog({ chosen, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminCareText)
  const [typed, type] = useState(String(chosen.capacity))
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { act, busy } = useAdminAction((capacity: number) => callAdmin(setCareCapacity, { ...chosen, capacity }))
  const send = async () => {
    if (busy) return
    if (!/^\d{1,3}$/.test(typed.trim())) return setProblem(allFieldProblems.count[language])
    const result = await act(Number(typed))
    if (!result.ok) {
      setProblem(result.data.fields?.capacity)
      return setRefusal(result.data.fields?.capacity ? undefined : result.msg)
    }
    askAgain(getCareCalendar)
    toast('success', texts.saved)
    return onClose()
  }
  return (
    <AdminDialog onClose={onClose} title={texts.changeTitle}>
      <AdminDialogForm
        busy={busy}
        refusal={refusal}
        press={texts.save}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label={texts.capacity}
          inputMode="numeric"
          maxLength={3}
          value={typed}
          problem={problem}
          data-autofocus=""
          onChange={({ target }) => type(target.value)}
        />
      </AdminDialogForm>
    </AdminDialog>
  )
}
