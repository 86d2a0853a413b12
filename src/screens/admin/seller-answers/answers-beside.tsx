import { adminAnswersText } from '#language/admin/admin-seller-answers.text.ts'
import { showMoment } from '#language/dates.ts'
import { sellerAnswerText } from '#language/seller/seller-answers.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminAnswerWire, AnswersAboutInput } from '#modules/seller-answers/seller-answers.contract.ts'
import { listAnswersOf } from '#modules/seller-answers/seller-answers.paths.ts'
import { SentPictures } from '#desk/case/sent-pictures.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'

/** What sellers say of a return or claim, beside what the buyer says. */
export function AnswersBeside({ about }: { about: AnswersAboutInput }) {
  const texts = useTexts(sellerAnswerText)
  const { data } = useDeskQuery(listAnswersOf, about)
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby="answers-beside">
      <h2 id="answers-beside">{texts.answer}</h2>
      {data.list.map((answer) => (
        <Said key={answer.answerNo} answer={answer} />
      ))}
    </section>
  )
}

function Said({ answer: { answerNo, state, merchantName, answer, answerPictures, dueTime } }: { answer: AdminAnswerWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerAnswerText)
  const desk = useTexts(adminAnswersText)
  return (
    <>
      <p>
        {`${merchantName} · `}
        <a className="link" href={localPath(language, `/admin/sellerAnswers/${answerNo}`)}>
          {desk.open}
        </a>
      </p>
      <p className={answer ? 'admin-note' : 'mute'}>{answer || texts.noAnswer}</p>
      {state === 'asked' && dueTime ? <p className="mute">{desk.until(showMoment(dueTime, language))}</p> : null}
      <SentPictures ids={answerPictures} />
    </>
  )
}
