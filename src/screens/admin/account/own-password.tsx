import { adminAccountText } from '#language/admin/admin-account.text.ts'
import { useTexts } from '#language/texts.ts'
import { OwnPasswordInput } from '#modules/operators/own-account.contract.ts'
import { changeOwnPassword, getOwnAccount } from '#modules/operators/own-account.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useShowOwner } from './show-owner.tsx'

export function AdminOwnPassword({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminAccountText)
  const form = useDeskForm(OwnPasswordInput, { oldPassword: '', code: '', password: '' })
  const { fields, refused } = useShowOwner(form)
  const send = form.submit(async (input) => {
    const result = await callAdmin(changeOwnPassword, input)
    if (!result.ok) return refused(result)
    toast('success', texts.passwordChanged)
    askAgain(getOwnAccount)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.changePassword}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.changePassword} busy={form.busy} refusal={form.refusal}>
        <p>{texts.passwordWords}</p>
        {fields}
        <TextField
          type="password"
          label={texts.newPassword}
          hint={texts.passwordHint}
          autoComplete="new-password"
          maxLength={200}
          problem={form.problem('password')}
          {...form.register('password')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
