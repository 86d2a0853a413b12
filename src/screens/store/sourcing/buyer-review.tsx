import { useState } from 'react'
import { buyerReviewText } from '#language/sourcing/buyer-review.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OwnRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { reviewBuyer } from '#modules/sourcing/sourcing.paths.ts'
import { MOST_SOURCING_WORDS } from '#modules/sourcing/sourcing.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'
import { useTried } from '../../own-page.tsx'
import { OwnForm, pressOrSend } from '../own-form.tsx'
import { StarChoice } from '../reviews/star-choice.tsx'
import '../reviews/reviews.css'

/** How the global buyer did: said once, when the request is over. */
export function BuyerReview({ request }: { request: OwnRequestWire }) {
  const texts = useTexts(buyerReviewText)
  const { review, acts } = request
  if (review)
    return (
      <section className="src-review" aria-labelledby="src-review">
        <h2 id="src-review">{texts.own}</h2>
        <p>{texts.stars(review.stars)}</p>
        <p>{review.words}</p>
        {review.isHidden ? <p className="mute">{texts.hidden}</p> : null}
      </section>
    )
  return acts.includes('review') ? <Form request={request} /> : null
}

function Form({ request: { requestNo, version } }: { request: OwnRequestWire }) {
  const texts = useTexts(buyerReviewText)
  const language = useLanguage()
  const tried = useTried('request')?.values
  const [stars, choose] = useState(Number(tried?.stars ?? 0))
  const [words, write] = useState(tried?.words ?? '')
  const { keyOf } = useRequestKey()
  const [answer, keep] = useState<{ problems: Record<string, string>; refusal: string }>({ problems: {}, refusal: '' })
  const send = async () => {
    const said = { requestNo, version, stars, words }
    const result = await call(reviewBuyer, said, { quiet: true, idempotencyKey: keyOf(said) })
    if (!result.ok) {
      const { fields: problems = {} } = result.data
      return keep({ problems, refusal: Object.keys(problems).length > 0 ? '' : result.msg })
    }
    const next = new URLSearchParams({ no: requestNo, done: 'reviewed' })
    return location.assign(`${localPath(language, '/myaccount/sourcing/request')}?${next}`)
  }
  return (
    <section className="src-review" aria-labelledby="src-review">
      <h2 id="src-review">{texts.title}</h2>
      <p className="mute">{texts.lead}</p>
      <OwnForm noValidate className="member-form">
        <input type="hidden" name="version" value={version} />
        <StarChoice id="buyer" stars={stars} problem={answer.problems.stars} onChange={choose} />
        <TextArea
          label={texts.words}
          name="words"
          rows={4}
          maxLength={MOST_SOURCING_WORDS}
          value={words}
          problem={answer.problems.words}
          onChange={({ target }) => write(target.value)}
        />
        <div role="alert">{answer.refusal ? <p className="field-problem">{answer.refusal}</p> : null}</div>
        <Button {...pressOrSend('review', () => void send())}>{texts.send}</Button>
      </OwnForm>
    </section>
  )
}
