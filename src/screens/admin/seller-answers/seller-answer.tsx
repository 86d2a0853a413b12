import { type MetaArgs, useParams } from 'react-router'
import { adminAnswersText } from '#language/admin/admin-seller-answers.text.ts'
import { showMoment } from '#language/dates.ts'
import { answerActText, answerStateText, sellerAnswersText, sellerAnswerText } from '#language/seller/seller-answers.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminAnswerWire } from '#modules/seller-answers/seller-answers.contract.ts'
import { getAdminAnswer, listAdminAnswers } from '#modules/seller-answers/seller-answers.paths.ts'
import type { AppealAct } from '#modules/seller-answers/seller-answers.rules.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { CasePage, CaseWork } from '#desk/case/case-page.tsx'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { AnswerEvidence } from '#screens/desks/answer-evidence.tsx'
import { AppealDialog } from './appeal-dialog.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminAnswersText.title)

/** What a buyer asks and a seller says, beside each other, and the decision about an appeal. */
export default function AdminSellerAnswer() {
  const language = useLanguage()
  const { answerNo = '' } = useParams()
  const texts = useTexts(sellerAnswerText)
  const found = useDeskQuery(getAdminAnswer, { answerNo })
  return (
    <CasePage
      list={{ href: localPath(language, '/admin/sellerAnswers'), name: texts.back }}
      title={texts.title(answerNo)}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(answer) => <Found answer={answer} />}
    </CasePage>
  )
}

function Found({ answer }: { answer: AdminAnswerWire }) {
  const texts = useTexts(sellerAnswerText)
  const states = useTexts(answerStateText)
  const told = useTexts(answerActText)
  const acts = useMay()('ask-refunds') ? answer.acts : []
  return (
    <CaseWork<AppealAct>
      state={states[answer.state]}
      acts={acts.map((act) => ({ act, name: texts[act], isMain: act === 'grant' }))}
      renderEvidence={() => (
        <>
          <AnswerEvidence answer={answer} />
          <CaseHistory steps={answer.steps.map(({ act, ...step }) => ({ ...step, words: '', name: told[act] }))} />
        </>
      )}
      facts={<Facts answer={answer} />}
      renderStep={(act, done, close) => (
        <AppealDialog
          key={act}
          answer={answer}
          act={act}
          onDone={(next) => {
            answerDeskQuery(getAdminAnswer, { answerNo: answer.answerNo }, next)
            askAgain(listAdminAnswers)
            done()
          }}
          onClose={close}
        />
      )}
    />
  )
}

function Facts({ answer }: { answer: AdminAnswerWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerAnswerText)
  const list = useTexts(sellerAnswersText)
  const { subject, merchantName, dueTime, orderNo, returnNo, claimId } = answer
  const facts: [string, string][] = [
    [list.kind, list[subject]],
    [list.seller, merchantName],
    [list.due, dueTime ? showMoment(dueTime, language) : ''],
  ]
  const page = returnNo ? `/admin/returns/${returnNo}` : `/admin/claims/${claimId}`
  return (
    <CaseFacts id="answer-facts" title={texts.facts} facts={facts}>
      <p>
        {`${texts.order} `}
        <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
          {orderNo}
        </a>
      </p>
      <p>
        <a className="link" href={localPath(language, page)}>
          {returnNo ? texts.ofReturn : texts.ofClaim}
        </a>
      </p>
    </CaseFacts>
  )
}
