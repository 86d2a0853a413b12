import { useCallback, useEffect, useRef, useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { reviewFormText, reviewStateText } from '#language/account/reviews.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { languageOfPath, writtenIn } from '#language/languages.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ReviewChoicesWire } from '#modules/reviews/reviews.contract.ts'
import { listReviewChoices, writeReview } from '#modules/reviews/reviews.paths.ts'
import { MOST_REVIEW_PICTURES, WIDEST_REVIEW, WIDEST_REVIEWER } from '#modules/reviews/reviews.rules.ts'
import { call, newIdempotencyKey } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextArea, TextField, Tick } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { productAddress } from '../addresses.ts'
import { headTags } from '../head-tags.ts'
import { OrderCode } from '../order/order-code.tsx'
import { OrderMissing } from '../order/order-missing.tsx'
import { PicturesField, type SentPicture } from '../pictures-field.tsx'
import '../order/order.css'
import './reviews.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(reviewFormText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** What a buyer writes of the pieces of an order, each once. */
export default function ReviewForm() {
  const language = useLanguage()
  const texts = useTexts(reviewFormText)
  const orders = useTexts(orderText)
  const orderNo = new URLSearchParams(useLocation().search).get('orderNo') ?? ''
  const { choices, standing, load, show } = useChoices(orderNo)
  if (standing === 'missing') return <OrderMissing />
  const back = localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  return (
    <div className="wrap order-page">
      <p className="order-back">
        <a className="link" href={back}>
          {orders.title(orderNo)}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mute">{texts.lead}</p>
      {standing === 'code' ? <OrderCode orderNo={orderNo} onProven={load} onLeave={() => location.assign(back)} /> : null}
      {choices ? <Pieces choices={choices} back={back} onChange={show} /> : null}
      {!choices && standing !== 'code' ? (
        <div aria-busy="true">
          <ScriptNeeded />
          <Skeleton height={360} />
        </div>
      ) : null}
    </div>
  )
}

function useChoices(orderNo: string) {
  const [choices, show] = useState<ReviewChoicesWire>()
  const [standing, setStanding] = useState<'asking' | 'code' | 'missing' | 'there'>('asking')
  const load = useCallback(async () => {
    const result = await call(listReviewChoices, { orderNo }, { quiet: true })
    if (result.ok) show(result.data)
    setStanding(result.ok ? 'there' : result.code === screenCodes.ORDER_CODE_NEEDED ? 'code' : 'missing')
  }, [orderNo])
  useEffect(() => void load(), [load])
  return { choices, standing, load, show }
}

type PiecesProps = { choices: ReviewChoicesWire; back: string; onChange: (choices: ReviewChoicesWire) => void }
type Piece = ReviewChoicesWire['pieces'][number]

function Pieces({ choices, back, onChange }: PiecesProps) {
  const language = useLanguage()
  const texts = useTexts(reviewFormText)
  if (choices.pieces.length === 0) {
    const order = (
      <a className="btn" href={back}>
        {texts.toOrder}
      </a>
    )
    return (
      <EmptyState title={texts.none} action={order}>
        {texts.noneWords}
      </EmptyState>
    )
  }
  return (
    <ul className="review-pieces">
      {choices.pieces.map((piece) => (
        <li key={piece.productId} className="review-piece">
          <Picture picture={piece.productImg} sizes="88px" most={360} alt="" />
          <div>
            <h2>
              <a href={productAddress(language, piece.brandCode, piece.articleNumber)}>{`${piece.brandName} ${piece.title}`}</a>
            </h2>
            {piece.review ? <Written review={piece.review} /> : <Form piece={piece} choices={choices} onChange={onChange} />}
          </div>
        </li>
      ))}
    </ul>
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
  const [stars, setStars] = useState(0)
  const [typed, setTyped] = useState({ text: '', name: '' })
  const [pictures, setPictures] = useState<readonly SentPicture[]>([])
  const { problems, refusal, busy, send } = useWriting(choices.orderNo, piece.productId, onChange)
  return (
    <form
      className="member-form by-script"
      noValidate
      aria-label={`${piece.brandName} ${piece.title}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send({ stars, ...typed, pictures: pictures.map(({ uploadId }) => uploadId) })
      }}
    >
      <StarChoice id={piece.productId} stars={stars} problem={problems.stars} onChange={setStars} />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
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
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {busy ? texts.sending : texts.send}
      </Button>
    </form>
  )
}

type NameProps = { masked: string; name: string; problem: string | undefined; onChange: (name: string) => void }

function NameField({ masked, name, problem, onChange }: NameProps) {
  const texts = useTexts(reviewFormText)
  return (
    <TextField
      label={texts.name}
      optional={texts.optional}
      hint={texts.nameHint(masked)}
      typing={{ widest: WIDEST_REVIEWER, noLeadingBlank: true }}
      value={name}
      problem={problem}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type StarsProps = { id: string; stars: number; problem: string | undefined; onChange: (stars: number) => void }

function StarChoice({ id, stars, problem, onChange }: StarsProps) {
  const texts = useTexts(reviewFormText)
  return (
    <fieldset className="review-stars" aria-describedby={problem ? `stars-${id}` : undefined}>
      <legend className="field-label">{texts.stars}</legend>
      {[1, 2, 3, 4, 5].map((num) => (
        <Tick key={num} type="radio" name={`stars-${id}`} value={num} checked={num === stars} onChange={() => onChange(num)}>
          {texts.starsOf(num)}
        </Tick>
      ))}
      {problem ? (
        <p className="field-problem" id={`stars-${id}`}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}

type Written = { stars: number; text: string; name: string; pictures: string[] }

function useWriting(orderNo: string, productId: string, onChange: (choices: ReviewChoicesWire) => void) {
  const texts = useTexts(reviewFormText)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const [key, setKey] = useState(newIdempotencyKey)
  const send = async (written: Written) => {
    if (isSending.current) return
    if (written.stars === 0) return setProblems({ stars: texts.chooseStars })
    isSending.current = true
    setBusy(true)
    const result = await call(writeReview, { orderNo, productId, ...written }, { quiet: true, idempotencyKey: key })
    isSending.current = false
    setBusy(false)
    if (result.ok) {
      toast('success', texts.sent)
      return onChange(result.data)
    }
    // What is mended is another request.
    setKey(newIdempotencyKey())
    const { fields = {} } = result.data
    setProblems(fields)
    return setRefusal(Object.keys(fields).length === 0 ? result.msg : '')
  }
  return { problems, refusal, busy, send }
}
