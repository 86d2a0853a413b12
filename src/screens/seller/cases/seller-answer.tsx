import { type MetaArgs, useParams } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { answerStateText, sellerAnswersText, sellerAnswerText } from '#language/seller/seller-answers.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AnswerWire } from '#modules/seller-answers/seller-answers.contract.ts'
import { getSellerAnswer } from '#modules/seller-answers/seller-answers.paths.ts'
import { AnswerEvidence } from '#screens/desks/answer-evidence.tsx'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AnswerForm } from './answer-form.tsx'

export const meta = ({ location, params }: MetaArgs) =>
  sellerHead(location.pathname, {
    en: sellerAnswerText.title.en(params.answerNo ?? ''),
    zh: sellerAnswerText.title.zh(params.answerNo ?? ''),
  })

/** A return or a claim about this merchant's pieces: what the buyer says and shows, its own answer, and the decision. */
export default function SellerAnswer() {
  const language = useLanguage()
  const { answerNo = '' } = useParams()
  const texts = useTexts(sellerAnswerText)
  const found = useDeskQuery(getSellerAnswer, { answerNo })
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/seller/cases')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.title(answerNo)}</h1>
      <DeskAnswer found={found} height={560} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(answer) => <Found answer={answer} />}
      </DeskAnswer>
    </>
  )
}

function Found({ answer }: { answer: AnswerWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerAnswerText)
  const kinds = useTexts(sellerAnswersText)
  const states = useTexts(answerStateText)
  const { subject, state, orderNo, dueTime, acts } = answer
  const [act] = acts
  const say = act === 'appeal' ? texts.dueAppeal : texts.dueAnswer
  return (
    <>
      <p className="admin-lead">
        {`${kinds[subject]} · ${states[state]} · ${texts.order} `}
        <a className="link" href={localPath(language, `/seller/orders/${orderNo}`)}>
          {orderNo}
        </a>
      </p>
      {act ? <p className="admin-notice">{say(showMoment(dueTime, language))}</p> : null}
      <div className="admin-columns">
        <div className="admin-work">
          <AnswerEvidence answer={answer} />
        </div>
        <div className="admin-side">{act ? <AnswerForm key={act} answer={answer} act={act} /> : null}</div>
      </div>
    </>
  )
}
