import { useState } from 'react'
import { adminKeysText } from '#language/admin/admin-keys.text.ts'
import { useTexts } from '#language/texts.ts'
import { NewKeyInput } from '#modules/operators/api-keys.contract.ts'
import { listKeys, makeKey } from '#modules/operators/api-keys.paths.ts'
import { forMachines } from '#platform/access/permissions.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { AdminPermissionChoice } from '#screens/admin/operators/permission-choice.tsx'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'

const EMPTY = { name: '', permissions: [], perMinute: 60, days: 90 }

/** What a new key is for; then the key itself, once. */
export function AdminKeyForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminKeysText)
  const [token, show] = useState<string>()
  return (
    <DeskDialog onClose={onClose} title={token ? texts.madeTitle : texts.makeTitle} wide={token === undefined}>
      {token ? <MadeKey token={token} onClose={onClose} /> : <NewKey onMade={show} onClose={onClose} />}
    </DeskDialog>
  )
}

function NewKey({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const texts = useTexts(adminKeysText)
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm<NewKeyInput>(NewKeyInput, EMPTY)
  const send = submit(async (input) => {
    const result = await callAdmin(makeKey, input)
    if (!result.ok) return refuse(result)
    const { token, ...keys } = result.data
    answerDeskQuery(listKeys, {}, keys)
    return onMade(token)
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.make} busy={busy} refusal={refusal}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        problem={problem('name')}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        {...register('name')}
      />
      <AdminPermissionChoice
        title={texts.permissions}
        offered={forMachines}
        field={register('permissions')}
        problem={problem('permissions')}
      />
      <TextField
        label={texts.perMinute}
        inputMode="numeric"
        maxLength={4}
        problem={problem('perMinute')}
        {...register('perMinute')}
      />
      <TextField label={texts.days} inputMode="numeric" maxLength={3} problem={problem('days')} {...register('days')} />
    </DeskDialogForm>
  )
}

export function MadeKey({ token, onClose }: { token: string; onClose: () => void }) {
  const texts = useTexts(adminKeysText)
  return (
    <div className="admin-factor-steps">
      <p role="status">{texts.madeWords}</p>
      <TextField label={texts.key} value={token} readOnly onFocus={({ target }) => target.select()} data-autofocus />
      <Button onClick={onClose}>{texts.copied}</Button>
    </div>
  )
}
