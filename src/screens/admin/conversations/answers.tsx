import { adminConversationsText } from '#language/admin/cases/admin-conversations.text.ts'
import { sellerAnswersText } from '#language/seller/seller-questions.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type AnswersWire, SaveAnswersInput } from '#modules/conversations/conversations.contract.ts'
import { getDeskAnswers, saveDeskAnswers } from '#modules/conversations/desk-talk.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, askedAgain, useDeskQuery } from '#desk/desk-query.ts'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { AnswersFields } from '#screens/thread/answers-fields.tsx'

/** What the shop answers often. */
export function AdminAnswers() {
  const language = useLanguage()
  const texts = useTexts(sellerAnswersText)
  const { back } = useTexts(adminConversationsText)
  const found = useDeskQuery(getDeskAnswers, {})
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/conversations')}>
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
    path: saveDeskAnswers,
    onSaved: (saved) => answerDeskQuery(getDeskAnswers, {}, saved),
    said: texts.saved,
    reload: () => askedAgain(getDeskAnswers),
  })
  return (
    <DeskSavedForm form={form} save={texts.save} title={texts.title}>
      <AnswersFields answers={form.value.answers} editing={form.editing} hasAway={false} />
    </DeskSavedForm>
  )
}
