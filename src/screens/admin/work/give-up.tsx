import { adminWorkText } from '#language/admin/admin-work.text.ts'
import { useTexts } from '#language/texts.ts'
import { GiveUpWorkInput, type WorkItemWire } from '#modules/work/work.contract.ts'
import { giveUpWork, listWork } from '#modules/work/work.paths.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { answerAdminQuery } from '#screens/admin/session/admin-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { useWorkNames } from './work-table.tsx'

const inputOf = ({ source, id }: WorkItemWire): GiveUpWorkInput => ({
  source: source === 'event' ? 'event' : 'outside',
  id,
  reason: '',
})

/** Nothing is given up without a reason. */
export function AdminGiveUp({ item, onClose }: { item: WorkItemWire; onClose: () => void }) {
  const texts = useTexts(adminWorkText)
  const nameOf = useWorkNames()
  const { register, submit, problem, refuse, refusal, busy } = useAdminForm(GiveUpWorkInput, inputOf(item))
  const send = submit(async (input) => {
    const result = await callAdmin(giveUpWork, input)
    if (!result.ok) return refuse(result)
    answerAdminQuery(listWork, {}, result.data)
    toast('success', texts.givenUp)
    onClose()
  })
  return (
    <AdminDialog onClose={onClose} title={texts.giveUpTitle}>
      <AdminDialogForm onSubmit={send} onClose={onClose} press={texts.giveUp} busy={busy} refusal={refusal}>
        <p>
          <b>{`${nameOf(item.kind)} ${item.subject}`}</b>
        </p>
        <p>{texts.giveUpWords}</p>
        <TextField label={texts.reason} problem={problem('reason')} maxLength={200} data-autofocus {...register('reason')} />
      </AdminDialogForm>
    </AdminDialog>
  )
}
