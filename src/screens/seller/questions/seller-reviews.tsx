import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerReviewsText } from '#language/seller/seller-reviews.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ReviewOfSeller } from '#modules/reviews/merchant-answers.contract.ts'
import { answerReview, listReviewsOfSeller, removeReviewAnswer } from '#modules/reviews/merchant-answers.paths.ts'
import { kindsWithPages } from '#modules/profiles/profiles.rules.ts'
import { answerQueues, LONGEST_ANSWER } from '#modules/reviews/reviews.rules.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain, KEEP_LAST, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskListResult } from '#desk/list-result.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller, useSellerDesk } from '#screens/seller/frame/seller-session.ts'
import { productAddress } from '#screens/store/addresses.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerReviewsText.title)

/** What buyers wrote of items this merchant sold: what has waited longest first. */
export default function SellerReviews() {
  const texts = useTexts(sellerReviewsText)
  const { query, addressOf } = useListAddress()
  const state = answerQueues.find((known) => known === query.state) ?? 'open'
  const found = useDeskQuery(listReviewsOfSeller, { state, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <PostAsShop />
      {found.data ? (
        <CaseQueues
          label={texts.queues}
          names={texts}
          queues={answerQueues.map((one) => ({ queue: one, num: found.data?.queues[one] ?? 0 }))}
          chosen={state}
          addressOf={addressOf}
        />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => list.map((review) => <Review key={review.reviewId} review={review} />)}
      </DeskListResult>
    </>
  )
}

/** Where a company writes posts in its own name. */
function PostAsShop() {
  const language = useLanguage()
  const texts = useTexts(sellerReviewsText)
  const desk = useSellerDesk()
  if (desk.phase !== 'signed-in' || desk.visit || !kindsWithPages.includes(desk.merchant.kind)) return null
  const query = new URLSearchParams({ as: desk.merchant.merchantId })
  return (
    <p className="admin-lead">
      {texts.postWords}
      {language === 'zh' ? '' : ' '}
      <a className="link" href={`${localPath(language, '/community/write')}?${query}`}>
        {texts.post}
      </a>
    </p>
  )
}

function Review({ review }: { review: ReviewOfSeller }) {
  const language = useLanguage()
  const texts = useTexts(sellerReviewsText)
  const { stars, author, date, text, answer } = review
  return (
    <article className="admin-review">
      <p>
        <b>{texts.stars(stars)}</b>
        <span className="mute">
          {' · '}
          <span lang={writtenIn(author)}>{author}</span>
          {` · ${showMoment(date, language)} · `}
        </span>
        <a className="link" data-row href={productAddress(language, review.brandCode, review.articleNumber)}>
          {pieceName(review.brandName, review.title)}
        </a>
      </p>
      <p className="admin-note" lang={writtenIn(text)}>
        {text}
      </p>
      {answer ? <OwnAnswer answer={answer} /> : null}
      <Ways review={review} />
    </article>
  )
}

function OwnAnswer({ answer: { text, state, reason } }: { answer: NonNullable<ReviewOfSeller['answer']> }) {
  const texts = useTexts(sellerReviewsText)
  return (
    <>
      <p className="mute">{texts.own}</p>
      <p className="admin-note" lang={writtenIn(text)}>
        {text}
      </p>
      {state === 'waiting' ? <p role="note">{texts.waiting}</p> : null}
      {state === 'hidden' ? (
        <p role="note">
          {texts.hidden} {reason}
        </p>
      ) : null}
    </>
  )
}

function Ways({ review: { reviewId, author, answer } }: { review: ReviewOfSeller }) {
  const texts = useTexts(sellerReviewsText)
  const [isWriting, write] = useState(false)
  const { act, busy } = useDeskAction((version: number) => callSeller(removeReviewAnswer, { reviewId, version }))
  const remove = async (version: number): Promise<void> => {
    const result = await act(version)
    toast(result.ok ? 'success' : 'error', result.ok ? texts.removed : result.msg)
    askAgain(listReviewsOfSeller)
  }
  const press = answer ? texts.edit : texts.answer
  return (
    <p className="admin-buttons">
      <Button look="line" aria-label={texts.ofReview(press, author)} onClick={() => write(true)}>
        {press}
      </Button>
      {answer?.state === 'shown' ? (
        <Button
          look="text"
          busy={busy}
          aria-label={texts.ofReview(texts.remove, author)}
          onClick={() => void remove(answer.version)}
        >
          {texts.remove}
        </Button>
      ) : null}
      {isWriting ? (
        <AnswerDialog
          reviewId={reviewId}
          version={answer?.version ?? 0}
          before={answer?.text ?? ''}
          onClose={() => write(false)}
        />
      ) : null}
    </p>
  )
}

type DialogProps = { reviewId: string; version: number; before: string; onClose: () => void }

function AnswerDialog({ reviewId, version, before, onClose }: DialogProps) {
  const texts = useTexts(sellerReviewsText)
  const [text, write] = useState(before)
  const askAnew = () => askAgain(listReviewsOfSeller)
  const { problems, refusal, busy, send } = useCaseStep({
    call: (said: string, options) => callSeller(answerReview, { reviewId, version, text: said }, options),
    onDone: ({ state }) => {
      askAnew()
      toast('success', state === 'waiting' ? texts.waiting : texts.saved)
      onClose()
    },
    onRefused: askAnew,
  })
  return (
    <DeskDialog onClose={onClose} title={texts.own}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts.save}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send(text)
        }}
      >
        <TextArea
          label={texts.words}
          hint={texts.wordsHint}
          rows={4}
          maxLength={LONGEST_ANSWER}
          value={text}
          problem={problems.text}
          data-autofocus=""
          onChange={({ target }) => write(target.value)}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
