import { showDate } from '#language/dates.ts'
import { sellerScopeText, sellerTeamText } from '#language/seller/seller-team.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { InviteStaffInput, type PeopleWire } from '#modules/merchants/people.contract.ts'
import { endStaffInvitation, inviteStaff, listPeople } from '#modules/merchants/people.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { answerDeskQuery, useDeskAction } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { FactorGate, useFactorGate } from '#screens/seller/security/factor-gate.tsx'
import { ScopeChoice } from './scope-choice.tsx'

/** Somebody is asked by mail to work with this merchant. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(sellerTeamText)
  const { isAsked, isFactor } = useFactorGate()
  const empty: InviteStaffInput = { email: '', scopes: [] }
  const { register, submit, refuse, problem, refusal, busy } = useDeskForm<InviteStaffInput>(InviteStaffInput, empty)
  const send = submit(async (input) => {
    const result = await callSeller(inviteStaff, input)
    if (!result.ok) return isFactor(result) ? undefined : refuse(result)
    answerDeskQuery(listPeople, {}, result.data)
    toast('success', texts.sent)
    return onClose()
  })
  const form = (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.sendInvitation} busy={busy} refusal={refusal}>
      <p>{texts.inviteWords}</p>
      <TextField
        type="email"
        label={texts.email}
        problem={problem('email')}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...register('email')}
      />
      <ScopeChoice field={register('scopes')} problem={problem('scopes')} />
    </DeskDialogForm>
  )
  return (
    <DeskDialog onClose={onClose} title={texts.invite}>
      {isAsked ? <FactorGate onClose={onClose}>{form}</FactorGate> : form}
    </DeskDialog>
  )
}

type Invitation = PeopleWire['invitations'][number]

/** Who has been asked and has not accepted. */
export function InvitationList({ list }: { list: readonly Invitation[] }) {
  const texts = useTexts(sellerTeamText)
  if (list.length === 0) return null
  return (
    <section className="seller-invitations">
      <h2>{texts.invitations}</h2>
      <ul>
        {list.map((invitation) => (
          <InvitationRow key={invitation.invitationId} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation: { invitationId, email, scopes, expiryTime, isOver } }: { invitation: Invitation }) {
  const language = useLanguage()
  const texts = useTexts(sellerTeamText)
  const names = useTexts(sellerScopeText)
  const { act, busy } = useDeskAction(() => callSeller(endStaffInvitation, { invitationId }))
  const withdraw = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(listPeople, {}, result.data)
    return toast('success', texts.withdrawn)
  }
  const held = scopes.map((scope) => names[scope]).join(language === 'zh' ? '、' : ', ')
  return (
    <li>
      <span>
        {email}
        <span className="mute">
          {held || texts.nothing} · {isOver ? texts.over : texts.until(showDate(dayInHongKong(new Date(expiryTime)), language))}
        </span>
      </span>
      <Button look="text" busy={busy} onClick={() => void withdraw()}>
        {texts.withdraw}
        <span className="hidden-text"> {email}</span>
      </Button>
    </li>
  )
}
