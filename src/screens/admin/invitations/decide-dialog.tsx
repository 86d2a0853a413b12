import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { adminInvitationsText } from '#language/admin/campaigns/admin-invitations.text.ts'
import { useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { DecideInvitationInput, type InvitationRowWire } from '#modules/invitations/invitation-page.contract.ts'
import { decideInvitation, getInvitationTree, listInvitations } from '#modules/invitations/invitation-page.paths.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { act: 'release' | 'decline'; row: InvitationRowWire; onClose: () => void }

/** Neither without a reason. */
export function DecideDialog({ act, row: { friend, inviter }, onClose }: Props) {
  const texts = useTexts(adminInvitationsText)
  const approvals = useTexts(adminApprovalsText)
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(DecideInvitationInput, {
    friendId: friend.accountId,
    release: act === 'release',
    reason: '',
  })
  const send = submit(async (input) => {
    const result = await callAdmin(decideInvitation, input)
    if (!result.ok) return refuse(result)
    askAgain(listInvitations)
    askAgain(getInvitationTree)
    askAgain(listApprovals)
    toast('success', result.data.isWaiting ? approvals.waits : texts.done)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts[act]}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts[act]} busy={busy} refusal={refusal}>
        <p>{texts.invitedBy(friend.name || texts.nameless, inviter.name || texts.nameless)}</p>
        <p>{act === 'release' ? texts.releaseWords : texts.declineWords}</p>
        <TextField label={texts.reason} problem={problem('reason')} maxLength={200} data-autofocus {...register('reason')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}
