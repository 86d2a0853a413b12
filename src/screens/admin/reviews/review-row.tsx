import { pieceName } from '#language/product/piece-name.ts'
import { useState } from 'react'
import { adminReviewsText } from '#language/admin/admin-reviews.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminReview, DecideReviewInput } from '#modules/reviews/reviews.contract.ts'
import { decideReview, listAdminReviews } from '#modules/reviews/reviews.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { SentPictures } from '#desk/case/sent-pictures.tsx'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { productAddress } from '#screens/store/addresses.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** One review, with what others say against it, and the decision. */
export function AdminReviewRow({ review }: { review: AdminReview }) {
  const texts = useTexts(adminReviewsText)
  const [asking, ask] = useState<'hide' | 'reply'>()
  const { decide, busy } = useDeciding(review)
  const label = (act: string) => texts.ofReview(act, review.author)
  const shows = review.state !== 'approved' || review.reports.length > 0
  const show = review.state === 'approved' ? texts.keep : texts.approve
  return (
    <article className="admin-review">
      <Head review={review} />
      <p className="admin-note" lang={writtenIn(review.text)}>
        {review.text}
      </p>
      <SentPictures ids={review.pictureIds} />
      <Said title={texts.reports} words={review.reports} />
      <Said title={texts.reason} words={review.reason ? [review.reason] : []} />
      <Said title={texts.reply} words={review.reply ? [review.reply] : []} />
      <p className="admin-buttons">
        {shows ? (
          <Button busy={busy} aria-label={label(show)} aria-keyshortcuts="a" onClick={() => void decide('approve', '')}>
            {show}
          </Button>
        ) : null}
        {review.state === 'hidden' ? null : (
          <Button look="line" aria-label={label(texts.hide)} aria-keyshortcuts="h" onClick={() => ask('hide')}>
            {texts.hide}
          </Button>
        )}
        <Button look="line" aria-label={label(texts.answer)} aria-keyshortcuts="r" onClick={() => ask('reply')}>
          {texts.answer}
        </Button>
      </p>
      {asking ? (
        <WordsDialog
          key={asking}
          act={asking}
          first={asking === 'reply' ? review.reply : ''}
          busy={busy}
          onSend={(words) => decide(asking, words)}
          onClose={() => ask(undefined)}
        />
      ) : null}
    </article>
  )
}

function Head({ review }: { review: AdminReview }) {
  const language = useLanguage()
  const texts = useTexts(adminReviewsText)
  return (
    <p>
      <b>{texts.stars(review.stars)}</b>
      <span className="mute">
        {' · '}
        <span lang={writtenIn(review.author)}>{review.author}</span>
        {` · ${showMoment(review.date, language)} · `}
      </span>
      <a className="link" data-row href={productAddress(language, review.brandCode, review.articleNumber)}>
        {pieceName(review.brandName, review.title)}
      </a>
      <OrderLink orderNo={review.orderNo} />
    </p>
  )
}

function OrderLink({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const may = useMay()
  if (!orderNo || !may('read-orders')) return null
  return (
    <>
      {' · '}
      <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
        {orderNo}
      </a>
    </>
  )
}

function Said({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <>
      <p className="mute">{title}</p>
      {words.map((one, at) => (
        <p key={at} className="admin-note" lang={writtenIn(one)}>
          {one}
        </p>
      ))}
    </>
  )
}

/** Answers what is wrong, or nothing. */
function useDeciding({ reviewId }: AdminReview) {
  const texts = useTexts(adminReviewsText)
  const { act: step, busy } = useDeskAction((said: DecideReviewInput) => callAdmin(decideReview, said))
  const decide = async (act: DecideReviewInput['act'], words: string): Promise<string | undefined> => {
    if (busy) return undefined
    const result = await step({ reviewId, act, words })
    askAgain(listAdminReviews)
    if (result.ok) toast('success', texts.done)
    else if (act === 'approve') toast('error', result.msg)
    return result.ok ? undefined : (result.data.fields?.words ?? result.msg)
  }
  return { decide, busy }
}

type DialogProps = {
  act: 'hide' | 'reply'
  first: string
  busy: boolean
  onSend: (words: string) => Promise<string | undefined>
  onClose: () => void
}

function WordsDialog({ act, first, busy, onSend, onClose }: DialogProps) {
  const texts = useTexts(adminReviewsText)
  const [words, write] = useState(first)
  const [problem, setProblem] = useState<string>()
  const isHiding = act === 'hide'
  return (
    <DeskDialog onClose={onClose} title={isHiding ? texts.hideTitle : texts.answerTitle}>
      <DeskDialogForm
        busy={busy}
        refusal={undefined}
        press={isHiding ? texts.hide : texts.answer}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void onSend(words).then((wrong) => (wrong ? setProblem(wrong) : onClose()))
        }}
      >
        <p>{isHiding ? texts.hideWords : texts.answerWords}</p>
        <TextArea
          label={isHiding ? texts.why : texts.words}
          rows={3}
          maxLength={300}
          value={words}
          problem={problem}
          data-autofocus=""
          onChange={({ target }) => write(target.value)}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
