import { useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { reviewReportText } from '#language/account/reviews.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { reportReview } from '#modules/reviews/reviews.paths.ts'
import { MOST_REPORT_WORDS } from '#modules/reviews/reviews.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextArea } from '#ui/fields.tsx'
import { useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { OwnForm } from '../own-form.tsx'
import '../order/order.css'
import './reviews.css'
import '../account/member-parts.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(reviewReportText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** Somebody finds a review wrong. */
export default function ReportReview() {
  const texts = useTexts(reviewReportText)
  const language = useLanguage()
  const isDone = new URLSearchParams(useLocation().search).get('done') === 'sent'
  const [isSent, setSent] = useState(isDone)
  const shop = (
    <a className="btn" href={localPath(language, '/')}>
      {texts.toShop}
    </a>
  )
  if (isSent)
    return (
      <EmptyState level={1} title={texts.sent} action={shop}>
        {texts.sentWords}
      </EmptyState>
    )
  return (
    <div className="wrap order-page">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mute">{texts.lead}</p>
      <Form onSent={() => setSent(true)} />
    </div>
  )
}

function Form({ onSent }: { onSent: () => void }) {
  const texts = useTexts(reviewReportText)
  const search = new URLSearchParams(useLocation().search)
  const [reviewId, answerId] = [search.get('review') ?? '', search.get('answer') ?? '']
  const tried = useTried('report')
  const [words, write] = useState(tried?.values.words ?? '')
  const [problem, setProblem] = useState(tried && (tried.problems.words ?? tried.told))
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    setBusy(true)
    const result = await call(reportReview, { reviewId, answerId, words }, { quiet: true })
    setBusy(false)
    if (result.ok) onSent()
    else setProblem(result.data.fields?.words ?? result.msg)
  }
  return (
    <OwnForm
      path={`/product/report?${new URLSearchParams({ review: reviewId, ...(answerId && { answer: answerId }) })}`}
      className="member-form review-report"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={texts.words}
        name="words"
        rows={4}
        maxLength={MOST_REPORT_WORDS}
        value={words}
        problem={problem}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </OwnForm>
  )
}
