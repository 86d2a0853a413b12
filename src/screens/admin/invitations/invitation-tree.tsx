import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminInvitationsText } from '#language/admin/campaigns/admin-invitations.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import {
  type InvitationRowWire,
  type InvitationTreeWire,
  VoidBranchInput,
} from '#modules/invitations/invitation-page.contract.ts'
import { getInvitationTree, voidBranch } from '#modules/invitations/invitation-page.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminInvitationRow } from './invitation-row.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminInvitationsText.tree)

/** One member between whoever brought them and everybody they have brought. */
export default function AdminInvitationTree() {
  const language = useLanguage()
  const texts = useTexts(adminInvitationsText)
  const { accountId = '' } = useParams()
  const found = useDeskQuery(getInvitationTree, { accountId })
  const { data } = found
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/invitations')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{data ? texts.treeOf(data.member.name || texts.nameless) : texts.tree}</h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(tree) => <Tree tree={tree} />}
      </DeskAnswer>
    </>
  )
}

function Tree({ tree }: { tree: InvitationTreeWire }) {
  const texts = useTexts(adminInvitationsText)
  return (
    <div className="admin-member">
      <Standing tree={tree} />
      <Branch title={texts.above} none={texts.noAbove} rows={tree.above.map((row) => ({ ...row, depth: 1 }))} />
      <Branch title={texts.below} none={texts.noBelow} rows={tree.below} />
      {tree.isCut ? <p className="mute">{texts.cut}</p> : null}
    </div>
  )
}

function Standing({ tree: { member, inviteCode, barred } }: { tree: InvitationTreeWire }) {
  const language = useLanguage()
  const texts = useTexts(adminInvitationsText)
  const [ending, setEnding] = useState(false)
  return (
    <section className="admin-invitation-standing">
      <p>
        <span className="mute">{texts.code}</span> <b>{inviteCode}</b>
      </p>
      {barred ? (
        <p className="admin-note" lang={writtenIn(barred.reason)}>
          {texts.barred(barred.by, showMoment(barred.time, language), barred.reason)}
        </p>
      ) : null}
      <p className="admin-buttons">
        <Button look="line" onClick={() => setEnding(true)}>
          {texts.end}
        </Button>
      </p>
      {ending ? <EndBranch accountId={member.accountId} onClose={() => setEnding(false)} /> : null}
    </section>
  )
}

/** Each stands as far in as it is below. */
function Branch({ title, none, rows }: { title: string; none: string; rows: readonly InvitationRowWire[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? <p className="mute">{none}</p> : null}
      <ul className="admin-invitations">
        {rows.map((row) => (
          <li key={row.friend.accountId} className="admin-branch" data-depth={Math.min(row.depth, 6)}>
            <AdminInvitationRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EndBranch({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const texts = useTexts(adminInvitationsText)
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(VoidBranchInput, {
    accountId,
    takeBack: false,
    reason: '',
  })
  const send = submit(async (input) => {
    const result = await callAdmin(voidBranch, input)
    if (!result.ok) return refuse(result)
    askAgain(getInvitationTree)
    const { amount, points, coupons } = result.data
    toast('success', input.takeBack ? texts.ended(showHkdExactly(fromWire(amount)), points, coupons) : texts.done)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.end}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.end} busy={busy} refusal={refusal}>
        <p>{texts.endWords}</p>
        <TextField label={texts.reason} problem={problem('reason')} maxLength={200} data-autofocus {...register('reason')} />
        <Tick {...register('takeBack')}>{texts.takeBack}</Tick>
      </DeskDialogForm>
    </DeskDialog>
  )
}
