import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { InviteInput } from '#modules/operators/admin-operators.contract.ts'
import { inviteOperator, listOperators } from '#modules/operators/admin-operators.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminRoleChoice } from './role-choice.tsx'

/** Who it is, what they are here for, and in which language they are written to. */
export function AdminInvite({ onClose, onInvited }: { onClose: () => void; onInvited: (operatorId: string) => void }) {
  const texts = useTexts(adminOperatorsText)
  const language = useLanguage()
  const empty = { name: '', email: '', language, roles: [] }
  const { register, submit, problem, setError, refuse, refusal, busy } = useDeskForm<InviteInput>(InviteInput, empty)
  const send = submit(async (input) => {
    const result = await callAdmin(inviteOperator, input)
    if (result.ok) {
      toast('success', texts.sent)
      askAgain(listOperators)
      return onInvited(result.data.operatorId)
    }
    if (result.data.field === 'email') return setError('email', { message: result.msg }, { shouldFocus: true })
    return refuse(result)
  })
  return (
    <DeskDialog onClose={onClose} title={texts.inviteTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.sendInvitation} busy={busy} refusal={refusal}>
        <p>{texts.inviteWords}</p>
        <TextField
          label={texts.name}
          problem={problem('name')}
          maxLength={40}
          autoComplete="off"
          data-autofocus
          {...register('name')}
        />
        <TextField
          type="email"
          label={texts.email}
          problem={problem('email')}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
        <SelectField
          label={texts.language}
          options={[
            { value: 'en', name: texts.english },
            { value: 'zh', name: texts.chinese },
          ]}
          {...register('language')}
        />
        <AdminRoleChoice field={register('roles')} problem={problem('roles')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}
