import { adminWorkText } from '#language/admin/admin-work.text.ts'
import { useTexts } from '#language/texts.ts'
import { GiveUpJobInput, type WorkItemWire } from '#modules/jobs/jobs.contract.ts'
import { giveUpJob, listJobs } from '#modules/jobs/jobs.paths.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { useWorkNames } from './job-table.tsx'

const inputOf = ({ source, id }: WorkItemWire): GiveUpJobInput => ({
  source: source === 'event' ? 'event' : 'outside',
  id,
  reason: '',
})

/** Nothing is given up without a reason. */
export function AdminGiveUp({ item, onClose }: { item: WorkItemWire; onClose: () => void }) {
  const texts = useTexts(adminWorkText)
  const nameOf = useWorkNames()
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(GiveUpJobInput, inputOf(item))
  const send = submit(async (input) => {
    const result = await callAdmin(giveUpJob, input)
    if (!result.ok) return refuse(result)
    answerDeskQuery(listJobs, {}, result.data)
    toast('success', texts.givenUp)
    onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.giveUpTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.giveUp} busy={busy} refusal={refusal}>
        <p>
          <b>{`${nameOf(item.kind)} ${item.subject}`}</b>
        </p>
        <p>{texts.giveUpWords}</p>
        <TextField label={texts.reason} problem={problem('reason')} maxLength={200} data-autofocus {...register('reason')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}
