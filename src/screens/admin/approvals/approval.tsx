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

function About({ approval }: Props) {
  const language = useLanguage()
  const [path, name] = usePlaceOf(approval)
  return (
    <p>
      <a className="link" data-row href={localPath(language, path)}>
        {name}
      </a>
    </p>
  )
}

/** Where what it is about is shown, and what that is called. */
function usePlaceOf({ kind, subjectId, orderNo, memberId }: ApprovalWire): [path: string, name: string] {
  const texts = useTexts(adminApprovalsText)
  const settings: Record<string, string> = useTexts(settingText)
  const kinds = useTexts(approvalKindText)
  if (orderNo) return [`/admin/orders/${orderNo}`, texts.order(orderNo)]
  if (kind === 'campaign') return [`/admin/campaigns/${subjectId}`, kinds.campaign]
  if (kind === 'setting') return ['/admin/settings', settings[subjectId] ?? subjectId]
  if (kind === 'commission') return ['/admin/commissions', kinds.commission]
  if (kind === 'debt-payment') return ['/admin/money', kinds['debt-payment']]
  if (kind === 'write-off') return ['/admin/money/debts', kinds['write-off']]
  return memberId ? [`/admin/members/${memberId}`, texts.member] : ['/admin/payouts', texts.payouts]
}

/** Who asked, who has agreed, and what it waits for. */
export function Standing({ approval }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminApprovalsText)
  const { askedBy, askTime } = approval
  const at = showMoment(askTime, language)
  const outcome = useOutcomeOf(approval)
  return (
    <>
      <p className="mute">{askedBy ? texts.asked(askedBy, at) : texts.owed(at)}</p>
      <p>{outcome}</p>
    </>
  )
}

/** What it waits for, or how it ended. */
function useOutcomeOf({ state, firstBy, secondBy, declinedBy, decideTime, dueTime, isOwn }: ApprovalWire): string {
  const language = useLanguage()
  const texts = useTexts(adminApprovalsText)
  if (state === 'waiting') {
    if (dueTime) return texts.due(showMoment(dueTime, language))
    if (firstBy) return texts.first(firstBy)
    return isOwn ? texts.own : texts.waits
  }
  const decidedAt = showMoment(decideTime, language)
  if (state === 'declined') return texts.declinedBy(declinedBy, decidedAt)
  const people = [firstBy, secondBy].filter(Boolean).join(language === 'zh' ? '、' : ', ')
  return people ? texts.approved(people, decidedAt) : texts.carriedOut(decidedAt)
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
