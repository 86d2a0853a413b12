import { adminDebtsText } from '#language/admin/books/admin-merchant-statements.text.ts'
import { useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { type DebtsWire, WriteOffInput } from '#modules/settlement/merchant-statements.contract.ts'
import { listDebts, writeOffDebt } from '#modules/settlement/merchant-statements.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { askAgain } from '#desk/desk-query.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { showWire } from '#screens/admin/money/show-amount.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea, TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { debt: DebtsWire['list'][number]; onClose: () => void }

/** So much of a debt is given up, which a colleague has to agree to. */
export function WriteOff({ debt: { merchantId, merchant, owed }, onClose }: Props) {
  const texts = useTexts(adminDebtsText)
  const given = { merchantId, amount: owed, reason: '' }
  const { submit, refuse, register, problem, busy, refusal } = useDeskForm<WriteOffInput>(WriteOffInput, given)
  const send = submit(async (input) => {
    const result = await callAdmin(writeOffDebt, input)
    askAgain(listDebts)
    if (!result.ok) return refuse(result)
    askAgain(listApprovals)
    toast('success', texts.asked)
    onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.dialogTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.giveUp} busy={busy} refusal={refusal}>
        <p>{texts.dialogWords(merchant, showWire(owed))}</p>
        <TextField
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          data-autofocus
          problem={problem('amount')}
          {...register('amount')}
        />
        <TextArea label={texts.reason} rows={2} maxLength={200} problem={problem('reason')} {...register('reason')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}
