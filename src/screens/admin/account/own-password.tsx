import { adminAccountText } from '#language/admin/admin-account.text.ts'
import { useTexts } from '#language/texts.ts'
import { OwnPasswordInput } from '#modules/operators/own-account.contract.ts'
import { changeOwnPassword, getOwnAccount } from '#modules/operators/own-account.paths.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { askAgain } from '#screens/admin/session/admin-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useShowOwner } from './show-owner.tsx'

export function AdminOwnPassword({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminAccountText)
  const form = useAdminForm(OwnPasswordInput, { oldPassword: '', code: '', password: '' })
  const { fields, refused } = useShowOwner(form)
  const send = form.submit(async (input) => {
    const result = await callAdmin(changeOwnPassword, input)
    if (!result.ok) return refused(result)
    toast('success', texts.passwordChanged)
    askAgain(getOwnAccount)
    return onClose()
  })
  return (
    <AdminDialog onClose={onClose} title={texts.changePassword}>
      <AdminDialogForm onSubmit={send} onClose={onClose} press={texts.changePassword} busy={form.busy} refusal={form.refusal}>
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
      </AdminDialogForm>
    </AdminDialog>
  )
}
