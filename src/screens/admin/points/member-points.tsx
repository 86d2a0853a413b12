import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { counted } from '#language/counted.ts'
import { pointMoveText } from '#language/account/points.text.ts'
import { adminPointsText } from '#language/admin/rewards/admin-points.text.ts'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { CorrectionInput, type MemberPointsWire } from '#modules/points/points-page.contract.ts'
import { askCorrection, getMemberPoints, listPoints } from '#modules/points/points-page.paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskFacts } from '#desk/facts.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { listLeft } from '#desk/list-memory.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { AdminCorrection } from './correction.tsx'
import { showChange } from './show-change.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminPointsText.title)

/** What one member has to spend, how it came, and the way to correct it. */
export default function AdminMemberPoints() {
  const language = useLanguage()
  const texts = useTexts(adminPointsText)
  const { accountId = '' } = useParams()
  const found = useDeskQuery(getMemberPoints, { accountId })
  const { data } = found
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin/points'))}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{data ? data.name || texts.nameless : texts.member}</h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(member) => (
          <div className="admin-member">
            <Acts member={member} />
            <Standing member={member} />
            <Corrections member={member} />
            <History member={member} />
          </div>
        )}
      </DeskAnswer>
    </>
  )
}

type Props = { member: MemberPointsWire }

function Acts({ member }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminPointsText)
  const may = useMay()
  const [asking, setAsking] = useState(false)
  return (
    <div className="admin-member-acts">
      {member.state === 'left' ? null : (
        <Button look="line" onClick={() => setAsking(true)}>
          {texts.correct}
        </Button>
      )}
      {may('keep-members') ? (
        <a className="link" href={localPath(language, `/admin/members/${member.accountId}`)}>
          {texts.toMember}
        </a>
      ) : null}
      {asking ? <Asking member={member} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

function Asking({ member, onClose }: Props & { onClose: () => void }) {
  const texts = useTexts(adminPointsText)
  const approvals = useTexts(adminApprovalsText)
  const [isAgain, setIsAgain] = useState(false)
  const { accountId } = member
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(CorrectionInput, {
    accountId,
    points: '',
    reason: '',
    again: false,
  })
  const send = submit(async (input) => {
    const result = await callAdmin(askCorrection, input)
    if (!result.ok) {
      setIsAgain(result.data.field === 'again')
      return refuse(result)
    }
    askAgain(listApprovals)
    answerDeskQuery(getMemberPoints, { accountId }, result.data)
    askAgain(listPoints)
    toast('success', texts.asked)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.correct}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.ask} busy={busy} refusal={refusal}>
        <p>{texts.correctWords}</p>
        <TextField
          label={texts.amount}
          hint={texts.amountHint}
          problem={problem('points')}
          maxLength={7}
          autoComplete="off"
          data-autofocus
          {...register('points')}
        />
        <TextField label={texts.reason} problem={problem('reason')} maxLength={200} autoComplete="off" {...register('reason')} />
        {isAgain ? <Tick {...register('again')}>{approvals.again}</Tick> : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}

function Standing({ member }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminPointsText)
  const ending = member.ending.map(({ points, lastDay }) => texts.ending(counted(points), showDate(lastDay, language)))
  const facts: [string, string][] = [
    [texts.email, member.email || '–'],
    [texts.mobile, member.mobile || '–'],
    [texts.points, counted(member.points)],
    [texts.pending, counted(member.pendingPoints)],
    [texts.owed, counted(member.owedPoints)],
    ...(ending.length > 0 ? [[texts.ends, ending.join(language === 'zh' ? '；' : '; ')] satisfies [string, string]] : []),
  ]
  return <DeskFacts id="member-points" title={texts.facts} facts={facts} />
}

function Corrections({ member: { corrections } }: Props) {
  const texts = useTexts(adminPointsText)
  return (
    <section aria-labelledby="member-corrections">
      <h2 id="member-corrections">{texts.corrections}</h2>
      {corrections.length === 0 ? <p className="mute">{texts.noCorrections}</p> : null}
      <ul className="admin-member-rows">
        {corrections.map((correction) => (
          <AdminCorrection key={correction.correctionId} correction={correction} />
        ))}
      </ul>
    </section>
  )
}

function History({ member: { history } }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminPointsText)
  const names = useTexts(pointMoveText)
  return (
    <section aria-labelledby="member-history">
      <h2 id="member-history">{texts.history}</h2>
      {history.length === 0 ? <p className="mute">{texts.noHistory}</p> : null}
      <ul className="admin-member-rows">
        {history.map(({ moveId, move, points, orderNo, friend, time }) => (
          <li key={moveId}>
            <b>{showChange(points)}</b>
            <span>{names[move]}</span>
            {orderNo ? (
              <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
                {orderNo}
              </a>
            ) : null}
            {friend ? <span lang={writtenIn(friend)}>{friend}</span> : null}
            <span className="mute">{showMoment(time, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
