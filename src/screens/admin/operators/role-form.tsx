import type { UseFormRegisterReturn } from 'react-hook-form'
import { adminRolesText } from '#language/admin/admin-operators.text.ts'
import { useTexts } from '#language/texts.ts'
import { NewRoleInput, RoleInput, type RolesWire, type RoleWire } from '#modules/operators/roles.contract.ts'
import { addRole, changeRole, listRoles, removeRole } from '#modules/operators/roles.paths.ts'
import { type Permission, permissions } from '#platform/access/permissions.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answeredAs, useSavedForm } from '#desk/use-saved-form.ts'
import { answerDeskQuery, askedAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminPermissionChoice } from './permission-choice.tsx'

/** Both kinds of form show the same fields. */
type Fields = Pick<ReturnType<typeof useNewRole>, 'problem'> & {
  fields: Record<'nameEn' | 'nameZh' | 'permissions', UseFormRegisterReturn>
  held?: readonly Permission[]
}

function RoleFields({ fields, problem, held = [] }: Fields) {
  const texts = useTexts(adminRolesText)
  return (
    <>
      <TextField
        label={texts.nameEn}
        problem={problem('nameEn')}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        {...fields.nameEn}
      />
      <TextField label={texts.nameZh} problem={problem('nameZh')} maxLength={40} autoComplete="off" {...fields.nameZh} />
      <AdminPermissionChoice
        title={texts.permissions}
        offered={permissions}
        held={held}
        field={fields.permissions}
        problem={problem('permissions')}
      />
    </>
  )
}

const NONE: NewRoleInput = { nameEn: '', nameZh: '', permissions: [] }

function useNewRole(onClose: () => void) {
  const texts = useTexts(adminRolesText)
  const { submit, refuse, ...form } = useDeskForm<NewRoleInput>(NewRoleInput, NONE)
  const send = submit(async (input) => {
    const result = await callAdmin(addRole, input)
    if (!result.ok) return refuse(result)
    answerDeskQuery(listRoles, {}, result.data)
    toast('success', texts.saved)
    return onClose()
  })
  return { ...form, send }
}

/** A role that is none yet. */
export function AdminNewRole({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminRolesText)
  const { register, problem, refusal, busy, send } = useNewRole(onClose)
  return (
    <DeskDialog onClose={onClose} title={texts.add} wide>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={busy} refusal={refusal}>
        <RoleFields
          fields={{ nameEn: register('nameEn'), nameZh: register('nameZh'), permissions: register('permissions') }}
          problem={problem}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}

const typedOf = ({ roleId, version, nameEn, nameZh, permissions: held }: RoleWire): RoleInput => ({
  ...{ roleId, version, nameEn, nameZh },
  permissions: [...held],
})

type Props = { role: RoleWire; onClose: () => void }

function useRoleForm(role: RoleWire, onClose: () => void) {
  const texts = useTexts(adminRolesText)
  const given = typedOf(role)
  const savedIn = ({ list }: RolesWire) => {
    const saved = list.find(({ roleId }) => roleId === role.roleId)
    return saved ? typedOf(saved) : given
  }
  return useSavedForm<RoleInput>({
    shape: RoleInput,
    newest: given,
    path: async (typed) => {
      const result = await callAdmin(changeRole, typed)
      if (result.ok) answerDeskQuery(listRoles, {}, result.data)
      return answeredAs(result, savedIn)
    },
    onSaved: onClose,
    said: texts.saved,
    reload: () => askedAgain(listRoles),
  })
}

/** A role that is there, with the way to remove it. */
export function AdminRoleForm({ role, onClose }: Props) {
  const texts = useTexts(adminRolesText)
  const form = useRoleForm(role, onClose)
  const { register } = form
  return (
    <DeskDialog onClose={onClose} title={texts.change} wide>
      <DeskDialogForm
        onSubmit={form.send}
        onClose={onClose}
        press={texts.save}
        busy={form.busy}
        refusal={form.refusal}
        saved={form}
      >
        <RoleFields
          fields={{ nameEn: register('nameEn'), nameZh: register('nameZh'), permissions: register('permissions') }}
          problem={form.problem}
          held={role.permissions}
        />
        {role.isBuiltIn ? null : <Remove role={role} onClose={onClose} />}
      </DeskDialogForm>
    </DeskDialog>
  )
}

function Remove({ role: { roleId }, onClose }: Props) {
  const texts = useTexts(adminRolesText)
  const { act, busy } = useDeskAction(() => callAdmin(removeRole, { roleId }))
  const press = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(listRoles, {}, result.data)
    toast('success', texts.removed)
    return onClose()
  }
  return (
    <Button look="text" busy={busy} onClick={() => void press()}>
      {texts.remove}
    </Button>
  )
}
