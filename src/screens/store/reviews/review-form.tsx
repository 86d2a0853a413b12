import { pieceName } from '#language/product/piece-name.ts'
import { type ReactNode, useRef, useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { reviewFormText, reviewStateText } from '#language/account/reviews.text.ts'
import { languageOfPath, writtenIn } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ReviewChoicesWire } from '#modules/reviews/reviews.contract.ts'
import { listReviewChoices, writeReview } from '#modules/reviews/reviews.paths.ts'
import { MOST_REVIEW_PICTURES, WIDEST_REVIEW, WIDEST_REVIEWER } from '#modules/reviews/reviews.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { toast } from '#ui/toasts.ts'
import { productAddress } from '../addresses.ts'
import { type OwnPlace, useTried } from '../../own-page.tsx'
import { titleAbout } from '../order/order-title.ts'
import { headTags } from '../head-tags.ts'
import { type Choices, choicesOf, OrderChoices } from '../order/order-choices.tsx'
import { FormFoot, FormTold, OwnForm } from '../own-form.tsx'
import { PicturesField, type SentPicture, triedPictures } from '../pictures-field.tsx'
import { StarChoice } from './star-choice.tsx'
import './reviews.css'
import { useRequestKey } from '#ui/request-key.ts'
import '../account/member-parts.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: titleAbout(location, textsIn(reviewFormText, languageOfPath(location.pathname)).title),
    pathname: location.pathname,
    matches,
  })

export async function own(call: MakeCall, { search }: Pick<OwnPlace, 'search'>): Promise<Choices<ReviewChoicesWire>> {
  return choicesOf(await call(listReviewChoices, { orderNo: search.get('orderNo') ?? '' }))
}

/** What a buyer writes of the pieces of an order, each once. */
export default function ReviewForm() {
  const texts = useTexts(reviewFormText)
  return (
    <OrderChoices own={own} asked={{}} title={texts.title} lead={texts.lead} className="review-form">
      {(choices, show) => <Pieces choices={choices} onChange={show} />}
    </OrderChoices>
  )
}

type PiecesProps = { choices: ReviewChoicesWire; onChange: (choices: ReviewChoicesWire) => void }
type Piece = ReviewChoicesWire['pieces'][number]

function Pieces({ choices, onChange }: PiecesProps) {
  const language = useLanguage()
  const texts = useTexts(reviewFormText)
  const asked = { unit: new URLSearchParams(useLocation().search).get('unit'), sent: useTried('review')?.values.productId }
  if (choices.pieces.length === 0) {
    const order = (
      <a className="btn" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${choices.orderNo}`)}>
        {texts.toOrder}
      </a>
    )
    return (
      <EmptyState title={texts.none} action={order}>
        {texts.noneWords}
      </EmptyState>
    )
  }
  const chosen = chosenPiece(choices.pieces, asked)
  return (
    <>
      <FormTold form="" done={{ sent: texts.sent }} />
      <ul className="review-pieces">
        {choices.pieces
          .toSorted((one, other) => Number(other === chosen) - Number(one === chosen))
          .map((piece) => (
            <li key={piece.productId} className="review-piece">
              <Picture picture={piece.productImg} sizes="88px" most={360} alt="" />
              <div>
                <h2>
                  <a href={productAddress(language, piece.brandCode, piece.articleNumber)}>
                    {pieceName(piece.brandName, piece.title)}
                  </a>
                </h2>
                {piece.review ? (
                  <Written review={piece.review} />
                ) : (
                  <Fold open={piece === chosen}>
                    <Form piece={piece} choices={choices} onChange={onChange} />
                  </Fold>
                )}
              </div>
            </li>
          ))}
      </ul>
    </>
  )
}

/** The one that was sent without script and refused, the one that was followed from the order, or the first without a review. */
const chosenPiece = (pieces: Piece[], asked: { unit: string | null; sent: string | undefined }): Piece | undefined =>
  pieces.find(({ productId }) => productId === asked.sent) ??
  pieces.find(({ unitIds }) => asked.unit !== null && unitIds.includes(asked.unit)) ??
  pieces.find(({ review }) => review === null)

/** One form at a time; the others open at a press. */
function Fold({ open, children }: { open: boolean; children: ReactNode }) {
  const texts = useTexts(reviewFormText)
  if (open) return children
  return (
    <details className="review-fold">
      <summary className="link">{texts.write}</summary>
      {children}
    </details>
  )
}

function Written({ review }: { review: NonNullable<Piece['review']> }) {
  const texts = useTexts(reviewFormText)
  const states = useTexts(reviewStateText)
  return (
    <div className="review-written">
      <p className="mute">{`${texts.starsOf(review.stars)} · ${states[review.state]}`}</p>
      <p lang={writtenIn(review.text)}>{review.text}</p>
      {review.reason ? <p>{review.reason}</p> : null}
      {review.reply ? (
        <p>
          <b>{texts.reply}</b> <span lang={writtenIn(review.reply)}>{review.reply}</span>
        </p>
      ) : null}
    </div>
  )
}

type FormProps = { piece: Piece; choices: ReviewChoicesWire; onChange: (choices: ReviewChoicesWire) => void }

function Form({ piece, choices, onChange }: FormProps) {
  const texts = useTexts(reviewFormText)
  const sent = useTried('review')
  const tried = sent?.values.productId === piece.productId ? sent : undefined
  const { stars, setStars, typed, setTyped, pictures, setPictures } = useTyped(tried)
  const { problems, refusal, busy, send } = useWriting({ orderNo: choices.orderNo, productId: piece.productId, tried, onChange })
  return (
    <OwnForm
      path={`/myaccount/orders/review?orderNo=${choices.orderNo}`}
      encType="multipart/form-data"
      className="member-form"
      noValidate
      aria-label={pieceName(piece.brandName, piece.title)}
      onSubmit={(event) => {
        event.preventDefault()
        void send({ stars, ...typed, pictures: pictures.map(({ uploadId }) => uploadId) })
      }}
    >
      <input type="hidden" name="productId" value={piece.productId} />
      <StarChoice id={piece.productId} stars={stars} problem={problems.stars} onChange={setStars} />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        name="text"
        rows={3}
        maxLength={WIDEST_REVIEW * 2}
        value={typed.text}
        problem={problems.text}
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
      />
      <NameField
        masked={choices.masked}
        name={typed.name}
        problem={problems.name}
        onChange={(name) => setTyped({ ...typed, name })}
      />
      <PicturesField
        purpose="review"
        label={texts.pictures}
        hint={texts.picturesHint}
        most={MOST_REVIEW_PICTURES}
        pictures={pictures}
        problem={problems.pictures}
        onChange={setPictures}
      />
      <FormFoot refusal={refusal} busy={busy} words={busy ? texts.sending : texts.send} />
    </OwnForm>
  )
}

/** As it was sent without script, or empty. */
function useTyped(tried: Tried | undefined) {
  const [stars, setStars] = useState(Number(tried?.values.stars ?? 0))
  const [typed, setTyped] = useState({ text: tried?.values.text ?? '', name: tried?.values.name ?? '' })
  const [pictures, setPictures] = useState<readonly SentPicture[]>(triedPictures(tried))
  return { stars, setStars, typed, setTyped, pictures, setPictures }
}

type NameProps = { masked: string; name: string; problem: string | undefined; onChange: (name: string) => void }

function NameField({ masked, name, problem, onChange }: NameProps) {
  const texts = useTexts(reviewFormText)
  return (
    <TextField
      label={texts.name}
      optional={texts.optional}
      hint={texts.nameHint(masked)}
      name="name"
      typing={{ widest: WIDEST_REVIEWER, noLeadingBlank: true }}
      value={name}
      problem={problem}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type Written = { stars: number; text: string; name: string; pictures: string[] }

type Writing = { orderNo: string; productId: string; tried: Tried | undefined; onChange: FormProps['onChange'] }

function useWriting({ orderNo, productId, tried, onChange }: Writing) {
  const texts = useTexts(reviewFormText)
  const [problems, setProblems] = useState(tried?.problems ?? {})
  const [refusal, setRefusal] = useState(tried?.told ?? '')
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const { keyOf } = useRequestKey()
  const send = async (written: Written) => {
    if (isSending.current) return
    if (written.stars === 0) return setProblems({ stars: texts.chooseStars })
    isSending.current = true
    setBusy(true)
    const result = await call(writeReview, { orderNo, productId, ...written }, { quiet: true, idempotencyKey: keyOf(written) })
    isSending.current = false
    setBusy(false)
    if (result.ok) {
      toast('success', texts.sent)
      return onChange(result.data)
    }
    const { fields = {} } = result.data
    setProblems(fields)
    return setRefusal(Object.keys(fields).length === 0 ? result.msg : '')
  }
  return { problems, refusal, busy, send }
}
