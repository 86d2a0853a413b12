import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { adminModerationText } from '#language/moderation/admin-moderation.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { getModerationCase, listModerationCases } from '#modules/moderation/queue/cases.paths.ts'
import { caseQueues } from '#modules/moderation/queue/cases.rules.ts'
import type { ModerationCaseWire } from '#modules/moderation/queue/cases.contract.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { answerDeskQuery, askAgain, KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { CaseDecision } from './case-decision.tsx'
import { CaseItem } from './case-item.tsx'
import { CaseList } from './case-list.tsx'

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
        <OneCase key={caseNo} caseNo={caseNo} back={`${localPath(language, '/admin/moderation')}${search}`} goOn={goOn} />
      )}
    </div>
  )
}

function OneCase({ caseNo, back, goOn }: { caseNo: string; back: string; goOn: () => void }) {
  const texts = useTexts(adminModerationText)
  const found = useDeskQuery(getModerationCase, { caseNo })
  const keep = (next: ModerationCaseWire): void => {
    answerDeskQuery(getModerationCase, { caseNo }, next)
    askAgain(listModerationCases)
    toast('success', texts.done)
    if (next.state !== 'open') goOn()
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
