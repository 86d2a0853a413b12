import { adminRolesText } from '#language/admin/admin-operators.text.ts'
import { useTexts } from '#language/texts.ts'
import { NewRoleInput, type RolesWire, type RoleWire } from '#modules/operators/roles.contract.ts'
import { addRole, changeRole, listRoles, removeRole } from '#modules/operators/roles.paths.ts'
import { permissions } from '#platform/access/permissions.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { answerAdminQuery, useAdminAction } from '#screens/admin/session/admin-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminPermissionChoice } from './permission-choice.tsx'

function useRoleForm(role: RoleWire | undefined, onClose: () => void) {
  const texts = useTexts(adminRolesText)
  const { submit, refuse, ...form } = useAdminForm<NewRoleInput>(NewRoleInput, {
    nameEn: role?.nameEn ?? '',
    nameZh: role?.nameZh ?? '',
    permissions: role ? [...role.permissions] : [],
  })
  const removal = useAdminAction((roleId: string) => callAdmin(removeRole, { roleId }))
  const end = (result: CallResult<RolesWire>, done: string) => {
    if (!result.ok) return refuse(result)
    answerAdminQuery(listRoles, {}, result.data)
    toast('success', done)
    return onClose()
  }
  const send = submit(async (input) => {
    const known = role && { roleId: role.roleId, version: role.version }
    end(known ? await callAdmin(changeRole, { ...input, ...known }) : await callAdmin(addRole, input), texts.saved)
  })
  const remove = async (roleId: string) => end(await removal.act(roleId), texts.removed)
  return { ...form, send, remove, isRemoving: removal.busy }
}

/** A new role, or one that is there with the way to remove it. */
export function AdminRoleForm({ role, onClose }: { role: RoleWire | undefined; onClose: () => void }) {
  const texts = useTexts(adminRolesText)
  const { register, problem, refusal, busy, send, remove, isRemoving } = useRoleForm(role, onClose)
  return (
    <AdminDialog onClose={onClose} title={role ? texts.change : texts.add} wide>
      <AdminDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={busy} refusal={refusal}>
        <TextField
          label={texts.nameEn}
          problem={problem('nameEn')}
          maxLength={40}
          autoComplete="off"
          data-autofocus
          {...register('nameEn')}
        />
        <TextField label={texts.nameZh} problem={problem('nameZh')} maxLength={40} autoComplete="off" {...register('nameZh')} />
        <AdminPermissionChoice
          title={texts.permissions}
          offered={permissions}
          held={role?.permissions ?? []}
          field={register('permissions')}
          problem={problem('permissions')}
        />
        {role && !role.isBuiltIn ? (
          <Button look="text" busy={isRemoving} onClick={() => void remove(role.roleId)}>
            {texts.remove}
          </Button>
        ) : null}
      </AdminDialogForm>
    </AdminDialog>
  )
}
