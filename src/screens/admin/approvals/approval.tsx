import { useState } from 'react'
import { adminApprovalsText, approvalKindText } from '#language/admin/books/admin-approvals.text.ts'
import { settingText } from '#language/admin/admin-settings.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { approvalNeeds, type ApprovalWire, DecideApprovalInput } from '#modules/approvals/approvals.contract.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { getCampaign } from '#modules/coupons/admin/campaign-page.paths.ts'
import { getAdminOrder } from '#modules/orders/orders.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { approval: ApprovalWire }

/** One matter: what it is, who asked, how it stands, and the two ways on. */
export function AdminApproval({ approval }: Props) {
  const texts = useTexts(adminApprovalsText)
  const kinds = useTexts(approvalKindText)
  const { kind, amount, reason, answer, member } = approval
  const what = amount === '0.00' ? kinds[kind] : `${kinds[kind]}, ${showHkdExactly(fromWire(amount))}`
  return (
    <>
      <p className="admin-payment-head">
        <b>{what}</b>
      </p>
      <About approval={approval} />
      {member ? <p lang={writtenIn(member)}>{member}</p> : null}
      <Standing approval={approval} />
      {reason ? <p className="admin-note">{texts.reason(reason)}</p> : null}
      {answer ? <p className="admin-note">{texts.reason(answer)}</p> : null}
      <Decide approval={approval} what={what} />
    </>
  )
}

function About({ approval: { kind, subjectId, orderNo, memberId } }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminApprovalsText)
  const settings: Record<string, string> = useTexts(settingText)
  const kinds = useTexts(approvalKindText)
  const [path, name] = orderNo
    ? [`/admin/orders/${orderNo}`, texts.order(orderNo)]
    : kind === 'campaign'
      ? [`/admin/campaigns/${subjectId}`, kinds.campaign]
      : kind === 'setting'
        ? ['/admin/settings', settings[subjectId] ?? subjectId]
        : kind === 'commission'
          ? ['/admin/commissions', kinds.commission]
          : kind === 'write-off'
            ? ['/admin/money/debts', kinds['write-off']]
            : memberId
              ? [`/admin/members/${memberId}`, texts.member]
              : ['/admin/payouts', texts.payouts]
  return (
    <p>
      <a className="link" data-row href={localPath(language, path)}>
        {name}
      </a>
    </p>
  )
}

/** Who asked, who has agreed, and what it waits for. */
export function Standing({ approval }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminApprovalsText)
  const { askedBy, askTime, firstBy, secondBy, declinedBy, decideTime, dueTime, state, isOwn } = approval
  const people = [firstBy, secondBy].filter(Boolean).join(language === 'zh' ? '、' : ', ')
  const at = showMoment(askTime, language)
  return (
    <>
      <p className="mute">{askedBy ? texts.asked(askedBy, at) : texts.owed(at)}</p>
      {state === 'waiting' && dueTime ? <p>{texts.due(showMoment(dueTime, language))}</p> : null}
      {state === 'waiting' && !dueTime ? <p>{firstBy ? texts.first(firstBy) : isOwn ? texts.own : texts.waits}</p> : null}
      {state === 'approved' ? (
        <p>
          {people ? texts.approved(people, showMoment(decideTime, language)) : texts.carriedOut(showMoment(decideTime, language))}
        </p>
      ) : null}
      {state === 'declined' ? <p>{texts.declinedBy(declinedBy, showMoment(decideTime, language))}</p> : null}
    </>
  )
}

/** What may look otherwise once it is decided. */
function refresh(): void {
  askAgain(listApprovals)
  askAgain(getAdminOrder)
  askAgain(getCampaign)
}

function Decide({ approval, what }: Props & { what: string }) {
  const texts = useTexts(adminApprovalsText)
  const may = useMay()
  const [declining, setDeclining] = useState(false)
  const { approvalId, state, isOwn, dueTime, kind } = approval
  const { act, busy } = useDeskAction(() => callAdmin(decideApproval, { approvalId, agree: true, reason: '' }))
  if (state !== 'waiting' || !may(approvalNeeds[kind])) return null
  const decline = isOwn || dueTime ? texts.stop : texts.decline
  const agree = async () => {
    const result = await act()
    if (!result.ok) toast('warning', result.msg)
    else toast('success', result.data.state === 'waiting' ? texts.nowWaiting : texts.nowApproved)
    refresh()
  }
  return (
    <div className="admin-buttons">
      {isOwn || dueTime ? null : (
        <Button busy={busy} aria-label={texts.of(texts.agree, what)} aria-keyshortcuts="a" onClick={() => void agree()}>
          {texts.agree}
        </Button>
      )}
      <Button look="line" aria-label={texts.of(decline, what)} aria-keyshortcuts="r" onClick={() => setDeclining(true)}>
        {decline}
      </Button>
      {declining ? <Decline approvalId={approvalId} press={decline} onClose={() => setDeclining(false)} /> : null}
    </div>
  )
}

function Decline({ approvalId, press, onClose }: { approvalId: string; press: string; onClose: () => void }) {
  const texts = useTexts(adminApprovalsText)
  const nothing = { approvalId, agree: false, reason: '' }
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm<DecideApprovalInput>(DecideApprovalInput, nothing)
  const send = submit(async (input) => {
    const result = await callAdmin(decideApproval, input)
    if (!result.ok) return refuse(result)
    toast('success', texts.nowDeclined)
    onClose()
    refresh()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.declineTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={press} busy={busy} refusal={refusal}>
        <p>{texts.declineWords}</p>
        <TextField label={texts.why} problem={problem('reason')} maxLength={200} data-autofocus {...register('reason')} />
      </DeskDialogForm>
    </DeskDialog>
  )
}
