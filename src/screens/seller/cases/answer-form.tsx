import { useState } from 'react'
import { sellerAnswerText } from '#language/seller/seller-answers.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AnswerWire } from '#modules/seller-answers/seller-answers.contract.ts'
import { getSellerAnswer, giveAnswer, listSellerAnswers } from '#modules/seller-answers/seller-answers.paths.ts'
import { MOST_ANSWER_PICTURES, MOST_ANSWER_WORDS, type SellerAct } from '#modules/seller-answers/seller-answers.rules.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { PicturesField, type SentPicture } from '#screens/store/pictures-field.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Said = { words: string; pictures: string[] }

/** What a merchant says of it, or why the decision should be another one. */
export function AnswerForm({ answer: { answerNo }, act }: { answer: AnswerWire; act: SellerAct }) {
  const texts = useTexts(sellerAnswerText)
  const [words, write] = useState('')
  const [pictures, setPictures] = useState<readonly SentPicture[]>([])
  const { problems, refusal, busy, send } = useCaseStep({
    call: (said: Said, options) => callSeller(giveAnswer, { answerNo, act, ...said }, options),
    onDone: (next) => {
      answerDeskQuery(getSellerAnswer, { answerNo }, next)
      askAgain(listSellerAnswers)
      toast('success', texts.sent)
    },
    onRefused: () => askAgain(getSellerAnswer),
  })
  const isAppeal = act === 'appeal'
  return (
    <section aria-labelledby="seller-answer">
      <h2 id="seller-answer">{isAppeal ? texts.yourAppeal : texts.yourAnswer}</h2>
      <form
        className="seller-send"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send({ words, pictures: pictures.map(({ uploadId }) => uploadId) })
        }}
      >
        <TextArea
          label={texts.words}
          hint={texts.wordsHint}
          rows={6}
          maxLength={MOST_ANSWER_WORDS}
          value={words}
          problem={problems.words}
          onChange={({ target }) => write(target.value)}
        />
        <PicturesField
          purpose="seller-answer"
          makeCall={callSeller}
          label={texts.pictures}
          hint={texts.picturesHint}
          most={MOST_ANSWER_PICTURES}
          pictures={pictures}
          problem={problems.pictures}
          onChange={setPictures}
        />
        <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
        <Button type="submit" busy={busy}>
          {isAppeal ? texts.sendAppeal : texts.sendAnswer}
        </Button>
      </form>
    </section>
  )
}
