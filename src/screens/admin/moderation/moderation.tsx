import { useState } from 'react'
import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { adminModerationText } from '#language/moderation/admin-moderation.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { getModerationCase, listModerationCases, reopenModerationCase } from '#modules/moderation/queue/cases.paths.ts'
import { caseQueues } from '#modules/moderation/queue/cases.rules.ts'
import type { ModerationCaseWire } from '#modules/moderation/queue/cases.contract.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { answerDeskQuery, askAgain, KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { CaseDecision } from './case-decision.tsx'
import { CaseItem } from './case-item.tsx'
import { CaseList } from './case-list.tsx'
import { useUndoKey } from './use-decision-keys.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminModerationText.title)

/** What members write and others report: the queue, the thing itself, and the decision, side by side where there is room. */
export default function AdminModeration() {
  const language = useLanguage()
  const texts = useTexts(adminModerationText)
  const navigate = useNavigate()
  const { caseNo } = useParams()
  const { query, addressOf } = useListAddress()
  const queue = caseQueues.find((known) => known === query.state) ?? 'open'
  const found = useDeskQuery(listModerationCases, { queue, kind: '', pageNum: query.page }, KEEP_LAST)
  const search = query.state === '' ? '' : `?state=${query.state}`
  const addressOfCase = (number: string) => `${localPath(language, `/admin/moderation/${number}`)}${search}`
  const goOn = (): void => {
    const list = found.data?.list ?? []
    const next = list[list.findIndex((row) => row.caseNo === caseNo) + 1]
    void navigate(next ? addressOfCase(next.caseNo) : `${localPath(language, '/admin/moderation')}${search}`)
  }
  const sayDecided = useUndo((number) => void navigate(addressOfCase(number)))
  const onDecided = (one: ModerationCaseWire): void => {
    sayDecided(one)
    if (one.state !== 'open') goOn()
  }
  return (
    <div className="mod" data-case={caseNo === undefined ? undefined : ''}>
      <section className="mod-queue" aria-label={texts.list}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        {found.data ? (
          <CaseQueues
            label={texts.queues}
            names={texts}
            queues={found.data.queues}
            chosen={queue}
            addressOf={(changes) => addressOf(changes).replace(/\/moderation\/[^?]*/, '/moderation')}
          />
        ) : null}
        <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
          {({ list }) => <CaseList list={list} chosen={caseNo} addressOf={addressOfCase} />}
        </DeskListResult>
      </section>
      {caseNo === undefined ? (
        <p className="mod-choose mute">{texts.choose}</p>
      ) : (
        <OneCase
          key={caseNo}
          caseNo={caseNo}
          back={`${localPath(language, '/admin/moderation')}${search}`}
          goOn={goOn}
          onDecided={onDecided}
        />
      )}
    </div>
  )
}

/** Says that it was decided, with the way back for a while: before the moderators again, to be decided anew. */
function useUndo(onUndone: (caseNo: string) => void): (one: ModerationCaseWire) => void {
  const texts = useTexts(adminModerationText)
  const [last, setLast] = useState<string>()
  const undo = async (caseNo: string): Promise<void> => {
    setLast(undefined)
    const reopened = await callAdmin(reopenModerationCase, { caseNo })
    if (!reopened.ok) return
    answerDeskQuery(getModerationCase, { caseNo }, reopened.data)
    askAgain(listModerationCases)
    toast('success', texts.undone)
    onUndone(caseNo)
  }
  useUndoKey(last === undefined ? undefined : () => void undo(last))
  return ({ caseNo, state }) => {
    // What was decided on an appeal ends the case.
    const mayUndo = state === 'left' || state === 'hidden'
    setLast(mayUndo ? caseNo : undefined)
    toast('success', texts.done, mayUndo ? { label: texts.undo, run: () => void undo(caseNo), undoes: true } : undefined)
  }
}

type CaseProps = { caseNo: string; back: string; goOn: () => void; onDecided: (next: ModerationCaseWire) => void }

function OneCase({ caseNo, back, goOn, onDecided }: CaseProps) {
  const texts = useTexts(adminModerationText)
  const found = useDeskQuery(getModerationCase, { caseNo })
  const keep = (next: ModerationCaseWire): void => {
    answerDeskQuery(getModerationCase, { caseNo }, next)
    askAgain(listModerationCases)
    onDecided(next)
  }
  return (
    <div className="mod-case">
      <p className="admin-back mod-back">
        <a className="link" href={back}>
          {texts.back}
        </a>
      </p>
      <DeskAnswer found={found} height={560} missing={<EmptyState title={texts.missingTitle}>{caseNo}</EmptyState>}>
        {(one) => (
          <div className="mod-both">
            <CaseItem one={one} />
            <CaseDecision key={`${one.version} ${one.state}`} one={one} onDone={keep} onSkip={goOn} />
          </div>
        )}
      </DeskAnswer>
    </div>
  )
}
