import { useState } from 'react'
import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { useTexts } from '#language/texts.ts'
import { type AdminMemberWire, DisableMemberInput } from '#modules/members/admin-members.contract.ts'
import { disableMember, enableMember, resetMemberFactor, signMemberOut } from '#modules/members/admin-members.paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

type Props = { member: AdminMemberWire; replace: (member: AdminMemberWire) => void }

/** Whether a member may come in, and a way to end what is open. */
export function AdminMemberActs({ member, replace }: Props) {
  const texts = useTexts(adminMembersText)
  const [asking, ask] = useState<'close' | 'factor'>()
  const { accountId, state, sessions, hasFactor } = member
  const act = async (path: typeof enableMember) => {
    const result = await callAdmin(path, { accountId })
    if (!result.ok) return toast('error', result.msg)
    replace(result.data)
    return toast('success', texts.done)
  }
  return (
    <div className="admin-member-acts">
      {state === 'disabled' ? (
        <Button onClick={() => void act(enableMember)}>{texts.enable}</Button>
      ) : state === 'left' ? null : (
        <Button look="line" onClick={() => ask('close')}>
          {texts.disable}
        </Button>
      )}
      {sessions.length > 0 ? (
        <Button look="text" onClick={() => void act(signMemberOut)}>
          {texts.signOut}
        </Button>
      ) : null}
      {hasFactor ? (
        <Button look="text" onClick={() => ask('factor')}>
          {texts.resetFactor}
        </Button>
      ) : null}
      {asking ? <Asked what={asking} member={member} replace={replace} onClose={() => ask(undefined)} /> : null}
    </div>
  )
}

const ASKED = {
  close: { path: disableMember, press: 'disable', words: 'disableWords', done: 'done' },
  factor: { path: resetMemberFactor, press: 'resetFactor', words: 'resetFactorWords', done: 'resetFactorDone' },
} as const

/** Neither is done without a reason. */
function Asked({ what, member, replace, onClose }: Props & { what: keyof typeof ASKED; onClose: () => void }) {
  const texts = useTexts(adminMembersText)
  const { path, press, words, done } = ASKED[what]
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(DisableMemberInput, {
    accountId: member.accountId,
    reason: '',
  })
  const send = submit(async (input) => {
    const result = await callAdmin(path, input)
    if (!result.ok) return refuse(result)
    replace(result.data)
    toast('success', texts[done])
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts[press]}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts[press]} busy={busy} refusal={refusal}>
        <p>
          <b>{member.name || member.email || member.mobile}</b>
        </p>
        <p>{texts[words]}</p>
        <TextField label={texts.reason} problem={problem('reason')} maxLength={200} data-autofocus {...register('reason')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}
