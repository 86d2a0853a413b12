import { useState } from 'react'
import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { useTexts } from '#language/texts.ts'
import { type AdminOperatorWire, DisableOperatorInput, OperatorRolesInput } from '#modules/operators/admin-operators.contract.ts'
import {
  disableOperator,
  enableOperator,
  getAdminOperator,
  mailOperatorLink,
  resetOperatorFactor,
  setOperatorRoles,
} from '#modules/operators/admin-operators.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { answeredAs, useSavedForm } from '#desk/use-saved-form.ts'
import { askedAgain, type Failure } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminRoleChoice } from './role-choice.tsx'

type Props = { operator: AdminOperatorWire; replace: (operator: AdminOperatorWire) => void }
type OperatorActProps = Props & { onClose: () => void }

/** What may be done about somebody else's account. */
export function AdminOperatorActs({ operator, replace }: Props) {
  const texts = useTexts(adminOperatorsText)
  const [open, setOpen] = useState<'roles' | 'disable' | 'factor'>()
  const { operatorId, state, hasFactor } = operator
  const act = async (path: typeof enableOperator, done: string) => {
    const result = await callAdmin(path, { operatorId })
    if (!result.ok) return toast('error', result.msg)
    replace(result.data)
    return toast('success', done)
  }
  const asked = { operator, replace, onClose: () => setOpen(undefined) }
  return (
    <div className="admin-member-acts">
      {state === 'disabled' ? (
        <Button onClick={() => void act(enableOperator, texts.done)}>{texts.enable}</Button>
      ) : (
        <>
          <Button onClick={() => setOpen('roles')}>{texts.changeRoles}</Button>
          <Button look="line" onClick={() => setOpen('disable')}>
            {texts.disable}
          </Button>
          <Button look="text" onClick={() => void act(mailOperatorLink, texts.sent)}>
            {state === 'invited' ? texts.mailAgain : texts.mailLink}
          </Button>
        </>
      )}
      {hasFactor ? (
        <Button look="text" onClick={() => setOpen('factor')}>
          {texts.resetFactor}
        </Button>
      ) : null}
      {open === 'roles' ? <ChangeRoles {...asked} /> : null}
      {open === 'disable' ? <Disable {...asked} /> : null}
      {open === 'factor' ? <ResetFactor {...asked} /> : null}
    </div>
  )
}

/** What a dialog has brought about is shown and said, and the dialog closes; what is refused stands beside its fields. */
function useChange({ replace, onClose }: OperatorActProps) {
  const texts = useTexts(adminOperatorsText)
  return (result: CallResult<AdminOperatorWire>, refuse: (result: Failure) => void): void => {
    if (!result.ok) return refuse(result)
    replace(result.data)
    toast('success', texts.done)
    return onClose()
  }
}

const rolesOf = ({ operatorId, version, roles }: AdminOperatorWire): OperatorRolesInput => ({
  ...{ operatorId, version },
  roles: roles.map(({ roleId }) => roleId),
})

function ChangeRoles({ operator, replace, onClose }: OperatorActProps) {
  const texts = useTexts(adminOperatorsText)
  const form = useSavedForm<OperatorRolesInput>({
    shape: OperatorRolesInput,
    newest: rolesOf(operator),
    path: async (typed) => {
      const result = await callAdmin(setOperatorRoles, typed)
      if (result.ok) replace(result.data)
      return answeredAs(result, rolesOf)
    },
    onSaved: onClose,
    said: texts.done,
    reload: () => askedAgain(getAdminOperator),
  })
  const { register, problem, refusal, busy, send } = form
  return (
    <DeskDialog onClose={onClose} title={texts.changeRoles}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={busy} refusal={refusal} saved={form}>
        <p>
          <b>{operator.name}</b>
        </p>
        <AdminRoleChoice field={register('roles')} problem={problem('roles')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}

/** Nobody is shut out without a reason. */
function Disable(asked: OperatorActProps) {
  const { operator, onClose } = asked
  const texts = useTexts(adminOperatorsText)
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(DisableOperatorInput, {
    operatorId: operator.operatorId,
    reason: '',
  })
  const change = useChange(asked)
  const send = submit(async (input) => change(await callAdmin(disableOperator, input), refuse))
  return (
    <DeskDialog onClose={onClose} title={texts.disable}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.disable} busy={busy} refusal={refusal}>
        <p>
          <b>{operator.name}</b>
        </p>
        <p>{texts.disableWords}</p>
        <TextField label={texts.reason} problem={problem('reason')} maxLength={200} data-autofocus {...register('reason')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}

function ResetFactor(asked: OperatorActProps) {
  const { operator, onClose } = asked
  const texts = useTexts(adminOperatorsText)
  const { submit, refuse, refusal, busy } = useDeskForm(undefined, { operatorId: operator.operatorId })
  const change = useChange(asked)
  const send = submit(async (input) => change(await callAdmin(resetOperatorFactor, input), refuse))
  return (
    <DeskDialog onClose={onClose} title={texts.resetFactor}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.resetFactor} busy={busy} refusal={refusal}>
        <p>
          <b>{operator.name}</b>
        </p>
        <p>{texts.resetWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
