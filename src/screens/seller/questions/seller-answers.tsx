import type { MetaArgs } from 'react-router'
import { sellerAnswersText, sellerQuestionsText } from '#language/seller/seller-questions.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type AnswersWire, SaveAnswersInput } from '#modules/conversations/conversations.contract.ts'
import { getSellerAnswers, saveSellerAnswers } from '#modules/conversations/seller-talk.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, askedAgain, useDeskQuery } from '#desk/desk-query.ts'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { AnswersFields } from '#screens/thread/answers-fields.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerAnswersText.title)

/** What this merchant answers often, and what it says while it is away. */
export default function SellerAnswers() {
  const language = useLanguage()
  const texts = useTexts(sellerAnswersText)
  const { back } = useTexts(sellerQuestionsText)
  const found = useDeskQuery(getSellerAnswers, {})
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/seller/questions')}>
          {back}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>{(answers) => <Form found={answers} />}</DeskAnswer>
    </>
  )
}

function Form({ found }: { found: AnswersWire }) {
  const texts = useTexts(sellerAnswersText)
  const form = useSavedForm<AnswersWire>({
    shape: SaveAnswersInput,
    newest: found,
    path: saveSellerAnswers,
    onSaved: (saved) => answerDeskQuery(getSellerAnswers, {}, saved),
    said: texts.saved,
    reload: () => askedAgain(getSellerAnswers),
  })
  return (
    <DeskSavedForm form={form} save={texts.save} title={texts.title}>
      <AnswersFields answers={form.value.answers} editing={form.editing} hasAway />
    </DeskSavedForm>
  )
}
