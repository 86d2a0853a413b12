import { adminReconciliationText } from '#language/admin/admin-reconciliation.text.ts'
import { useTexts } from '#language/texts.ts'
import { NoteReconciliationInput, type ReconciliationWire } from '#modules/treasury/reconciliation/reconciliation.contract.ts'
import { listReconciliations, noteReconciliation } from '#modules/treasury/reconciliation/reconciliation.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** Somebody has seen to the differences of a day. */
export function AdminNoteDifferences({ report: { day, method }, onClose }: { report: ReconciliationWire; onClose: () => void }) {
  const texts = useTexts(adminReconciliationText)
  const form = useDeskForm(NoteReconciliationInput, { day, method, note: '' })
  const send = form.submit(async (wanted) => {
    const result = await callAdmin(noteReconciliation, wanted)
    if (!result.ok) {
      askAgain(listReconciliations)
      return form.refuse(result)
    }
    answerDeskQuery(listReconciliations, {}, result.data)
    toast('success', texts.noted)
    onClose()
  })
  return (
    <DeskDialog title={texts.note} onClose={onClose}>
      <DeskDialogForm busy={form.busy} refusal={form.refusal} press={texts.note} onClose={onClose} onSubmit={send}>
        <p>{texts.noteWords}</p>
        <TextField
          label={texts.noteField}
          maxLength={200}
          autoComplete="off"
          data-autofocus=""
          problem={form.problem('note')}
          {...form.register('note')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
