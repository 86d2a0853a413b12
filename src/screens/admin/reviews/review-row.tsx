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
import { useCaseStep } from '#desk/case/use-case-step.ts'
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
  const { approve, busy } = useApproving(review)
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
          <Button busy={busy} aria-label={label(show)} aria-keyshortcuts="a" onClick={() => void approve()}>
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
      {asking ? <WordsDialog key={asking} review={review} act={asking} onClose={() => ask(undefined)} /> : null}
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

function useApproving({ reviewId }: AdminReview) {
  const texts = useTexts(adminReviewsText)
  const { act, busy } = useDeskAction((said: DecideReviewInput) => callAdmin(decideReview, said))
  const approve = async (): Promise<void> => {
    if (busy) return
    const result = await act({ reviewId, act: 'approve', words: '' })
    askAgain(listAdminReviews)
    toast(result.ok ? 'success' : 'error', result.ok ? texts.done : result.msg)
  }
  return { approve, busy }
}

type DialogProps = { review: AdminReview; act: 'hide' | 'reply'; onClose: () => void }

function WordsDialog({ review: { reviewId, reply }, act, onClose }: DialogProps) {
  const texts = useTexts(adminReviewsText)
  const [words, write] = useState(act === 'reply' ? reply : '')
  const isHiding = act === 'hide'
  const askAnew = () => askAgain(listAdminReviews)
  const { problems, refusal, busy, send } = useCaseStep({
    call: (said: string, options) => callAdmin(decideReview, { reviewId, act, words: said }, options),
    onDone: () => {
      askAnew()
      toast('success', texts.done)
      onClose()
    },
    onRefused: askAnew,
  })
  return (
    <DeskDialog onClose={onClose} title={isHiding ? texts.hideTitle : texts.answerTitle}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={isHiding ? texts.hide : texts.answer}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send(words)
        }}
      >
        <p>{isHiding ? texts.hideWords : texts.answerWords}</p>
        <TextArea
          label={isHiding ? texts.why : texts.words}
          rows={3}
          maxLength={300}
          value={words}
          problem={problems.words}
          data-autofocus=""
          onChange={({ target }) => write(target.value)}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
