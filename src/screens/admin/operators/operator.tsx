import { type MetaArgs, useParams } from 'react-router'
import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOperatorWire } from '#modules/operators/admin-operators.contract.ts'
import { getAdminOperator } from '#modules/operators/admin-operators.paths.ts'
import { DeskFacts } from '#desk/facts.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { listLeft } from '#desk/list-memory.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminOperatorActs } from './operator-acts.tsx'
import { useRoleNames } from './role-names.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminOperatorsText.operator)

/** One operator: what as, since when, from where, and what may be done about the account. */
export default function AdminOperator() {
  const language = useLanguage()
  const texts = useTexts(adminOperatorsText)
  const { operatorId = '' } = useParams()
  const found = useDeskQuery(getAdminOperator, { operatorId })
  const { data } = found
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin/operators'))}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{data ? data.name : texts.operator}</h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(operator) => <Found operator={operator} />}
      </DeskAnswer>
    </>
  )
}

function Found({ operator }: { operator: AdminOperatorWire }) {
  const texts = useTexts(adminOperatorsText)
  const replace = (now: AdminOperatorWire) => answerDeskQuery(getAdminOperator, { operatorId: operator.operatorId }, now)
  return (
    <div className="admin-member">
      {operator.isSelf ? (
        <p className="admin-notice">{texts.self}</p>
      ) : (
        <AdminOperatorActs operator={operator} replace={replace} />
      )}
      <Facts operator={operator} />
      <Sessions operator={operator} />
    </div>
  )
}

function Facts({ operator }: { operator: AdminOperatorWire }) {
  const language = useLanguage()
  const texts = useTexts(adminOperatorsText)
  const nameRoles = useRoleNames()
  const facts: [string, string][] = [
    [texts.state, texts[operator.state]],
    ...(operator.disabledReason ? [[texts.reason, operator.disabledReason] satisfies [string, string]] : []),
    [texts.email, operator.email],
    [texts.roles, nameRoles(operator.roles)],
    [texts.factor, operator.hasFactor ? texts.factorOn : texts.factorOff],
    [texts.signedIn, operator.signedInTime ? showMoment(operator.signedInTime, language) : texts.never],
    [texts.language, operator.language === 'zh' ? texts.chinese : texts.english],
    [texts.added, showMoment(operator.createTime, language)],
  ]
  return <DeskFacts id="operator-facts" title={texts.account} facts={facts} />
}

function Sessions({ operator: { sessions } }: { operator: AdminOperatorWire }) {
  const language = useLanguage()
  const texts = useTexts(adminOperatorsText)
  return (
    <section aria-labelledby="operator-sessions">
      <h2 id="operator-sessions">{texts.sessions}</h2>
      {sessions.length === 0 ? <p className="mute">{texts.noSessions}</p> : null}
      <ul className="admin-member-rows">
        {sessions.map(({ sessionId, device, network, seenTime }) => (
          <li key={sessionId}>
            <span lang={device ? writtenIn(device) : undefined}>{device || texts.unknownDevice}</span>
            <span>{network}</span>
            <span className="mute">{showMoment(seenTime, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
